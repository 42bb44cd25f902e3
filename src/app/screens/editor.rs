//! The editor: a board to write on, and its tools beside or below it.

use crate::app::choice::{choose, toggle};
use crate::app::cx::Cx;
use crate::app::dialogs::{boards, open};
use crate::app::layout::Layout;
use crate::app::look::{Dialog, LookCommand, Screen};
use crate::app::opening::Opening;
use crate::app::paint::{paint, point_from, rect_from, rect_to};
use crate::app::popups;
use crate::app::spoken;
use crate::app::spoken::cursor::{self, CursorMove};
use crate::app::style;
use crate::app::verdict::{self, Sign};
use crate::explain::{
    Tell, boxes_of, cell_name, notes_text, strategy_name, title_and_rule, value_name,
};
use crate::generator::{Difficulty, SEEDS, Solutions, Wish};
use crate::puzzle::text;
use crate::puzzle::{
    BoardChange, BoardSize, Cell, Clash, Family, GridProblem, Shape, Value, ValueSet,
};
use crate::scene::{BoardGrid, PuzzlePicture};
use crate::session::editor::SketchStatus;
use crate::session::{Command, Edit, Switch};
use crate::solver::Strategy;
use crate::window::access;
use crate::window::shortcuts::{Press, Trigger};
use egui::accesskit::Role;
use egui::{
    Button, ComboBox, DragValue, Id, Key, Modifiers, Response, RichText, Sense, TextEdit,
    TextStyle, Ui,
};

/// The width of the tools beside the board, in points.
const WIDTH: f32 = 380.0;

fn edit(cx: &Cx, edit: Edit) {
    cx.ask(Command::Edit(edit));
}

/// Opens the puzzle on boards.
fn play(cx: &Cx, opening: &Opening) {
    let boards = opening.boards(&cx.session.lesson().boards);
    cx.ask(Command::OpenOwn(boards));
}

/// Handles a key.
pub fn press(cx: &Cx, opening: &Opening, press: &Press) {
    let is = |key| press.is(key, Modifiers::NONE);
    let (topology, cursor) = {
        let editor = cx.session.editor();
        (&editor.sketch.topology, editor.cursor)
    };
    let size = topology.size();
    let width = topology.width() as isize;
    let arrows = [
        (Key::ArrowUp, -1, 0),
        (Key::ArrowDown, 1, 0),
        (Key::ArrowLeft, 0, -1),
        (Key::ArrowRight, 0, 1),
        (Key::Home, 0, -width),
        (Key::End, 0, width),
    ];
    let with_shift = arrows[..4]
        .iter()
        .find(|(key, ..)| press.is(*key, Modifiers::SHIFT));
    if let Some((_, rows, columns)) = arrows.into_iter().find(|(key, ..)| is(*key)) {
        edit(cx, Edit::Go(rows, columns));
    } else if let Some((_, rows, columns)) = with_shift {
        let next = topology.moved(cursor, *rows, *columns);
        edit(cx, Edit::Alter(BoardChange::Cage(cursor, next)));
        edit(cx, Edit::Point(next));
    } else if is(Key::Delete) {
        edit(cx, Edit::Write(None));
    } else if is(Key::Backspace) {
        edit(cx, Edit::GoOn(-1));
        edit(cx, Edit::Write(None));
    } else if is_with_ctrl(press, Key::Z, false) {
        edit(cx, Edit::Undo);
    } else if is_with_ctrl(press, Key::Y, false) || is_with_ctrl(press, Key::Z, true) {
        edit(cx, Edit::Redo);
    } else if let Some(sign) = press.character() {
        let value = topology.numbering().value(sign);
        let fits = value.is_some_and(|value| usize::from(value.number()) <= size);
        let change = BoardChange::Sign(cursor, sign.to_ascii_uppercase());
        if topology.way().is_some() || "<>^vV".contains(sign) {
            edit(cx, Edit::Alter(change));
            if topology.way().is_some() && "#.sSeE".contains(sign) {
                edit(cx, Edit::GoOn(1));
            }
        } else if fits || matches!(sign, '.' | '0' | '-' | '_' | ' ') {
            edit(cx, Edit::Write(value));
            edit(cx, Edit::GoOn(1));
        }
    } else if press.repeat {
        // These do not repeat while the key is held.
    } else if press.is_command(Key::O) {
        cx.ask(LookCommand::Dialog(Dialog::Open, Switch::On));
    } else if press.is_command(Key::S) {
        cx.ask(LookCommand::Dialog(Dialog::Export, Switch::On));
    } else if is(Key::Enter) {
        play(cx, opening);
    } else if is(Key::F11) {
        cx.ask(LookCommand::Present(Switch::Toggle));
    } else if is(Key::Escape) {
        cx.ask(LookCommand::Screen(Screen::Editor, Switch::Off));
    }
}

