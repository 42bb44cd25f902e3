//! Boards at a step, or a view of each, as one picture.

use super::boards::{SeenPart, ShownBoard};
use super::options::{PictureLook, PictureView};
use super::raster::Drawing;
use crate::analysis::reason::{ReasonSearch, is_doomed_openly};
use crate::analysis::tree::{Outline, Tree};
use crate::explain::flow::Flow;
use crate::explain::{Language, Sentence, Site, args};
use crate::puzzle::Family;
use crate::scene::{
    Anchor, Board, Camera, Card, Chart, ChartRun, Code, CodeLayout, DIGITS_FROM, FlowPicture, Font,
    Motion, Point, Rect, Shape, StackLayout, StackPicture, TreeLayout, TreePicture, fitted,
    place_cards, reason_in_words, step_of, wrap,
};
use std::collections::BTreeSet;

/// The size of a card, in points.
const CARD: (f32, f32) = (560.0, 720.0);
/// The margin around the cards, and around a view on one.
const MARGIN: f32 = 10.0;
/// Text size as a share of a card's shorter side.
const TEXT: f32 = 0.026;
/// Text sizes of views: of titles, and of everything else.
const TITLE: f32 = 18.0;
const VIEW_TEXT: f32 = 14.0;
/// The height of a view's title and the line below it.
const HEAD: f32 = 56.0;
/// The height of the words below a board, in lines, and of a line, in text sizes.
const WHY: f32 = 7.0;
const LINE: f32 = 1.4;
/// Steps walked at a time to find a tree.
const WALK: u64 = 1 << 16;

/// Width and height of a picture with this many boards, one to four, in points. A single chart
/// shows all of them.
pub fn size(boards: usize, view: PictureView) -> (f32, f32) {
    if view == PictureView::Chart {
        return CARD;
    }
    let columns = if boards == 4 { 2 } else { boards };
    let (width, height) = CARD;
    let rows = boards.div_ceil(columns);
    (width * columns as f32, height * rows as f32)
}

/// The picture of these boards, arranged as in the window.
pub fn shapes(boards: &[ShownBoard], look: PictureLook) -> Vec<Shape> {
    let palette = look.theme.palette();
    let (width, height) = size(boards.len(), look.view);
    let whole = Rect::new(0.0, 0.0, width, height);
    let mut shapes = Vec::new();
    if !look.is_transparent {
        shapes.push(Shape::Rect {
            rect: whole,
            radius: 0.0,
            fill: Some(palette.paper),
            stroke: None,
        });
    }
    if look.view == PictureView::Chart {
        draw_chart(boards, look, whole, &mut shapes);
        return shapes;
    }
    let places = place_cards(whole.shrunk(MARGIN), boards.len(), 0.0, |_| TEXT);
    for (board, parts) in boards.iter().zip(&places) {
        if board.seen == SeenPart::Nothing {
            let words = look.language.word("board-hidden");
            parts.draw_hidden(board.title, &words, &palette, &mut shapes);
            continue;
        }
        if look.view != PictureView::Boards {
            draw_one(board, look, parts.whole, &mut shapes);
            continue;
        }
        let card = Card {
            shows_causes: true,
            moment: &board.moment,
            title: board.title,
            length: board.length,
            language: look.language,
            palette: &palette,
            options: look.options,
            digits_from: DIGITS_FROM,
            asked: None,
            is_leading: true,
            motion: Motion::END,
            differs_here: false,
            fault: None,
            numbers: &[],
        };
        card.draw(parts, &mut shapes);
    }
    shapes
}

/// Draws the picture in pixels.
pub fn with_pixels<T>(
    boards: &[ShownBoard],
    look: PictureLook,
    scale: f32,
    act: impl FnOnce(&Drawing) -> T,
) -> T {
    act(&Drawing {
        shapes: &shapes(boards, look),
        size: size(boards.len(), look.view),
        scale,
    })
}

