//! What is remembered between sessions: settings, progress, the sketch and those of other windows, in
//! one record each.
//! Records are shared between windows and versions of the program, so each window writes only what
//! it has changed and keeps everything else in the record.

mod merge;
mod names;
mod progress;
mod settings;
mod takeover;

use super::front::Front;
use super::look::{Look, Screen};
use crate::explain::Language;
use crate::session::course::CourseProgress;
use crate::session::{Command, Edit, Notice, Roster, Session, Shelf};
use crate::window::platform::{OLD_RECORD, Records};
use merge::{merge, merge_sets};
use names::{OTHER_SKETCH, PROGRESS, SETTINGS, SKETCH};
use serde_json::Value;
use settings::Settings;
use std::sync::Arc;
use std::time::SystemTime;
use takeover::Failure;

/// The records as they were read.
#[derive(Default)]
pub struct Remembered {
    settings: Value,
    progress: Value,
    sketch: String,
    others: Vec<String>,
}

impl Remembered {
    /// Reads the records. One that cannot be read is set aside, with a notice.
    pub fn read(records: &Records, shelf: Shelf) -> (Self, Option<Notice>) {
        let is_new = [SETTINGS, PROGRESS, SKETCH]
            .iter()
            .all(|name| records.read(name) == Ok(None));
        let taken_over = match is_new {
            true => takeover::take_over(records),
            false => Ok(()),
        };
        let mut notice = taken_over.err().map(|failure| match failure {
            Failure::Unreadable => set_aside(records, OLD_RECORD),
            Failure::Unwritable => Notice::SettingsUnsaved,
        });
        let mut read = |name| {
            records.read(name).unwrap_or_else(|()| {
                notice = Some(set_aside(records, name));
                None
            })
        };
        let [settings, progress, sketch, others] =
            [SETTINGS, PROGRESS, SKETCH, OTHER_SKETCH].map(&mut read);
        let mut parse = |name, text: Option<String>| {
            let value = text.map_or(Ok(Value::Null), |text| parse(&text));
            value.unwrap_or_else(|()| {
                notice = Some(set_aside(records, name));
                Value::Null
            })
        };
        let mut remembered = Self {
            settings: parse(SETTINGS, settings),
            progress: parse(PROGRESS, progress),
            sketch: sketch.unwrap_or_default(),
            others: others
                .iter()
                .flat_map(|text| text.lines())
                .map(str::to_owned)
                .collect(),
        };
        // At once, as the lessons may be others next time.
        if takeover::name_stops(&mut remembered.progress, shelf) {
            write_named(records, shelf);
        }
        (remembered, notice)
    }

    /// The language chosen, if any.
    pub fn language(&self) -> Option<Language> {
        settings::language(&self.settings)
    }

    /// The size of the window, if it is known.
    pub fn size(&self) -> Option<(u32, u32)> {
        settings::size(&self.settings)
    }

    /// Restores the look.
    pub fn restore(&self, look: &mut Look) {
        settings::restore(look, &self.settings);
    }

    /// Restores everyone's progress and the sketches.
    pub fn resume(&self, session: Session) -> Session {
        let roster = progress::roster(&self.progress, progress::last_learner(&self.progress));
        session.restored(roster, &self.sketch, &self.others)
    }
}

/// Writes the ids of stops that were recorded by number.
fn write_named(records: &Records, shelf: Shelf) {
    let _lock = records.lock();
    if let Ok(Some(text)) = records.read(PROGRESS)
        && let Ok(mut record) = parse(&text)
        && takeover::name_stops(&mut record, shelf)
    {
        write(records, PROGRESS, &record);
    }
}

fn set_aside(records: &Records, name: &str) -> Notice {
    if records.set_aside(name) {
        Notice::SettingsBroken
    } else {
        Notice::SettingsUnreadable
    }
}