/// Whether this is a key with Ctrl, or ⌘, and with or without Shift.
fn is_with_ctrl(press: &Press, key: Key, shift: bool) -> bool {
    matches!(press.trigger, Trigger::Key(pressed, modifiers)
        if pressed == key && modifiers.command && modifiers.shift == shift && !modifiers.alt)
}

/// Shows the editor.
pub fn show(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    let size = ui.available_size();
    if Layout::of(ui.ctx()) == Layout::Upright {
        egui::TopBottomPanel::bottom("editing below")
            .exact_height(size.y * 0.5)
            .show_inside(ui, |ui| scrolled(ui, cx, opening));
    } else {
        egui::SidePanel::right("editing")
            .exact_width(WIDTH.min(size.x * 0.5))
            .resizable(false)
            .show_inside(ui, |ui| scrolled(ui, cx, opening));
    }
    egui::CentralPanel::default().show_inside(ui, |ui| board(ui, cx));
}

fn scrolled(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    // What most visits end with is always in sight.
    egui::TopBottomPanel::bottom("editing ways out")
        .show_separator_line(false)
        .show_inside(ui, |ui| ways_out(ui, cx, opening));
    let width = ui.available_width() - 10.0;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.set_max_width(width);
            ui.add_space(8.0);
            beside(ui, cx, opening);
        });
}

fn board(ui: &mut Ui, cx: &Cx) {
    let (response, painter) = ui.allocate_painter(ui.available_size(), Sense::click());
    let editor = cx.session.editor();
    let topology = &editor.sketch.topology;
    let area = rect_from(response.rect);
    let coordinates = cx.look.options.coordinates;
    let grid = BoardGrid::new(topology, area, &cx.palette, coordinates);
    if response.clicked()
        && let Some(at) = response.interact_pointer_pos()
        && let Some(cell) = grid.cell_at(point_from(at))
    {
        let shift = ui.input(|input| input.modifiers.shift);
        if let Some(change) = clicked(topology.family(), editor.cursor, cell, shift) {
            edit(cx, Edit::Alter(change));
        }
        edit(cx, Edit::Point(cell));
        let held = editor.sketch.values[cell.index()];
        // A queen is put on its square, and taken from there, by a click; a node gets its next
        // colour.
        if let Some(value) = grid.value_at(point_from(at)) {
            edit(cx, Edit::Write((held != Some(value)).then_some(value)));
        } else if !topology.is_square() && topology.way().is_none() {
            let mut colours = ValueSet::all(topology.size()).iter();
            let next = colours.find(|colour| held.is_none_or(|held| *colour > held));
            edit(cx, Edit::Write(next));
        }
    }
    let picture = PuzzlePicture {
        grid,
        topology,
        values: &editor.sketch.values,
        clashes: editor.clashes(),
        cursor: Some(editor.cursor),
        palette: &cx.palette,
        coordinates,
        language: cx.language,
    };
    let mut shapes = Vec::new();
    picture.draw(&mut shapes);
    paint(&painter, shapes);
    cursor::draw(ui, &response, rect_to(grid.rect_of(editor.cursor)));
    speak(ui, cx, &response, &grid);
}

