//! Pictures without a display, compared line by line. When a picture is meant to change, run the
//! test with `RECUO_REDRAW=1` and check the changes that git reports.

use crate::common::*;
use recuo::analysis::tree::{Fate, Status, Tree};
use recuo::explain::code::{CodeLanguage, Syntax, listing};
use recuo::explain::flow::Flow;
use recuo::explain::{Language, Site};
use recuo::export::png;
use recuo::export::raster::{Drawing, Raster};
use recuo::export::svg::svg;
use recuo::puzzle::{Cell, Problem, Relation, Sign, Topology, Value};
use recuo::recording::{ReadOptions, Reader};
use recuo::scene::{
    Anchor, Board, BoardOptions, Camera, Card, CardParts, Code, CodeLayout, DIGITS_FROM, FaultMark,
    FlowPicture, Motion, Point, Rect, Shape, StackLayout, StackPicture, Theme, TreeLayout,
    TreeMark, TreePicture, width_of,
};
use recuo::solver::{Event, Goal, Why};
use recuo::timeline::{Moment, Source, Timeline};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// The puzzle of the lesson about blame.
const BLAME: &str = "..41....2..542...31.65..6...41...3..";

const PAGE: Rect = Rect::new(0.0, 0.0, 420.0, 580.0);

fn timeline(line: &str, strategy: &str) -> Timeline {
    let problem = Arc::new(problem(line));
    let mut timeline = Timeline::new(problem, strategy.parse().unwrap(), Goal::First);
    timeline.explore(400_000);
    timeline
}

fn first(timeline: &mut Timeline, wanted: impl Fn(Event) -> bool) -> Moment {
    (1..=timeline.explored())
        .find_map(|step| timeline.at(step).filter(|m| m.event().is_some_and(&wanted)))
        .expect("there is such a step")
}

fn card(moment: &Moment, theme: Theme, language: Language) -> Vec<Shape> {
    card_with(moment, None, theme, language)
}

fn card_with(
    moment: &Moment,
    fault: Option<(FaultMark, String)>,
    theme: Theme,
    language: Language,
) -> Vec<Shape> {
    let palette = theme.palette();
    let rect = PAGE;
    let mut shapes = vec![Shape::filled(rect, palette.paper)];
    let card = Card {
        shows_causes: true,
        moment,
        title: "title",
        length: None,
        language,
        palette: &palette,
        options: BoardOptions::default(),
        digits_from: DIGITS_FROM,
        asked: None,
        is_leading: true,
        motion: Motion::END,
        differs_here: false,
        fault,
        numbers: &[],
    };
    card.draw(&CardParts::below(rect.shrunk(10.0), 14.0, 0.0), &mut shapes);
    shapes
}

/// The last moment of a program's run.
fn last_of(text: &str) -> Moment {
    let mut reader = Reader::new(ReadOptions::default());
    reader.push(text.as_bytes());
    reader.finish();
    let recording = Arc::new(reader.recording().clone());
    let problem = Arc::clone(recording.problem().expect("a board"));
    let mut run = Timeline::of(Source::Recording(problem, recording));
    run.explore(u64::MAX);
    run.at(run.explored()).expect("it is explored")
}

/// A fault has a flag at its cell and a link in ink to the cell that it clashes with; a board whose
/// rules only the program knows has words, labels and a way.
#[test]
fn runs_of_programs_are_drawn() {
    let wrong = last_of("@puzzle 1...............\n@place R1C2 2\n@place R2C2 1 :7\n");
    let mark = FaultMark {
        cell: Some(Cell::new(5)),
        with: Some(Cell::new(0)),
    };
    let words = "R1C1, in the same box, already has 1. (fault 1 of 1)".to_owned();
    let drawn = card_with(&wrong, Some((mark, words)), Theme::Light, Language::En);
    check("program-fault", &drawn);
    let maze = last_of(
        "@board 3 4\n@path\n@label R1C1 in\n@given R1C3 #\n@given R2C1 #\n@place R1C1 a\n\
         @place R1C2 b\n@place R2C2 c\n@place R2C3 late\n@conflict R2C4 late\n",
    );
    check("program-way", &card(&maze, Theme::Light, Language::Pt));
}

