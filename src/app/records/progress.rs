//! The record of progress. At the top level are the progress made without a name, which is all that
//! earlier versions knew, and the name of the current learner.

use crate::session::course::{Answered, CourseProgress, Seen};
use crate::session::roster::{Roster, name_of};
use serde_json::{Map, Value, json};

/// The record of everyone's progress.
pub fn value(roster: &Roster) -> Value {
    let mut learners = Map::new();
    let mut top = Map::new();
    for (name, progress) in roster.all() {
        match name.as_str() {
            "" => top = of_one(progress),
            name => {
                learners.insert(name.to_owned(), Value::Object(of_one(progress)));
            }
        }
    }
    top.insert("learner".to_owned(), roster.current().into());
    top.insert("learners".to_owned(), Value::Object(learners));
    Value::Object(top)
}

fn of_one(progress: &CourseProgress) -> Map<String, Value> {
    let lessons: Map<String, Value> = (progress.seen().iter())
        .map(|(id, seen)| {
            let answers = seen.answers.iter();
            let answers: Map<_, _> = answers
                .map(|(stop, a)| (stop.clone(), of_answer(a)))
                .collect();
            (
                id.clone(),
                json!({"stops": seen.stops, "answers": answers, "step": seen.step}),
            )
        })
        .collect();
    let fields = [
        ("last", progress.last().into()),
        ("lessons", Value::Object(lessons)),
    ];
    fields
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// An answer. Of one that an earlier version has recorded, only whether it was right is known.
fn of_answer(answered: &Answered) -> Value {
    match answered.tries {
        0 => answered.is_right.into(),
        tries => json!({
            "right": answered.is_right,
            "tries": tries,
            "first": answered.first,
            "shows": answered.shows,
        }),
    }
}

fn answered(answer: &Value) -> Option<Answered> {
    if let Some(is_right) = answer.as_bool() {
        return Some(Answered {
            is_right,
            ..Answered::default()
        });
    }
    let text = |name: &str| Some(answer.get(name)?.as_str()?.to_owned());
    Some(Answered {
        is_right: answer.get("right")?.as_bool()?,
        tries: u8::try_from(answer.get("tries")?.as_u64()?).ok()?.max(1),
        first: text("first")?,
        shows: text("shows")?,
    })
}

/// The name of the learner who took the course last, if it is still in the record; otherwise empty.
pub fn last_learner(record: &Value) -> &str {
    let name = record["learner"].as_str().unwrap_or_default();
    match &record["learners"][name] {
        Value::Object(_) => name,
        _ => "",
    }
}

/// Everyone's progress in a record. What cannot be understood is ignored and stays in the record.
pub fn roster(record: &Value, current: &str) -> Roster {
    let learners = record["learners"].as_object().into_iter().flatten();
    let is_name = |name: &String| !name.is_empty() && name_of(name) == *name;
    let mut all = learners
        .filter(|(name, _)| is_name(name))
        .map(|(name, record)| (name.clone(), one(record)))
        .collect::<std::collections::BTreeMap<_, _>>();
    all.insert(String::new(), one(record));
    Roster::restored(all, current)
}

fn one(record: &Value) -> CourseProgress {
    let lessons = record["lessons"].as_object().into_iter().flatten();
    let seen = lessons.map(|(id, seen)| {
        let stops = seen["stops"].as_array().into_iter().flatten();
        let seen = Seen {
            stops: stops.filter_map(Value::as_str).map(str::to_owned).collect(),
            answers: (seen["answers"].as_object().into_iter().flatten())
                .filter_map(|(stop, answer)| Some((stop.clone(), answered(answer)?)))
                .collect(),
            step: seen["step"].as_u64().unwrap_or_default(),
        };
        (id.clone(), seen)
    });
    let last = record["last"].as_str().unwrap_or_default();
    CourseProgress::restored(seen.collect(), last.to_owned())
}

/// Deletes someone's progress from a record.
pub fn forget(record: &mut Value, name: &str) {
    let own = match name {
        "" => Some(record),
        name => record.get_mut("learners").and_then(|all| all.get_mut(name)),
    };
    if let Some(own) = own.and_then(Value::as_object_mut) {
        own.remove("last");
        own.remove("lessons");
    }
}
