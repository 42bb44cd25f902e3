//! Cards: a board with its title, sentence and counters.

mod counters;
mod parts;
mod stage;

pub use counters::counters_shown;
pub use parts::{CardParts, Sizes, StageParts, foot_of, place_cards, title_height};
pub use stage::Stage;

use super::{
    Accent, Board, BoardOptions, FaultMark, Font, Motion, Palette, Point, Rect, Shape, Stroke,
    fitted, hatch, width_of, wrap,
};
use crate::explain::{Language, Sentence, args};
use crate::puzzle::Cell;
use crate::solver::Event;
use crate::timeline::{Moment, Timeline};
use counters::CounterTable;

/// A board with its title, sentence and counters, as one picture.
pub struct Card<'a> {
    /// The moment shown.
    pub moment: &'a Moment,
    /// Its title: usually the strategy.
    pub title: &'a str,
    /// The length of the run, if anything is known.
    pub length: Option<Length>,
    /// The language.
    pub language: Language,
    /// The colours.
    pub palette: &'a Palette,
    /// What is drawn of the board.
    pub options: BoardOptions,
    /// The text size from which its candidates are digits, and not dots.
    pub digits_from: f32,
    /// Whether a dead end shows what took each value.
    pub shows_causes: bool,
    /// The cell that the viewer asks about.
    pub asked: Option<Cell>,
    /// How far the motion of the last step is.
    pub motion: Motion,
    /// Whether it is the leading board, on which keys such as "next conflict" act.
    pub is_leading: bool,
    /// Whether its decision here differs from another board's.
    pub differs_here: bool,
    /// What is wrong with the last step of a program, and its words.
    pub fault: Option<(FaultMark, String)>,
    /// The counters of one of several cards, by their ids, in order. Others have those of their
    /// strategy.
    pub numbers: &'a [&'static str],
}

/// The size of the title in text sizes, and how much smaller it may be.
const TITLE: f32 = 1.15;
const SMALLER: f32 = 0.75;
/// The width of the swatch in the colour of the strategy, with the gap after it, in text sizes.
const SWATCH: f32 = 1.2;

