//! Announcements of steps, stops, questions, verdicts, notices, and of whatever else comes into
//! view: each once.

use crate::app::cx::Cx;
use crate::app::inspector::student;
use crate::app::look::Screen;
use crate::app::race;
use crate::lesson::View;
use crate::session::announcements::Announced;
use crate::session::student::Feedback;
use crate::window::access::{self, Voice};
use egui::Context;

/// Announces what happens. Holds the state at the last announcement.
#[derive(Default)]
pub struct Announcer(Option<FrontState>);

/// The state that announcements are about.
#[derive(PartialEq)]
struct FrontState {
    session: Announced,
    /// The last announcement to a student, and whether it was the summary.
    feedback: Option<(Feedback, bool)>,
    /// How the boards have done in a race.
    arrivals: Vec<Option<String>>,
    screen: Screen,
    view: View,
}

impl FrontState {
    fn of(ctx: &Context, cx: &Cx) -> Self {
        let student = cx.session.student();
        let boards = 0..cx.session.runs().len();
        let arrival = |index| {
            let arrival = cx.session.arrival(index);
            arrival.map(|_| race::racer(ctx, cx, index).words(cx.language))
        };
        Self {
            session: Announced::of(cx.session),
            feedback: student.map(|student| (student.feedback, student.is_over)),
            arrivals: boards.map(arrival).collect(),
            screen: cx.look.screen,
            view: cx.look.view,
        }
    }
}

impl Announcer {
    /// Announces what has happened since the last time; nothing while it plays.
    pub fn announce(&mut self, ctx: &Context, cx: &Cx) {
        let notice = cx.session.notice();
        let notice = notice.map_or_else(String::new, |notice| cx.word(notice.id()));
        access::say(ctx, Voice::Notice, &notice);
        if cx.session.playhead().is_playing() {
            return;
        }
        let now = FrontState::of(ctx, cx);
        let before = self.0.as_ref();
        if before == Some(&now) {
            return;
        }
        let announced = before.map(|before| &before.session);
        let mut words = Vec::from_iter(before.and_then(|before| opened(before, &now, cx)));
        words.extend(now.session.since(announced, cx.session, cx.language));
        words.extend(arrivals(before, &now));
        let feedback = before.map(|before| (before.feedback, &before.session));
        if let Some(student) = cx.session.student()
            && feedback != Some((now.feedback, &now.session))
        {
            words.push(student::said(cx, student));
        }
        self.0 = Some(now);
        if !words.is_empty() {
            access::say(ctx, Voice::Course, &words.join(" "));
        }
    }
}

/// What has just come into view: another screen, or the view that was asked for.
fn opened(before: &FrontState, now: &FrontState, cx: &Cx) -> Option<String> {
    let name = if before.screen != now.screen {
        cx.word(match now.screen {
            Screen::Running => "boards",
            Screen::Course => "course",
            Screen::Editor => "editing",
            Screen::Set => "set",
        })
    } else if before.view != now.view && before.session == now.session {
        cx.word(&format!("view-{}", now.view.id()))
    } else {
        return None;
    };
    Some(format!("{name}."))
}

/// The boards that have just ended in a race.
fn arrivals(before: Option<&FrontState>, now: &FrontState) -> Vec<String> {
    let arrived = now.arrivals.iter().enumerate();
    let new = arrived.filter_map(|(index, arrival)| {
        let is_known = before.is_some_and(|before| before.arrivals.get(index) == Some(arrival));
        let arrival = arrival.as_ref().filter(|_| !is_known)?;
        Some(format!("{arrival}."))
    });
    new.collect()
}
