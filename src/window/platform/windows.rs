//! What the window library leaves undone on Windows: dropped files, drags that leave the window, the
//! title, filling the screen; and the console that a double click opens beside the window.
//!
//! Windows hands everything that happens to a window's procedure, on the thread that has made the window
//! and runs its loop. [`adopt`] puts a procedure of ours before the library's.

use macroquad::miniquad;
use raw_window_handle::{
    DisplayHandle, HandleError, HasDisplayHandle, HasWindowHandle, RawWindowHandle,
    Win32WindowHandle, WindowHandle,
};
use std::cell::Cell;
use std::ffi::OsString;
use std::io;
use std::mem;
use std::num::NonZero;
use std::os::windows::ffi::OsStringExt;
use std::os::windows::io::AsRawHandle;
use std::path::PathBuf;
use std::ptr::{null, null_mut};
use std::sync::{Mutex, MutexGuard, PoisonError};
use windows_sys::Win32::Foundation::{HWND, LPARAM, LRESULT, WPARAM};
use windows_sys::Win32::Graphics::Gdi::{
    GetMonitorInfoW, MONITOR_DEFAULTTONEAREST, MONITORINFO, MonitorFromWindow,
};
use windows_sys::Win32::System::Console::{FreeConsole, GetConsoleProcessList};
use windows_sys::Win32::System::Threading::GetCurrentThreadId;
use windows_sys::Win32::UI::Input::KeyboardAndMouse::{ReleaseCapture, SetCapture};
use windows_sys::Win32::UI::Shell::{DragFinish, DragQueryFileW, HDROP};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    CallWindowProcW, DefWindowProcW, FindWindowExW, GWL_STYLE, GWLP_WNDPROC, GetWindowLongPtrW,
    GetWindowPlacement, GetWindowThreadProcessId, HWND_TOP, MB_ICONERROR, MessageBoxW,
    PostMessageW, SWP_FRAMECHANGED, SWP_NOMOVE, SWP_NOOWNERZORDER, SWP_NOSIZE, SWP_NOZORDER,
    SetWindowLongPtrW, SetWindowPlacement, SetWindowPos, SetWindowTextW, WINDOWPLACEMENT, WM_APP,
    WM_DROPFILES, WM_LBUTTONDOWN, WM_LBUTTONUP, WM_MBUTTONDOWN, WM_MBUTTONUP, WM_RBUTTONDOWN,
    WM_RBUTTONUP, WM_SETTEXT, WNDPROC, WS_OVERLAPPEDWINDOW,
};

/// Our own message: fill the screen, or do no longer.
const FILL_SCREEN: u32 = WM_APP;

/// The mouse buttons among the keys that a mouse message says are down.
const BUTTONS_DOWN: usize = 0x13;

thread_local! {
    /// The window of this thread, once it is adopted.
    static WINDOW: Cell<HWND> = const { Cell::new(null_mut()) };
    /// The library's procedure.
    static LIBRARY: Cell<WNDPROC> = const { Cell::new(None) };
    /// Where the window was before it filled the screen.
    static BEFORE: Cell<Option<WINDOWPLACEMENT>> = const { Cell::new(None) };
}

/// The files dropped and not taken yet.
static DROPPED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn dropped() -> MutexGuard<'static, Vec<PathBuf>> {
    DROPPED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A text as Windows takes it: UTF-16, ended by 0.
fn wide(text: &str) -> Vec<u16> {
    text.encode_utf16().chain([0]).collect()
}

/// Puts our procedure before the library's. Needs the open window.
pub fn adopt() {
    let class = wide("MINIQUADAPP");
    let mut window = null_mut();
    // SAFETY: `class` ends with 0 and outlives the calls, and a window that has gone is only not found.
    // Another program's window of this class is of another thread. Ours gets a procedure of the right
    // type, and what it had before is a procedure, or null without one, as WNDPROC is.
    unsafe {
        loop {
            window = FindWindowExW(null_mut(), window, class.as_ptr(), null());
            if window.is_null() {
                return;
            }
            if GetWindowThreadProcessId(window, null_mut()) == GetCurrentThreadId() {
                break;
            }
        }
        WINDOW.set(window);
        let library = GetWindowLongPtrW(window, GWLP_WNDPROC);
        LIBRARY.set(mem::transmute::<isize, WNDPROC>(library));
        SetWindowLongPtrW(window, GWLP_WNDPROC, procedure as *const () as isize);
    }
}

/// Handles what the library does not, and leaves the rest to it.
unsafe extern "system" fn procedure(
    window: HWND,
    message: u32,
    word: WPARAM,
    long: LPARAM,
) -> LRESULT {
    match message {
        WM_DROPFILES => {
            take_files(word as HDROP);
            return 0;
        }
        FILL_SCREEN => {
            fill_screen(window, word != 0);
            return 0;
        }
        // A title is set while the library is painting, and must not enter it a second time.
        // SAFETY: the arguments are those of the message.
        WM_SETTEXT => return unsafe { DefWindowProcW(window, message, word, long) },
        // Otherwise nothing is heard of a button that is released outside.
        // SAFETY: the window is the one that gets this message, of this thread.
        WM_LBUTTONDOWN | WM_RBUTTONDOWN | WM_MBUTTONDOWN => unsafe {
            SetCapture(window);
        },
        // SAFETY: this has no conditions.
        WM_LBUTTONUP | WM_RBUTTONUP | WM_MBUTTONUP if word & BUTTONS_DOWN == 0 => unsafe {
            ReleaseCapture();
        },
        _ => {}
    }
    // SAFETY: the procedure is the one that the window had, and the arguments are those of the message.
    unsafe { CallWindowProcW(LIBRARY.get(), window, message, word, long) }
}