impl Card<'_> {
    /// Draws everything.
    pub fn draw(&self, parts: &CardParts, shapes: &mut Vec<Shape>) {
        self.draw_over(parts, Vec::new(), shapes);
    }

    /// Draws everything, with these frames below the marks of the board.
    pub fn draw_over(&self, parts: &CardParts, frames: Vec<Shape>, shapes: &mut Vec<Shape>) {
        if parts.title.height > 0.0 {
            self.draw_title(parts, shapes);
        }
        let board = self.board(parts);
        board.draw_over(frames, shapes);
        if let Some(cell) = self.asked {
            board.draw_asked(cell, shapes);
        }
        if let Some(stage) = &parts.stage {
            return self.draw_numbers(parts, stage, shapes);
        }
        if parts.sentence.height > 0.0 {
            self.draw_sentence(parts, shapes);
        }
        if parts.has_counters() {
            let table = CounterTable::of(self.moment, self.numbers, self.language, parts);
            table.draw(parts, self.palette, shapes);
        }
    }

    /// The board on it.
    pub fn board(&self, parts: &CardParts) -> Board<'_> {
        let board = Board::new(self.moment, parts.board, self.palette, self.options);
        let mut board = board.in_language(self.language);
        (board.motion, board.digits_from) = (self.motion, self.digits_from);
        board.shows_causes = self.shows_causes;
        board.fault = self.fault.as_ref().map(|(mark, _)| *mark);
        board
    }

    /// The place of a counter, by its id in lessons; `None` if no number is shown there.
    pub fn counter_rect(&self, parts: &CardParts, id: &str) -> Option<Rect> {
        counters::shown(self.moment, id)?;
        if let Some(stage) = &parts.stage {
            return self.number_rect(parts, stage, id);
        }
        if !parts.has_counters() {
            return None;
        }
        CounterTable::of(self.moment, self.numbers, self.language, parts).place(parts, id)
    }

    /// What the last step did and, if that was wrong, why.
    pub fn sentence(&self) -> Sentence {
        let mut sentence = Sentence::of(self.moment, self.language);
        if let Some((_, words)) = &self.fault {
            sentence.rest.clone_from(words);
        }
        sentence
    }

    fn draw_title(&self, parts: &CardParts, shapes: &mut Vec<Shape>) {
        let (p, text) = (self.palette, parts.text);
        let y = parts.title.y + parts.title.height * 0.42;
        let width = width_of(self.title, Font::Bold, text * TITLE).max(1.0);
        // A long title is made smaller, or the step left out, before it is cut.
        let whole = parts.title.width - (2.0 + SWATCH) * text;
        let mut step = self.step(whole - width, text);
        if whole - width_of(&step, Font::Regular, text) < SMALLER * width {
            step.clear();
        }
        let room = whole - width_of(&step, Font::Regular, text);
        let size = text * TITLE * (room / width).clamp(SMALLER, 1.0);
        let title = fitted(self.title, Font::Bold, size, room);
        let ink = if self.is_leading { p.ink } else { p.faint };
        let swatch = Rect::new(parts.title.x, y - 0.42 * text, 0.84 * text, 0.84 * text);
        let color = p.of_run(self.moment);
        if self.moment.source().recording().is_some() {
            hatch(swatch, p, shapes);
            shapes.push(Shape::outlined(swatch, Stroke::new(0.12 * text, color)));
        } else {
            shapes.push(Shape::rounded(swatch, 0.18 * text, color, None));
        }
        let at = Point::new(parts.title.x + SWATCH * text, y);
        shapes.push(Shape::text(at, size, ink, title.as_str()).bold().left());
        let mut right = parts.title.right();
        if parts.stage.is_some() {
            let both = width_of(&title, Font::Bold, size) + width_of(&step, Font::Regular, text);
            right = right.min(at.x + both + text);
        }
        let at = Point::new(right, y);
        shapes.push(Shape::text(at, text, p.faint, step).right());
    }

    /// The step in words; where room is scarce, without the length.
    fn step(&self, room: f32, text: f32) -> String {
        let differs = if self.differs_here { "≠  " } else { "" };
        let step = |length| step_of(self.moment.step(), length, self.language);
        let words = [self.length, None].map(|length| format!("{differs}{}", step(length)));
        let fits = |words: &String| width_of(words, Font::Regular, text) <= room;
        let [long, short] = words;
        if fits(&long) { long } else { short }
    }

    fn draw_sentence(&self, parts: &CardParts, shapes: &mut Vec<Shape>) {
        // What a program claims wrongly is no solution.
        let is_claim = |event: &Event| *event != Event::Solution || self.fault.is_none();
        let event = self.moment.event().filter(is_claim);
        let Accent { sign, color, fill } = Accent::of(event, self.palette);
        let rect = parts.sentence;
        shapes.push(Shape::rounded(rect, 4.0, fill, None));
        if self.differs_here || self.fault.is_some() {
            let edge = Stroke::new(3.0, self.palette.ink);
            shapes.push(Shape::rounded(rect.shrunk(-2.0), 5.0, None, edge));
        }
        let edge = Rect::new(rect.x, rect.y, 4.0, rect.height);
        shapes.push(Shape::filled(edge, color));
        let sentence = self.sentence();
        let (lead, rest) = (sentence.lead.as_str(), sentence.rest.as_str());
        let words = [(lead, Font::Bold), (rest, Font::Regular)];
        let inner = rect.shrunk(parts.text * 0.6);
        let indent = parts.text * 1.7;
        let width = inner.width - indent;
        // The text shrinks if necessary, as long as it can be read.
        let mut size = parts.text * 1.08;
        let lines = loop {
            let lines = wrap(&words, size, width);
            if lines.len() as f32 * size * 1.3 <= inner.height || size < 9.0 {
                break lines;
            }
            size *= 0.93;
        };
        // Few lines stand in the middle.
        let top = inner.y + (inner.height - lines.len() as f32 * size * 1.3).max(0.0) / 2.0;
        let at = Point::new(inner.x + indent * 0.48, top + size * 0.65);
        shapes.push(Shape::text(at, size * 1.1, color, sign));
        for (number, line) in lines.iter().enumerate() {
            let mut x = inner.x + indent;
            for (text, font) in line {
                let at = Point::new(x, top + (number as f32 + 0.5) * size * 1.3);
                shapes.push(
                    Shape::text(at, size, self.palette.ink, text)
                        .in_font(*font)
                        .left(),
                );
                x += width_of(text, *font, size);
            }
        }
    }
}

