//! The bar at the top: the lesson, menus, language and appearance.

use super::boards;
use super::choice::toggle;
use super::cx::Cx;
use super::fonts::family;
use super::front_command::FrontCommand;
use super::look::{Dialog, LookCommand, Screen};
use super::paint::color;
use super::popups;
use super::style::{self, TEXT, checkbox};
use crate::analysis::alignment::Alignment;
use crate::explain::{Language, args};
use crate::lesson::page_address;
use crate::playhead::Direction;
use crate::scene::{BoardOptions, Font, Theme, fitted, width_of};
use crate::session::control::in_menu;
use crate::session::{COMMANDS, Command, Control, Menu, Switch};
use crate::window::access;
use crate::window::platform::KNOWS_WISHES;
use egui::accesskit::{HasPopup, Role};
use egui::{Button, Response, RichText, Ui};

/// The room for what is explored that is worth having, in points.
const STATUS_WIDTH: f32 = 120.0;
/// The least room for the title of the lesson in a single row, in points.
const TITLE_WIDTH: f32 = 110.0;
/// The padding and the gap of a button, in points.
const AROUND_BUTTON: f32 = 26.0;
/// The width of the lines on the button of the menu, and of the gaps between them, in points.
const LINES: [f32; 2] = [16.0, 5.0];
/// Wider bars also show the program's name, in points.
const NAME_FROM: f32 = 1100.0;
/// Wider bars also have a button for the editor, in points.
const EDITOR_FROM: f32 = 1100.0;

/// Shows the bar: the lesson and files on the left, the class and the view on the right.
pub fn show(ui: &mut Ui, cx: &Cx) {
    egui::TopBottomPanel::top("header")
        .frame(style::bar(&cx.palette))
        .show_inside(ui, |ui| {
            access::region(ui, Role::Region, &cx.word("region-bar"));
            style::quiet(ui);
            let room = ui.available_width() - rest_width(ui, cx);
            if room < TITLE_WIDTH {
                ui.horizontal_wrapped(|ui| {
                    lessons(ui, cx, ui.available_width() * 0.36);
                    in_and_out(ui, cx);
                    comparing(ui, cx);
                    taking_part(ui, cx);
                    looks(ui, cx);
                    languages(ui, cx);
                    help(ui, cx);
                    presenting(ui, cx);
                    status(ui, cx);
                });
                return;
            }
            ui.horizontal(|ui| {
                if ui.available_width() > NAME_FROM {
                    ui.heading("recuo");
                    ui.add_space(4.0);
                }
                lessons(ui, cx, room.min(ui.available_width() * 0.36));
                ui.separator();
                in_and_out(ui, cx);
                at_right(
                    ui,
                    |ui| status(ui, cx),
                    |ui| {
                        comparing(ui, cx);
                        taking_part(ui, cx);
                        looks(ui, cx);
                        languages(ui, cx);
                        help(ui, cx);
                        presenting(ui, cx);
                    },
                );
            });
        });
}

/// Shows buttons at the right end, and something in the room before them. The buttons are made from left to right,
/// since the Tab key goes through them in the order in which they are made.
fn at_right(ui: &mut Ui, before: impl FnOnce(&mut Ui), buttons: impl FnOnce(&mut Ui)) {
    let id = ui.id().with("at right");
    let known = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let room = (ui.available_width() - known - ui.spacing().item_spacing.x).max(0.0);
    let size = egui::vec2(room, ui.spacing().interact_size.y);
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        before(ui);
    });
    let width = ui.horizontal(buttons).response.rect.width();
    if (width - known).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_discard("the buttons have another width");
    }
}

/// Shows the bar of a small window: a menu of everything, the lesson, and which board is shown.
pub fn show_small(ui: &mut Ui, cx: &Cx) {
    row(ui, cx, |ui| {
        if lines(ui, cx).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::Menu, Switch::On));
        }
        let room = ui.available_width();
        let has_choice = has_choice(cx);
        let (title, board) = if has_choice { (0.55, 0.45) } else { (1.0, 0.0) };
        lessons(ui, cx, room * title - 2.0 * AROUND_BUTTON);
        if has_choice {
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| which(ui, cx, room * board));
        }
    });
}

