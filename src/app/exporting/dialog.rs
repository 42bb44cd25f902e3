//! The export dialog: what to export, which steps, and where to.

use super::work::ExportFailure;
use super::{Exporting, is_offered};
use crate::app::choice::{choose, toggle};
use crate::app::cx::Cx;
use crate::app::dialogs::frame::{self, DialogFrame, MAX_WIDTH};
use crate::app::look::Dialog;
use crate::app::popups;
use crate::app::style::checkbox;
use crate::app::verdict::{self, Sign};
use crate::explain::{Language, Message, Tell, args};
use crate::export::error::ExportError;
use crate::export::kind::KINDS;
use crate::export::options::{Opt, PictureView};
use crate::export::request::ExportRequest;
use crate::export::steps::Rhythm;
use crate::lesson::BoardSpec;
use egui::{Align, Button, ComboBox, DragValue, Id, RichText, TextEdit, Ui, vec2};
use std::num::NonZeroU64;

/// The room for a list's arrow and frame, in points.
const AROUND_LIST: f32 = 40.0;
/// The scales offered, in pixels per point.
const SCALES: [f32; 5] = [0.5, 1.0, 2.0, 3.0, 4.0];
/// The default for taking every nth step.
const EVERY: NonZeroU64 = NonZeroU64::new(10).unwrap();
/// The last step that can be entered.
const LATEST: u64 = 1_000_000_000_000;

/// What the dialog changes, and the boards that the editor's puzzle is exported with.
type DialogState<'a> = (&'a mut Exporting, &'a [BoardSpec]);

/// Shows the dialog. The editor's puzzle is exported with the boards `own`.
pub fn show(ctx: &egui::Context, cx: &Cx, exporting: &mut Exporting, own: &[BoardSpec]) {
    let frame = DialogFrame {
        foot: Some(foot),
        ..DialogFrame::new(Dialog::Export, "dialog-export", MAX_WIDTH, contents)
    };
    frame.show(ctx, cx, &mut (exporting, own));
}

fn contents(ui: &mut Ui, cx: &Cx, (exporting, _): &mut DialogState) {
    kind(ui, cx, exporting);
    steps(ui, cx, exporting);
    boards(ui, cx, exporting);
    looks(ui, cx, exporting);
    exporting.fit_request(cx.session, cx.look);
    verdict(ui, cx, exporting);
    ui.separator();
    place(ui, cx, exporting);
}

fn kind(ui: &mut Ui, cx: &Cx, exporting: &mut Exporting) {
    let language = cx.language;
    let request = &mut exporting.request;
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(language.word("export-what"));
        let list = ComboBox::from_id_salt("kind")
            .width(300.0_f32.min(ui.available_width() - AROUND_LIST))
            .selected_text(language.word(request.kind.id));
        let list = popups::list(ui, list, |ui| {
            // All kinds should be visible at once.
            ui.spacing_mut().button_padding.y = 2.0;
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.spacing_mut().interact_size.y = 21.0;
            for kind in KINDS {
                if is_offered(kind, cx.session, cx.look) {
                    choose(ui, &mut request.kind, kind, language.word(kind.id));
                }
            }
        });
        list.labelled_by(name.id);
    });
    if let Some(hint) = request.kind.hint {
        ui.weak(language.word(hint));
    }
}