/// What a click changes besides values: on a maze a wall, on a knight's board the start, with Shift the cage of
/// the cell at the cursor.
fn clicked(family: &Family, cursor: Cell, cell: Cell, shift: bool) -> Option<BoardChange> {
    match family {
        Family::Way(board) => {
            let sign = match board.end() {
                None => 'S',
                Some(_) if board.is_wall(cell) => '.',
                Some(_) => '#',
            };
            Some(BoardChange::Sign(cell, sign))
        }
        _ => shift.then_some(BoardChange::Cage(cursor, cell)),
    }
}

/// Describes the board, and does what is asked of its cells.
fn speak(ui: &Ui, cx: &Cx, board: &Response, grid: &BoardGrid) {
    let (editor, ctx) = (cx.session.editor(), ui.ctx());
    let topology = &editor.sketch.topology;
    for (cell, _) in spoken::board::asked(ctx, board.id, topology) {
        edit(cx, Edit::Point(cell));
    }
    for step in cursor::walk(ui, board) {
        if let CursorMove::By(rows, columns) = step {
            edit(cx, Edit::Go(rows, columns));
        }
    }
    access::region(ui, Role::Main, &cx.word("editing"));
    access::describe(board, |node| {
        node.set_role(Role::Group);
        node.set_label(cx.word("editing"));
    });
    if access::is_on(ctx) {
        let values: Vec<Option<Value>> = editor.sketch.values.clone();
        let words = |cell: Cell| {
            let address = cell_name(cell, topology, cx.language);
            let held = values[cell.index()].map(|value| value_name(value, topology, cx.language));
            let held = held.unwrap_or_else(|| cx.word("cell-empty"));
            let is_clashing = |clash: &Clash| [clash.first, clash.second].contains(&cell);
            match editor.clashes().iter().any(is_clashing) {
                true => format!("{address}: {held}, {}", cx.word("cell-culprit")),
                false => format!("{address}: {held}"),
            }
        };
        let part = spoken::board::grid(board.id, grid, topology, words);
        access::show_parts(ctx, board.id, vec![part]);
    }
    let here = spoken::board::cell_id(board.id, editor.cursor);
    access::move_focus(ctx, board.id, here);
}

fn beside(ui: &mut Ui, cx: &Cx, opening: &mut Opening) {
    access::heading(&ui.heading(cx.word("editing")), 1);
    let is_unkept = cx.look.is_unsaved;
    let kept = if is_unkept {
        "editing-unkept"
    } else {
        "editing-kept"
    };
    ui.weak(format!("{} {}", cx.word("editing-hint"), cx.word(kept)));
    standing(ui, cx);
    pad(ui, cx);
    ui.horizontal_wrapped(|ui| changes(ui, cx));
    own(ui, cx);
    ui.horizontal_wrapped(|ui| ways_in(ui, cx));
    ui.separator();
    if let Some(wish) = cx.session.editor().wish() {
        making(ui, cx, wish);
        ui.separator();
    }
    open::strategies(ui, cx, opening);
}

/// Playing the puzzle, saving it, and leaving the editor.
fn ways_out(ui: &mut Ui, cx: &Cx, opening: &Opening) {
    ui.horizontal_wrapped(|ui| {
        let can_play = cx.session.editor().sketch.problem().is_ok();
        let play_it = style::primary(&cx.palette, &cx.word("editing-play"));
        if ui.add_enabled(can_play, play_it).clicked() {
            play(cx, opening);
        }
        let save = Button::new(format!("{}…", cx.word("editing-save")));
        let save = ui.add_enabled(can_play, save);
        cx.on_click(&save, LookCommand::Dialog(Dialog::Export, Switch::On));
        let leave = ui.button(cx.word("editing-leave"));
        cx.on_click(&leave, LookCommand::Screen(Screen::Editor, Switch::Off));
    });
}

