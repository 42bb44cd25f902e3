//! What is wrong with the input of a command.

use super::language::complain;
use super::refusal::Refusal;
use crate::explain::{Message, text_forms};
use std::cell::RefCell;
use std::collections::HashMap;

/// The most messages of a kind. Others are counted.
const MOST_OF_A_KIND: usize = 20;

/// The faults of an input, and how many notes it was given.
#[derive(Default)]
pub struct Faults(RefCell<Collected>);

#[derive(Default)]
struct Collected {
    messages: Vec<Message>,
    /// How often each kind of fault or note has come up.
    kinds: HashMap<String, usize>,
    faults: usize,
    unsaid_notes: usize,
    /// Whether a text is in none of the forms that are read.
    lists_forms: bool,
}

impl Collected {
    /// Whether another message of this kind is to be reported.
    fn has_room(&mut self, message: &Message) -> bool {
        let count = self.kinds.entry(message.kind().to_owned()).or_default();
        *count += 1;
        *count <= MOST_OF_A_KIND
    }
}

impl Faults {
    pub fn add(&self, message: Message) {
        let mut collected = self.0.borrow_mut();
        collected.faults += 1;
        if collected.has_room(&message) {
            collected.messages.push(message);
        }
    }

    /// Has the refusal end with the forms that are read.
    pub fn list_forms(&self) {
        self.0.borrow_mut().lists_forms = true;
    }

    /// Reports at once what is no fault but worth knowing.
    pub fn note(&self, message: Message) {
        let mut collected = self.0.borrow_mut();
        if collected.has_room(&message) {
            complain(&message);
        } else {
            collected.unsaid_notes += 1;
        }
    }

    /// The number of faults.
    pub fn count(&self) -> usize {
        self.0.borrow().faults
    }

    /// The first faults of each kind.
    pub fn messages(&self) -> Vec<Message> {
        self.0.borrow().messages.clone()
    }

    /// Says how many notes were not reported.
    pub fn count_unsaid_notes(&self) {
        let notes = self.0.borrow().unsaid_notes;
        if notes > 0 {
            complain(&Message::new("command-more").counted(notes as u64));
        }
    }

    /// Refuses the input if there is a fault. Notes that were not reported are counted.
    pub fn refusal(&self) -> Result<(), Refusal> {
        self.count_unsaid_notes();
        let mut messages = self.messages();
        if messages.is_empty() {
            return Ok(());
        }
        let more = self.count() - messages.len();
        if more > 0 {
            messages.push(Message::new("command-more").counted(more as u64));
        }
        if self.0.borrow().lists_forms {
            messages.push(text_forms());
        }
        Err(Refusal::BadInput(messages))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_of_a_kind_are_told_and_the_rest_counted() {
        let faults = Faults::default();
        for number in 0..50_u64 {
            let reason = Message::new("progress-runs").number("done", number);
            let about = Message::new("command-named").with("name", "x");
            faults.add(about.with("reason", reason));
        }
        faults.add(Message::new("command-input"));
        let Err(Refusal::BadInput(messages)) = faults.refusal() else {
            panic!("there are faults");
        };
        assert_eq!(messages.len(), MOST_OF_A_KIND + 2);
        let more = Message::new("command-more").counted(30);
        assert_eq!(messages.last(), Some(&more));
    }
}
