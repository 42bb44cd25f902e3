use super::language::complain;
use super::refusal::Refusal;
use crate::explain::{Message, notations};
use crate::puzzle::notation::{ReadError, Reason};
use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most messages of a kind. Others are counted.
const MOST_OF_A_KIND: usize = 20;

/// What is wrong with the input of a command. It may be collected on several threads.
#[derive(Default)]
pub struct Faults(Mutex<Collected>);

#[derive(Default)]
struct Collected {
    messages: Vec<Message>,
    /// How often each kind has come up.
    kinds: HashMap<Kind, usize>,
    /// The same for notes.
    notes: HashMap<String, usize>,
    /// Whether a text is in none of the notations that are read.
    tells_notations: bool,
}

#[derive(PartialEq, Eq, Hash)]
enum Kind {
    Message(String),
    Unread(Discriminant<Reason>),
}

impl Faults {
    pub fn add(&self, message: Message) {
        let kind = Kind::Message(message.kind().to_owned());
        self.add_of_kind(kind, || message);
    }

    /// Adds the error of a text that could not be read. There may be millions of them, so the message is
    /// composed only if it is reported.
    pub fn add_unread(&self, error: &ReadError, message: impl FnOnce() -> Message) {
        let kind = Kind::Unread(discriminant(&error.reason));
        self.add_of_kind(kind, message);
    }

    /// Has the refusal end with the notations that are read.
    pub fn tell_notations(&self) {
        self.lock().tells_notations = true;
    }

    fn add_of_kind(&self, kind: Kind, message: impl FnOnce() -> Message) {
        let mut collected = self.lock();
        let count = collected.kinds.entry(kind).or_insert(0);
        *count += 1;
        if *count <= MOST_OF_A_KIND {
            collected.messages.push(message());
        }
    }

    /// Reports at once what is no fault but worth knowing.
    pub fn note(&self, message: Message) {
        let count = {
            let mut collected = self.lock();
            let count = collected
                .notes
                .entry(message.kind().to_owned())
                .or_insert(0);
            *count += 1;
            *count
        };
        if count <= MOST_OF_A_KIND {
            complain(&message);
        }
    }

    /// The number of faults.
    pub fn count(&self) -> usize {
        self.lock().kinds.values().sum()
    }

    /// The first faults of each kind.
    pub fn messages(&self) -> Vec<Message> {
        self.lock().messages.clone()
    }

    /// Says how many notes were not reported.
    pub fn tell_more_notes(&self) {
        let unsaid = |count: &usize| count.saturating_sub(MOST_OF_A_KIND);
        let notes: usize = self.lock().notes.values().map(unsaid).sum();
        if notes > 0 {
            complain(&Message::new("command-more").counted(notes as u64));
        }
    }

    /// Refuses the input if there is a fault. Notes that were not reported are counted.
    pub fn refusal(&self) -> Result<(), Refusal> {
        self.tell_more_notes();
        let mut messages = self.messages();
        if messages.is_empty() {
            return Ok(());
        }
        let more = self.count() - messages.len();
        if more > 0 {
            messages.push(Message::new("command-more").counted(more as u64));
        }
        if self.lock().tells_notations {
            messages.push(notations());
        }
        Err(Refusal::BadInput(messages))
    }

    fn lock(&self) -> MutexGuard<'_, Collected> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Extend<Message> for Faults {
    fn extend<I: IntoIterator<Item = Message>>(&mut self, messages: I) {
        messages.into_iter().for_each(|message| self.add(message));
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
        let mut composed = 0;
        for line in 0..50 {
            faults.add_unread(&ReadError::of_line(line, Reason::Several), || {
                composed += 1;
                Message::new("read-several")
            });
        }
        assert_eq!((faults.count(), composed), (101, MOST_OF_A_KIND));
        let Err(Refusal::BadInput(messages)) = faults.refusal() else {
            panic!("there are faults");
        };
        assert_eq!(messages.len(), 2 * MOST_OF_A_KIND + 2);
        let more = Message::new("command-more").counted(60);
        assert_eq!(messages.last(), Some(&more));
    }
}