impl CardParts {
    /// Draws the title over a hatched board, which would tell the answer to a question, with the
    /// reason on it.
    pub fn draw_hidden(
        &self,
        title: &str,
        reason: &str,
        palette: &Palette,
        shapes: &mut Vec<Shape>,
    ) {
        let (text, ink) = (self.text, palette.faint);
        let size = text * TITLE;
        let at = Point::new(self.title.x, self.title.y + self.title.height * 0.42);
        let name = fitted(title, Font::Bold, size, self.title.width);
        shapes.push(Shape::text(at, size, ink, name).bold().left());
        let at = Point::new(self.sentence.center().x, self.sentence.y + text);
        let reason = fitted(reason, Font::Regular, text, self.sentence.width);
        shapes.push(Shape::text(at, text, ink, reason));
        hatch(self.board, palette, shapes);
    }
}

/// What is known about the length of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Its length.
    Whole(u64),
    /// The explored part; there is more.
    AtLeast(u64),
}

impl Length {
    /// What a timeline knows about its length.
    pub fn of(timeline: &Timeline) -> Self {
        let explored = Self::AtLeast(timeline.explored());
        timeline.length().map_or(explored, Self::Whole)
    }
}

/// "step 12 of 345", or "of at least 345" while the end is unknown.
pub fn step_of(step: u64, length: Option<Length>, language: Language) -> String {
    let step = language.number(step).into();
    let (id, length) = match length {
        Some(Length::Whole(length)) => ("step-of", length),
        Some(Length::AtLeast(length)) => ("step-of-at-least", length),
        None => return language.text("step-so-far", &args([("step", step)])),
    };
    let length = language.number(length).into();
    language.text(id, &args([("step", step), ("length", length)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Problem, Shape};
    use crate::scene::{DIGITS_FROM, Shape as Drawn};
    use crate::solver::{Goal, Strategy};
    use crate::timeline::Timeline;
    use std::sync::Arc;

    /// The frame of a counter contains its own name and no other.
    #[test]
    fn every_counter_has_its_place() {
        let problem = Problem::new(Shape::usual(4).unwrap(), &[None; 16]).unwrap();
        let problem = Arc::new(problem);
        for (_, strategy) in Strategy::NAMED {
            let run = Timeline::new(problem.clone(), strategy, Goal::All);
            let moment = run.start();
            let palette = crate::scene::Theme::Light.palette();
            let card = Card {
                shows_causes: true,
                moment: &moment,
                title: "",
                length: None,
                language: Language::Pt,
                palette: &palette,
                options: BoardOptions::default(),
                digits_from: DIGITS_FROM,
                asked: None,
                is_leading: true,
                motion: Motion::END,
                differs_here: false,
                fault: None,
                numbers: &[],
            };
            let rect = Rect::new(3.0, 4.0, 500.0, 700.0);
            for parts in [
                CardParts::below(rect, 14.0, 0.0),
                CardParts::beside(rect, 14.0, 0.0),
            ] {
                let mut shapes = Vec::new();
                card.draw(&parts, &mut shapes);
                let shown = counters_shown(&moment);
                for (id, _) in shown {
                    let place = card.counter_rect(&parts, id).unwrap();
                    let holds = |(other, _): &&(&str, u64)| {
                        let name = Language::Pt.word(&format!("counter-{other}"));
                        let is_it = |shape: &Drawn| matches!(shape, Drawn::Text { at, text, .. } if *text == name && place.contains(*at));
                        shapes.iter().any(is_it)
                    };
                    let held: Vec<&str> = shown.iter().filter(holds).map(|(id, _)| *id).collect();
                    assert_eq!(held, [id]);
                }
                assert!(card.counter_rect(&parts, "no-such").is_none());
            }
        }
    }

    #[test]
    fn unknown_lengths_are_not_shown() {
        let problem = Problem::new(Shape::usual(4).unwrap(), &[None; 16]).unwrap();
        let mut run = Timeline::new(Arc::new(problem), "naive".parse().unwrap(), Goal::All);
        run.explore(100);
        let length = Length::of(&run);
        assert_eq!(length, Length::AtLeast(run.explored()));
        for (language, words) in [
            (Language::En, "step 7 of at least 100"),
            (Language::Pt, "passo 7 de pelo menos 100"),
            (Language::Es, "paso 7 de al menos 100"),
        ] {
            assert_eq!(step_of(7, Some(length), language), words);
        }
        while run.length().is_none() {
            run.explore(100_000);
        }
        assert_eq!(Length::of(&run), Length::Whole(run.explored()));
    }
}
