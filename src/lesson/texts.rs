//! Reads texts: checks the numbers and cells they mention.

use super::error::Read;
use super::part::Part;
use super::reader::Reader;
use super::refusal::Refusal;
use super::scan::{self, Figure};
use super::syntax::unknown;
use super::text::Piece;
use super::{LooseNumber, Quantity, RefusalPlace, Unshown};
use crate::explain::Message;
use crate::puzzle::Topology;
use crate::scene::Font;

/// The longest text, in characters.
pub const LONGEST_TEXT: usize = 4_000;
/// The most unproved numbers, and characters that cannot be shown, kept of a lesson.
const MOST_LOOSE: usize = 100;

/// The context of a text.
#[derive(Clone, Copy)]
pub struct Spot {
    /// The index of its stop.
    pub stop: Option<usize>,
    /// Whether its numbers may be wrong, as in a wrong answer.
    pub may_lie: bool,
    /// The most characters.
    pub longest: usize,
}

impl Default for Spot {
    fn default() -> Self {
        Self {
            stop: None,
            may_lie: false,
            longest: LONGEST_TEXT,
        }
    }
}

impl Spot {
    /// That of a text of the stop with this index.
    pub fn of_stop(stop: usize) -> Self {
        let stop = Some(stop);
        Self {
            stop,
            ..Self::default()
        }
    }
}

/// The pieces of a text, with claims filled in.
pub fn pieces(reader: &mut Reader, spot: Spot, part: &Part<String>) -> Read<Vec<Piece>> {
    let content = part.value;
    let fault = |at, reason: Message| part.written.fault(part.within(at), reason);
    if content.trim().is_empty() {
        return Err(fault(0, "field-empty".into()));
    }
    if content.chars().nth(spot.longest).is_some() {
        let reason = Message::new("field-long");
        return Err(fault(0, reason.number("longest", spot.longest as u64)));
    }
    if let Some((at, odd)) = content.char_indices().find(|(_, c)| is_unseen(*c)) {
        let found = format!("U+{:04X}", u32::from(odd));
        return Err(fault(
            at,
            Message::new("field-control").with("found", found),
        ));
    }
    let field = || part.written.field.to_owned();
    let place = |at| part.written.position(part.within(at));
    let mut unshown = content.char_indices().filter(|(_, c)| *c != '\n');
    if let Some((at, letter)) = unshown.find(|(_, c)| !Font::Regular.shows(*c))
        && reader.places.unshown.len() < MOST_LOOSE
    {
        let (at, field) = (place(at), field());
        reader.places.unshown.push(Unshown { at, field, letter });
    }
    let mut pieces = Vec::new();
    for (at, found) in scan::parts(content) {
        match found {
            scan::Part::Words(words) => {
                pieces.push(Piece::Words(words.to_owned()));
                look_at_figures(reader, spot, part, (at, words))?;
            }
            scan::Part::Brace(brace) => pieces.push(Piece::Words(brace.to_owned())),
            scan::Part::Name(name) => {
                let piece = piece(reader, spot, name).map_err(|reason| fault(at + 1, reason))?;
                if let (Piece::Refused(refusal), Some(stop)) = (&piece, spot.stop)
                    && reader.places.refusals.len() < MOST_LOOSE
                {
                    reader.places.refusals.push(RefusalPlace {
                        at: place(at + 1),
                        field: field(),
                        name: refusal.id(),
                        stop,
                    });
                }
                pieces.push(piece);
            }
            scan::Part::Loose => return Err(fault(at, "field-brace".into())),
        }
    }
    Ok(pieces)
}

/// The piece for a name in a text.
fn piece(reader: &Reader, spot: Spot, name: &str) -> Result<Piece, Message> {
    if let Some((_, number)) = reader.numbers().find(|(known, _)| *known == name) {
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
            let known = reader.numbers().map(|(name, _)| name);
            let names: Vec<&str> = own.collect();
            let names: Vec<&str> = known.chain(names).collect();
            Err(unknown(name, &names))
        }
    }
}

/// Refuses cells that are not on the board, and keeps numbers that are not proved yet.
fn look_at_figures(
    reader: &mut Reader,
    spot: Spot,
    part: &Part<String>,
    (start, words): (usize, &str),
) -> Read<()> {
    let Some(topology) = reader.topology.clone() else {
        return Ok(());
    };
    for (offset, figure) in scan::figures(words) {
        let at = || part.within(start + offset);
        match figure {
            Figure::Cell(row, column) if scan::on_board(row, column, &topology).is_some() => {}
            Figure::Cell(row, column) => {
                let reason = scan::no_cell(&format!("R{row}C{column}"), &topology);
                return Err(part.written.fault(at(), reason));
            }
            Figure::Number(number) if is_known(reader, number, &topology) => {}
            Figure::Number(_) | Figure::Other(_) if spot.may_lie => {}
            Figure::Number(_) | Figure::Other(_) => {
                if reader.places.loose.len() < MOST_LOOSE {
                    reader.places.loose.push(LooseNumber {
                        at: part.written.position(at()),
                        field: part.written.field.to_owned(),
                        figure,
                        stop: spot.stop,
                    });
                }
            }
        }
    }
    Ok(())
}

/// Whether a number belongs to the board, or to a claim.
fn is_known(reader: &Reader, number: u64, topology: &Topology) -> bool {
    let [size, cells] = [topology.size(), topology.cells()].map(|number| number as u64);
    let is_square = topology.is_square() && number == size * size;
    let is_boards = (1..=size).contains(&number) || number == cells || is_square;
    is_boards || reader.numbers().any(|(_, known)| known == number)
}

/// Whether a character is invisible or changes the writing direction.
fn is_unseen(c: char) -> bool {
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
