//! The bar at the top: the lesson, menus, language and appearance; and its forms in small windows
//! and in frames of other pages.

use super::boards;
use super::choice::toggle;
use super::cx::{Ask, Cx};
use super::fit;
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
use crate::scene::{Font, Theme, fitted, width_of};
use crate::session::control::in_menu;
use crate::session::{COMMANDS, Command, Control, Menu, Run, Switch};
use crate::window::access;
use crate::window::platform::KNOWS_WISHES;
use egui::accesskit::{HasPopup, Role};
use egui::{Align, Button, Label, Response, RichText, TopBottomPanel, Ui};

/// The least room for the title of the lesson in a single row, in points, and its largest share of
/// the row.
const MIN_TITLE_WIDTH: f32 = 110.0;
const MAX_TITLE_SHARE: f32 = 0.36;
/// The padding and the gap of a button, in points.
const AROUND_BUTTON: f32 = 26.0;
/// The width of the lines on the button of the menu, and the gaps between them, in points.
const MENU_LINES: [f32; 2] = [16.0, 5.0];
/// The share of a small bar for the choice of a board.
const BOARD_SHARE: f32 = 0.4;
/// The words of the way from a frame in another page to the program.
const PROGRAM: &str = "recuo ›";

type ShowEntries = fn(&mut Ui, &Cx);

/// The menus of the bar, and the sections of the menu of a small window: their message ids and
/// entries.
const MENUS: [(&str, ShowEntries); 3] = [
    ("boards", compare_entries),
    ("taking-part", class_entries),
    ("look", look_entries),
];

/// The buttons for files: the message ids of their names and hints, and their commands.
fn files() -> [(&'static str, &'static str, LookCommand); 3] {
    let dialog = |dialog| LookCommand::Dialog(dialog, Switch::On);
    let edit = LookCommand::Screen(Screen::Editor, Switch::On);
    [
        ("open", "open-title", dialog(Dialog::Open)),
        ("editing", "editing-hint", edit),
        ("export", "dialog-export", dialog(Dialog::Export)),
    ]
}

/// Shows the bar: the lesson and files on the left, the class and the view on the right. Where one
/// row is too narrow, they wrap. A small one has a menu of everything, the lesson, and which board
/// is shown; in a frame in another page it has the way to the program instead of menus.
pub fn show(ui: &mut Ui, cx: &Cx, is_small: bool) {
    let frame = if is_small {
        style::small_bar
    } else {
        style::bar
    };
    let panel = TopBottomPanel::top("header").frame(frame(&cx.palette));
    panel.show_inside(ui, |ui| {
        access::region(ui, Role::Region, &cx.word("region-bar"));
        style::quiet(ui);
        if is_small {
            ui.horizontal(|ui| small_contents(ui, cx));
        } else {
            ui.horizontal_wrapped(|ui| contents(ui, cx));
        }
    });
}