/// A frame lies above the ground and below every digit and mark.
#[test]
fn frames_lie_below_marks() {
    let mut run = timeline(FIRST_PROGRAM, "propagation");
    let moment = first(&mut run, |event| matches!(event, Event::Deduce { .. }));
    let palette = Theme::Light.palette();
    let rect = Rect::new(0.0, 0.0, 420.0, 420.0);
    let board = Board::new(&moment, rect, &palette, BoardOptions::default());
    let frame = Shape::Circle {
        center: Point::new(0.0, 0.0),
        radius: 1.0,
        fill: None,
        stroke: None,
    };
    let (mut plain, mut framed) = (Vec::new(), Vec::new());
    board.draw(&mut plain);
    board.draw_over(vec![frame.clone()], &mut framed);
    let at = framed.iter().position(|shape| *shape == frame).unwrap();
    framed.remove(at);
    assert_eq!(plain, framed);
    // Over the digits, and below the sign at the corner of a cell.
    let is_text = |shape: &Shape| matches!(shape, Shape::Text { .. });
    assert!(framed[..at].iter().any(is_text) && !framed[at..].iter().any(is_text));
    assert!(at < framed.len());
}

fn check(name: &str, shapes: &[Shape]) {
    let drawn = svg(shapes, (420.0, 580.0), [name, ""], Language::En);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden/scenes")
        .join(format!("{name}.svg"));
    if std::env::var_os("RECUO_REDRAW").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &drawn).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let difference = drawn.lines().zip(kept.lines()).position(|(a, b)| a != b);
    assert!(
        drawn == kept,
        "{name}: the picture has changed, first in line {difference:?}"
    );
}

#[test]
fn every_mark_is_drawn_as_ever() {
    let mut naive = timeline(FIRST_PROGRAM, "naive");
    let is_conflict_in_box = |e| matches!(e, Event::Conflict { cell, with, .. } if cell.index() % 9 != with.index() % 9 && cell.index() / 9 != with.index() / 9);
    check(
        "start",
        &card(&naive.at(0).unwrap(), Theme::Light, Language::En),
    );
    check(
        "select",
        &card(&naive.at(1).unwrap(), Theme::Light, Language::En),
    );
    check(
        "place",
        &card(&naive.at(2).unwrap(), Theme::Light, Language::Pt),
    );
    check(
        "conflict",
        &card(
            &first(&mut naive, is_conflict_in_box),
            Theme::Light,
            Language::Es,
        ),
    );
    check(
        "backtrack",
        &card(
            &first(&mut naive, |e| matches!(e, Event::Backtrack { .. })),
            Theme::Dark,
            Language::En,
        ),
    );
    check(
        "solution",
        &card(&naive.at(295_537).unwrap(), Theme::Light, Language::En),
    );
    let mut propagation = timeline(AGAINST_BRUTE_FORCE, "propagation");
    let is_hidden = |e| {
        matches!(
            e,
            Event::Deduce {
                why: Why::HiddenSingle(_),
                ..
            }
        )
    };
    check(
        "hidden-single",
        &card(
            &first(&mut propagation, is_hidden),
            Theme::Light,
            Language::En,
        ),
    );
    let mut masks = timeline(FIRST_PROGRAM, "masks");
    check(
        "dead-end",
        &card(
            &first(&mut masks, |e| matches!(e, Event::DeadEnd { .. })),
            Theme::Contrast,
            Language::En,
        ),
    );
    let mut x = timeline(AGAINST_BRUTE_FORCE, "algorithm-x");
    let is_house = |e| {
        matches!(
            e,
            Event::Select {
                at: recuo::solver::Spot::Places(..),
                ..
            }
        )
    };
    check(
        "places",
        &card(&first(&mut x, is_house), Theme::Light, Language::En),
    );
    let empty = ".".repeat(256);
    check(
        "sixteen",
        &card(
            &timeline(&empty, "masks").at(40).unwrap(),
            Theme::Light,
            Language::En,
        ),
    );
}

