//! Files dropped onto the window, as egui hands them out (`ctx.input(|i| i.raw.dropped_files)`).

use egui::DroppedFile;

/// The files dropped since the last frame. On Windows only their names are known, not their bytes.
#[cfg(windows)]
pub fn take() -> impl Iterator<Item = DroppedFile> {
    let named = |path| DroppedFile {
        path: Some(path),
        ..DroppedFile::default()
    };
    super::platform::dropped_files().into_iter().map(named)
}

/// The files dropped since the last frame.
#[cfg(not(windows))]
pub fn take() -> impl Iterator<Item = DroppedFile> {
    let files = macroquad::input::get_dropped_files();
    files.into_iter().filter_map(|dropped| {
        let path = dropped.path.unwrap_or_default();
        let name = path.file_name().unwrap_or(path.as_os_str());
        Some(file(&name.to_string_lossy(), Some(&dropped.bytes?)))
    })
}

/// A file with this name and these bytes; `None` if it could not be read.
pub fn file(name: &str, bytes: Option<&[u8]>) -> DroppedFile {
    DroppedFile {
        name: name.to_owned(),
        bytes: bytes.map(Into::into),
        ..DroppedFile::default()
    }
}
