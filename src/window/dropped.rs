//! Files dropped onto the window, as egui hands them out (`ctx.input(|i| i.raw.dropped_files)`).

use egui::DroppedFile;

/// The files of the drop that miniquad just announced.
pub fn take() -> Vec<DroppedFile> {
    use miniquad::window::{dropped_file_bytes, dropped_file_count, dropped_file_path};
    (0..dropped_file_count())
        .filter_map(|index| {
            let path = dropped_file_path(index).unwrap_or_default();
            let bytes = dropped_file_bytes(index)?;
            let name = path.file_name().unwrap_or(path.as_os_str());
            Some(file(&name.to_string_lossy(), Some(&bytes)))
        })
        .collect()
}

/// A file of this name in which these bytes are, or that could not be read.
pub fn file(name: &str, bytes: Option<&[u8]>) -> DroppedFile {
    DroppedFile {
        name: name.to_owned(),
        bytes: bytes.map(Into::into),
        ..DroppedFile::default()
    }
}
