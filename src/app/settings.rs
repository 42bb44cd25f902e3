//! What is remembered from one day to the next.

use super::front::Front;
use crate::explain::Language;
use crate::explain::code::CodeLanguage;
use crate::scene::{BoardOptions, Theme};
use crate::session::course::{CourseProgress, Progress};
use crate::session::{Notice, Shelf};
use crate::window::platform;
use serde::{Deserialize, Serialize};

/// The settings, as they stand in their file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    language: Option<String>,
    theme: String,
    /// Text size relative to the usual one.
    pub zoom: f32,
    candidates: bool,
    coordinates: bool,
    code: String,
    /// The puzzle that is being written.
    sketch: String,
    /// How far the lessons of the course have been taken, and which was the last.
    progress: Progress,
    last_lesson: String,
}

impl Default for Settings {
    fn default() -> Self {
        let options = BoardOptions::default();
        Self {
            language: None,
            theme: Theme::default().id().to_owned(),
            zoom: 1.0,
            candidates: options.candidates,
            coordinates: options.coordinates,
            code: CodeLanguage::default().id().to_owned(),
            sketch: String::new(),
            progress: Progress::new(),
            last_lesson: String::new(),
        }
    }
}

impl Settings {
    /// The settings of last time. Where they cannot be read they are set aside, and it is said so.
    pub fn load() -> (Self, Option<Notice>) {
        let Some(source) = platform::read_settings() else {
            return (Self::default(), None);
        };
        match ron::from_str::<Self>(&source) {
            Ok(settings) => (settings.sane(), None),
            Err(_) => {
                platform::set_settings_aside();
                (Self::default(), Some(Notice::SettingsBroken))
            }
        }
    }

    /// Keeps the settings; says what went wrong, if something did.
    pub fn save(&self) -> Option<Notice> {
        let source = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default())
            .expect("settings are plain data");
        platform::write_settings(&source)
            .err()
            .map(|_| Notice::SettingsUnsaved)
    }

    fn sane(mut self) -> Self {
        if !(0.5..=4.0).contains(&self.zoom) {
            self.zoom = 1.0;
        }
        self
    }

    /// The language chosen, if one was.
    pub fn language(&self) -> Option<Language> {
        self.language.as_deref().and_then(Language::from_tag)
    }

    /// The theme chosen.
    pub fn theme(&self) -> Theme {
        Theme::from_id(&self.theme).unwrap_or_default()
    }

    /// What of a board is drawn.
    pub const fn options(&self) -> BoardOptions {
        BoardOptions {
            candidates: self.candidates,
            coordinates: self.coordinates,
        }
    }

    /// What programs are written in.
    pub fn code(&self) -> CodeLanguage {
        CodeLanguage::from_id(&self.code).unwrap_or_default()
    }

    /// The puzzle that was being written.
    pub fn sketch(&self) -> &str {
        &self.sketch
    }

    /// How far the lessons of the course had been taken.
    pub fn course(&self, shelf: Shelf) -> CourseProgress {
        CourseProgress::restored(self.progress.clone(), self.last_lesson.clone(), shelf)
    }

    /// The settings that describe a window.
    pub fn of(front: &Front) -> Self {
        let (look, course) = (&front.look, front.session.course());
        Self {
            language: Some(look.language.code().to_owned()),
            theme: look.theme.id().to_owned(),
            zoom: look.zoom,
            candidates: look.options.candidates,
            coordinates: look.options.coordinates,
            code: look.code.id().to_owned(),
            sketch: front.session.editor().kept(),
            progress: course.seen().clone(),
            last_lesson: course.last().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Lesson;
    use crate::session::Session;

    #[test]
    fn settings_go_both_ways() {
        let options = BoardOptions {
            candidates: false,
            coordinates: true,
        };
        let lesson = Lesson::read(crate::files::LESSONS[0].1).unwrap();
        let session = Session::new(lesson, Shelf(crate::files::LESSONS))
            .restored(CourseProgress::default(), "2x2;1..............4");
        let mut front = Front::of(session, Language::Es);
        let look = &mut front.look;
        (look.theme, look.options, look.code) = (Theme::Dark, options, CodeLanguage::Java);
        look.zoom = 1.25;
        let settings = Settings::of(&front);
        let source = ron::to_string(&settings).unwrap();
        let read: Settings = ron::from_str(&source).unwrap();
        assert_eq!(read, settings);
        assert_eq!(
            (read.language(), read.theme(), read.options(), read.code()),
            (Some(Language::Es), Theme::Dark, options, CodeLanguage::Java)
        );
        assert_eq!(read.sketch(), "2x2;1..............4");
    }

    #[test]
    fn absurd_settings_are_mended() {
        for zoom in ["NaN", "inf", "0", "-3", "1e9"] {
            let read: Settings =
                ron::from_str(&format!("(zoom: {zoom}, theme: \"pink\")")).unwrap();
            assert_eq!(
                (read.clone().sane().zoom, read.theme()),
                (1.0, Theme::Light)
            );
        }
    }
}
