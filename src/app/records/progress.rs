//! The record of progress: what each learner has seen of each lesson. Progress made without a name
//! is under the empty name.

use crate::session::course::{CourseProgress, LessonProgress, Roster, name_of};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The record of everyone's progress.
pub fn value(roster: &Roster) -> Value {
    json!({"learner": roster.current, "learners": roster.all})
}

/// The learner who took the course last, if still in the record; otherwise empty.
pub fn last_learner(record: &Value) -> &str {
    let name = record["learner"].as_str().unwrap_or_default();
    match &record["learners"][name] {
        Value::Object(_) => name,
        _ => "",
    }
}

/// Everyone's progress in a record. What cannot be understood is ignored.
pub fn roster(record: &Value, current: &str) -> Roster {
    let learners = record["learners"].as_object().into_iter().flatten();
    let is_name = |name: &String| name_of(name) == *name;
    let all = learners.filter(|(name, _)| is_name(name));
    let all: BTreeMap<_, _> = all
        .map(|(name, one)| (name.clone(), progress(one)))
        .collect();
    Roster::restored(all, current)
}

fn progress(record: &Value) -> CourseProgress {
    let lessons = record["lessons"].as_object().into_iter().flatten();
    let seen = lessons.map(|(id, seen)| {
        (
            id.clone(),
            LessonProgress::deserialize(seen).unwrap_or_default(),
        )
    });
    let last = record["last"].as_str().unwrap_or_default();
    CourseProgress {
        seen: seen.collect(),
        last: last.to_owned(),
    }
}