/// What is known about the board, in words.
fn standing(ui: &mut Ui, cx: &Cx) {
    let editor = cx.session.editor();
    let (sign, words) = match &editor.status {
        SketchStatus::Clashing(error) => (Sign::Bad, error.sentence(cx.language)),
        SketchStatus::Counting(census) => {
            let is_busy = editor.is_busy();
            let id = if is_busy {
                "editing-looking"
            } else {
                "editing-unknown"
            };
            let steps = cx.language.number(census.steps()).into();
            (Sign::Unknown, cx.text(id, [("steps", steps)]))
        }
        SketchStatus::Known(Solutions::None) => (Sign::Bad, cx.word("editing-none")),
        SketchStatus::Known(Solutions::One) => (Sign::Good, cx.word("editing-one")),
        SketchStatus::Known(Solutions::Several) => (Sign::Several, cx.word("editing-several")),
    };
    // It keeps its height, so that nothing below it moves under the pointer.
    ui.vertical(|ui| {
        ui.set_min_height(2.0 * ui.text_style_height(&TextStyle::Body));
        verdict::show(ui, &cx.palette, sign, words);
    });
    if !editor.notes.is_empty() {
        ui.label(notes_text(&editor.notes, cx.language));
    }
}

/// On-screen keypad, one key per value.
fn pad(ui: &mut Ui, cx: &Cx) {
    let topology = &cx.session.editor().sketch.topology;
    // Nothing is written on a way.
    if topology.way().is_some() {
        return;
    }
    let size = topology.size();
    let columns = if size > 9 { 6 } else { 5 };
    let side = ((ui.available_width() - 40.0) / columns as f32).clamp(32.0, 48.0);
    let keys: Vec<_> = ValueSet::all(size).iter().map(Some).chain([None]).collect();
    for row in keys.chunks(columns) {
        ui.horizontal(|ui| {
            for value in row {
                let name = value.map_or("×".to_owned(), |value| topology.value_text(value));
                let key = Button::new(RichText::new(name).size(18.0).strong());
                let mut key = ui.add_sized([side, 36.0], key);
                if value.is_none() {
                    key = access::name(key, &cx.word("editing-erase"));
                }
                cx.on_click(&key, Command::Edit(Edit::Write(*value)));
            }
        });
    }
}

/// Undo, clear, and the size of the board.
fn changes(ui: &mut Ui, cx: &Cx) {
    let editor = cx.session.editor();
    let (can_undo, can_redo) = editor.can_undo_redo();
    let now = editor.sketch.topology.family();
    let can_clear = !editor.sketch.is_empty();
    for (name, can, change) in [
        ("editing-undo", can_undo, Edit::Undo),
        ("editing-redo", can_redo, Edit::Redo),
        ("open-clear", can_clear, Edit::Clear(now.clone())),
    ] {
        let button = ui.add_enabled(can, Button::new(cx.word(name)));
        cx.on_click(&button, Command::Edit(change));
    }
    let name = |family: &Family| match family {
        Family::Sudoku(shape) => format!("{0}×{0} ({1})", shape.size(), boxes_of(*shape)),
        other => title_and_rule(other, cx.language).map_or_else(String::new, |(title, _)| title),
    };
    if !matches!(now, Family::Sudoku(_)) {
        // Its name is long.
        ui.end_row();
    }
    let mut chosen = now.clone();
    let list = ComboBox::from_id_salt("size")
        .selected_text(name(now))
        .height(500.0);
    let list = popups::list(ui, list, |ui| {
        for family in offered(now) {
            let name = name(&family);
            choose(ui, &mut chosen, family, name);
        }
    });
    access::name(list, &cx.word("editing-size"));
    if chosen != *now {
        edit(cx, Edit::Become(chosen));
    }
}