/// A bar of a single row.
pub fn row(ui: &mut Ui, cx: &Cx, contents: impl FnOnce(&mut Ui)) {
    egui::TopBottomPanel::top("header")
        .frame(style::small_bar(&cx.palette))
        .show_inside(ui, |ui| {
            access::region(ui, Role::Region, &cx.word("region-bar"));
            style::quiet(ui);
            ui.horizontal(contents);
        });
}

/// Whether there are boards to choose from.
pub fn has_choice(cx: &Cx) -> bool {
    !cx.session.runs().is_alone() && cx.session.student().is_none()
}

/// The menu button, drawn as three lines.
fn lines(ui: &mut Ui, cx: &Cx) -> Response {
    let side = ui.spacing().interact_size.y;
    let button = ui.add_sized([side.max(36.0), side], Button::new(""));
    let name = cx.word("menu");
    let button = access::name(button, &name);
    access::describe(&button, |node| node.set_has_popup(HasPopup::Dialog));
    let [width, gap] = LINES;
    let center = button.rect.center();
    for row in [-1.0, 0.0, 1.0] {
        let x = center.x - width / 2.0..=center.x + width / 2.0;
        let stroke = egui::Stroke::new(2.0, color(cx.palette.ink));
        ui.painter().hline(x, center.y + row * gap, stroke);
    }
    button.on_hover_text(name)
}

/// The menu that chooses which of several boards is shown.
pub fn which(ui: &mut Ui, cx: &Cx, room: f32) {
    let runs = cx.session.runs();
    let now = runs.leading();
    let title = format!("{}. {}", now + 1, runs.title(now, cx.language));
    let shown = fitted(&title, Font::Regular, TEXT, room - 2.0 * AROUND_BUTTON);
    let menu = popups::menu(ui, format!("{shown} ▾"), |ui| boards::each(ui, cx, false));
    access::name(menu, &format!("{}: {title}", cx.word("board-shown")));
}

/// The menu of a small window: what the bar of a larger one has.
pub fn menu(ui: &mut Ui, cx: &Cx) {
    let go = |ui: &mut Ui, words: String, command: LookCommand| {
        if wide(ui, words).clicked() {
            cx.ask(LookCommand::Dialog(Dialog::Menu, Switch::Off));
            cx.ask(command);
        }
    };
    let course = LookCommand::Screen(Screen::Course, Switch::On);
    go(ui, cx.word("course"), course);
    for (name, _, command) in all_files() {
        go(ui, format!("{}…", cx.word(name)), command);
    }
    go(ui, cx.word("presenter"), LookCommand::Present(Switch::On));
    let help = LookCommand::Dialog(Dialog::Help, Switch::On);
    go(ui, cx.word("help"), help);
    type Section = fn(&mut Ui, &Cx);
    let sections: [(String, Section); 4] = [
        (cx.word("boards"), compare_entries),
        (cx.word("taking-part"), class_entries),
        (cx.word("look"), look_entries),
        (cx.language.name().to_owned(), language_entries),
    ];
    for (title, show) in sections {
        ui.separator();
        egui::CollapsingHeader::new(title).show(ui, |ui| show(ui, cx));
    }
}

/// A button as wide as the room, with its words on the left.
fn wide(ui: &mut Ui, words: String) -> Response {
    let size = [ui.available_width(), ui.spacing().interact_size.y];
    // Even an empty text on the right aligns the words left.
    let left = Button::new(words.as_str()).frame(false).right_text("");
    access::name(ui.add_sized(size, left), &words)
}

fn presenting(ui: &mut Ui, cx: &Cx) {
    let words = format!("{}  P", cx.word("presenter"));
    if ui.add(style::primary(&cx.palette, &words)).clicked() {
        cx.ask(LookCommand::Present(Switch::On));
    }
}

/// The button for the help.
pub fn help(ui: &mut Ui, cx: &Cx) {
    let help = cx.word("help");
    if access::name(ui.button("?"), &help)
        .on_hover_text(&help)
        .clicked()
    {
        cx.ask(LookCommand::Dialog(Dialog::Help, Switch::On));
    }
}

