//! Files dropped onto the window, as egui hands them out (`ctx.input(|i| i.raw.dropped_files)`).

use egui::{DroppedFile, DroppedFileHandle};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file that has been read already, if it could be.
#[derive(Debug)]
struct File {
    path: PathBuf,
    bytes: Result<Vec<u8>, String>,
}

impl DroppedFile for File {
    fn path(&self) -> &Path {
        &self.path
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn bytes(&self) -> Result<Vec<u8>, String> {
        self.bytes.clone()
    }

    #[cfg(target_arch = "wasm32")]
    fn bytes_async(&self) -> std::pin::Pin<Box<dyn Future<Output = Result<Vec<u8>, String>> + '_>> {
        Box::pin(std::future::ready(self.bytes.clone()))
    }
}

/// The files of the drop that miniquad just announced.
pub fn take() -> Vec<DroppedFileHandle> {
    use miniquad::window::{dropped_file_bytes, dropped_file_count, dropped_file_path};
    (0..dropped_file_count())
        .filter_map(|index| {
            let path = dropped_file_path(index).unwrap_or_default();
            let bytes = dropped_file_bytes(index)?;
            Some(file(path, Ok(bytes)))
        })
        .collect()
}

/// A file of which this was read, or that could not be read for this reason.
pub fn file(path: PathBuf, bytes: Result<Vec<u8>, String>) -> DroppedFileHandle {
    Arc::new(File { path, bytes })
}

/// What is in a file.
///
/// # Errors
/// Says why it could not be read.
#[cfg(not(target_arch = "wasm32"))]
pub fn bytes(file: &DroppedFileHandle) -> Result<Vec<u8>, String> {
    file.bytes()
}

/// What is in a file.
///
/// # Errors
/// Says why it could not be read.
#[cfg(target_arch = "wasm32")]
pub fn bytes(file: &DroppedFileHandle) -> Result<Vec<u8>, String> {
    use std::task::{Context, Poll, Waker};
    match file
        .bytes_async()
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
    {
        Poll::Ready(bytes) => bytes,
        Poll::Pending => Err("the file is still being read".to_owned()),
    }
}
