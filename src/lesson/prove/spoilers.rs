//! Looks for answers that stand on the screen before their questions are answered.

use super::fault::{Fault, Told};
use crate::analysis::question::QuestionKind;
use crate::explain::Language;
use crate::lesson::{AskKind, Lesson, Point, Template, Text, scan};
use crate::puzzle::MAX_SIZE;
use crate::solver::Counter;
use crate::timeline::Moment;

/// The options of a question.
pub struct Options {
    pub right: Text,
    pub wrong: Vec<Text>,
}

/// Where the answer to the question of a stop can be read while none of the wrong options can. `boards`
/// are those that are shown beside the question, the board of the stop among them.
pub fn told(
    lesson: &Lesson,
    stop: usize,
    options: &Options,
    moment: &Moment,
    boards: &[(usize, Moment)],
) -> Option<Fault> {
    let stop = &lesson.stops[stop];
    let filled = |template: &Template| template.filled(Some(moment));
    let ask = stop.ask.as_ref()?;
    let text = stop.text.as_ref().map(filled);
    let question = ask.question.as_ref().map(filled);
    let texts = [
        (Told::LessonTitle, Some(&lesson.title)),
        (Told::Goal, Some(&lesson.goal)),
        (Told::Introduction, Some(&lesson.text)),
        (Told::StopTitle, stop.title.as_ref()),
        (Told::StopText, text.as_ref()),
        (Told::Question, question.as_ref()),
    ];
    for language in Language::ALL {
        let right = words(options.right.get(language));
        let wrong: Vec<_> = options
            .wrong
            .iter()
            .map(|o| words(o.get(language)))
            .collect();
        for (place, text) in texts {
            let Some(text) = text else { continue };
            let said = words(text.get(language));
            if is_telling(&right, place, &ask.kind)
                && has(&said, &right)
                && !wrong.iter().any(|wrong| has(&said, wrong))
            {
                return Some(Fault::Told {
                    answer: options.right.get(language).to_owned(),
                    place,
                    language: Some(language),
                });
            }
        }
    }
    let answer = options.right.get(Language::En);
    let shown = |place| Fault::Told {
        answer: answer.to_owned(),
        place,
        language: None,
    };
    let is_marked = |answer: &str| {
        let cell = scan::cell(answer, moment.problem().topology());
        cell.is_some_and(|cell| stop.points.contains(&Point::Cell(cell)))
    };
    let is_other_marked = options
        .wrong
        .iter()
        .any(|wrong| is_marked(wrong.get(Language::En)));
    if is_marked(answer) && !is_other_marked {
        return Some(shown(Told::Mark));
    }
    // What a run is asked for can be a number that it happens to have counted.
    if !matches!(ask.kind, AskKind::Choice(_)) {
        return None;
    }
    let number: u64 = words(answer).concat().parse().ok()?;
    let has_counted = |(_, moment): &&(usize, Moment)| {
        let counters = moment.counters();
        Counter::ALL
            .iter()
            .any(|counter| counter.of(&counters) == number)
    };
    let board = boards.iter().find(has_counted).filter(|_| is_large(number));
    board.map(|(board, _)| shown(Told::Counter(*board)))
}

/// The words and numbers of a text, in lower case.
fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Whether an answer is recognized where its words stand in a text: short words stand there for other things
/// as well, and so do values of the board but where the stop leads up to a question about one.
fn is_telling(answer: &[String], place: Told, kind: &AskKind) -> bool {
    match answer {
        [] => false,
        [word] => match word.parse() {
            Ok(number) => is_large(number) || leads_to_value(place, kind),
            Err(_) => word.chars().count() > 3,
        },
        [_, _, ..] => true,
    }
}

fn leads_to_value(place: Told, kind: &AskKind) -> bool {
    matches!(place, Told::StopTitle | Told::StopText)
        && matches!(
            kind,
            AskKind::Choice(_) | AskKind::Run(QuestionKind::NextValue)
        )
}

/// Whether a number is no value of a board.
fn is_large(number: u64) -> bool {
    number > MAX_SIZE as u64
}

fn has(text: &[String], words: &[String]) -> bool {
    text.windows(words.len().max(1)).any(|part| part == words)
}