/// The search tree at a step: the whole, or the part around the latest guess.
fn tree(timeline: &mut Timeline, step: u64, theme: Theme, is_whole: bool) -> Vec<Shape> {
    let moment = timeline.at(step).unwrap();
    let mut tree = Tree::default();
    let (outline, is_found) =
        tree.follow(timeline, step, &timeline.frontier().counters(), u64::MAX);
    assert!(is_found);
    let layout = TreeLayout::of(&outline);
    let rect = PAGE;
    let palette = theme.palette();
    let mut picture = TreePicture {
        tree: &tree,
        outline: &outline,
        layout: &layout,
        moment: &moment,
        palette: &palette,
        camera: Camera::fitting(&layout, rect, 1.0),
        labels: 1.0,
        rect,
        coming: None,
        differs_here: false,
    };
    if !is_whole {
        let shown = tree.path(step).into_iter();
        let path: Vec<_> = shown
            .map(|key| layout.places[outline.index_of(key).unwrap()])
            .collect();
        picture.camera = Camera::around(&path, &layout, rect, 1.0);
    }
    for (index, place) in layout.places.iter().enumerate() {
        let at = picture.camera.point(*place);
        if rect.contains(at) && is_whole {
            assert_eq!(picture.node_at(at), Some(index));
        }
    }
    assert_eq!(picture.node_at(Point::new(-500.0, -500.0)), None);
    let mut shapes = vec![Shape::filled(rect, palette.paper)];
    picture.draw(&mut shapes);
    shapes
}

/// Every mark of a tree, and triangles from small to large.
fn tree_marks(theme: Theme) -> Vec<Shape> {
    let palette = theme.palette();
    let mut marks = TreeMark::examples().map(|(_, mark)| mark).to_vec();
    for folded in [2, 1_000, 1_000_000_000].map(Some) {
        let fates = [Fate::Failure, Fate::Solution].map(Status::Settled);
        let all = fates.into_iter().chain([Status::Open, Status::Unreached]);
        marks.extend(all.map(|status| TreeMark {
            status,
            folded,
            has_learned: false,
        }));
    }
    let mut shapes = Vec::new();
    for (number, mark) in marks.into_iter().enumerate() {
        let (column, row) = (number % 4, number / 4);
        let at = Point::new(60.0 + 100.0 * column as f32, 60.0 + 110.0 * row as f32);
        mark.draw(at, 20.0, &palette, &mut shapes);
    }
    shapes
}

#[test]
fn trees_are_drawn_as_ever() {
    check("tree-marks", &tree_marks(Theme::Light));
    let mut small = timeline("1..4.....3....1.", "naive");
    let last = small.explored();
    check("tree-small", &tree(&mut small, last, Theme::Light, true));
    let mut naive = timeline(FIRST_PROGRAM, "naive");
    check("tree-naive", &tree(&mut naive, 12_000, Theme::Light, false));
    check(
        "tree-naive-whole",
        &tree(&mut naive, 12_000, Theme::Contrast, true),
    );
    check(
        "tree-solution",
        &tree(&mut naive, 295_537, Theme::Dark, false),
    );
    let mut x = timeline(READERS_VARIANT, "algorithm-x");
    let last = x.explored();
    check("tree-places", &tree(&mut x, last, Theme::Dark, true));
}