/// A command in a menu, with its key.
fn entry(ui: &mut Ui, cx: &Cx, entry: &Control<Command>, is_on: bool) {
    if toggle(ui, is_on, cx.name_and_key(entry)).clicked()
        && let Some(command) = entry.press()
    {
        cx.ask(command);
        ui.close();
    }
}

/// The class menu.
fn taking_part(ui: &mut Ui, cx: &Cx) {
    let name = format!("{} ▾", cx.word("taking-part"));
    let has_editor = files(ui).iter().any(|(name, ..)| *name == "editing");
    popups::menu(ui, name, |ui| {
        class_entries(ui, cx);
        if !has_editor && ui.button(format!("{}…", cx.word("editing"))).clicked() {
            cx.ask(LookCommand::Screen(Screen::Editor, Switch::On));
            ui.close();
        }
    });
}

fn class_entries(ui: &mut Ui, cx: &Cx) {
    let questions = cx.session.questions();
    for (class, is_on) in
        in_menu(COMMANDS, Menu::Class).zip([questions.is_on(), questions.counts_class()])
    {
        entry(ui, cx, class, is_on);
    }
    if ui.button(format!("{}…   F", cx.word("fork"))).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Forks, Switch::On));
        ui.close();
    }
    for solve in in_menu(COMMANDS, Menu::Solve) {
        entry(ui, cx, solve, cx.session.student().is_some());
    }
}

/// The menu for comparing boards: which ones, how they are aligned, and what to do with them.
fn comparing(ui: &mut Ui, cx: &Cx) {
    let name = |alignment: Alignment| cx.word(&format!("align-{}", alignment.id()));
    let now = cx.session.runs().alignment();
    let title = match now {
        Alignment::Step => cx.word("boards"),
        alignment => format!("{} ↔ {}", cx.word("boards"), name(alignment)),
    };
    popups::menu(ui, format!("{title} ▾"), |ui| compare_entries(ui, cx));
}

fn compare_entries(ui: &mut Ui, cx: &Cx) {
    let name = |alignment: Alignment| cx.word(&format!("align-{}", alignment.id()));
    let now = cx.session.runs().alignment();
    let choose = format!("{}…", cx.word("boards-choose"));
    if ui.button(choose).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Boards, Switch::On));
        ui.close();
    }
    if cx.session.set().is_some() && ui.button(format!("{}…", cx.word("set"))).clicked() {
        cx.ask(LookCommand::Screen(Screen::Set, Switch::On));
        ui.close();
    }
    if cx.session.runs().is_alone() {
        ui.separator();
        ui.label(RichText::new(cx.word("boards-alone")).weak());
        ui.disable();
    }
    ui.separator();
    ui.label(RichText::new(cx.word("align")).weak());
    for alignment in Alignment::ALL {
        let choice = toggle(ui, alignment == now, name(alignment));
        let hint = cx.word(&format!("align-{}-hint", alignment.id()));
        if choice.on_hover_text(hint).clicked() {
            cx.ask(Command::Align(alignment));
            ui.close();
        }
    }
    ui.separator();
    for compare in in_menu(COMMANDS, Menu::Compare) {
        entry(ui, cx, compare, false);
    }
}

/// The width of everything but the lesson's title, in a single row.
fn rest_width(ui: &Ui, cx: &Cx) -> f32 {
    let width = ui.available_width();
    let files = files(ui)
        .into_iter()
        .map(|(name, ..)| format!("{}…", cx.word(name)));
    let menus = ["boards", "taking-part", "look"].map(|name| format!("{} ▾", cx.word(name)));
    let others = ["EN ▾".to_owned(), "?".to_owned()];
    let words: Vec<String> = files.chain(menus).chain(others).collect();
    let quiet = buttons_width(&mut words.iter().map(String::as_str));
    let presenter = width_of(&cx.word("presenter"), Font::Bold, TEXT) + 2.0 * AROUND_BUTTON;
    let name = if width > NAME_FROM { 90.0 } else { 0.0 };
    // The sign of the title's menu, and the separator.
    quiet + presenter + name + 2.0 * AROUND_BUTTON
}

