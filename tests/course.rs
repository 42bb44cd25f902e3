//! What the course promises to a teacher: notes wherever the class is asked, and questions that cannot
//! be guessed from their form.

use recuo::analysis::question::{self, Asked, QuestionKind};
use recuo::bundled::Bundled;
use recuo::explain::Language;
use recuo::files::{LESSONS, course};
use recuo::lesson::{AskKind, Finder, Lesson, Stop, Template, answer_in_words};
use recuo::timeline::{Found, Timeline};
use std::collections::HashSet;

/// A question of the course, as its form is seen.
struct Question {
    /// Its lesson and stop.
    place: String,
    /// The index of the right option.
    right: usize,
    /// The options in each language.
    options: Vec<Vec<String>>,
    /// What has been read by then in each language: the lesson's title, goal and introduction, and the
    /// title and the text of the stop.
    read: Vec<String>,
    /// How it is asked in each language, if the lesson says so.
    asked: Vec<String>,
}

fn lessons() -> Vec<Lesson> {
    let read = |(name, source): &(&str, Bundled)| Lesson::read(source).expect(name);
    LESSONS.iter().map(read).collect()
}

fn words(template: &Template, language: Language) -> String {
    template.fill(language, None)
}

/// Every question of a lesson, in order.
fn questions(lesson: &Lesson) -> Vec<Question> {
    let mut runs = lesson.runs();
    let mut finders = Finder::of_stops(lesson);
    let asking = lesson.stops.iter().enumerate();
    let asking = asking.filter_map(|(number, stop)| Some((number, stop, stop.ask.as_ref()?)));
    let mut questions = Vec::new();
    for (number, stop, ask) in asking {
        // Lines that are put in order have no options.
        if ask
            .program
            .as_ref()
            .is_some_and(|program| program.order.is_some())
        {
            continue;
        }
        let in_languages = |said: &dyn Fn(Language) -> String| Language::ALL.map(said).to_vec();
        let (right, options) = match &ask.kind {
            AskKind::Choice(options) => {
                let right = options.iter().position(|option| option.is_right);
                let told = |language| options.iter().map(|o| words(&o.text, language)).collect();
                let told = Language::ALL.map(told).to_vec();
                (right.expect("a right option"), told)
            }
            AskKind::Run(kind) => {
                let step = step_of(number, &mut runs, &mut finders[number]);
                let question = asked(&mut runs[stop.board()], step, *kind);
                let topology = lesson.problem.topology();
                let told = |language| {
                    let answers = question.options.iter();
                    let told = answers.map(|answer| answer_in_words(*answer, topology, language));
                    told.collect()
                };
                let told = Language::ALL.map(told).to_vec();
                (question.right, told)
            }
        };
        let title = |language| stop.title.as_ref().map_or("", |title| title.get(language));
        questions.push(Question {
            place: format!("{}, stop {}", lesson.id, number + 1),
            right,
            options,
            read: in_languages(&|language| {
                let texts = [&lesson.title, &lesson.goal, &lesson.text];
                let texts = texts.map(|text| text.get(language)).join(" ");
                let said = stop.text.as_ref();
                let said = said.map_or_else(String::new, |said| words(said, language));
                format!("{texts} {} {said}", title(language))
            }),
            asked: in_languages(&|language| {
                let program = ask.program.as_ref().map(|program| &program.text);
                let asked = ask.question.iter().chain(program);
                asked.map(|text| words(text, language) + "\n").collect()
            }),
        });
    }
    questions
}

/// The step of a stop, whose runs are explored that far.
fn step_of(stop: usize, runs: &mut [Timeline], finder: &mut Finder) -> u64 {
    loop {
        let seen: Vec<&Timeline> = runs.iter().collect();
        match finder.advance(&seen, u64::MAX) {
            Found::At(step) => return step,
            Found::NotYet => runs.iter_mut().for_each(|run| {
                run.explore(1 << 20);
            }),
            Found::Never => panic!("stop {} is never reached", stop + 1),
        }
    }
}

fn asked(run: &mut Timeline, step: u64, kind: QuestionKind) -> question::Question {
    loop {
        match question::ask(run, step, kind) {
            Asked::Question(question) => return question,
            Asked::NotYet => assert!(run.explore(1 << 20) > 0, "{kind:?} at step {step}"),
            Asked::Nothing => panic!("{kind:?} has no answer at step {step}"),
        }
    }
}

/// The outline of a lesson shows them.
#[test]
fn every_stop_has_a_title() {
    for lesson in lessons() {
        let has_title = |stop: &Stop| stop.title.is_some();
        assert!(lesson.stops.iter().all(has_title), "{}", lesson.id);
    }
}