fn steps(ui: &mut Ui, cx: &Cx, exporting: &mut Exporting) {
    let language = cx.language;
    let step = language.number(cx.session.playhead().position());
    let now = language.text("export-now", &args([("step", step.into())]));
    let request = &mut exporting.request;
    let (kind, options) = (request.kind, &mut request.options);
    if kind.takes(Opt::MaxSteps) {
        ui.horizontal_wrapped(|ui| {
            let name = ui.label(language.word("export-limit"));
            if let Some(most) = &mut options.max_steps {
                let value = DragValue::new(most).range(1..=LATEST).speed(1000.0);
                ui.add(value).labelled_by(name.id);
            }
        });
    }
    if kind.takes(Opt::Step) && kind.takes(Opt::Steps) {
        ui.horizontal_wrapped(|ui| {
            choose(ui, &mut options.is_of_one, true, now);
            let several = language.word("export-several");
            choose(ui, &mut options.is_of_one, false, several);
        });
    } else if kind.takes(Opt::Step) {
        ui.label(now);
    }
    if !request.is_of_several() {
        return;
    }
    let choice = &mut request.options.choice;
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(language.word("export-from"));
        ui.add(DragValue::new(&mut choice.first).range(0..=LATEST))
            .labelled_by(name.id);
        let name = ui.label(language.word("export-to"));
        let seen = cx.session.last_seen().max(choice.first);
        let mut last = choice.last.unwrap_or(seen);
        let value = DragValue::new(&mut last).range(choice.first..=LATEST);
        if ui.add(value).labelled_by(name.id).changed() {
            choice.last = Some(last);
        }
        // Where a number would tell how long the run is, words do.
        if cx.session.hides_end() {
            choose(ui, &mut choice.last, None, language.word("export-end"));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let rhythm = &mut choice.rhythm;
        choose(ui, rhythm, Rhythm::All, language.word("export-all"));
        let moves = language.word("export-moves");
        choose(ui, rhythm, Rhythm::Moves, moves).on_hover_text(language.word("export-moves-hint"));
        let (is_every, mut every) = match *rhythm {
            Rhythm::Every(every) => (true, every),
            Rhythm::All | Rhythm::Moves => (false, EVERY),
        };
        let name = toggle(ui, is_every, language.word("export-every"));
        if name.clicked() {
            *rhythm = Rhythm::Every(every);
        }
        if is_every {
            let mut number = every.get();
            ui.add(DragValue::new(&mut number).range(1..=LATEST))
                .labelled_by(name.id);
            every = NonZeroU64::new(number).unwrap_or(EVERY);
            *rhythm = Rhythm::Every(every);
        }
    });
}

/// Chooses boards, if there are several.
fn boards(ui: &mut Ui, cx: &Cx, exporting: &mut Exporting) {
    let language = cx.language;
    let request = &mut exporting.request;
    if cx.session.runs().len() < 2 || !request.has_boards() {
        return;
    }
    let is_of_one = request.is_of_one_board();
    let chosen = &mut request.options.board;
    ui.horizontal_wrapped(|ui| {
        ui.label(language.word("export-boards"));
        if !is_of_one {
            choose(ui, chosen, None, language.word("export-all-boards"));
        }
        for (index, title) in cx.session.runs().titles(language).iter().enumerate() {
            let name = format!("{}. {title}", index + 1);
            choose(ui, chosen, Some(index), name);
        }
    });
}

/// The appearance of pictures.
fn looks(ui: &mut Ui, cx: &Cx, exporting: &mut Exporting) {
    let language = cx.language;
    let request = &mut exporting.request;
    let (kind, options) = (request.kind, &mut request.options);
    if kind.takes(Opt::View) {
        ui.horizontal_wrapped(|ui| {
            ui.label(language.word("export-view"));
            for view in PictureView::ALL {
                let word = match view {
                    PictureView::Boards => language.word("boards"),
                    view => language.word(&format!("view-{}", view.id())),
                };
                choose(ui, &mut options.look.view, view, word);
            }
        });
    }
    if kind.takes(Opt::Scale) {
        ui.horizontal_wrapped(|ui| {
            ui.label(language.word("export-scale"));
            for scale in SCALES {
                let name = format!("{}×", language.decimal(scale));
                choose(ui, &mut options.scale, scale, name);
            }
        });
    }
    if kind.takes(Opt::Transparent) {
        let name = language.word("export-transparent");
        checkbox(ui, &mut options.look.is_transparent, name);
    }
    if kind.takes(Opt::Answers) {
        let name = language.word("export-answers");
        checkbox(ui, &mut options.has_answers, name);
    }
    if kind.takes(Opt::Speed) {
        ui.horizontal_wrapped(|ui| {
            let name = ui.label(language.word("export-speed"));
            let value = DragValue::new(&mut options.speed).range(0.1..=50.0);
            ui.add(value.speed(0.1)).labelled_by(name.id);
        });
    }
    if !cfg!(target_arch = "wasm32") && kind.takes(Opt::NoCaptions) {
        let name = language.word("film-captions");
        checkbox(ui, &mut options.has_captions, name);
    }
}

