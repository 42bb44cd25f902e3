//! What is remembered between sessions, in two records: settings with the editor's sketch, and
//! progress.
//!
//! Records are shared between windows and versions of the program. The last writer of a key counts,
//! and a window writes only keys that it has changed: every setting, learner, lesson and stop is
//! one.

mod patch;
mod progress;
mod settings;

use super::front::Front;
use super::look::Look;
use crate::explain::Language;
use crate::session::{Command, Notice, Roster, Session};
use crate::window::platform::Records;
use patch::patch;
use serde_json::Value;
use std::mem;
use std::sync::Arc;
use std::time::Duration;

const SETTINGS: &str = "settings.json";
const PROGRESS: &str = "progress.json";

/// The least time between two writes of the records, in seconds.
const SAVE_INTERVAL: f64 = 0.5;
/// Seconds after which to try again to save what could not be saved.
const RETRY_INTERVAL: f64 = 5.0;

/// The records of a window.
pub struct Memory {
    records: Records,
    settings: KnownRecord,
    progress: KnownRecord,
    /// Everyone's progress when the records were last up to date.
    roster: Option<Arc<Roster>>,
    /// Whether something may have to be written.
    is_due: bool,
    /// When the records may be written again, in seconds.
    next: f64,
}

/// A record, and what this window knows of it.
struct KnownRecord {
    name: &'static str,
    known: Value,
}

impl Memory {
    /// Reads the records. One that cannot be read is set aside, with a notice.
    pub fn read(records: Records) -> (Self, Option<Notice>) {
        let mut notice = None;
        let mut read = |name| {
            let text = records.read(name).map(Option::unwrap_or_default);
            let known = text.and_then(|text| parse(&text)).unwrap_or_else(|()| {
                notice = Some(match records.set_aside(name) {
                    true => Notice::SettingsBroken,
                    false => Notice::SettingsUnreadable,
                });
                Value::Null
            });
            KnownRecord { name, known }
        };
        let memory = Self {
            settings: read(SETTINGS),
            progress: read(PROGRESS),
            records,
            roster: None,
            is_due: false,
            next: f64::NEG_INFINITY,
        };
        (memory, notice)
    }

    /// The language chosen, if any.
    pub fn language(&self) -> Option<Language> {
        settings::language(&self.settings.known)
    }

    /// The size of the window, if it is known.
    pub fn size(&self) -> Option<(u32, u32)> {
        settings::size(&self.settings.known)
    }

    /// Restores the look.
    pub fn restore(&self, look: &mut Look) {
        settings::restore(look, &self.settings.known);
    }

    /// Restores everyone's progress and the sketch.
    pub fn resume(&self, session: Session) -> Session {
        let progress = &self.progress.known;
        let roster = progress::roster(progress, progress::last_learner(progress));
        session.restored(roster, settings::sketch(&self.settings.known))
    }

    /// From now on, what changes in the window is written.
    pub fn begin(&mut self, front: &mut Front) {
        self.settings.known = settings::value(front);
        self.progress.known = progress::value(front.session.roster());
        self.note(front);
    }

    /// Keeps the records and the window up to date with each other: at once, but at most twice a
    /// second, and a while after a failure. With `is_last` it does not wait. `now` is in seconds.
    pub fn keep(&mut self, front: &mut Front, ctx: &egui::Context, now: f64, is_last: bool) {
        self.is_due |= mem::take(&mut front.is_changed) | self.has_progress(front);
        if !self.is_due {
            return;
        }
        let left = self.next - now;
        if left > 0.0 && !is_last {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        let settings = settings::value(front);
        if self.has_progress(front) || settings != self.settings.known {
            self.next = now + SAVE_INTERVAL;
            self.is_due = !self.write(front, ctx, settings);
            if self.is_due {
                self.next = now + RETRY_INTERVAL;
            }
            // What other windows have written is shown now.
            ctx.request_repaint();
        } else {
            self.is_due = false;
        }
    }

    /// Whether anyone's progress may have changed.
    fn has_progress(&self, front: &Front) -> bool {
        let known = self.roster.as_ref();
        known.is_some_and(|known| !Arc::ptr_eq(known, front.session.roster()))
    }

    /// Writes what has changed, and takes over the progress made in other windows. Returns whether
    /// all could be written.
    fn write(&mut self, front: &mut Front, ctx: &egui::Context, settings: Value) -> bool {
        let _lock = self.records.lock();
        let roster = Arc::clone(front.session.roster());
        let mut is_broken = false;
        let settings = (self.settings).write(&self.records, settings, &mut is_broken);
        let own = progress::value(&roster);
        let progress = self.progress.write(&self.records, own, &mut is_broken);
        let has_failed = settings.is_err() || progress.is_err();
        // Where nothing can be saved, that is said once and not at every stop.
        if !mem::replace(&mut front.look.is_unsaved, has_failed) && has_failed {
            front.perform(ctx, Command::Notify(Notice::SettingsUnsaved));
        }
        if is_broken {
            front.perform(ctx, Command::Notify(Notice::SettingsBroken));
        }
        if let Ok(record) = progress {
            let roster = progress::roster(&record, &roster.current);
            self.progress.known = progress::value(&roster);
            front.perform(ctx, Command::MergeProgress(roster));
            self.note(front);
        }
        !has_failed
    }

    /// Notes what the records are up to date with.
    fn note(&mut self, front: &mut Front) {
        front.is_changed = false;
        self.roster = Some(Arc::clone(front.session.roster()));
    }
}

impl KnownRecord {
    /// Reads the record again, and writes into it what has changed here. Returns its content. A
    /// record that was corrupted meanwhile is set aside, and everything is written anew.
    fn write(&mut self, records: &Records, own: Value, is_broken: &mut bool) -> Result<Value, ()> {
        let found = records.read(self.name)?.unwrap_or_default();
        let found = match parse(&found) {
            Ok(found) => found,
            Err(()) if records.set_aside(self.name) => {
                *is_broken = true;
                self.known = Value::Null;
                Value::Null
            }
            Err(()) => return Err(()),
        };
        let mut record = found.clone();
        if own != self.known {
            patch(&mut record, &self.known, &own);
        }
        let text = || serde_json::to_string_pretty(&record).expect("it is plain data");
        if record != found && !records.write(self.name, &text()) {
            return Err(());
        }
        self.known = own;
        Ok(record)
    }
}

/// Parses a record: an object, or nothing if the text is empty.
fn parse(text: &str) -> Result<Value, ()> {
    if text.is_empty() {
        return Ok(Value::Null);
    }
    let value = serde_json::from_str(text).map_err(drop)?;
    Some(value).filter(Value::is_object).ok_or(())
}

/// Patches the third of three records with what changes from the first to the second, and restores
/// a look and progress from the result. The records stand one after the other with NUL between
/// them.
#[cfg(any(fuzzing, test))]
pub fn try_out(text: &str, front: &mut Front) {
    let mut records = text.split('\0').map(parse).map(Result::unwrap_or_default);
    let [before, own, mut record] = [(); 3].map(|()| records.next().unwrap_or_default());
    if own != before {
        patch(&mut record, &before, &own);
    }
    settings::restore(&mut front.look, &record);
    let known = settings::value(front);
    settings::restore(&mut front.look, &known);
    assert_eq!(settings::value(front), known);
    let roster = progress::roster(&record, progress::last_learner(&record));
    let written = progress::value(&roster);
    let again = progress::roster(&written, progress::last_learner(&written));
    assert_eq!(progress::value(&again), written);
}

#[cfg(test)]
mod tests;
