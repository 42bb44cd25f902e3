//! Files dropped onto the window, as egui hands them out (`ctx.input(|i| i.raw.dropped_files)`).

use egui::{DroppedFile, DroppedFileHandle};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// miniquad reads a dropped file at once, so its bytes are here and reading cannot fail.
#[derive(Debug)]
struct File {
    path: PathBuf,
    bytes: Vec<u8>,
}

impl DroppedFile for File {
    fn path(&self) -> &Path {
        &self.path
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn bytes(&self) -> Result<Vec<u8>, String> {
        Ok(self.bytes.clone())
    }

    #[cfg(target_arch = "wasm32")]
    fn bytes_async(&self) -> std::pin::Pin<Box<dyn Future<Output = Result<Vec<u8>, String>> + '_>> {
        Box::pin(std::future::ready(Ok(self.bytes.clone())))
    }
}

/// The files of the drop that miniquad just announced.
pub fn take() -> Vec<DroppedFileHandle> {
    use miniquad::window::{dropped_file_bytes, dropped_file_count, dropped_file_path};
    (0..dropped_file_count())
        .filter_map(|index| {
            let path = dropped_file_path(index).unwrap_or_default();
            let bytes = dropped_file_bytes(index)?;
            Some(Arc::new(File { path, bytes }) as DroppedFileHandle)
        })
        .collect()
}