/// The size of the export, or what prevents it.
fn verdict(ui: &mut Ui, cx: &Cx, exporting: &mut Exporting) {
    let language = cx.language;
    let request = &mut exporting.request;
    let obstacle = request.obstacle(cx.session.runs().len());
    let failure = exporting.failure.as_ref();
    let told = obstacle.as_ref().map(|error| error.tell(language));
    let complaint = told.or_else(|| failure.map(|error| error.tell(language)));
    if let Some(complaint) = complaint {
        verdict::show(ui, &cx.palette, Sign::Bad, complaint);
    } else if let Some(amount) = amount(request, language) {
        ui.weak(amount);
    }
    // How long a run is may be known only after it was tried.
    let tried = match failure {
        Some(ExportFailure::Export(error)) => Some(error),
        Some(ExportFailure::Write(_)) | None => None,
    };
    if let Some(ExportError::TooMany { count, .. }) = obstacle.as_ref().or(tried) {
        let every = request.sparser(*count);
        let number = language.number(every.get());
        let name = language.text("export-sparser", &args([("every", number.into())]));
        if ui.button(name).clicked() {
            request.options.choice.rhythm = Rhythm::Every(every);
            exporting.failure = None;
        }
    }
}

/// The size of an export; `None` for a single step, or if it is not known yet.
fn amount(request: &ExportRequest, language: Language) -> Option<String> {
    let ExportRequest { kind, options } = request;
    let count = options.choice.count().filter(|_| request.is_of_several())?;
    let seconds = (count as f64 / options.speed).ceil() as u64;
    let id = if kind.takes(Opt::Speed) {
        "export-amount-film"
    } else if kind.takes(Opt::Theme) {
        "export-amount-pictures"
    } else {
        "export-amount-steps"
    };
    let message = Message::new(id).counted(count).number("seconds", seconds);
    Some(message.say(language))
}

/// Where the file goes.
fn place(ui: &mut Ui, cx: &Cx, exporting: &mut Exporting) {
    let language = cx.language;
    let id = if cfg!(target_arch = "wasm32") {
        "export-name"
    } else {
        "export-file"
    };
    let name = ui.label(language.word(id));
    let height = ui.spacing().interact_size.y;
    let edit = TextEdit::singleline(&mut exporting.place)
        .min_size(vec2(0.0, height))
        .vertical_align(Align::Center)
        .id(Id::new("export place"))
        .desired_width(f32::INFINITY);
    if ui.add(edit).labelled_by(name.id).changed() {
        exporting.is_named = true;
        exporting.replaces = false;
        exporting.failure = None;
    }
    if !cfg!(target_arch = "wasm32") {
        let name = language.word("export-replace");
        checkbox(ui, &mut exporting.replaces, name);
    }
}

/// The buttons at the foot.
fn foot(ui: &mut Ui, cx: &Cx, (exporting, own): &mut DialogState) {
    let is_ready = exporting
        .request
        .obstacle(cx.session.runs().len())
        .is_none()
        && !exporting.place.trim().is_empty()
        && !exporting.is_busy();
    let name = RichText::new(cx.word("export")).strong();
    let is_clicked = ui.add_enabled(is_ready, Button::new(name)).clicked();
    if is_clicked || is_ready && frame::is_entered(ui.ctx()) {
        exporting.start(cx, own);
    }
    if exporting.is_busy() {
        ui.weak(cx.word("export-busy"));
    }
}
