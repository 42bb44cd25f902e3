//! What is wrong with the input of a command.

use super::language::complain;
use super::refusal::Refusal;
use crate::explain::{Message, text_forms};
use std::cell::RefCell;

/// The most faults and the most notes that are printed. The others are counted.
const MOST: usize = 20;

/// The faults of an input, and how many notes it was given.
#[derive(Default)]
pub struct Faults(RefCell<Collected>);

#[derive(Default)]
struct Collected {
    /// The first faults.
    messages: Vec<Message>,
    faults: usize,
    notes: usize,
    /// Whether a text is in none of the forms that are read.
    lists_forms: bool,
}

impl Faults {
    pub fn add(&self, message: Message) {
        let mut collected = self.0.borrow_mut();
        collected.faults += 1;
        if collected.faults <= MOST {
            collected.messages.push(message);
        }
    }

    /// Has the refusal end with the forms that are read.
    pub fn list_forms(&self) {
        self.0.borrow_mut().lists_forms = true;
    }

    /// Reports at once what is no fault but worth knowing.
    pub fn note(&self, message: &Message) {
        let mut collected = self.0.borrow_mut();
        collected.notes += 1;
        if collected.notes <= MOST {
            complain(message);
        }
    }

    /// The number of faults.
    pub fn count(&self) -> usize {
        self.0.borrow().faults
    }

    /// The first faults.
    pub fn messages(&self) -> Vec<Message> {
        self.0.borrow().messages.clone()
    }

    /// Refuses the input if there is a fault. Notes that were not reported are counted.
    pub fn refusal(&self) -> Result<(), Refusal> {
        let more = |count: usize| Message::new("command-more").counted(count as u64);
        let notes = self.0.borrow().notes;
        if notes > MOST {
            complain(&more(notes - MOST));
        }
        let mut messages = self.messages();
        if messages.is_empty() {
            return Ok(());
        }
        if self.count() > MOST {
            messages.push(more(self.count() - MOST));
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
    fn twenty_are_told_and_the_rest_counted() {
        let faults = Faults::default();
        for number in 0..50_u64 {
            faults.add(Message::new("progress-runs").number("done", number));
        }
        let Err(Refusal::BadInput(messages)) = faults.refusal() else {
            panic!("there are faults");
        };
        assert_eq!(messages.len(), MOST + 1);
        let more = Message::new("command-more").counted(30);
        assert_eq!(messages.last(), Some(&more));
    }
}
