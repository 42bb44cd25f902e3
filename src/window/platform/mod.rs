//! What differs between a desktop and a browser: the clock, the clipboard, the reader's languages.
//! What a browser does not offer by itself answers "nothing" here.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use desktop::*;
