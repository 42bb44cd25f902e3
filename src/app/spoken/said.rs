//! What is said when something happens: steps, stops, questions, verdicts, and notices. Each once.

use crate::app::cx::Cx;
use crate::app::inspector::student;
use crate::app::race;
use crate::explain::{Language, Sentence};
use crate::lesson::{stop_in_words, stop_number_in_words};
use crate::session::questions::Posed;
use crate::session::student::Feedback;
use crate::session::verdict::{LETTERS, score_in_words, verdict_in_words};
use crate::window::access::{self, Voice};
use egui::Context;

/// What was there when something was said last.
#[derive(Default)]
pub struct Said(Option<Seen>);

/// What can be said.
#[derive(Clone, PartialEq)]
struct Seen {
    lesson: String,
    /// The boards that are shown, by run, and the steps they are at.
    boards: Vec<(u64, u64)>,
    stop: Option<usize>,
    /// The board and the step of the question, the first answer, and the final one.
    question: Option<(usize, u64, Option<usize>, Option<usize>)>,
    feedback: Option<Feedback>,
    is_over: bool,
    arrivals: Vec<Option<String>>,
    language: Language,
}

impl Seen {
    fn of(cx: &Cx) -> Self {
        let session = cx.session;
        let runs = session.runs();
        let shown = (0..runs.len()).filter(|index| !session.hides_board(*index));
        let student = session.student();
        let posed = session.questions().posed().filter(|_| student.is_none());
        Self {
            lesson: session.home().id.clone(),
            boards: (shown.map(|index| (runs[index].id(), runs[index].moment().step()))).collect(),
            stop: session.stop_here(),
            question: posed.map(|posed| (posed.board, posed.step, posed.tried, posed.answer)),
            feedback: student.map(|student| student.feedback()),
            is_over: student.is_some_and(|student| student.is_over()),
            arrivals: (0..runs.len())
                .map(|index| race::arrival(cx, index))
                .collect(),
            language: cx.language,
        }
    }
}

impl Said {
    /// Says what has happened since the last time. While it plays nothing is said.
    pub fn tell(&mut self, ctx: &Context, cx: &Cx) {
        let notice = cx.session.notice();
        let notice = notice.map_or_else(String::new, |notice| cx.word(notice.id()));
        access::say(ctx, Voice::Notice, &notice);
        if cx.session.playhead().is_playing() {
            return;
        }
        let now = Seen::of(cx);
        if self.0.as_ref() == Some(&now) {
            return;
        }
        let words = happened(self.0.as_ref(), &now, cx);
        self.0 = Some(now);
        if !words.is_empty() {
            access::say(ctx, Voice::Course, &words.join(" "));
        }
    }
}

/// What has happened between two moments.
fn happened(before: Option<&Seen>, now: &Seen, cx: &Cx) -> Vec<String> {
    let (session, language) = (cx.session, cx.language);
    let mut words = Vec::new();
    let before = before.filter(|before| before.lesson == now.lesson);
    if before.is_none() {
        let lesson = session.home();
        words.push(lesson.title.get(language).to_owned() + ".");
        words.push(lesson.text.get(language).to_owned());
    }
    let is_new = |(run, step): &&(u64, u64)| match before {
        Some(before) => !before.boards.contains(&(*run, *step)),
        None => *step > 0,
    };
    let student = session.student();
    for (run, _) in now.boards.iter().filter(is_new) {
        let index = session.runs().iter().position(|known| known.id() == *run);
        if let Some(index) = index.filter(|_| student.is_none()) {
            words.push(step(index, cx));
        }
    }
    for (index, arrival) in now.arrivals.iter().enumerate() {
        let is_known = before.is_some_and(|before| before.arrivals.get(index) == Some(arrival));
        if let Some(arrival) = arrival.as_ref().filter(|_| !is_known) {
            let title = session.runs().title(index, language);
            words.push(format!("{title}: {arrival}."));
        }
    }
    if let Some(number) = now
        .stop
        .filter(|_| before.is_none_or(|before| before.stop != now.stop))
    {
        let lesson = session.lesson();
        words.push(stop_number_in_words(lesson, number, language) + ".");
        if lesson.stops[number].title.is_some() {
            words.push(stop_in_words(lesson, number, language) + ".");
        }
        let text = session.stops().text(number);
        words.extend(text.map(|text| text.get(language).to_owned()));
    }
    let has_asked = before.and_then(|before| before.question);
    if now.question != has_asked
        && let Some(posed) = session.questions().posed()
    {
        words.extend(question(
            posed,
            has_asked.map(|asked| (asked.0, asked.1)),
            cx,
        ));
    }
    if let Some(student) = student
        && before.is_none_or(|b| {
            (b.feedback, b.is_over, &b.boards) != (now.feedback, now.is_over, &now.boards)
        })
    {
        words.push(student::said(cx, student));
    }
    words
}

/// The last step of a board, and whose it is if there are several.
fn step(index: usize, cx: &Cx) -> String {
    let runs = cx.session.runs();
    let sentence = Sentence::of(runs[index].moment(), cx.language);
    if runs.is_alone() {
        sentence.to_string()
    } else {
        format!("{}: {sentence}", runs.title(index, cx.language))
    }
}

/// A question that is new, or what has become of the one that was asked `before`.
fn question(posed: &Posed, before: Option<(usize, u64)>, cx: &Cx) -> Vec<String> {
    let language = cx.language;
    let mut words = Vec::new();
    if posed.answer.is_some() {
        words.push(verdict_in_words(posed, language));
        let explanation = posed.explanation.as_ref();
        words.extend(explanation.map(|text| text.get(language).to_owned()));
        words.push(score_in_words(cx.session.questions().score(), language) + ".");
    } else if posed.tried.is_some() {
        words.push(cx.word("answer-again"));
    } else if before != Some((posed.board, posed.step)) {
        words.push(posed.question.get(language).to_owned());
        let options = posed.options.iter().zip(LETTERS);
        let options =
            options.map(|(option, letter)| format!("{letter}: {}.", option.get(language)));
        words.extend(options);
    }
    words
}