/// The text of a problem of one's own, what its keys do, and the sum of the cage at the cursor.
fn own(ui: &mut Ui, cx: &Cx) {
    let editor = cx.session.editor();
    let topology = &editor.sketch.topology;
    let family = topology.family();
    let has_keys = !cx.look.wishes.is_touch_only;
    let hint = match family {
        Family::Row(_) | Family::Grid(GridProblem::Magic(_)) => None,
        Family::Grid(GridProblem::Futoshiki { .. }) => has_keys.then_some("posed-edit-signs"),
        Family::Grid(GridProblem::Killer { .. }) => has_keys.then_some("posed-edit-cages"),
        Family::Way(board) if board.end().is_none() => Some("posed-edit-knight"),
        Family::Way(_) => Some("posed-edit-maze"),
        _ => return,
    };
    if let Some(hint) = hint {
        ui.weak(cx.keyed(cx.word(hint)));
    }
    if let Some(sum) = topology.cage_sum(editor.cursor) {
        ui.horizontal_wrapped(|ui| {
            let mut new = sum;
            let name = ui.label(cx.word("posed-edit-sum"));
            ui.add(DragValue::new(&mut new).range(1..=999))
                .labelled_by(name.id);
            if new != sum {
                edit(cx, Edit::Alter(BoardChange::Sum(editor.cursor, new)));
            }
            let leave = ui.button(cx.word("posed-edit-leave"));
            cx.on_click(
                &leave,
                Command::Edit(Edit::Alter(BoardChange::Uncage(editor.cursor))),
            );
        });
    }
    // What is typed stays until it is a problem, or the board changes otherwise.
    let written = family.to_string();
    let id = Id::new("problem of one's own");
    let kept: Option<(String, String)> = ui.data(|data| data.get_temp(id));
    let kept = kept.filter(|(of, _)| *of == written);
    let mut typed = kept.map_or_else(|| written.clone(), |(_, typed)| typed);
    let name = ui.label(cx.word("posed-edit-text"));
    let field = TextEdit::singleline(&mut typed).desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(name.id);
    let read = (typed != written).then(|| text::posed(&typed));
    match read.flatten().map(|entry| entry.problem) {
        Some(Ok(problem)) if problem.topology().family() != family && field.changed() => {
            let new = problem.topology().family().clone();
            ui.data_mut(|data| data.insert_temp(id, (new.to_string(), typed)));
            edit(cx, Edit::Become(new));
            return;
        }
        Some(Err(error)) => {
            verdict::show(ui, &cx.palette, Sign::Bad, error.reason.tell(cx.language));
        }
        Some(Ok(_)) | None => {}
    }
    ui.data_mut(|data| data.insert_temp(id, (written, typed)));
}

/// Problems to begin with, of families that have a text of their own.
const BEGINNINGS: [&str; 10] = [
    "permutations:4",
    "subsets:4",
    "combinations:5:3",
    "subset-sum:9:3,34,4,12,5,2",
    "magic:3",
    "cryptarithm:SEND+MORE=MONEY",
    "futoshiki:4:",
    "killer:2x2:................:",
    "knight:5x5",
    "maze:S...../....../....../....../.....E",
];

/// Whether boxes are more than rows or columns.
fn has_boxes(shape: &Shape) -> bool {
    shape.box_rows() > 1 && shape.box_cols() > 1
}

/// The smallest board of Latin squares and queens that is offered.
const LEAST_OFFERED: usize = 4;