/// Parses a record.
fn parse(text: &str) -> Result<Value, ()> {
    let value = serde_json::from_str(text).map_err(drop)?;
    Some(value).filter(Value::is_object).ok_or(())
}

/// The content of the records, for a window.
#[derive(Clone, PartialEq)]
struct Known {
    settings: Settings,
    roster: Arc<Roster>,
    sketch: String,
    others: Vec<String>,
}

impl Known {
    fn of(front: &Front) -> Self {
        let editor = front.session.editor();
        Self {
            settings: Settings::of(&front.look),
            roster: Arc::clone(front.session.roster()),
            sketch: editor.kept(),
            others: editor.others().to_vec(),
        }
    }
}

/// Keeps the records of a window up to date.
pub struct Memory {
    records: Records,
    /// What was written or read last.
    known: Known,
    /// What was to be written last. It is more than that if it could not be.
    tried: Known,
    /// The screen shown at that time.
    screen: Screen,
    /// When the progress was written last, by this or another window.
    written_at: Option<SystemTime>,
    /// Whether a record was corrupted by others and set aside.
    is_broken: bool,
}

impl Memory {
    /// Starts from what has been read.
    pub fn new(records: Records, front: &Front) -> Self {
        let known = Known::of(front);
        Self {
            written_at: records.written_at(PROGRESS),
            records,
            tried: known.clone(),
            known,
            screen: front.look.screen,
            is_broken: false,
        }
    }

    /// Whether something has changed since the last attempt to write, another window has written progress, or
    /// something is shown that other windows may have changed.
    pub fn is_stale(&self, front: &Front) -> bool {
        let is_written = || self.written_at != self.records.written_at(PROGRESS);
        self.screen != front.look.screen || self.tried != Known::of(front) || is_written()
    }

    /// Writes what has changed, and takes over what was done in other windows.
    pub fn write(&mut self, front: &mut Front, ctx: &egui::Context) {
        let _lock = self.records.lock();
        let own = Known::of(front);
        let settings = self.update_settings(&own.settings);
        let progress = self.update_progress(&own.roster, front.session.shelf());
        let sketches = self.update_sketches(&own);
        let has_failed = settings.is_err() || progress.is_err() || sketches.is_err();
        // Where nothing can be saved, say so once and not at every stop.
        if !std::mem::replace(&mut front.look.is_unsaved, has_failed) && has_failed {
            front.perform(ctx, Command::Notify(Notice::SettingsUnsaved));
        }
        if std::mem::take(&mut self.is_broken) {
            front.perform(ctx, Command::Notify(Notice::SettingsBroken));
        }
        if settings.is_ok() {
            self.known.settings = own.settings;
        }
        if let Ok(others) = sketches {
            front.perform(ctx, Command::Edit(Edit::Others(others)));
            self.known.sketch = own.sketch;
            self.known.others = front.session.editor().others().to_vec();
        }
        if let Ok(Some(progress)) = progress {
            let roster = progress::roster(&progress, own.roster.current());
            front.perform(ctx, Command::MergeProgress(roster));
            self.known.roster = Arc::clone(front.session.roster());
        }
        self.tried = Known::of(front);
        self.screen = front.look.screen;
        self.written_at = self.records.written_at(PROGRESS);
    }

    fn update_settings(&mut self, own: &Settings) -> Result<Option<Value>, ()> {
        let value = |settings: &Settings| serde_json::to_value(settings).expect("it is plain data");
        let (theirs, base) = self.read(SETTINGS, value(&self.known.settings))?;
        self.update(SETTINGS, &base, &value(own), &theirs, &theirs)
    }