/// The width of quiet buttons in a row.
pub fn buttons_width(words: &mut dyn Iterator<Item = &str>) -> f32 {
    let width = |words: &str| width_of(words, Font::Regular, TEXT) + AROUND_BUTTON;
    words.map(width).sum()
}

/// The lesson on show, and the way to the course.
fn lessons(ui: &mut Ui, cx: &Cx, room: f32) {
    let title = cx.session.lesson().title.get(cx.language);
    let title = fitted(title, Font::Bold, TEXT, room);
    let title = RichText::new(format!("{title} ▾")).family(family(Font::Bold));
    let name = cx.language.text(
        "course-of-lesson",
        &args([(
            "title",
            cx.session.lesson().title.get(cx.language).to_owned().into(),
        )]),
    );
    let button = access::name(ui.button(title), &name);
    if button.on_hover_text(cx.word("course")).clicked() {
        cx.ask(LookCommand::Screen(Screen::Course, Switch::On));
    }
}

/// The buttons for files that there is room for.
fn files(ui: &Ui) -> Vec<(&'static str, &'static str, LookCommand)> {
    let is_wide = ui.ctx().content_rect().width() > EDITOR_FROM;
    let files = all_files().into_iter();
    // In narrow windows the editor is in a menu.
    files
        .filter(|(name, ..)| is_wide || *name != "editing")
        .collect()
}

/// The buttons for files: their names, hints and commands.
fn all_files() -> Vec<(&'static str, &'static str, LookCommand)> {
    let open = LookCommand::Dialog(Dialog::Open, Switch::On);
    let edit = LookCommand::Screen(Screen::Editor, Switch::On);
    let export = LookCommand::Dialog(Dialog::Export, Switch::On);
    vec![
        ("open", "open-title", open),
        ("editing", "editing-hint", edit),
        ("export", "export-title", export),
    ]
}

/// Opening puzzles, lessons and links, and exporting pictures and data.
fn in_and_out(ui: &mut Ui, cx: &Cx) {
    for (name, hint, command) in files(ui) {
        let button = ui.button(format!("{}…", cx.word(name)));
        if button.on_hover_text(cx.word(hint)).clicked() {
            cx.ask(command);
        }
    }
}

/// The menu of languages.
pub fn languages(ui: &mut Ui, cx: &Cx) {
    let tag = cx.language.code().to_uppercase();
    let menu = popups::menu(ui, format!("{tag} ▾"), |ui| language_entries(ui, cx));
    let name = format!("{}: {}", cx.word("language"), cx.language.name());
    access::name(menu.on_hover_text(cx.language.name()), &name);
}

fn language_entries(ui: &mut Ui, cx: &Cx) {
    for language in Language::ALL {
        let choice = toggle(ui, language == cx.language, language.name());
        if choice.clicked() {
            cx.ask(LookCommand::Language(language));
            ui.close();
        }
    }
}

/// How far the runs are explored.
fn status(ui: &mut Ui, cx: &Cx) {
    let session = cx.session;
    let is_at_last = session.playhead().position() == session.last_step();
    if !session.runs().are_unfinished() || session.hides_future() && !is_at_last {
        return;
    }
    let (word, id) = if cx.session.is_exploring() {
        ("explore-stop", "exploring")
    } else {
        ("explore-on", "explored-stopped")
    };
    let button = ui.small_button(cx.word(word));
    if button.clicked() {
        cx.ask(Command::ToggleExploring);
    }
    let words = |steps: String| cx.language.text(id, &args([("steps", steps.into())]));
    let last = cx.session.last_step();
    let (all, short) = (
        words(cx.language.number(last)),
        words(cx.language.short(last)),
    );
    let room = ui.available_width() - STATUS_WIDTH;
    let fits = |words: &&String| width_of(words, Font::Regular, TEXT) < room;
    // Where there is no room for it, it is in the tooltip.
    match [&all, &short].into_iter().find(fits) {
        Some(words) => {
            ui.label(RichText::new(words).weak());
        }
        None => {
            button.on_hover_text(&all);
        }
    }
}