fn stack(timeline: &mut Timeline, step: u64, theme: Theme, language: Language) -> Vec<Shape> {
    let moment = timeline.at(step).unwrap();
    let mut tree = Tree::default();
    assert!(
        tree.follow(timeline, step, &timeline.frontier().counters(), u64::MAX)
            .1
    );
    let costs = tree.costs(step);
    // As if it were the guess to blame.
    let doom = moment.choices()[0].guess;
    let palette = theme.palette();
    let picture = StackPicture::of(&moment, &costs, doom, &palette, language);
    let mut shapes = vec![Shape::filled(PAGE, palette.surface)];
    let legend = Rect::new(8.0, 4.0, 404.0, 24.0);
    StackPicture::draw_legend(legend, 12.0, &palette, language, &mut shapes);
    let rect = Rect::new(8.0, 32.0, 404.0, 540.0);
    let layout = StackLayout::fitting(picture.len(), rect.height, 14.0);
    picture.draw(rect, &layout, &mut shapes);
    shapes
}

#[test]
fn stacks_are_drawn_as_ever() {
    let mut naive = timeline(FIRST_PROGRAM, "naive");
    let mut stack_at = |step, theme, language| stack(&mut naive, step, theme, language);
    check("stack-few", &stack_at(30, Theme::Light, Language::En));
    check("stack-many", &stack_at(1_000, Theme::Dark, Language::Pt));
    check("stack-deep", &stack_at(295_537, Theme::Light, Language::Es));
    let mut x = timeline(READERS_VARIANT, "algorithm-x");
    let step = x.explored();
    check(
        "stack-places",
        &stack(&mut x, step, Theme::Contrast, Language::En),
    );
    let mut sixteen = timeline(&".".repeat(256), "naive");
    check(
        "stack-sixteen",
        &stack(&mut sixteen, 400, Theme::Light, Language::En),
    );
}

fn program(moment: &Moment, code: CodeLanguage, theme: Theme, language: Language) -> Vec<Shape> {
    let palette = theme.palette();
    let family = moment.problem().topology().family();
    let listing = listing(family, moment.strategy(), moment.goal(), code, language);
    let scene = Code {
        listing: &listing,
        syntax: Syntax::of(code, language),
        within_comments: &[],
        lit: listing.lines_of(Site::of(moment)).collect(),
        callers: Vec::new(),
        palette: &palette,
        layout: &CodeLayout::fitting(&listing, 420.0, 580.0, &BTreeSet::new()),
    };
    let mut shapes = vec![Shape::filled(PAGE, palette.paper)];
    scene.draw(Point::new(0.0, 0.0), 420.0, 0.0..PAGE.height, &mut shapes);
    shapes
}

#[test]
fn programs_are_drawn_as_ever() {
    let mut naive = timeline(FIRST_PROGRAM, "naive");
    let refused = first(&mut naive, |e| matches!(e, Event::Conflict { .. }));
    check(
        "code-c",
        &program(&refused, CodeLanguage::C, Theme::Light, Language::En),
    );
    let mut propagation = timeline(AGAINST_BRUTE_FORCE, "propagation");
    let deduced = first(&mut propagation, |e| matches!(e, Event::Deduce { .. }));
    check(
        "code-pseudocode",
        &program(
            &deduced,
            CodeLanguage::Pseudocode,
            Theme::Dark,
            Language::Pt,
        ),
    );
    let rust = program(&deduced, CodeLanguage::Rust, Theme::Contrast, Language::Pt);
    check("code-rust", &rust);
}

fn flowchart(moment: &Moment, goal: Goal, theme: Theme, language: Language) -> Vec<Shape> {
    let palette = theme.palette();
    let family = moment.problem().topology().family();
    let flow = Flow::of(family, moment.strategy(), goal);
    let mut shapes = vec![Shape::filled(PAGE, palette.paper)];
    let picture = FlowPicture::of(&flow, language, (420.0, 570.0), FlowPicture::FITTING);
    let lit = flow.at(Site::of(moment));
    picture.draw(Point::new(0.0, 4.0), lit, language, &palette, &mut shapes);
    shapes
}