fn contents(ui: &mut Ui, cx: &Cx) {
    let (row, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let key = (cx.language, cx.look.wishes.is_touch_only);
    let [left, right] = fit::remembered(ui, "bar", key, || {
        [file_buttons, menus].map(|buttons: ShowEntries| fit::row(ui, |ui| buttons(ui, cx)).x + gap)
    });
    let room = row - left - right - AROUND_BUTTON;
    let is_one_row = room >= MIN_TITLE_WIDTH;
    lessons(ui, cx, room.clamp(MIN_TITLE_WIDTH, row * MAX_TITLE_SHARE));
    file_buttons(ui, cx);
    if is_one_row {
        // The buttons after this space are made from left to right, the order in which the Tab key
        // goes through them.
        let room = ui.available_size_before_wrap().x - right;
        let size = egui::vec2(room.max(0.0), ui.spacing().interact_size.y);
        let from_right = egui::Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(size, from_right, |ui| {
            ui.set_min_size(size);
            status(ui, cx);
        });
    }
    menus(ui, cx);
    if !is_one_row {
        status(ui, cx);
    }
}

fn file_buttons(ui: &mut Ui, cx: &Cx) {
    ui.separator();
    for (name, hint, command) in files() {
        let button = ui.button(format!("{}…", cx.word(name)));
        if button.on_hover_text(cx.word(hint)).clicked() {
            cx.ask(command);
        }
    }
}

fn menus(ui: &mut Ui, cx: &Cx) {
    for (name, entries) in MENUS {
        let name = format!("{} ▾", menu_title(cx, name));
        popups::menu(ui, name, |ui| entries(ui, cx));
    }
    languages(ui, cx);
    help(ui, cx);
    let present = cx.keyed(format!("{}  P", cx.word("presenter")));
    if ui.add(style::primary(&cx.palette, &present)).clicked() {
        cx.ask(LookCommand::Present(Switch::On));
    }
}

/// The title of a menu. That of boards says how they are aligned.
fn menu_title(cx: &Cx, name: &str) -> String {
    let title = cx.word(name);
    match cx.session.runs().alignment {
        alignment if name == "boards" && alignment != Alignment::Step => {
            let alignment = cx.word(&format!("align-{}", alignment.id()));
            format!("{title} ↔ {alignment}")
        }
        _ => title,
    }
}

fn small_contents(ui: &mut Ui, cx: &Cx) {
    let is_embedded = cx.look.is_embedded;
    if !is_embedded && menu_button(ui, cx).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Menu, Switch::On));
    }
    let room = ui.available_width();
    let has_choice = !cx.session.runs().is_alone() && cx.session.student().is_none();
    let choice = if has_choice { room * BOARD_SHARE } else { 0.0 };
    if is_embedded {
        let way = width_of(PROGRAM, Font::Bold, TEXT) + 2.0 * AROUND_BUTTON;
        let title = cx.session.lesson().title.get(cx.language);
        let title = fitted(title, Font::Bold, TEXT, room - choice - way);
        let title = RichText::new(title).family(family(Font::Bold));
        access::heading(&ui.label(title), 1);
    } else {
        lessons(ui, cx, room - choice - 2.0 * AROUND_BUTTON);
    }
    ui.with_layout(egui::Layout::right_to_left(Align::Center), |ui| {
        if is_embedded {
            way_to_program(ui, cx);
        }
        if has_choice {
            which(ui, cx, choice);
        }
    });
}

fn way_to_program(ui: &mut Ui, cx: &Cx) {
    let name = cx.word("embedded-open");
    let open = ui.button(RichText::new(PROGRAM).family(family(Font::Bold)));
    if access::name(open, &name).on_hover_text(name).clicked() {
        cx.ask(FrontCommand::OpenWhole);
    }
}

/// The menu button, drawn as three lines.
fn menu_button(ui: &mut Ui, cx: &Cx) -> Response {
    let side = ui.spacing().interact_size.y;
    let button = ui.add_sized([side.max(36.0), side], Button::new(""));
    let name = cx.word("menu");
    let button = access::name(button, &name);
    access::describe(&button, |node| node.set_has_popup(HasPopup::Dialog));
    let [width, gap] = MENU_LINES;
    let center = button.rect.center();
    for row in [-1.0, 0.0, 1.0] {
        let x = center.x - width / 2.0..=center.x + width / 2.0;
        let stroke = egui::Stroke::new(2.0, color(cx.palette.ink));
        ui.painter().hline(x, center.y + row * gap, stroke);
    }
    button.on_hover_text(name)
}

/// The menu that chooses which of several boards is shown.
fn which(ui: &mut Ui, cx: &Cx, room: f32) {
    let runs = cx.session.runs();
    let now = runs.leading();
    let title = format!("{}. {}", now + 1, runs.title(now, cx.language));
    let shown = fitted(&title, Font::Regular, TEXT, room - 2.0 * AROUND_BUTTON);
    let menu = popups::menu(ui, format!("{shown} ▾"), |ui| {
        boards::choice(ui, cx, cx.boards > 1);
    });
    access::name(menu, &format!("{}: {title}", cx.word("board-shown")));
}