/// The boards that can be chosen: the other families at the present size, and Sudokus of every
/// size.
fn offered(now: &Family) -> Vec<Family> {
    let size = now.size();
    let boxed = Shape::usual(size).filter(has_boxes);
    let mut all: Vec<Family> = boxed.map(Family::Diagonal).into_iter().collect();
    all.push(Family::Windows);
    if let Some(size) = BoardSize::new(size).filter(|size| size.get() >= LEAST_OFFERED) {
        all.extend([Family::Latin(size), Family::Queens(size)]);
    }
    let shapes = (4..=16).flat_map(Shape::of_size).filter(has_boxes);
    all.extend(shapes.map(Family::Sudoku));
    let beginnings = BEGINNINGS.iter().filter_map(|text| text.parse().ok());
    all.extend(beginnings.filter(|family: &Family| family.id() != now.id()));
    if !all.contains(now) {
        all.insert(0, now.clone());
    }
    all
}

fn ways_in(ui: &mut Ui, cx: &Cx) {
    if ui.button(cx.word("open-paste")).clicked() {
        let ctx = ui.ctx();
        ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
    }
    let open = ui.button(format!("{}…", cx.word("open")));
    cx.on_click(&open, LookCommand::Dialog(Dialog::Open, Switch::On));
    let take = ui.button(cx.word("editing-take"));
    cx.on_click(&take, Command::Edit(Edit::PutShown));
}

/// The kind of puzzle to generate.
fn making(ui: &mut Ui, cx: &Cx, wish: &Wish) {
    let editor = cx.session.editor();
    let difficulty = |d: Difficulty| cx.word(&format!("difficulty-{}", d.id()));
    let mut wished = wish.clone();
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.word("editing-wish"));
        for each in Difficulty::ALL {
            if toggle(ui, each == wish.difficulty, difficulty(each)).clicked() {
                wished.difficulty = each;
            }
        }
        ui.end_row();
        boards::strategy(
            ui,
            cx.word("editing-for"),
            &mut wished.strategy,
            &editor.sketch.topology,
            cx.language,
        );
        ui.end_row();
        let name = ui.label(cx.word("editing-seed"));
        ui.add(DragValue::new(&mut wished.seed).range(0..=SEEDS - 1))
            .labelled_by(name.id);
        if wished != *wish {
            edit(cx, Edit::Wish(wished));
        }
        match &editor.making {
            None => {
                let make = RichText::new(cx.word("editing-make")).strong();
                cx.on_click(&ui.button(make), Command::Edit(Edit::Make));
            }
            Some(generator) => {
                let give_up = ui.button(cx.word("export-give-up"));
                cx.on_click(&give_up, Command::Edit(Edit::GiveUp));
                let tries = cx.language.number(u64::from(generator.tries())).into();
                ui.weak(cx.text("editing-tries", [("tries", tries)]));
            }
        }
    });
    let words = match &editor.made {
        Some((wish, Some(amount))) => {
            let values = [
                ("seed", wish.seed.into()),
                ("difficulty", difficulty(wish.difficulty).into()),
                ("strategy", strategy_name(wish.strategy, cx.language).into()),
                ("band", of_band(wish, Some(*amount), cx).into()),
            ];
            cx.text("editing-made", values)
        }
        Some((wish, None)) => {
            let tries = cx.language.number(u64::from(crate::generator::MOST_TRIES));
            let band = of_band(wish, None, cx).into();
            cx.text(
                "editing-not-found",
                [("tries", tries.into()), ("band", band)],
            )
        }
        None => of_band(wish, None, cx),
    };
    ui.weak(words);
}

/// The difficulty in words: how many backtracks it takes, or how many cells stay empty.
fn of_band(wish: &Wish, amount: Option<u64>, cx: &Cx) -> String {
    let band = wish.difficulty.band(wish.strategy, &wish.family);
    let id = match wish.strategy {
        Strategy::Search(_) => "band-backtracks",
        Strategy::Sweep => "band-empty",
    };
    let number = |number| cx.language.number(number);
    let range = format!("{} – {}", number(*band.start()), number(*band.end()));
    let amount = match amount {
        Some(amount) => format!("{} ({range})", number(amount)),
        None => range,
    };
    cx.text(id, [("amount", amount.into())])
}