#[test]
fn flowcharts_are_drawn_as_ever() {
    let mut naive = timeline(FIRST_PROGRAM, "naive");
    let refused = first(&mut naive, |e| matches!(e, Event::Conflict { .. }));
    check(
        "flow-naive",
        &flowchart(&refused, Goal::All, Theme::Light, Language::Pt),
    );
    let mut checked = timeline(FIRST_PROGRAM, "forward-checking");
    let wiped = first(&mut checked, |e| matches!(e, Event::DeadEnd { .. }));
    check(
        "flow-forward-checking",
        &flowchart(&wiped, Goal::First, Theme::Contrast, Language::En),
    );
    let mut propagation = timeline(AGAINST_BRUTE_FORCE, "propagation");
    let deduced = first(&mut propagation, |e| matches!(e, Event::Deduce { .. }));
    check(
        "flow-propagation",
        &flowchart(&deduced, Goal::All, Theme::Dark, Language::Es),
    );
    let mut sweep = timeline(EASY_SWEEP, "singles");
    let pass = first(&mut sweep, |e| matches!(e, Event::Sweep { .. }));
    check(
        "flow-singles",
        &flowchart(&pass, Goal::First, Theme::Light, Language::En),
    );
}

/// Compares a picture as PNG, byte by byte.
fn check_pixels(name: &str, shapes: &[Shape], scale: f32) {
    let drawing = Drawing {
        shapes,
        size: (420.0, 580.0),
        scale,
    };
    let bands = drawing.bands().map(Raster::into_rgba);
    let drawn = png::encode(bands, drawing.pixels(), name.contains("glass"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden/scenes")
        .join(format!("{name}.png"));
    if std::env::var_os("RECUO_REDRAW").is_some() {
        std::fs::write(&path, &drawn).unwrap();
    }
    let kept = std::fs::read(&path).unwrap_or_default();
    assert!(drawn == kept, "{name}: the pixels have changed");
}

#[test]
fn pixels_are_the_same_everywhere() {
    let mut naive = timeline(FIRST_PROGRAM, "naive");
    let conflict = first(&mut naive, |e| matches!(e, Event::Conflict { .. }));
    let drawn = card(&conflict, Theme::Light, Language::Pt);
    check_pixels("conflict-pt", &drawn, 1.0);
    // On a transparent background, and with a fractional scale.
    let mut masks = timeline(FIRST_PROGRAM, "masks");
    let place = first(&mut masks, |e| matches!(e, Event::Place { .. }));
    let drawn = card(&place, Theme::Dark, Language::En);
    check_pixels("place-glass", &drawn[1..], 1.5);
}

/// The moment of a problem of another family at a step.
fn of_family(family: &str, givens: &str, strategy: &str, step: u64) -> Moment {
    let topology = Topology::new(family.parse().unwrap());
    let mut values: Vec<_> = givens.chars().map(Value::from_char).collect();
    values.resize(topology.cells(), None);
    let problem = Arc::new(Problem::on(&topology, &values).unwrap());
    let mut timeline = Timeline::new(problem, strategy.parse().unwrap(), Goal::First);
    timeline.explore(step);
    timeline.at(step).expect("the run is long enough")
}

/// Queens stand on squares, and maps are discs and lines; what divides a square board is seen.
#[test]
fn families_are_drawn() {
    for (name, family, givens, strategy, step, theme) in [
        ("queens-conflict", "queens:6", "", "naive", 45, Theme::Light),
        (
            "queens-given",
            "queens:8",
            "4",
            "fewest-candidates",
            4,
            Theme::Dark,
        ),
        (
            "queens-forced",
            "queens:6",
            "2",
            "propagation",
            7,
            Theme::Contrast,
        ),
        (
            "map-conflict",
            "map:south-america:4",
            "2",
            "naive",
            14,
            Theme::Light,
        ),
        (
            "map-domains",
            "map:australia:3",
            "",
            "fewest-candidates",
            4,
            Theme::Dark,
        ),
        (
            "map-dead-end",
            "map:brazil:3",
            "",
            "fewest-candidates",
            26,
            Theme::Contrast,
        ),
        (
            "jigsaw",
            "jigsaw:AAABCABBCCDBCDDD",
            "1",
            "masks",
            3,
            Theme::Light,
        ),
        ("diagonal", "diagonal:2x2", "1", "masks", 3, Theme::Light),
        ("windows", "windows", "1", "naive", 3, Theme::Dark),
    ] {
        let moment = of_family(family, givens, strategy, step);
        check(name, &card(&moment, theme, Language::Pt));
    }
}

/// The line from the queen that attacks runs along a column or a diagonal of squares.
#[test]
fn an_attack_runs_along_a_column_or_a_diagonal() {
    let mut seen = BTreeSet::new();
    for step in 1..=100 {
        let moment = of_family("queens:6", "", "naive", step);
        let Some(Event::Conflict { cell, value, with }) = moment.event() else {
            continue;
        };
        let held = moment.value(with).unwrap();
        let palette = Theme::Light.palette();
        let rect = Rect::new(0.0, 0.0, 600.0, 600.0);
        let board = Board::new(&moment, rect, &palette, BoardOptions::default());
        let [from, to] = [(with, held), (cell, value)]
            .map(|(cell, value)| board.grid().rect_of_value(cell, value).center());
        let (across, down) = ((to.x - from.x).abs(), (to.y - from.y).abs());
        assert!(
            across < 0.1 || (across - down).abs() < 0.1,
            "{step}: {across} {down}"
        );
        let mut shapes = Vec::new();
        board.draw(&mut shapes);
        // The link runs straight between the two squares.
        let is_between = |p: Point| p.distance(from) + p.distance(to) < from.distance(to) + 0.1;
        let is_link = |shape: &Shape| {
            matches!(shape, Shape::Line { points, stroke }
                if stroke.color == palette.conflict && points.iter().all(|p| is_between(*p)))
        };
        assert!(shapes.iter().any(is_link), "{step}");
        assert_eq!(board.grid().cell_at(to), Some(cell));
        assert_eq!(board.grid().value_at(to), Some(value));
        seen.insert(across < 0.1);
    }
    assert_eq!(seen.len(), 2, "columns and diagonals");
}

/// Who is to blame is marked while there is a conflict, and not on a solution.
#[test]
fn nobody_is_to_blame_for_a_solution() {
    let mut timeline = timeline(BLAME, "backjumping");
    let palette = Theme::Light.palette();
    let marks = |moment: &Moment| {
        let mut shapes = Vec::new();
        let rect = Rect::new(0.0, 0.0, 600.0, 600.0);
        Board::new(moment, rect, &palette, BoardOptions::default()).draw(&mut shapes);
        let is_mark = |shape: &&Shape| {
            matches!(shape, Shape::Rect { fill: None, stroke: Some(stroke), .. }
                if stroke.color == palette.ink && stroke.dash.is_some())
        };
        shapes.iter().filter(is_mark).count()
    };
    let solved = first(&mut timeline, |event| event == Event::Solution);
    assert!(!solved.blamed().is_empty());
    assert_eq!(marks(&solved), 0);
    let is_marked = |step| timeline.at(step).is_some_and(|moment| marks(&moment) > 0);
    assert!((1..100).any(is_marked));
}

/// The futoshiki and the killer Sudoku of the tests of relations, as links write them.
const SIGNS: &str = "futoshiki:4:1<2,3<7,8<4,7<11,12<8,14<15,15<16";
const CAGES: &str = "killer:2x2:ABBCADECDDEFGGEF:5,5,7,7,9,3,4";
const ITEMS: &str = "subset-sum:9:3,34,4,12,5,2";
const MAZE: &str = "maze:S..../.#.#./.#.../.#E.#/.....";

/// A run of a problem without givens.
fn posed(family: &str, strategy: &str) -> Timeline {
    let topology = Topology::new(family.parse().unwrap());
    let problem = Problem::on(&topology, &vec![None; topology.cells()]).unwrap();
    let mut run = Timeline::new(Arc::new(problem), strategy.parse().unwrap(), Goal::All);
    run.explore(3_000);
    run
}

fn is_broken(event: Event) -> bool {
    matches!(event, Event::Broken { .. })
}

#[test]
fn rows_grids_and_ways_are_drawn_as_such() {
    for (name, family, step) in [
        ("row-sum", ITEMS, is_broken as fn(Event) -> bool),
        ("row-order", "permutations:4", |e| {
            matches!(e, Event::Conflict { .. })
        }),
        (
            "row-wrapped",
            "combinations:10:4",
            |e| matches!(e, Event::Place { cell, .. } if cell.index() == 7),
        ),
        (
            "row-equation",
            "cryptarithm:SEND+MORE=MONEY",
            |e| matches!(e, Event::Place { cell, .. } if cell.index() == 4),
        ),
        ("grid-magic", "magic:3", is_broken),
        ("grid-signs", SIGNS, is_broken),
        ("grid-cages", CAGES, is_broken),
        ("way-knight", "knight:5x5", |e| {
            matches!(e, Event::Backtrack { .. })
        }),
        ("way-visited", "knight:5x5", |e| {
            matches!(e, Event::Visited { .. })
        }),
        (
            "way-maze",
            MAZE,
            |e| matches!(e, Event::Wall { cell, .. } if cell.index() > 12),
        ),
    ] {
        let mut run = posed(family, "naive");
        let moment = first(&mut run, step);
        check(name, &card(&moment, Theme::Light, Language::Pt));
    }
}

/// Whatever is written on such boards and beside them is whole, inside the picture and legible, and no
/// text stands on another.
#[test]
fn nothing_on_such_boards_is_cut_or_covered() {
    let long = format!("subset-sum:900000000:{}", ["123456789"; 32].join(","));
    let words = "cryptarithm:NINE+LESS+TWO=SEVEN";
    let palette = Theme::Light.palette();
    for family in [
        ITEMS,
        &long,
        "permutations:16",
        "subsets:1",
        "combinations:32:3",
        words,
        "cryptarithm:A+A=B",
        "magic:3",
        "magic:4",
        SIGNS,
        CAGES,
        MAZE,
        "knight:8x8",
        "knight:16x15",
        "knight:1x1",
    ] {
        let mut run = posed(family, "naive");
        for step in (0..=run.explored().min(300)).chain([run.explored()]) {
            let moment = run.at(step).unwrap();
            for (side, coordinates) in [(240.0, false), (600.0, true)] {
                let rect = Rect::new(10.0, 20.0, side, side);
                let options = BoardOptions {
                    coordinates,
                    ..BoardOptions::default()
                };
                let board = Board::new(&moment, rect, &palette, options);
                let mut shapes = Vec::new();
                board.draw(&mut shapes);
                let texts = visible_texts(&shapes);
                let outer = rect.shrunk(-1.0);
                for (number, (ink, text)) in texts.iter().enumerate() {
                    let corners = [
                        Point::new(ink.x, ink.y),
                        Point::new(ink.right(), ink.bottom()),
                    ];
                    let is_inside = corners.iter().all(|corner| outer.contains(*corner));
                    assert!(
                        is_inside,
                        "{family}, step {step}, side {side}: {text} {ink:?}"
                    );
                    let is_whole = !text.contains('…') || family == long;
                    assert!(is_whole, "{family}, step {step}, side {side}: {text}");
                    let meets = |(other, _): &&(Rect, &str)| {
                        ink.x < other.right()
                            && other.x < ink.right()
                            && ink.y < other.bottom()
                            && other.y < ink.bottom()
                    };
                    let covered = texts[number + 1..].iter().find(meets);
                    assert_eq!(
                        covered, None,
                        "{family}, step {step}, side {side}: {text} {ink:?}"
                    );
                }
            }
        }
    }
}

/// The texts that nothing opaque covers later.
fn visible_texts(shapes: &[Shape]) -> Vec<(Rect, &str)> {
    let mut texts: Vec<(Rect, &str)> = Vec::new();
    for shape in shapes {
        texts.extend(ink_of(shape));
        if let Shape::Rect {
            rect,
            fill: Some(_),
            ..
        } = shape
        {
            texts.retain(|(ink, _)| !rect.contains(ink.center()));
        }
    }
    texts
}

/// Where the ink of a text is: as wide as its line, as high as a digit.
fn ink_of(shape: &Shape) -> Option<(Rect, &str)> {
    let Shape::Text {
        at,
        anchor,
        size,
        font,
        text,
        ..
    } = shape
    else {
        return None;
    };
    let width = width_of(text, *font, *size);
    let x = match anchor {
        Anchor::LeftTop | Anchor::LeftMiddle => at.x,
        Anchor::CenterMiddle | Anchor::CenterTop => at.x - width / 2.0,
        Anchor::RightMiddle => at.x - width,
    };
    Some((
        Rect::new(x, at.y - 0.33 * size, width, 0.66 * size),
        text.as_str(),
    ))
}

/// A lesson's own relations are cages, signs and lines of words; the set of what is in is live.
#[test]
fn own_relations_and_live_sets_are_shown() {
    let cell = Cell::new;
    let own = vec![
        Relation::sum([cell(0), cell(1)], Sign::Equal, 5),
        Relation::less(cell(2), cell(3)),
        Relation::less(cell(4), cell(15)),
        Relation::sum([cell(0), cell(15)], Sign::AtMost, 7),
    ];
    let family = "latin:4".parse().unwrap();
    let topology = Topology::with_relations(family, own);
    let problem = Problem::on(&topology, &[None; 16]).unwrap();
    let mut run = Timeline::new(Arc::new(problem), "bounds".parse().unwrap(), Goal::First);
    run.explore(10);
    let texts = |moment: &Moment, language| -> Vec<String> {
        let palette = Theme::Light.palette();
        let board = Board::new(moment, PAGE, &palette, BoardOptions::NONE);
        let mut shapes = Vec::new();
        board.in_language(language).draw(&mut shapes);
        let texts = shapes.iter().filter_map(ink_of);
        texts.map(|(_, text)| text.to_owned()).collect()
    };
    assert_eq!(
        texts(&run.start(), Language::En),
        ["5", "R2C1 < R4C4", "R1C1 + R4C4 ≤ 7"]
    );
    let mut run = posed(ITEMS, "naive");
    let moment = first(&mut run, |event| event == Event::Solution);
    for (language, sum) in [(Language::En, "9 of 9"), (Language::Es, "9 de 9")] {
        let texts = texts(&moment, language);
        assert!(
            texts.ends_with(&["{3, 4, 2}".to_owned(), sum.to_owned()]),
            "{texts:?}"
        );
    }
    let mut run = posed("cryptarithm:SEND+MORE=MONEY", "bounds");
    let moment = first(
        &mut run,
        |e| matches!(e, Event::Place { cell, .. } if cell.index() == 1),
    );
    let texts = texts(&moment, Language::En).concat();
    let digit = |index: usize| digit_of(&moment, index);
    let (s, e) = (digit(0), digit(1));
    assert!(
        texts.ends_with(&format!("DN{e}{s}+{e}ROMY{e}NOM")),
        "{texts}"
    );
}

/// The digit of a letter.
fn digit_of(moment: &Moment, index: usize) -> String {
    let value = moment.value(Cell::new(index)).unwrap();
    moment.problem().topology().value_text(value)
}