/// The menu of a small window: what the bar of a larger one has.
pub fn menu(ui: &mut Ui, cx: &Cx, _: &mut ()) {
    let go = |ui: &mut Ui, words: String, command: LookCommand| {
        let size = [ui.available_width(), ui.spacing().interact_size.y];
        // Even an empty text on the right aligns the words left.
        let left = Button::new(words.as_str()).frame(false).right_text("");
        if access::name(ui.add_sized(size, left), &words).clicked() {
            close(ui, cx);
            cx.ask(command);
        }
    };
    let course = LookCommand::Screen(Screen::Course, Switch::On);
    go(ui, cx.word("course"), course);
    for (name, _, command) in files() {
        go(ui, format!("{}…", cx.word(name)), command);
    }
    go(ui, cx.word("presenter"), LookCommand::Present(Switch::On));
    let help = LookCommand::Dialog(Dialog::Help, Switch::On);
    go(ui, cx.word("help"), help);
    for (name, entries) in MENUS {
        ui.separator();
        ui.collapsing(cx.word(name), |ui| entries(ui, cx));
    }
    ui.separator();
    ui.collapsing(cx.language.name(), |ui| language_entries(ui, cx));
}

/// The button for the help.
pub fn help(ui: &mut Ui, cx: &Cx) {
    let help = cx.word("help");
    let button = access::name(ui.button("?"), &help);
    if button.on_hover_text(help).clicked() {
        cx.ask(LookCommand::Dialog(Dialog::Help, Switch::On));
    }
}

/// A command in a menu, with its key.
fn entry(ui: &mut Ui, cx: &Cx, entry: &Control<Command>, is_on: bool) {
    if toggle(ui, is_on, cx.name_and_key(entry)).clicked()
        && let Some(command) = entry.press()
    {
        close(ui, cx);
        cx.ask(command);
    }
}

/// Closes the menu: in a small window it is a dialog. What is asked for afterwards may open another.
fn close(ui: &Ui, cx: &Cx) {
    if cx.look.dialog == Some(Dialog::Menu) {
        cx.ask(LookCommand::Dialog(Dialog::Menu, Switch::Off));
    } else {
        ui.close();
    }
}

/// A button in a menu that closes the menu.
fn button(ui: &mut Ui, cx: &Cx, words: String, is_enabled: bool, command: impl Into<Ask>) {
    if ui.add_enabled(is_enabled, Button::new(words)).clicked() {
        close(ui, cx);
        cx.ask(command);
    }
}

/// What the class can do.
fn class_entries(ui: &mut Ui, cx: &Cx) {
    let questions = cx.session.questions();
    for (class, is_on) in
        in_menu(COMMANDS, Menu::Class).zip([questions.is_on, questions.counts_class])
    {
        entry(ui, cx, class, is_on);
    }
    let forks = LookCommand::Dialog(Dialog::Forks, Switch::On);
    button(
        ui,
        cx,
        cx.keyed(format!("{}…   F", cx.word("fork"))),
        true,
        forks,
    );
    for solve in in_menu(COMMANDS, Menu::Solve) {
        entry(ui, cx, solve, cx.session.student().is_some());
    }
}

/// Which boards are compared, how they are aligned, and what to do with them.
fn compare_entries(ui: &mut Ui, cx: &Cx) {
    let choose = LookCommand::Dialog(Dialog::Boards, Switch::On);
    let words = format!("{}…", cx.word("boards-choose"));
    button(ui, cx, words, true, choose);
    if cx.session.set().is_some() {
        let set = LookCommand::Screen(Screen::Set, Switch::On);
        button(ui, cx, format!("{}…", cx.word("set")), true, set);
    }
    if cx.session.runs().is_alone() {
        ui.separator();
        ui.label(RichText::new(cx.word("boards-alone")).weak());
        ui.disable();
    }
    ui.separator();
    ui.label(RichText::new(cx.word("align")).weak());
    for alignment in Alignment::ALL {
        let is_chosen = alignment == cx.session.runs().alignment;
        let name = format!("align-{}", alignment.id());
        let choice = toggle(ui, is_chosen, cx.word(&name));
        if choice
            .on_hover_text(cx.word(&format!("{name}-hint")))
            .clicked()
        {
            close(ui, cx);
            cx.ask(Command::Align(alignment));
        }
    }
    ui.separator();
    for compare in in_menu(COMMANDS, Menu::Compare) {
        entry(ui, cx, compare, false);
    }
}