/// Notes the files of a drop. The library would read each at once, and end the program if it cannot.
fn take_files(drop: HDROP) {
    let name = |index| {
        // SAFETY: the drop is that of the message being handled, and no buffer asks for a length.
        let length = unsafe { DragQueryFileW(drop, index, null_mut(), 0) };
        let mut name = vec![0; length as usize + 1];
        // SAFETY: the buffer has the size that is named, which includes the 0 at the end.
        let length = unsafe { DragQueryFileW(drop, index, name.as_mut_ptr(), length + 1) };
        PathBuf::from(OsString::from_wide(&name[..length as usize]))
    };
    // SAFETY: as above; this index asks how many files there are.
    let count = unsafe { DragQueryFileW(drop, u32::MAX, null_mut(), 0) };
    dropped().extend((0..count).map(name));
    // SAFETY: nobody uses the drop after this.
    unsafe { DragFinish(drop) };
    miniquad::window::schedule_update();
}

/// The files dropped since the last call.
pub fn dropped_files() -> Vec<PathBuf> {
    mem::take(&mut *dropped())
}

/// Fills the screen that most of the window is on, or puts the window back where it was.
pub fn set_fullscreen(is_on: bool) {
    // It is done between frames, since the window hears of its new size meanwhile.
    // SAFETY: without a window the message is for the thread, which ignores it.
    unsafe { PostMessageW(WINDOW.get(), FILL_SCREEN, usize::from(is_on), 0) };
}

fn fill_screen(window: HWND, is_on: bool) {
    const FRAME: isize = WS_OVERLAPPEDWINDOW as isize;
    let before = BEFORE.get();
    let mut placement = WINDOWPLACEMENT {
        length: size_of::<WINDOWPLACEMENT>() as u32,
        ..Default::default()
    };
    let mut screen = MONITORINFO {
        cbSize: size_of::<MONITORINFO>() as u32,
        ..Default::default()
    };
    // SAFETY: the window is the one that gets this message; both structures say how large they are and
    // outlive the calls.
    unsafe {
        let style = GetWindowLongPtrW(window, GWL_STYLE);
        if is_on && before.is_none() {
            let monitor = MonitorFromWindow(window, MONITOR_DEFAULTTONEAREST);
            if GetWindowPlacement(window, &mut placement) == 0
                || GetMonitorInfoW(monitor, &mut screen) == 0
            {
                return;
            }
            BEFORE.set(Some(placement));
            SetWindowLongPtrW(window, GWL_STYLE, style & !FRAME);
            let place = screen.rcMonitor;
            let (width, height) = (place.right - place.left, place.bottom - place.top);
            let flags = SWP_NOOWNERZORDER | SWP_FRAMECHANGED;
            SetWindowPos(
                window, HWND_TOP, place.left, place.top, width, height, flags,
            );
        } else if let Some(before) = before.filter(|_| !is_on) {
            BEFORE.set(None);
            SetWindowLongPtrW(window, GWL_STYLE, style | FRAME);
            SetWindowPlacement(window, &before);
            let flags = SWP_NOMOVE | SWP_NOSIZE | SWP_NOZORDER | SWP_FRAMECHANGED;
            SetWindowPos(window, null_mut(), 0, 0, 0, 0, flags);
        }
    }
}

/// Gives the window a title. Returns whether there is a window yet.
pub fn set_title(title: &str) -> bool {
    // SAFETY: the text ends with 0 and outlives the call, which ignores a window that is none.
    unsafe { SetWindowTextW(WINDOW.get(), wide(title).as_ptr()) != 0 }
}

/// Leaves the console that Windows has opened for this program alone, as it does at a double click.
/// Returns whether there is no console now, so that nobody can read what is printed.
pub fn leave_own_console() -> bool {
    let mut processes = [0; 2];
    // SAFETY: the list has as much room as is said.
    match unsafe { GetConsoleProcessList(processes.as_mut_ptr(), 2) } {
        0 => io::stderr().as_raw_handle().is_null(),
        // SAFETY: the standard library takes a console that has gone for one that nobody reads.
        1 => unsafe { FreeConsole() != 0 },
        _ => false,
    }
}

/// Shows an error in a dialog, and returns when it is closed.
pub fn show_error(text: &str) {
    let [text, title] = [text, "recuo"].map(wide);
    // SAFETY: both texts end with 0 and outlive the call, and the dialog needs no owner.
    unsafe { MessageBoxW(null_mut(), text.as_ptr(), title.as_ptr(), MB_ICONERROR) };
}

/// The window as the owner of dialogs, which stay before it.
pub struct Owner;

impl HasWindowHandle for Owner {
    fn window_handle(&self) -> Result<WindowHandle<'_>, HandleError> {
        let window = NonZero::new(WINDOW.get() as isize).ok_or(HandleError::Unavailable)?;
        let window = RawWindowHandle::Win32(Win32WindowHandle::new(window));
        // SAFETY: the window is closed only when the program ends.
        Ok(unsafe { WindowHandle::borrow_raw(window) })
    }
}

impl HasDisplayHandle for Owner {
    fn display_handle(&self) -> Result<DisplayHandle<'_>, HandleError> {
        Ok(DisplayHandle::windows())
    }
}
