//! A board with the last step marked on it.

mod links;
mod steps;

pub(super) use links::draw_flag;

use super::marks::{CellMark, Figure, Pen, attacked, struck};
use super::printed::{Printed, draw_fixed};
use super::{BoardGrid, Color, Font, Motion, Palette, Point, Rect, Shape, Stroke, fitted};
use crate::analysis::reason::ReasonSearch;
use crate::analysis::why::{Lost, lost};
use crate::explain::Language;
use crate::puzzle::{self, Cell, Family, House, Topology, Value};
use crate::solver::{Event, EventKind, Spot, Why};
use crate::timeline::{Moment, Origin};

/// What is drawn of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardOptions {
    /// Candidates of empty cells, if the strategy keeps them.
    pub candidates: bool,
    /// Numbers of rows and columns.
    pub coordinates: bool,
}

impl BoardOptions {
    /// Neither.
    pub const NONE: Self = Self {
        candidates: false,
        coordinates: false,
    };
}

impl Default for BoardOptions {
    fn default() -> Self {
        Self {
            candidates: true,
            coordinates: true,
        }
    }
}

/// What is wrong with the last step of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaultMark {
    /// The cell that it is about, if it is about one.
    pub cell: Option<Cell>,
    /// The cell that this one clashes with.
    pub with: Option<Cell>,
}

/// A board at a moment, laid out in a rectangle.
pub struct Board<'a> {
    pub(super) moment: &'a Moment,
    topology: &'a Topology,
    pub(super) palette: &'a Palette,
    pub(super) options: BoardOptions,
    grid: BoardGrid<'a>,
    side: f32,
    pub(super) pen: Pen<'a>,
    pub(super) motion: Motion,
    pub(super) digits_from: f32,
    pub(super) least_text: f32,
    pub(super) shows_causes: bool,
    pub(super) fault: Option<FaultMark>,
    language: Language,
}

/// The least text size of candidates, in points, unless another is set. Smaller ones become dots.
pub const DIGITS_FROM: f32 = 5.0;

impl<'a> Board<'a> {
    /// The board in the largest square that fits into the rectangle, at its top left.
    pub fn new(
        moment: &'a Moment,
        rect: Rect,
        palette: &'a Palette,
        options: BoardOptions,
    ) -> Self {
        let topology = moment.problem().topology();
        let grid = BoardGrid::new(topology, rect, palette, options.coordinates);
        let side = grid.side();
        Self {
            moment,
            topology,
            palette,
            options,
            grid,
            side,
            pen: Pen::new(palette, topology, side),
            motion: Motion::END,
            digits_from: DIGITS_FROM,
            least_text: 0.0,
            shows_causes: true,
            fault: None,
            language: Language::En,
        }
    }

    /// The same board with its few words in this language.
    pub const fn in_language(mut self, language: Language) -> Self {
        self.language = language;
        self
    }

    /// The same board, on whose map no name or number is smaller than this. Each stands on a ground of
    /// its own, since a pattern would cross it.
    pub const fn with_least_text(mut self, least_text: f32) -> Self {
        self.least_text = least_text;
        self
    }

    /// The last event, if it is marked: in a race, only a solution is.
    pub(super) fn event(&self) -> Option<Event> {
        // What a program claims wrongly is no solution.
        let is_marked = |event: &Event| match *event == Event::Solution {
            true => self.fault.is_none(),
            false => !self.pen.is_racing,
        };
        self.moment.event().filter(is_marked)
    }