    fn update_progress(&mut self, own: &Roster, shelf: Shelf) -> Result<Option<Value>, ()> {
        let known = progress::value(&self.known.roster);
        let (found, mut base) = self.read(PROGRESS, known)?;
        let mut theirs = found.clone();
        takeover::name_stops(&mut theirs, shelf);
        for (name, progress) in own.all() {
            let known = self.known.roster.all().get(name);
            // What is reset here does not come back from what others have recorded.
            if progress.resets() != known.map_or(0, CourseProgress::resets) {
                progress::forget(&mut base, name);
                progress::forget(&mut theirs, name);
            }
        }
        self.update(PROGRESS, &base, &progress::value(own), &theirs, &found)
    }

    /// Reads a record again, of which this window knows `base`. Of one that was corrupted meanwhile, and is set aside,
    /// nothing is known any more: everything is written anew.
    fn read(&mut self, name: &str, base: Value) -> Result<(Value, Value), ()> {
        let text = self.records.read(name)?;
        match text.as_deref().map(parse) {
            None => Ok((Value::Null, base)),
            Some(Ok(theirs)) => Ok((theirs, base)),
            Some(Err(())) if self.records.set_aside(name) => {
                self.is_broken = true;
                Ok((Value::Null, Value::Null))
            }
            Some(Err(())) => Err(()),
        }
    }

    /// Merges what has changed here into `theirs`, and writes the record if it is not what was
    /// found. Returns its content, if there is any.
    fn update(
        &self,
        name: &str,
        base: &Value,
        own: &Value,
        theirs: &Value,
        found: &Value,
    ) -> Result<Option<Value>, ()> {
        let merged = merge(base, own, theirs);
        let is_written = merged == *found || write(&self.records, name, &merged);
        let content = Some(merged).filter(Value::is_object);
        is_written.then_some(content).ok_or(())
    }

    /// Writes the sketch if it has changed here. Other windows' sketches are kept aside. Returns
    /// those.
    fn update_sketches(&self, own: &Known) -> Result<Vec<String>, ()> {
        let Known { sketch, others, .. } = &self.known;
        let theirs = self.records.read(SKETCH)?.unwrap_or_default();
        let aside = self.records.read(OTHER_SKETCH)?.unwrap_or_default();
        let aside: Vec<String> = aside.lines().map(str::to_owned).collect();
        let mut merged = merge_sets(others, &own.others, &aside);
        let is_changed = own.sketch != *sketch;
        if is_changed {
            // What others kept of this window's may be out of date by now.
            merged.retain(|other| other != sketch || own.others.contains(other));
            for line in theirs.lines().filter(|line| line != sketch) {
                if !merged.iter().any(|other| other == line) {
                    merged.push(line.to_owned());
                }
            }
            merged.retain(|other| *other != own.sketch);
        }
        let are_safe = merged == aside || self.records.write(OTHER_SKETCH, &merged.join("\n"));
        (are_safe && (!is_changed || self.records.write(SKETCH, &own.sketch)))
            .then_some(merged)
            .ok_or(())
    }
}

fn write(records: &Records, name: &str, record: &Value) -> bool {
    let text = serde_json::to_string_pretty(record).expect("it is plain data");
    records.write(name, &text)
}

/// Merges what changes from the first of three records to the second into the third, and restores
/// what has come of it. The records stand one after the other with NUL between them.
#[cfg(any(fuzzing, test))]
pub fn try_out(text: &str, look: &mut Look) {
    let mut records = text.split('\0').map(parse).map(Result::unwrap_or_default);
    let [base, own, theirs] = [(); 3].map(|()| records.next().unwrap_or_default());
    let merged = merge(&base, &own, &theirs);
    assert_eq!(merge(&merged, &merged, &theirs), theirs);
    settings::restore(look, &merged);
    let known = Settings::of(look);
    settings::restore(
        look,
        &serde_json::to_value(&known).expect("it is plain data"),
    );
    assert_eq!(Settings::of(look), known);
    let roster = progress::roster(&merged, progress::last_learner(&merged));
    let written = progress::value(&roster);
    let again = progress::roster(&written, progress::last_learner(&written));
    assert_eq!(progress::value(&again), written);
}

#[cfg(test)]
mod tests;