/// A description of the picture in words.
pub fn description(boards: &[ShownBoard], language: Language) -> String {
    let sentence = |board: &ShownBoard| {
        if board.seen == SeenPart::Nothing {
            return format!("{}: {}", board.title, language.word("board-hidden"));
        }
        let step = step_of(board.moment.step(), board.length, language);
        let sentence = Sentence::of(&board.moment, language);
        format!("{}, {step}: {sentence}", board.title)
    };
    boards.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// Draws the tree, program, flowchart or stack of a board with its title into a rectangle.
fn draw_one(board: &ShownBoard, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let step = step_of(board.moment.step(), board.length, look.language);
    let inner = draw_head(board.title, &step, look, rect, shapes);
    let family = board.moment.problem().topology().family();
    match look.view {
        PictureView::Code | PictureView::Flow if board.moment.source().recording().is_some() => {
            // The text of a program belongs to the window that shows it.
            draw_words(
                &look.language.word("program-no-picture"),
                look,
                inner,
                shapes,
            );
        }
        PictureView::Why if matches!(family, Family::Free(_)) => {
            draw_words(&look.language.word("unseen-why"), look, inner, shapes);
        }
        PictureView::Tree => draw_tree(board, look, inner, shapes),
        PictureView::Code => draw_code(board, look, inner, shapes),
        PictureView::Flow => draw_flow(board, look, inner, shapes),
        PictureView::Stack => draw_stack(board, look, inner, shapes),
        PictureView::Why => draw_why(board, look, inner, shapes),
        PictureView::Boards | PictureView::Chart => {}
    }
}

/// Draws the counters of all boards into a rectangle.
fn draw_chart(boards: &[ShownBoard], look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let (palette, language) = (look.theme.palette(), look.language);
    let titles = boards.iter().map(|board| board.title);
    let title = titles.collect::<Vec<_>>().join(" · ");
    let inner = draw_head(&title, "", look, rect, shapes);
    let shown = boards.iter();
    let shown = shown.filter(|board| board.seen != SeenPart::Nothing);
    let runs: Vec<ChartRun> = shown
        .clone()
        .map(|board| ChartRun {
            name: board.title,
            color: palette.of_run(&board.moment),
            note: step_of(board.moment.step(), board.length, language),
            counters: board.moment.counters(),
            are_least: false,
        })
        .collect();
    let ends = shown.map(ShownBoard::horizon);
    let most = ends.map(|end| end.steps.max(end.eliminations)).max();
    let chart = Chart {
        runs: &runs,
        base: Some(0),
        most: most.unwrap_or(0),
        palette: &palette,
        language,
        text: VIEW_TEXT,
    };
    chart.draw(inner, shapes);
}

/// Draws a title and a line below it. Returns the room that is left.
fn draw_head(
    title: &str,
    below: &str,
    look: PictureLook,
    rect: Rect,
    shapes: &mut Vec<Shape>,
) -> Rect {
    let palette = look.theme.palette();
    let inner = rect.shrunk(MARGIN);
    let lines = [
        (0.0, TITLE, Font::Bold, palette.ink, title),
        (TITLE * 1.5, VIEW_TEXT, Font::Regular, palette.faint, below),
    ];
    for (down, size, font, color, words) in lines {
        if words.is_empty() {
            continue;
        }
        let at = Point::new(inner.x, inner.y + down);
        let words = Shape::text(at, size, color, fitted(words, font, size, inner.width));
        shapes.push(words.in_font(font).anchored(Anchor::LeftTop));
    }
    Rect::new(inner.x, inner.y + HEAD, inner.width, inner.height - HEAD)
}

/// The part of the search tree around a board's moment that may be shown.
fn tree_of(board: &ShownBoard) -> (Tree, Outline) {
    let mut tree = Tree::default();
    loop {
        let found = tree.follow(board.run, board.moment.step(), &board.horizon(), WALK);
        if let (outline, true) = found {
            return (tree, outline);
        }
    }
}

/// The whole tree, as much of it as the tree view unfolds, however small its nodes become.
fn draw_tree(board: &ShownBoard, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let (tree, outline) = tree_of(board);
    let layout = TreeLayout::of(&outline);
    let picture = TreePicture {
        tree: &tree,
        outline: &outline,
        layout: &layout,
        moment: &board.moment,
        palette: &look.theme.palette(),
        camera: Camera::fitting(&layout, rect, 1.0),
        labels: 1.0,
        rect,
        coming: None,
        differs_here: false,
    };
    picture.draw(shapes);
}

fn draw_code(board: &ShownBoard, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let (strategy, goal) = (board.moment.strategy(), board.run.goal());
    let topology = board.moment.problem().topology();
    let (code, language) = (look.code, look.language);
    let program = board
        .wording
        .listing(topology, strategy, goal, code, language);
    let layout = CodeLayout::fitting(&program, rect.width, rect.height, &BTreeSet::new());
    let lit: Vec<usize> = program.lines_of(Site::of(&board.moment)).collect();
    let scene = Code {
        listing: &program,
        syntax: program.syntax(code, language),
        within_comments: &[],
        callers: lit
            .first()
            .map_or_else(Vec::new, |lit| program.callers_of(*lit)),
        lit,
        palette: &look.theme.palette(),
        layout: &layout,
    };
    let sight = rect.y..rect.bottom();
    scene.draw(Point::new(rect.x, rect.y), rect.width, sight, shapes);
}

fn draw_flow(board: &ShownBoard, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let topology = board.moment.problem().topology();
    let (strategy, goal) = (board.moment.strategy(), board.run.goal());
    let flow = Flow::in_words_of(board.wording, topology, strategy, goal);
    let room = (rect.width, rect.height);
    let picture = FlowPicture::of(&flow, look.language, room, FlowPicture::FITTING);
    let lit = flow.at(Site::of(&board.moment));
    let corner = Point::new(rect.x, rect.y);
    picture.draw(corner, lit, look.language, &look.theme.palette(), shapes);
}

/// The open choice points, with what each kind of option looks like above them.
fn draw_stack(board: &ShownBoard, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let palette = look.theme.palette();
    let (moment, language) = (&board.moment, look.language);
    let costs = tree_of(board).0.costs(moment.step());
    let picture = StackPicture::of(moment, &costs, None, &palette, language);
    let words = args([("frames", (picture.len() as u64).into())]);
    let (at, words) = (
        Point::new(rect.x, rect.y),
        language.text("stack-size", &words),
    );
    shapes.push(Shape::text(at, VIEW_TEXT, palette.faint, words).anchored(Anchor::LeftTop));
    let line = VIEW_TEXT * 1.6;
    if !picture.is_empty() {
        let legend = Rect::new(rect.x, rect.y + line, rect.width, line);
        StackPicture::draw_legend(legend, VIEW_TEXT, &palette, language, shapes);
    }
    let head = 2.5 * line;
    let rest = Rect::new(rect.x, rect.y + head, rect.width, rect.height - head);
    let layout = StackLayout::fitting(picture.len(), rest.height, VIEW_TEXT);
    picture.draw(rest, &layout, shapes);
}

/// The board without what does not matter, and below it why no solution agrees. Where a class has not
/// been told that, it is the whole board.
fn draw_why(board: &ShownBoard, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let (palette, moment) = (look.theme.palette(), &board.moment);
    let below = WHY * LINE * VIEW_TEXT;
    let place = Rect::new(rect.x, rect.y, rect.width, rect.height - below);
    let drawn = Board::new(moment, place, &palette, look.options);
    let drawn = drawn.in_language(look.language);
    drawn.draw(shapes);
    let is_whole = board.seen == SeenPart::Whole;
    if !is_whole && !is_doomed_openly(moment) {
        return;
    }
    let mut search = ReasonSearch::at(moment, look.asked.filter(|_| is_whole));
    search.advance(u64::MAX);
    if search.forbids() {
        drawn.draw_only(&search, shapes);
    }
    let topology = moment.problem().topology();
    let words = reason_in_words(&search, topology, look.language).join(" ");
    let rest = Rect::new(rect.x, place.bottom(), rect.width, below);
    draw_words(&words, look, rest, shapes);
}

/// Draws words from the top of a rectangle on.
fn draw_words(words: &str, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let lines = wrap(&[(words, Font::Regular)], VIEW_TEXT, rect.width);
    for (number, line) in lines.into_iter().enumerate() {
        let at = Point::new(rect.x, rect.y + number as f32 * LINE * VIEW_TEXT);
        let line: String = line.into_iter().map(|(part, _)| part).collect();
        let line = Shape::text(at, VIEW_TEXT, look.theme.palette().ink, line);
        shapes.push(line.anchored(Anchor::LeftTop));
    }
}