    /// The places of the cells.
    pub const fn grid(&self) -> &BoardGrid<'a> {
        &self.grid
    }

    /// The size of its marks.
    pub const fn unit(&self) -> f32 {
        self.pen.unit()
    }

    fn rect_of(&self, cell: Cell) -> Rect {
        self.grid.rect_of(cell)
    }

    /// Draws everything.
    pub fn draw(&self, shapes: &mut Vec<Shape>) {
        self.draw_over(Vec::new(), shapes);
    }

    /// Draws everything, with these frames over the cells and below links and signs.
    pub fn draw_over(&self, frames: Vec<Shape>, shapes: &mut Vec<Shape>) {
        if let Some(atlas) = self.grid.atlas().filter(|atlas| atlas.has_outline()) {
            self.draw_map(atlas, frames, shapes);
            return;
        }
        self.draw_ground(shapes);
        self.draw_lit_house(shapes);
        self.grid.draw_lines(shapes);
        if self.options.coordinates {
            self.grid.draw_coordinates(shapes);
        }
        self.draw_labels(shapes);
        draw_fixed(self.topology, &self.grid, self.palette, shapes);
        let is_way = self.pen.figure() == Figure::Step;
        if !is_way {
            self.draw_way(shapes);
        }
        let origins = self.moment.origins();
        for cell in self.topology.all_cells() {
            match (self.moment.value(cell), origins[cell.index()]) {
                (Some(value), Some(origin)) => {
                    let mark = match origin {
                        Origin::Given => CellMark::Given(value),
                        Origin::Guess => CellMark::Guess(value),
                        Origin::Deduction => CellMark::Deduction(value),
                    };
                    self.mark(cell, value, mark, shapes);
                }
                _ => self.draw_candidates(shapes, cell),
            }
        }
        self.draw_event(&origins, shapes);
        if is_way {
            self.draw_steps(shapes);
        }
        let printed = Printed {
            topology: self.topology,
            grid: &self.grid,
            palette: self.palette,
            language: self.language,
            values: &|cell| self.moment.value(cell),
            event: self.event(),
        };
        shapes.extend(frames);
        printed.draw(shapes);
        if let Some(atlas) = self.grid.atlas() {
            atlas.draw_codes(shapes);
        }
        self.draw_links(&origins, shapes);
        self.draw_badge(shapes);
        self.draw_fault(shapes);
    }

    /// Draws the names that a program has given to the cells of its board.
    fn draw_labels(&self, shapes: &mut Vec<Shape>) {
        let Family::Free(board) = self.topology.family() else {
            return;
        };
        let size = LABEL * self.side;
        for cell in self.topology.all_cells() {
            if let Some(label) = board.label(cell).filter(|_| size >= self.digits_from) {
                let rect = self.rect_of(cell);
                let at = Point::new(rect.x + 0.4 * size, rect.y + 0.8 * size);
                let label = fitted(label, Font::Regular, size, 0.75 * self.side);
                shapes.push(Shape::text(at, size, self.palette.faint, label).left());
            }
        }
    }

    /// Draws a ring around the cell that the viewer asks about.
    pub fn draw_asked(&self, cell: Cell, shapes: &mut Vec<Shape>) {
        let width = (self.side * 0.05).clamp(2.0, 5.0);
        let stroke = Stroke::new(width, self.palette.ink);
        shapes.push(
            self.pen
                .edge(self.rect_of(cell).shrunk(width / 2.0), stroke),
        );
    }

    /// Greys all cells but those of a reason, and writes the value asked about into its cell.
    pub fn draw_only(&self, reason: &ReasonSearch, shapes: &mut Vec<Shape>) {
        let kept: Vec<Cell> = reason.kept().map(|(cell, _)| cell).collect();
        let veil = self.palette.surface.alpha(VEIL);
        let greyed = |cell: &Cell| !kept.contains(cell);
        if let Some(atlas) = self.grid.atlas().filter(|atlas| atlas.has_outline()) {
            let look = |node| match greyed(&Cell::new(node)) {
                true => (veil, None),
                false => (veil.alpha(0), None),
            };
            atlas.draw_areas(look, shapes);
        } else {
            let cells = self.topology.all_cells().filter(greyed);
            shapes.extend(cells.map(|cell| self.grid.fill(self.rect_of(cell), veil)));
            self.grid.draw_lines(shapes);
        }
        if let Some((cell, value)) = reason.asked() {
            let place = self.grid.rect_of_value(cell, value);
            shapes.push(self.grid.fill(place, self.palette.surface));
            self.pen.draw(place, CellMark::Selected, shapes);
            self.pen
                .value(place, value, Font::Bold, self.palette.guess, shapes);
        }
    }

    /// Draws the letter of an answer that is this cell.
    pub fn draw_letter(&self, cell: Cell, letter: char, shapes: &mut Vec<Shape>) {
        let (p, (at, half)) = (self.palette, self.place_of_letter(cell));
        let rect = Rect::centered(at, 2.0 * half, 2.0 * half);
        let casing = Stroke::new(0.16 * half, p.surface);
        shapes.push(Shape::rounded(rect, 0.4 * half, p.pointer, casing));
        shapes.push(Shape::text(at, 1.4 * half, p.on_pointer, letter).bold());
    }

    /// The middle of a letter and half its side: in the middle of an empty cell, or in the corner of one
    /// in which something stands.
    fn place_of_letter(&self, cell: Cell) -> (Point, f32) {
        if let Some(atlas) = self.grid.atlas().filter(|atlas| atlas.has_outline()) {
            return atlas.place_of_letter(cell.index(), self.moment.value(cell).is_some());
        }
        let (value, rect) = (self.moment.value(cell), self.rect_now(cell));
        let inset = LETTER_INSET * self.side;
        let corner = Point::new(rect.x + inset, rect.y + inset);
        let event = self.moment.event();
        let event = event.filter(|event| event.kind() != EventKind::Select);
        let small = (LETTER * self.side).max(LEAST_LETTER);
        if value.is_some() || event.and_then(Event::spot) == Some(Spot::Cell(cell)) {
            return (corner, small);
        }
        let has_candidates = self.options.candidates && self.moment.strategy().keeps_domains();
        match has_candidates && self.pen.figure() == Figure::Digit {
            true => (corner, small),
            false => (rect.center(), 2.0 * LETTER * self.side),
        }
    }

    fn draw_ground(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        self.grid.draw_ground(shapes);
        // Given queens and colours need no ground to be told apart.
        if self.pen.figure() != Figure::Digit {
            return;
        }
        for cell in self.topology.all_cells() {
            if self.moment.problem().given(cell).is_some() {
                shapes.push(self.grid.fill(self.rect_of(cell), p.given));
            }
        }
    }

    /// The house that the last event is based on.
    fn draw_lit_house(&self, shapes: &mut Vec<Shape>) {
        let p = self.palette;
        // The line between two neighbours on a map is marked already.
        if self.pen.figure() == Figure::Hue {
            return;
        }
        let at_first_cell = |at: Spot, color: Color| match at {
            Spot::Places(house, value) => {
                Some((house, self.topology.cells_of(house)[0], value, color))
            }
            Spot::Cell(_) => None,
        };
        if let Some(Event::Broken { relation, .. }) = self.event() {
            let terms = self.topology.relations()[usize::from(relation)].terms();
            let cells = terms.iter().map(|(cell, _)| self.rect_of(*cell));
            shapes.extend(cells.map(|rect| self.grid.fill(rect, p.conflict_tint)));
        }
        let lit = match self.event() {
            Some(Event::Conflict { cell, value, with }) => {
                let house = self.moment.clash((cell, value), with);
                house.map(|house| (house, cell, value, p.conflict_tint))
            }
            Some(Event::Deduce {
                cell,
                value,
                why: Why::HiddenSingle(house),
            }) => Some((house, cell, value, p.deduced_tint)),
            Some(Event::DeadEnd { at }) => at_first_cell(at, p.dead_tint),
            Some(Event::Select { at, .. }) => at_first_cell(at, p.guess_fill),
            _ => None,
        };
        if let Some((house, cell, value, color)) = lit {
            let line = self.line_of(house, cell, value);
            shapes.extend(line.map(|rect| self.grid.fill(rect, color)));
        }
    }

    /// The cells of a house; of queens, the squares that one on this square attacks along it.
    fn line_of(&self, house: House, cell: Cell, value: Value) -> impl Iterator<Item = Rect> + '_ {
        let sum = u32::from(value.number()) + self.topology.shift(cell, house);
        let cells = self.topology.cells_of(house).iter();
        cells.filter_map(move |&other| {
            if self.pen.figure() != Figure::Queen {
                return Some(self.rect_of(other));
            }
            let number = sum.checked_sub(self.topology.shift(other, house))?;
            let value = Value::new(u8::try_from(number).ok()?)?;
            (value.index() < self.topology.size()).then(|| self.grid.rect_of_value(other, value))
        })
    }

    fn draw_candidates(&self, shapes: &mut Vec<Shape>, cell: Cell) {
        // The ties of a dead end run where candidates stand.
        let has_causes = self.has_causes() && self.pen.figure() != Figure::Hue;
        let keeps_domains = self.moment.strategy().keeps_domains();
        if !self.options.candidates || has_causes || !keeps_domains {
            return;
        }
        let domain = self.moment.domain(cell);
        let struck_now = self.just_eliminated(cell);
        if self.pen.figure() == Figure::Queen {
            self.draw_attacked(shapes, cell);
        } else if let Some(atlas) = self.grid.atlas() {
            atlas.draw_domain(cell, domain, struck_now, self.motion, shapes);
        } else {
            for value in domain.iter().chain(struck_now) {
                let (at, size) = self.candidate(cell, value);
                let is_struck = Some(value) == struck_now;
                let color = if is_struck {
                    self.event_color()
                } else {
                    self.palette.faint
                };
                // Digits too small to be read become dots.
                if size < self.digits_from {
                    let radius = (size * 0.3).max(0.8);
                    shapes.push(Shape::disc(at, radius, color));
                } else if is_struck {
                    struck(at, size, color, value.to_string(), shapes);
                } else {
                    shapes.push(Shape::text(at, size, color, value.to_string()));
                }
            }
        }
    }

    /// The place and the text size of a candidate.
    fn candidate(&self, cell: Cell, value: Value) -> (Point, f32) {
        let (rows, columns) = candidate_grid(self.topology);
        let rect = self.rect_of(cell).shrunk(self.side * 0.04);
        let (width, height) = (rect.width / columns as f32, rect.height / rows as f32);
        let (row, column) = (value.index() / columns, value.index() % columns);
        let at = Point::new(
            rect.x + (column as f32 + 0.5) * width,
            rect.y + (row as f32 + 0.5) * height,
        );
        (at, width.min(height).min(self.side * 0.3))
    }

    /// The colour of the value that the last event wrote.
    fn event_color(&self) -> Color {
        match self.event() {
            Some(Event::Deduce { .. } | Event::Fill { .. }) => self.palette.deduced,
            _ => self.palette.guess,
        }
    }

    /// Draws the squares of a row where a queen would be attacked.
    fn draw_attacked(&self, shapes: &mut Vec<Shape>, row: Cell) {
        let domain = self.moment.domain(row);
        for number in 1..=self.topology.size() {
            let value = Value::new(number as u8).expect("a column");
            if !domain.contains(value) {
                let rect = self.grid.rect_of_value(row, value);
                let color = match self.is_just_attacked(row, value) {
                    true => self.event_color(),
                    false => self.palette.faint.alpha(130),
                };
                attacked(rect, color, shapes);
            }
        }
    }

    /// Whether the queen that the last event placed attacks a square, and no other one does.
    fn is_just_attacked(&self, row: Cell, value: Value) -> bool {
        let Some(Event::Place { cell, value: new }) = self.event() else {
            return false;
        };
        let attacks = |other, held| self.topology.clash((row, value), (other, held)).is_some();
        let others = self.topology.all_cells().filter(|other| *other != cell);
        let mut others = others.filter_map(|other| Some((other, self.moment.value(other)?)));
        attacks(cell, new) && !others.any(|(other, held)| attacks(other, held))
    }

    /// The candidate that the last event eliminated from this cell.
    fn just_eliminated(&self, cell: Cell) -> Option<Value> {
        let (Some(Event::Place { cell: at, value })
        | Some(Event::Deduce {
            cell: at, value, ..
        })) = self.event()
        else {
            return None;
        };
        let peers = self.topology.peers_of(cell);
        let holds = |peer: &Cell| self.moment.value(*peer) == Some(value);
        (peers.contains(&at) && !peers.iter().any(|peer| *peer != at && holds(peer)))
            .then_some(value)
    }

    /// Draws a mark of a value.
    fn mark(&self, cell: Cell, value: Value, mark: CellMark, shapes: &mut Vec<Shape>) {
        let rect = self.grid.rect_of_value(cell, value);
        self.pen.draw(rect, mark, shapes);
    }

    /// The values already refused in the cell in play, in that order: without the one refused now, but
    /// with one that was just taken back.
    pub(super) fn tried(&self) -> Vec<Value> {
        let (kind, now) = match self.event() {
            Some(
                Event::Conflict { value, .. }
                | Event::Excluded { value, .. }
                | Event::Broken { value, .. }
                | Event::Visited { value, .. }
                | Event::Wall { value, .. },
            ) => (EventKind::Conflict, Some(value)),
            Some(Event::Backtrack { value, .. }) => (EventKind::Backtrack, Some(value)),
            Some(Event::Place { .. }) => (EventKind::Place, None),
            _ => return Vec::new(),
        };
        let choice = self.moment.choices().pop();
        let choice = choice.filter(|choice| self.moment.subject() == Some(choice.at));
        let failed = choice.map_or_else(Vec::new, |choice| choice.failed);
        let mut tried: Vec<Value> = failed.into_iter().map(|(_, value)| value).collect();
        tried.retain(|value| Some(*value) != now);
        tried.extend(now.filter(|_| kind == EventKind::Backtrack));
        tried
    }

    /// Draws the cells that the last event is about.
    fn draw_event(&self, origins: &[Option<Origin>], shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let Some(event) = self.event() else {
            return;
        };
        match event {
            Event::Select {
                at: Spot::Cell(cell),
                ..
            } => {
                self.pen
                    .draw(self.rect_of(cell), CellMark::Selected, shapes);
                self.draw_candidates(shapes, cell);
            }
            Event::Select {
                at: Spot::Places(house, value),
                ..
            } => {
                let cells = self.topology.cells_of(house).iter();
                for &cell in cells.filter(|cell| self.moment.domain(**cell).contains(value)) {
                    let stroke = Stroke::dashed(2.0, p.guess, self.side * 0.12);
                    let rect = self.grid.rect_of_value(cell, value);
                    shapes.push(Shape::outlined(rect.shrunk(2.0), stroke));
                }
            }
            Event::Place { cell, value } => {
                self.written(cell, value, CellMark::NewGuess(value), shapes);
            }
            Event::Deduce { cell, value, .. } | Event::Fill { cell, value } => {
                self.written(cell, value, CellMark::NewDeduction(value), shapes);
            }
            Event::Conflict { cell, value, with } => {
                if let (Some(held), Some(origin)) = (self.moment.value(with), origins[with.index()])
                    && with != cell
                {
                    let rect = self.grid.rect_of_value(with, held).shrunk(-self.flash());
                    self.pen.draw(rect, CellMark::Culprit(held, origin), shapes);
                }
                let first = shapes.len();
                self.written(cell, value, CellMark::Refused(value), shapes);
                let centers = self.ends(cell, value, with).map(|rect| rect.center());
                let reach = 0.3 * self.pen.unit();
                self.motion
                    .shake(centers[0], centers[1], reach, &mut shapes[first..]);
            }
            Event::Excluded { cell, value }
            | Event::Broken { cell, value, .. }
            | Event::Visited { cell, value }
            | Event::Wall { cell, value } => {
                self.written(cell, value, CellMark::Refused(value), shapes);
            }
            Event::Backtrack { cell, value } => {
                self.mark(cell, value, CellMark::TakenBack(value), shapes);
                self.draw_tried(cell, value, shapes);
            }
            Event::DeadEnd { at } => self.draw_dead_end(at, origins, shapes),
            Event::Solution => {
                let width = (0.07 * self.pen.unit()).max(3.0);
                // The nodes of a map reach its edges.
                let share = if self.grid.is_map() { 1.0 } else { 0.5 };
                let rect = self.grid.rect().shrunk(-share * width);
                shapes.push(Shape::outlined(rect, Stroke::new(width, p.deduced)));
            }
            // What is learned is about guesses, which are ringed.
            Event::Learn { .. }
            | Event::Clear { .. }
            | Event::Sweep { .. }
            | Event::Exhausted
            | Event::GaveUp { .. } => {}
        }
    }

    /// Draws a value that grows in its cell or is refused there, above the values tried before.
    fn written(&self, cell: Cell, value: Value, mark: CellMark, shapes: &mut Vec<Shape>) {
        let first = shapes.len();
        self.mark(cell, value, mark, shapes);
        let is_refused = matches!(mark, CellMark::Refused(_));
        if !is_refused {
            self.motion.grow(&mut shapes[first..]);
        }
        let end = shapes.len();
        if self.draw_tried(cell, value, shapes) {
            let rise = self.rect_of(cell).y - self.pen.raised(self.rect_of(cell)).y;
            Motion::raise(rise, &mut shapes[first..end]);
        }
    }

    /// Draws the values already refused in a cell: at its foot, or as squares of its row.
    fn draw_tried(&self, cell: Cell, value: Value, shapes: &mut Vec<Shape>) -> bool {
        let (p, tried) = (self.palette, self.tried());
        if self.pen.figure() == Figure::Queen {
            for refused in tried.iter().filter(|refused| **refused != value) {
                attacked(self.grid.rect_of_value(cell, *refused), p.faint, shapes);
            }
            return false;
        }
        let (color, last) = match self.event() {
            Some(event) if event.kind() == EventKind::Conflict => (p.on_conflict, p.on_conflict),
            Some(Event::Backtrack { .. }) => (p.faint, p.undone_text),
            _ => (p.faint, p.faint),
        };
        self.pen
            .tried(self.rect_of(cell), &tried, color, last, shapes)
    }

    /// How much larger the culprit of a conflict is while it flashes, once the link has reached it.
    fn flash(&self) -> f32 {
        let share = self.motion.part(LINK, 1.0);
        if share.is_over() {
            0.0
        } else {
            0.06 * self.pen.unit() * share.swell()
        }
    }

    /// The places of a refused value and of the peer that forbids it.
    fn ends(&self, cell: Cell, value: Value, with: Cell) -> [Rect; 2] {
        [self.grid.rect_of_value(cell, value), self.rect_now(with)]
    }

    /// The place of the value in a cell, or of the cell.
    fn rect_now(&self, cell: Cell) -> Rect {
        let place = |value| self.grid.rect_of_value(cell, value);
        let value = self.moment.value(cell);
        value.map_or_else(|| self.rect_of(cell), place)
    }

    /// Whether the ties of a dead end are drawn.
    fn has_causes(&self) -> bool {
        self.shows_causes && matches!(self.event(), Some(Event::DeadEnd { .. }))
    }

    /// Draws what a dead end lacks: each value or place, struck in the colour of what took it.
    fn draw_dead_end(&self, at: Spot, origins: &[Option<Origin>], shapes: &mut Vec<Shape>) {
        let p = self.palette;
        let stroke = Stroke::new((0.05 * self.pen.unit()).max(1.5), p.on_dead);
        let lost = lost(self.moment, at);
        let is_queen = self.pen.figure() == Figure::Queen;
        match at {
            Spot::Cell(cell) if !is_queen => {
                self.pen.draw(self.rect_of(cell), CellMark::DeadEnd, shapes)
            }
            _ => {
                for lost in &lost {
                    let rect = self.grid.rect_of_value(lost.cell, lost.value);
                    shapes.push(Shape::filled(rect.shrunk(0.01 * self.side), p.dead));
                }
                let rects = lost
                    .iter()
                    .map(|lost| self.grid.rect_of_value(lost.cell, lost.value));
                if let (true, Some(around)) = (is_queen, rects.reduce(Rect::around)) {
                    shapes.push(Shape::outlined(around, stroke));
                }
            }
        }
        for Lost { cell, value, taker } in lost {
            if is_queen {
                let square = self.grid.rect_of_value(cell, value);
                let stroke = Stroke::new(0.06 * self.side, p.on_dead);
                shapes.extend(Shape::cross(square.center(), 0.15 * self.side, stroke));
                continue;
            }
            let (place, size) = match at {
                Spot::Cell(_) if self.pen.figure() == Figure::Digit => self.candidate(cell, value),
                _ => (self.rect_of(cell).center(), 0.3 * self.side),
            };
            if self.pen.figure() == Figure::Digit && size >= self.digits_from {
                // Until its cause may be seen, all are alike.
                let taker = taker.filter(|_| self.shows_causes);
                let color = match taker.and_then(|taker| origins[taker.index()]) {
                    None | Some(Origin::Given) => p.on_dead,
                    Some(Origin::Guess) => p.taken_by_guess,
                    Some(Origin::Deduction) => p.taken_by_deduction,
                };
                struck(place, size, color, value.to_string(), shapes);
            }
        }
    }

    /// Draws the sign of the last event at the corner of its cell; of a solution, of the board.
    fn draw_badge(&self, shapes: &mut Vec<Shape>) {
        let Some(event) = self.event() else {
            return;
        };
        let rect = match event {
            Event::Place { cell, value }
            | Event::Deduce { cell, value, .. }
            | Event::Fill { cell, value }
            | Event::Conflict { cell, value, .. }
            | Event::Excluded { cell, value }
            | Event::Broken { cell, value, .. }
            | Event::Visited { cell, value }
            | Event::Wall { cell, value }
            | Event::Backtrack { cell, value } => self.grid.rect_of_value(cell, value),
            Event::DeadEnd {
                at: Spot::Cell(cell),
            }
            | Event::Clear { cell } => self.rect_of(cell),
            Event::DeadEnd {
                at: Spot::Places(house, value),
            } => {
                let cells = self.topology.cells_of(house).iter();
                let rects = cells.map(|cell| self.grid.rect_of_value(*cell, value));
                let Some(rect) = rects.reduce(Rect::around) else {
                    return;
                };
                rect
            }
            Event::Solution if !self.grid.is_map() => {
                let (rect, inside) = (self.grid.rect(), 0.1 * self.pen.unit());
                Rect {
                    width: rect.width + inside,
                    y: rect.y - inside,
                    ..rect
                }
            }
            // A nogood refuses its latest guess.
            Event::Learn { .. } => match self.moment.nogood() {
                Some((_, nogood)) => self.rect_of(nogood.latest().0),
                None => return,
            },
            Event::Solution
            | Event::Select { .. }
            | Event::Sweep { .. }
            | Event::Exhausted
            | Event::GaveUp { .. } => return,
        };
        self.pen.badge(rect, event.kind(), shapes);
    }
}

/// How opaque the ground is that greys a cell.
const VEIL: u8 = 215;

/// The text size of a cell's label, as a share of its side.
const LABEL: f32 = 0.14;
/// Half the side of a letter in a corner, and how far from the corner its middle is, as shares of a
/// cell's side; and the least that can be read, in points.
const LETTER: f32 = 0.15;
const LEAST_LETTER: f32 = 6.5;
const LETTER_INSET: f32 = 0.19;
/// The share of a motion in which a link reaches the culprit of a conflict; then this one flashes.
const LINK: f32 = 0.625;

/// The rows and columns in which the candidates of a cell are laid out: like a box.
fn candidate_grid(topology: &Topology) -> (usize, usize) {
    let size = topology.size();
    let shape = topology.shape().or_else(|| puzzle::Shape::usual(size));
    shape.map_or((1, size), |shape| (shape.box_rows(), shape.box_cols()))
}
