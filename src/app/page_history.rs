//! The page's history: one entry for each lesson, and for each thing open over it. The page's script
//! keeps the entries; here is what they say, and how they are shown again.

use super::front::Front;
use super::look::{Dialog, Look, LookCommand, Screen};
use crate::lesson::Link;
use crate::session::{Command, Session, Switch};
use egui::{Context, Popup};

/// The screens, by their numbers in entries.
const SCREENS: [Screen; 4] = [Screen::Running, Screen::Course, Screen::Editor, Screen::Set];

/// What is open over the boards, as six numbers, 0 for nothing: the screen, the dialog, whether the
/// inspector is large, a menu is open, boards race or a student is at work, and presenter mode is on. Each
/// that is not 0 is an entry of its own.
pub fn layers(session: &Session, look: &Look, ctx: &Context) -> String {
    let dialog = look.dialog.map_or(0, |dialog| dialog as usize + 1);
    let open = [
        look.is_inspector_large,
        Popup::is_any_open(ctx),
        session.is_racing() || session.student().is_some(),
        look.is_presenting,
    ];
    let open = open.map(|is_open| if is_open { " 1" } else { " 0" });
    format!("{} {dialog}{}", look.screen as usize, open.concat())
}

/// Shows an entry again: its layers, a step, and either a lesson of the course by its id or what a
/// link holds, with spaces between them. What is `-` stays as it is. Does nothing if it cannot be
/// understood.
pub fn go_to(front: &mut Front, ctx: &Context, entry: &str) {
    let parts: Vec<&str> = entry.split(' ').collect();
    let [
        screen,
        dialog,
        large,
        _,
        boards,
        presents,
        step,
        lesson,
        link,
    ] = parts[..]
    else {
        return;
    };
    if boards != "1" {
        // A student's work ends with its summary first, unless another lesson follows.
        let end = match front.session.student() {
            Some(student) if student.is_over || lesson != "-" || link != "-" => {
                Some(Command::Solve(Switch::Off))
            }
            Some(_) => Some(Command::Solve(Switch::Toggle)),
            None if front.session.is_racing() => {
                Some(Command::GoTo(front.session.playhead().position()))
            }
            None => None,
        };
        if let Some(end) = end {
            front.perform(ctx, end);
        }
    }
    if let Some(number) = front.session.lessons().number_of(lesson) {
        let resumes = false;
        front.perform(ctx, Command::TakeLesson { number, resumes });
    } else if let Ok(link) = link.parse::<Link>() {
        front.perform(ctx, Command::OpenLink(Box::new(link)));
    }
    if let Ok(step) = step.parse() {
        front.perform(ctx, Command::TakeUp(step));
    }
    Popup::close_all(ctx);
    let number = |text: &str| text.parse::<usize>().unwrap_or(0);
    let screen = SCREENS[number(screen) % SCREENS.len()];
    if screen != Screen::Set || front.session.set().is_some() {
        front.perform(ctx, LookCommand::Screen(screen, Switch::On));
    }
    let dialog = number(dialog).checked_sub(1);
    let dialog = dialog.and_then(|number| Dialog::ALL.get(number));
    let change = match (dialog, front.look.dialog) {
        (Some(dialog), _) => Some((*dialog, Switch::On)),
        (None, Some(open)) => Some((open, Switch::Off)),
        (None, None) => None,
    };
    if let Some((dialog, switch)) = change {
        front.perform(ctx, LookCommand::Dialog(dialog, switch));
    }
    let switch = |number: &str| match number {
        "1" => Switch::On,
        _ => Switch::Off,
    };
    front.perform(ctx, LookCommand::EnlargeInspector(switch(large)));
    front.perform(ctx, LookCommand::Present(switch(presents)));
}
