//! Reads texts, and checks the numbers and cells they mention.

use super::{Reader, shown};
use crate::explain::Language;
use crate::lesson::error::FieldError;
use crate::lesson::pieces;
use crate::lesson::refusal::Refusal;
use crate::lesson::scan::{self, Figure, Part};
use crate::lesson::schema::{LONGEST_TEXT, LONGEST_TITLE};
use crate::lesson::text::{Piece, Template, Text};
use crate::lesson::{LooseNumber, Quantity, RefusalPlace, Unshown};
use crate::puzzle::Topology;
use crate::scene::Font;

/// The most unproved numbers, and characters that cannot be shown, kept of a lesson.
const MOST_LOOSE: usize = 100;

/// The context of a text.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    /// The name of its field.
    pub field: &'static str,
    /// The index of its stop.
    pub stop: Option<usize>,
    /// Whether its numbers may be wrong, as in a wrong answer.
    pub may_lie: bool,
    /// The most characters.
    pub longest: usize,
}

impl<'a> Reader<'_, 'a> {
    /// Reads a text that does not belong to a stop.
    pub(super) fn text(&mut self, field: &'static str, part: &'a str) -> Option<Text> {
        self.plain(field, LONGEST_TEXT, part)
    }

    /// Reads the title of a stop, which is the same whatever the board has counted.
    pub(super) fn title(&mut self, part: &'a str) -> Option<Text> {
        self.plain("title", LONGEST_TITLE, part)
    }

    fn plain(&mut self, field: &'static str, longest: usize, part: &'a str) -> Option<Text> {
        let spot = Spot {
            field,
            stop: None,
            may_lie: false,
            longest,
        };
        // There are no counts outside of stops.
        Some(self.template(spot, part)?.filled(None))
    }

    /// Reads a text, or a map from language tags to texts. A language shows the text of its own
    /// tag, or else of its base, of English, or the first one.
    pub(super) fn template(&mut self, spot: Spot, part: &'a str) -> Option<Template> {
        let written = if pieces::trimmed(part).starts_with(['"', 'r']) {
            vec![("", part)]
        } else {
            self.source.texts(part)?
        };
        let texts: Vec<_> = written
            .into_iter()
            .map(|(tag, part)| Some((tag.replace('_', "-"), self.pieces(spot, part)?)))
            .collect::<Vec<_>>() // All of them, to report all mistakes.
            .into_iter()
            .collect::<Option<_>>()?;
        let (_, first) = texts.first()?;
        Some(Template::of(Language::ALL.map(|language| {
            let of_tag = |wanted| texts.iter().find(|(tag, _)| tag == wanted);
            let found = language.tags().find_map(of_tag);
            found.map_or(first, |(_, pieces)| pieces).clone()
        })))
    }

    /// The pieces of a text, with claims filled in.
    fn pieces(&mut self, spot: Spot, part: &'a str) -> Option<Vec<Piece>> {
        let content: String = self.source.value(part)?;
        let fault = |offset, reason| {
            self.source
                .fault_in(spot.field, part, (&content, offset), reason);
        };
        if content.trim().is_empty() {
            fault(0, FieldError::Empty);
            return None;
        }
        if content.chars().nth(spot.longest).is_some() {
            fault(0, FieldError::Long(spot.longest));
            return None;
        }
        if let Some((at, odd)) = content.char_indices().find(|(_, c)| is_unseen(*c)) {
            fault(at, FieldError::Control(odd));
            return None;
        }
        let mut unshown = content.char_indices().filter(|(_, c)| *c != '\n');
        if let Some((at, letter)) = unshown.find(|(_, c)| !Font::Regular.shows(*c))
            && self.places.unshown.len() < MOST_LOOSE
        {
            self.places.unshown.push(Unshown {
                at: self.source.place_at(part, &content, at),
                field: spot.field,
                letter,
            });
        }
        let mut pieces = Vec::new();
        let mut is_good = true;
        for (at, found) in scan::parts(&content) {
            match found {
                Part::Words(words) => {
                    pieces.push(Piece::Words(words.to_owned()));
                    is_good &= self.look_at_figures(spot, part, &content, (at, words));
                }
                Part::Brace(brace) => pieces.push(Piece::Words(brace.to_owned())),
                Part::Name(name) => match self.piece(spot, name) {
                    Ok(piece) => {
                        if let (Piece::Refused(refusal), Some(stop)) = (&piece, spot.stop)
                            && self.places.refusals.len() < MOST_LOOSE
                        {
                            self.places.refusals.push(RefusalPlace {
                                at: self.source.place_at(part, &content, at + 1),
                                field: spot.field,
                                name: refusal.id(),
                                stop,
                            });
                        }
                        pieces.push(piece);
                    }
                    Err(reason) => {
                        is_good = false;
                        self.source
                            .fault_in(spot.field, part, (&content, at + 1), reason);
                    }
                },
                Part::Loose => {
                    is_good = false;
                    self.source
                        .fault_in(spot.field, part, (&content, at), FieldError::Brace);
                }
            }
        }
        is_good.then_some(pieces)
    }

    /// The piece for a name in a text.
    fn piece(&self, spot: Spot, name: &str) -> Result<Piece, FieldError> {
        if let Some((_, number)) = self.numbers().find(|(known, _)| *known == name) {
            return Ok(Piece::Number(number));
        }
        let is_of_stop = spot.stop.is_some();
        let counted = |quantity: &&Quantity| quantity.is_counted() && is_of_stop;
        match (Quantity::from_id(name), Refusal::from_id(name)) {
            (Some(quantity), _) if counted(&&quantity) => Ok(Piece::Count(quantity)),
            (_, Some(refusal)) if is_of_stop => Ok(Piece::Refused(refusal)),
            _ => {
                let counters = Quantity::ALL.iter().filter(counted).map(|q| q.id());
                let refusals = Refusal::ALL.into_iter().filter(|_| is_of_stop);
                let own = counters.chain(refusals.map(Refusal::id));
                let names = self.numbers().map(|(name, _)| name.to_owned());
                Err(FieldError::Unknown {
                    found: shown(name),
                    expected: names.chain(own.map(str::to_owned)).collect(),
                })
            }
        }
    }

    /// Reports cells that are not on the board, and keeps numbers that are not proved yet.
    fn look_at_figures(
        &mut self,
        spot: Spot,
        part: &'a str,
        content: &str,
        (start, words): (usize, &str),
    ) -> bool {
        let Some(topology) = self.topology.as_deref() else {
            return true;
        };
        let mut is_good = true;
        for (offset, figure) in scan::figures(words) {
            let at = start + offset;
            match figure {
                Figure::Cell(row, column) if scan::on_board(row, column, topology).is_some() => {}
                Figure::Cell(row, column) => {
                    is_good = false;
                    let found = format!("R{row}C{column}");
                    let range = scan::range(topology);
                    let error = FieldError::Cell { found, range };
                    self.source.fault_in(spot.field, part, (content, at), error);
                }
                Figure::Number(number) if self.is_known(number, topology) => {}
                Figure::Number(_) | Figure::Other(_) if spot.may_lie => {}
                Figure::Number(_) | Figure::Other(_) => {
                    if self.places.loose.len() < MOST_LOOSE {
                        self.places.loose.push(LooseNumber {
                            at: self.source.place_at(part, content, at),
                            field: spot.field,
                            figure,
                            stop: spot.stop,
                        });
                    }
                }
            }
        }
        is_good
    }

    /// Whether a number belongs to the board, or to a claim.
    fn is_known(&self, number: u64, topology: &Topology) -> bool {
        let [size, cells] = [topology.size(), topology.cells()].map(|number| number as u64);
        let is_square = topology.is_square() && number == size * size;
        let is_boards = (1..=size).contains(&number) || number == cells || is_square;
        is_boards || self.numbers().any(|(_, known)| known == number)
    }
}

/// Whether a character is invisible or changes the writing direction.
pub(super) fn is_unseen(c: char) -> bool {
    match c {
        '\n' => false,
        '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}'
        | '\u{FEFF}'
        | '\u{FFF9}'..='\u{FFFB}' => true,
        _ => c.is_control(),
    }
}
