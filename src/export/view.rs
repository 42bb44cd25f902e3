//! Pictures of a view of each board, instead of the boards themselves.

use super::boards::{SeenPart, ShownBoard};
use super::options::{PictureLook, PictureView};
use crate::analysis::tree::{Outline, Tree};
use crate::explain::code::listing;
use crate::explain::flow::Flow;
use crate::explain::{Site, args};
use crate::scene::{
    Anchor, Camera, Chart, ChartRun, Code, CodeLayout, FlowPicture, Font, Point, Rect, Shape,
    StackLayout, StackPicture, TreeLayout, TreePicture, fitted, step_of,
};
use std::collections::BTreeSet;

/// Text sizes: of titles, and of everything else.
const TITLE: f32 = 18.0;
const TEXT: f32 = 14.0;
/// The height of the title and the line below it.
const HEAD: f32 = 56.0;
/// The margin around a view.
const MARGIN: f32 = 12.0;
/// Steps walked at a time to find a tree.
const WALK: u64 = 1 << 16;

/// Draws the tree, program, flowchart or stack of a board with its title into a rectangle.
pub fn draw_one(board: &ShownBoard, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let step = step_of(board.moment.step(), board.length, look.language);
    let inner = draw_head(board.title, &step, look, rect, shapes);
    match look.view {
        PictureView::Tree => draw_tree(board, look, inner, shapes),
        PictureView::Code => draw_code(board, look, inner, shapes),
        PictureView::Flow => draw_flow(board, look, inner, shapes),
        PictureView::Stack => draw_stack(board, look, inner, shapes),
        PictureView::Boards | PictureView::Chart => {}
    }
}

/// Draws the counters of all boards into a rectangle.
pub fn draw_chart(boards: &[ShownBoard], look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let (palette, language) = (look.theme.palette(), look.language);
    let titles = boards.iter().map(|board| board.title);
    let title = titles.collect::<Vec<_>>().join(" · ");
    let inner = draw_head(&title, "", look, rect, shapes);
    let shown = || {
        boards
            .iter()
            .filter(|board| board.seen != SeenPart::Nothing)
    };
    let runs: Vec<ChartRun> = shown()
        .map(|board| ChartRun {
            name: board.title,
            color: palette.strategy(board.moment.strategy()),
            note: step_of(board.moment.step(), board.length, language),
            counters: board.moment.counters(),
            are_least: false,
        })
        .collect();
    let ends = shown().map(ShownBoard::horizon);
    let most = ends.map(|end| end.steps.max(end.eliminations)).max();
    let chart = Chart {
        runs: &runs,
        base: Some(0),
        most: most.unwrap_or(0),
        palette: &palette,
        language,
        text: TEXT,
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
        (TITLE * 1.5, TEXT, Font::Regular, palette.faint, below),
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
    let family = board.moment.problem().topology().family();
    let program = listing(family, strategy, goal, look.code, look.language);
    let layout = CodeLayout::fitting(&program, rect.width, rect.height, &BTreeSet::new());
    let scene = Code {
        listing: &program,
        code: look.code,
        language: look.language,
        lit: program.line_of(Site::of(&board.moment)),
        caller: program
            .line_of(Site::of(&board.moment))
            .and_then(|lit| program.caller_of(lit)),
        palette: &look.theme.palette(),
        layout: &layout,
    };
    scene.draw(Point::new(rect.x, rect.y), rect.width, shapes);
}

fn draw_flow(board: &ShownBoard, look: PictureLook, rect: Rect, shapes: &mut Vec<Shape>) {
    let family = board.moment.problem().topology().family();
    let flow = Flow::of(family, board.moment.strategy(), board.run.goal());
    let picture = FlowPicture::of(
        &flow,
        look.language,
        (rect.width, rect.height),
        FlowPicture::FITTING,
    );
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
    shapes.push(Shape::text(at, TEXT, palette.faint, words).anchored(Anchor::LeftTop));
    let line = TEXT * 1.6;
    if !picture.is_empty() {
        let legend = Rect::new(rect.x, rect.y + line, rect.width, line);
        StackPicture::draw_legend(legend, TEXT, &palette, language, shapes);
    }
    let head = 2.5 * line;
    let rest = Rect::new(rect.x, rect.y + head, rect.width, rect.height - head);
    let layout = StackLayout::fitting(picture.len(), rest.height, TEXT);
    picture.draw(rest, &layout, shapes);
}