/// The field for the address that copied links begin with.
fn address(ui: &mut Ui, cx: &Cx) {
    let id = egui::Id::new("link address");
    let mut text = ui
        .data(|data| data.get_temp(id))
        .unwrap_or_else(|| cx.look.address.clone());
    let name = ui.label(cx.word("link-address"));
    // In a menu, text fields have no frame: a background makes this one visible.
    let edit = egui::TextEdit::singleline(&mut text)
        .hint_text(RichText::new("https://…").weak())
        .background_color(color(cx.palette.quiet));
    let response = ui.add(edit).labelled_by(name.id);
    if response.changed() {
        // What is typed so far may be no address yet.
        match page_address(&text) {
            Some(address) => cx.ask(LookCommand::Address(address)),
            None if text.trim().is_empty() => cx.ask(LookCommand::Address(String::new())),
            None => {}
        }
        ui.data_mut(|data| data.insert_temp(id, text));
    } else if !response.has_focus() {
        ui.data_mut(|data| data.remove::<String>(id));
    }
}

/// The menu for appearance.
fn looks(ui: &mut Ui, cx: &Cx) {
    popups::menu(ui, format!("{} ▾", cx.word("look")), |ui| {
        look_entries(ui, cx)
    });
}

fn look_entries(ui: &mut Ui, cx: &Cx) {
    let follows = cx.look.follows_system;
    if KNOWS_WISHES && toggle(ui, follows, cx.word("theme-system")).clicked() {
        cx.ask(LookCommand::SystemTheme);
    }
    for theme in Theme::ALL {
        let name = cx.word(&format!("theme-{}", theme.id()));
        let is_it = theme == cx.look.theme && !(follows && KNOWS_WISHES);
        if toggle(ui, is_it, name).clicked() {
            cx.ask(LookCommand::Theme(theme));
        }
    }
    ui.separator();
    ui.horizontal(|ui| {
        ui.label(cx.word("text-size"));
        for (sign, name, direction) in [
            ("−", "text-smaller", Direction::Back),
            ("+", "text-larger", Direction::Forward),
        ] {
            if access::name(ui.button(sign), &cx.word(name)).clicked() {
                cx.ask(LookCommand::TurnZoom(direction));
            }
        }
    });
    ui.separator();
    let can_look = cx.session.student().is_none();
    let solutions = egui::Button::new(format!("{}…   V", cx.word("solutions")));
    if ui.add_enabled(can_look, solutions).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Solutions, Switch::On));
        ui.close();
    }
    let glossary = format!("{}…   {}", cx.word("glossary"), cx.key("Shift+G"));
    if ui.button(glossary).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Glossary, Switch::On));
        ui.close();
    }
    ui.separator();
    for (name, command) in [
        ("link-copy", FrontCommand::CopyLink),
        ("frame-copy", FrontCommand::CopyFrame),
    ] {
        if ui.button(cx.word(name)).clicked() {
            cx.ask(command);
            ui.close();
        }
    }
    // A page links to itself.
    if !cfg!(target_arch = "wasm32") {
        address(ui, cx);
    }
    ui.separator();
    let BoardOptions {
        mut candidates,
        mut coordinates,
    } = cx.look.options;
    checkbox(ui, &mut candidates, cx.word("show-candidates"));
    checkbox(ui, &mut coordinates, cx.word("show-coordinates"));
    let options = BoardOptions {
        candidates,
        coordinates,
    };
    if options != cx.look.options {
        cx.ask(LookCommand::Options(options));
    }
    let mut reveals = cx.session.reveals_future();
    if checkbox(ui, &mut reveals, cx.word("reveal")).changed() {
        cx.ask(Command::Reveal(Switch::Toggle));
    }
    let look = cx.look;
    for (mut is_on, name, switch) in [
        (
            look.shows_doom,
            "show-doom",
            LookCommand::Doom as fn(_) -> _,
        ),
        (look.moves, "motion", LookCommand::Motion),
        (look.shows_notes, "show-notes", LookCommand::Notes),
        (look.clicks_stops, "clicker-stops", LookCommand::ClickStops),
    ] {
        if checkbox(ui, &mut is_on, cx.word(name)).changed() {
            cx.ask(switch(Switch::Toggle));
        }
    }
}
