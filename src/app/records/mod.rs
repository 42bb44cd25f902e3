//! What is remembered between sessions: settings, progress and the sketch, in one record each.
//! Records are shared between windows and versions of the program, so each window writes only what
//! it has changed and keeps everything else in the record.

mod merge;
mod names;
mod settings;
mod takeover;

use super::front::Front;
use super::look::Look;
use crate::explain::Language;
use crate::session::course::{CourseProgress, Progress};
use crate::session::{Command, Notice, Shelf};
use crate::window::platform::{OLD_RECORD, Records};
use merge::merge;
use names::{OTHER_SKETCH, PROGRESS, SETTINGS, SKETCH};
use serde::Serialize;
use serde_json::Value;
use settings::Settings;
use takeover::Failure;

/// The records as they were read.
#[derive(Default)]
pub struct Remembered {
    settings: Value,
    progress: Value,
    sketch: String,
}

impl Remembered {
    /// Reads the records. One that cannot be read is set aside, with a notice.
    pub fn read(records: &Records) -> (Self, Option<Notice>) {
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
        let [settings, progress, sketch] = [SETTINGS, PROGRESS, SKETCH].map(&mut read);
        let mut parse = |name, text: Option<String>| {
            let value = text.map_or(Ok(Value::Null), |text| parse(&text));
            value.unwrap_or_else(|()| {
                notice = Some(set_aside(records, name));
                Value::Null
            })
        };
        let remembered = Self {
            settings: parse(SETTINGS, settings),
            progress: parse(PROGRESS, progress),
            sketch: sketch.unwrap_or_default(),
        };
        (remembered, notice)
    }

    /// The language chosen, if any.
    pub fn language(&self) -> Option<Language> {
        settings::language(&self.settings)
    }

    /// Restores the look.
    pub fn restore(&self, look: &mut Look) {
        settings::restore(look, &self.settings);
    }

    /// Progress in the course.
    pub fn course(&self, shelf: Shelf) -> CourseProgress {
        course(&self.progress, shelf)
    }

    /// The editor's sketch.
    pub fn sketch(&self) -> &str {
        &self.sketch
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

fn course(record: &Value, shelf: Shelf) -> CourseProgress {
    let lessons = record["lessons"].as_object();
    let seen = lessons.into_iter().flatten().filter_map(|(id, seen)| {
        let seen = serde_json::from_value(seen.clone()).ok()?;
        Some((id.clone(), seen))
    });
    let last = record["last"].as_str().unwrap_or_default();
    CourseProgress::restored(seen.collect(), last.to_owned(), shelf)
}

/// The content of the records, for a window.
#[derive(Clone, PartialEq)]
struct Known {
    settings: Settings,
    progress: KnownProgress,
    sketch: String,
}

#[derive(Clone, Serialize, PartialEq)]
struct KnownProgress {
    last: String,
    lessons: Progress,
}

impl Known {
    fn of(front: &Front) -> Self {
        let course = front.session.course();
        Self {
            settings: Settings::of(&front.look),
            progress: KnownProgress {
                last: course.last().to_owned(),
                lessons: course.seen().clone(),
            },
            sketch: front.session.editor().kept(),
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
}

impl Memory {
    /// Starts from what has been read.
    pub fn new(records: Records, front: &Front) -> Self {
        let known = Known::of(front);
        Self {
            records,
            tried: known.clone(),
            known,
        }
    }

    /// Whether something has changed since the last attempt to write.
    pub fn is_stale(&self, front: &Front) -> bool {
        self.tried != Known::of(front)
    }

    /// Writes what has changed, and takes over progress made in other windows.
    pub fn write(&mut self, front: &mut Front, ctx: &egui::Context) {
        let _lock = self.records.lock();
        let own = Known::of(front);
        let settings = self.update(SETTINGS, &self.known.settings, &own.settings);
        let progress = self.update(PROGRESS, &self.known.progress, &own.progress);
        let sketch = self.update_sketch(&own.sketch);
        if settings.is_err() || progress.is_err() || sketch.is_err() {
            front.perform(ctx, Command::Notify(Notice::SettingsUnsaved));
        }
        if settings.is_ok() {
            self.known.settings = own.settings;
        }
        if sketch.is_ok() {
            self.known.sketch = own.sketch;
        }
        if let Ok(Some(progress)) = progress {
            let course = course(&progress, front.session.shelf());
            front.perform(ctx, Command::MergeProgress(course));
            self.known.progress = Known::of(front).progress;
        }
        self.tried = Known::of(front);
    }

    /// Writes a record if it has changed here. Returns its content afterwards.
    fn update<T: Serialize + PartialEq>(
        &self,
        name: &str,
        known: &T,
        own: &T,
    ) -> Result<Option<Value>, ()> {
        if own == known {
            return Ok(None);
        }
        let value = |known: &T| serde_json::to_value(known).expect("it is plain data");
        let text = self.records.read(name)?;
        let theirs = match text.as_deref().map(parse) {
            None => Value::Null,
            Some(Ok(theirs)) => theirs,
            // It was corrupted meanwhile.
            Some(Err(())) if self.records.set_aside(name) => Value::Null,
            Some(Err(())) => return Err(()),
        };
        let merged = merge(&value(known), &value(own), &theirs);
        let text = serde_json::to_string_pretty(&merged).expect("it is plain data");
        self.records
            .write(name, &text)
            .then_some(Some(merged))
            .ok_or(())
    }

    /// Writes the sketch if it has changed here. Another window's sketch is kept aside.
    fn update_sketch(&self, own: &str) -> Result<(), ()> {
        if own == self.known.sketch {
            return Ok(());
        }
        let theirs = self.records.read(SKETCH)?.unwrap_or_default();
        let is_of_other = theirs != self.known.sketch && theirs != own && !theirs.is_empty();
        let is_safe = !is_of_other || self.records.write(OTHER_SKETCH, &theirs);
        (is_safe && self.records.write(SKETCH, own))
            .then_some(())
            .ok_or(())
    }
}

#[cfg(test)]
mod tests;
