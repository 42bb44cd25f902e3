//! Wakes a sleeping window on X11.
//!
//! macroquad asks for no frame when the window gains or loses the focus, when it is shown again or
//! when the pointer leaves it; a restored window would stay black. A second connection to the
//! display listens for all of this and then sends the window a pointer motion, for which macroquad
//! does ask for a frame; so does a screen reader that asks for something. The same connection
//! changes the window's title, which macroquad cannot.

use std::error::Error;
use std::sync::OnceLock;
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ChangeWindowAttributesAux, ConnectionExt, EventMask, MOTION_NOTIFY_EVENT, Motion,
    MotionNotifyEvent, PropMode, Window,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;
use x11rb::{CURRENT_TIME, NONE};

/// The connection, and the window it watches.
static WATCHED: OnceLock<(RustConnection, Window)> = OnceLock::new();

/// Gives the watched window a title. Returns whether there is such a window yet.
pub fn set_title(title: &str) -> bool {
    let Some((connection, window)) = WATCHED.get() else {
        return false;
    };
    // A window without a new title is no reason to end.
    let _ = name(connection, *window, title);
    true
}

/// The atom of a name: its number on the display.
fn atom(connection: &RustConnection, name: &str) -> Result<u32, Box<dyn Error>> {
    let asked = connection.intern_atom(false, name.as_bytes())?;
    Ok(asked.reply()?.atom)
}

fn name(connection: &RustConnection, window: Window, title: &str) -> Result<(), Box<dyn Error>> {
    let property = atom(connection, "_NET_WM_NAME")?;
    let utf8 = atom(connection, "UTF8_STRING")?;
    let replaces = PropMode::REPLACE;
    for property in [property, AtomEnum::WM_NAME.into()] {
        connection.change_property8(replaces, window, property, utf8, title.as_bytes())?;
    }
    connection.flush()?;
    Ok(())
}

/// Watches the focused window if it has this class. Returns whether it does.
pub fn watch(class: &str) -> bool {
    let Ok((connection, window)) = focused(class) else {
        return false;
    };
    let (connection, window) = WATCHED.get_or_init(|| (connection, window));
    // The thread ends with the window, or else with the program.
    let watching = move || while watch_once(connection, *window).is_ok() {};
    std::thread::Builder::new().spawn(watching).is_ok()
}

/// Whether there is a watched window.
pub fn is_watched() -> bool {
    WATCHED.get().is_some()
}

/// Wakes the watched window. Returns whether there is one.
pub fn wake() -> bool {
    let watched = WATCHED.get();
    watched.is_some_and(|(connection, window)| move_pointer(connection, *window).is_ok())
}

/// Where on the screen the inside of the watched window begins, in pixels.
pub fn place() -> Option<(f64, f64)> {
    let (connection, window) = WATCHED.get()?;
    let root = connection.setup().roots.first()?.root;
    let asked = connection.translate_coordinates(*window, root, 0, 0);
    let at = asked.ok()?.reply().ok()?;
    Some((at.dst_x.into(), at.dst_y.into()))
}

/// Connects to the display and finds the focused window.
fn focused(class: &str) -> Result<(RustConnection, Window), Box<dyn Error>> {
    let (connection, _) = x11rb::connect(None)?;
    let window = connection.get_input_focus()?.reply()?.focus;
    let name = connection
        .get_property(false, window, AtomEnum::WM_CLASS, AtomEnum::STRING, 0, 64)?
        .reply()?;
    if !name.value.starts_with(class.as_bytes()) {
        return Err("another program has the focus".into());
    }
    let events = EventMask::FOCUS_CHANGE | EventMask::STRUCTURE_NOTIFY | EventMask::LEAVE_WINDOW;
    let wanted = ChangeWindowAttributesAux::new().event_mask(events);
    connection
        .change_window_attributes(window, &wanted)?
        .check()?;
    Ok((connection, window))
}

/// Waits for an event, and wakes macroquad if it sleeps through it.
fn watch_once(connection: &RustConnection, window: Window) -> Result<(), Box<dyn Error>> {
    use Event::{FocusIn, FocusOut, LeaveNotify, MapNotify};
    let event = connection.wait_for_event()?;
    if matches!(
        event,
        FocusIn(_) | FocusOut(_) | LeaveNotify(_) | MapNotify(_)
    ) {
        move_pointer(connection, window)?;
    }
    Ok(())
}

/// Reports to the window that the pointer has moved to where it is, for which macroquad asks for a
/// frame.
fn move_pointer(connection: &RustConnection, window: Window) -> Result<(), Box<dyn Error>> {
    let at = connection.query_pointer(window)?.reply()?;
    let motion = MotionNotifyEvent {
        response_type: MOTION_NOTIFY_EVENT,
        detail: Motion::NORMAL,
        sequence: 0,
        time: CURRENT_TIME,
        root: at.root,
        event: window,
        child: NONE,
        root_x: at.root_x,
        root_y: at.root_y,
        event_x: at.win_x,
        event_y: at.win_y,
        state: at.mask,
        same_screen: true,
    };
    connection.send_event(false, window, EventMask::NO_EVENT, motion)?;
    connection.flush()?;
    Ok(())
}