/// The lesson on show, and the way to the course.
fn lessons(ui: &mut Ui, cx: &Cx, room: f32) {
    let title = cx.session.lesson().title.get(cx.language);
    let shown = fitted(title, Font::Bold, TEXT, room);
    let shown = RichText::new(format!("{shown} ▾")).family(family(Font::Bold));
    let values = args([("title", title.to_owned().into())]);
    let name = cx.language.text("course-of-lesson", &values);
    let button = access::name(ui.button(shown), &name);
    if button.on_hover_text(cx.word("course")).clicked() {
        cx.ask(LookCommand::Screen(Screen::Course, Switch::On));
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
            close(ui, cx);
            cx.ask(LookCommand::Language(language));
        }
    }
}

/// How far the runs are explored.
fn status(ui: &mut Ui, cx: &Cx) {
    let session = cx.session;
    let last = session.last_step();
    let is_at_last = session.playhead().position() == last;
    if !session.runs().are_unfinished() || session.hides_future() && !is_at_last {
        return;
    }
    // What a program will still print is not explored.
    if session.runs().iter().any(Run::is_live) {
        ui.weak(cx.word("program-running"));
        return;
    }
    let (word, id) = if session.is_exploring() {
        ("explore-stop", "exploring")
    } else {
        ("explore-on", "explored-stopped")
    };
    if ui.small_button(cx.word(word)).clicked() {
        cx.ask(Command::ToggleExploring);
    }
    let steps = cx.language.short(last);
    let words = cx.language.text(id, &args([("steps", steps.into())]));
    ui.add(Label::new(RichText::new(words).weak()).truncate());
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

/// The appearance of the program and of its boards.
fn look_entries(ui: &mut Ui, cx: &Cx) {
    let look = cx.look;
    let follows = look.follows_system && KNOWS_WISHES;
    if KNOWS_WISHES && toggle(ui, follows, cx.word("theme-system")).clicked() {
        cx.ask(LookCommand::SystemTheme);
    }
    for theme in Theme::ALL {
        let name = cx.word(&format!("theme-{}", theme.id()));
        if toggle(ui, theme == look.theme && !follows, name).clicked() {
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
    let dialog = |dialog| LookCommand::Dialog(dialog, Switch::On);
    let solutions = cx.keyed(format!("{}…   V", cx.word("solutions")));
    let can_look = cx.session.student().is_none();
    button(ui, cx, solutions, can_look, dialog(Dialog::Solutions));
    let glossary = format!("{}…   {}", cx.word("glossary"), cx.key("Shift+G"));
    let glossary = cx.keyed(glossary);
    button(ui, cx, glossary, true, dialog(Dialog::Glossary));
    ui.separator();
    let link = cx.word("link-copy");
    button(ui, cx, link, true, FrontCommand::CopyLink);
    let frame = cx.word("frame-copy");
    button(ui, cx, frame, true, FrontCommand::CopyFrame);
    // A page links to itself.
    if !cfg!(target_arch = "wasm32") {
        address(ui, cx);
    }
    ui.separator();
    let mut options = look.options;
    let candidates = checkbox(ui, &mut options.candidates, cx.word("show-candidates"));
    let coordinates = checkbox(ui, &mut options.coordinates, cx.word("show-coordinates"));
    if candidates.changed() || coordinates.changed() {
        cx.ask(LookCommand::Options(options));
    }
    let mut reveals = cx.session.reveals_future();
    if checkbox(ui, &mut reveals, cx.word("reveal")).changed() {
        cx.ask(Command::Reveal(Switch::Toggle));
    }
    // Only a page knows of a voice.
    let mut is_read_to = look.wishes.is_read_to;
    if look.wishes.has_voice && checkbox(ui, &mut is_read_to, cx.word("read-aloud")).changed() {
        cx.ask(FrontCommand::ReadAloud);
    }
    for (mut is_on, name, command) in [
        (
            look.shows_doom,
            "show-doom",
            LookCommand::Doom(Switch::Toggle),
        ),
        (look.moves, "motion", LookCommand::Motion(Switch::Toggle)),
        (
            look.shows_notes,
            "show-notes",
            LookCommand::Notes(Switch::Toggle),
        ),
        (
            look.clicks_stops,
            "clicker-stops",
            LookCommand::ClickStops(Switch::Toggle),
        ),
    ] {
        if checkbox(ui, &mut is_on, cx.word(name)).changed() {
            cx.ask(command);
        }
    }
}