#[test]
fn the_teacher_has_notes_wherever_the_class_is_asked() {
    let mut missing = Vec::new();
    for lesson in lessons() {
        for (number, stop) in lesson.stops.iter().enumerate() {
            let is_quiz = course().is_quiz(&lesson.id);
            if stop.ask.is_none() && number > 0 || is_quiz {
                continue;
            }
            let notes = |language| {
                let notes = stop.notes.as_ref();
                notes.map_or_else(String::new, |notes| words(notes, language))
            };
            // Those of Portugal may be those of Brazil.
            let languages = [Language::Pt, Language::Es, Language::En];
            let all = languages.map(notes);
            for (language, note) in languages.into_iter().zip(&all) {
                let is_own = all.iter().filter(|other| *other == note).count() == 1;
                if note.split_whitespace().count() < 8 || !is_own {
                    let (id, code) = (&lesson.id, language.code());
                    missing.push(format!("{id}, stop {}, {code}", number + 1));
                }
            }
        }
    }
    assert_eq!(missing, [""; 0]);
}

/// Quizzes are worth their name: most questions have an answer that shows a misconception, every misconception can be
/// shown, and each is unlearnt in a lesson and not in a quiz.
#[test]
fn quizzes_ask_enough_and_show_every_misconception() {
    let mut shown = HashSet::new();
    for lesson in lessons() {
        let asks: Vec<_> = lesson
            .stops
            .iter()
            .filter_map(|stop| stop.ask.as_ref())
            .collect();
        if course().is_quiz(&lesson.id) {
            let telling = asks.iter().filter(|ask| !ask.mistakes.is_empty()).count();
            assert!((4..=6).contains(&asks.len()), "{}", lesson.id);
            assert!(telling * 2 > asks.len(), "{}: {telling}", lesson.id);
            let last = lesson.stops.last().unwrap();
            assert!(last.ask.is_none(), "{} ends with its score", lesson.id);
        }
        let mistakes = asks.iter().flat_map(|ask| &ask.mistakes);
        shown.extend(mistakes.map(|mistake| mistake.shows.clone()));
    }
    for misconception in &course().misconceptions {
        assert!(shown.remove(&misconception.id), "{}", misconception.id);
        assert!(
            !course().is_quiz(&misconception.lesson),
            "{}",
            misconception.id
        );
    }
    assert!(shown.is_empty(), "{shown:?}");
    let of_chapters = course()
        .chapters
        .iter()
        .filter(|chapter| chapter.quiz.is_some());
    assert_eq!(of_chapters.count(), course().chapters.len());
    assert!(course().quiz.is_some());
}

/// The words of a text that tell something: cells, numbers, and what is longer than articles and such.
fn telling(text: &str) -> HashSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '×');
    let tells = |word: &&str| word.chars().any(|c| c.is_ascii_digit()) || word.chars().count() > 4;
    words.filter(tells).map(str::to_lowercase).collect()
}

/// A question tests nothing if only its right answer repeats words of the title, the introduction or the stop.
#[test]
fn no_answer_stands_in_what_is_read_before() {
    let mut given_away = Vec::new();
    for question in lessons().iter().flat_map(questions) {
        for language in Language::ALL {
            let number = language as usize;
            let read = telling(&question.read[number]);
            let mut own = Vec::new();
            for option in &question.options[number] {
                let others = question.options[number]
                    .iter()
                    .filter(|other| *other != option);
                let mut known: HashSet<_> = others.flat_map(|other| telling(other)).collect();
                known.extend(telling(&question.asked[number]));
                own.push(
                    telling(option)
                        .difference(&known)
                        .cloned()
                        .collect::<Vec<_>>(),
                );
            }
            let stands =
                |words: &Vec<String>| !words.is_empty() && words.iter().all(|w| read.contains(w));
            let others = own
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != question.right);
            if stands(&own[question.right]) && !others.map(|(_, words)| words).any(stands) {
                let code = language.code();
                given_away.push(format!(
                    "{}, {code}: {:?}",
                    question.place, own[question.right]
                ));
            }
        }
    }
    assert_eq!(given_away, [""; 0]);
}

/// Options of different forms can be told apart without reading what they say.
#[test]
fn options_of_a_question_have_one_form() {
    let form = |text: &String| {
        let is_number = !text.contains(char::is_alphabetic);
        let begins_lower = text.starts_with(char::is_lowercase);
        let ends = text.ends_with(['.', '!', '?']);
        (is_number, begins_lower, ends, text.contains(':'))
    };
    let mut mixed = Vec::new();
    for question in lessons().iter().flat_map(questions) {
        for (language, options) in Language::ALL.into_iter().zip(&question.options) {
            let mut forms = options.iter().map(form);
            let first = forms.next();
            if forms.any(|form| Some(form) != first) {
                mixed.push(format!(
                    "{}, {}: {options:?}",
                    question.place,
                    language.code()
                ));
            }
        }
    }
    assert_eq!(mixed, [""; 0]);
}
