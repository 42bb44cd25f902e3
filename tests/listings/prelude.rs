#![allow(dead_code, unused, clippy::all)]
pub use std::io::Write;
pub use std::ops::Range;
pub use std::sync::{LazyLock, Mutex};
pub use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

pub static SOLUTIONS: AtomicU32 = AtomicU32::new(0);
pub static GIVENS: Mutex<Vec<usize>> = Mutex::new(Vec::new());
pub static OUT: Mutex<String> = Mutex::new(String::new());

pub fn write(word: &str) {
    OUT.lock().unwrap().push_str(word);
}

macro_rules! emit {
    ($site:literal $(, $detail:expr)*) => {{
        write(concat!("@", $site));
        $(write(&format!(" {}", $detail));)*
        write("\n");
    }};
}
pub(crate) use emit;

/// The environment of a listing on a board with boxes of this shape.
macro_rules! surroundings {
    ($h:literal, $w:literal) => {
        use super::*;
        const H: usize = $h;
        const W: usize = $w;
        const N: usize = H * W;
        const CELLS: Range<usize> = 0..N * N;
        const PLACES: Range<usize> = N * N..4 * N * N;
        type Grid = [[u8; N]; N];
        type Cell = (usize, usize);
        type Result = std::result::Result<(), Set>;
        type Set = std::collections::BTreeSet<usize>;

        fn givens() -> [usize; N * N] {
            GIVENS.lock().unwrap()[..].try_into().unwrap()
        }

        static HOUSES: LazyLock<Vec<Vec<usize>>> = LazyLock::new(|| {
            let houses = |cell: usize| {
                let (row, col) = (cell / N, cell % N);
                [row, N + col, 2 * N + row / H * (N / W) + col / W]
            };
            let cells = |house| CELLS.filter(|&cell| houses(cell).contains(&house)).collect();
            (0..3 * N).map(cells).collect()
        });

        static PEERS: LazyLock<Vec<Vec<usize>>> = LazyLock::new(|| {
            let see = |a: usize, b: usize| {
                a != b && HOUSES.iter().any(|house| house.contains(&a) && house.contains(&b))
            };
            CELLS.map(|a| CELLS.filter(|&b| see(a, b)).collect()).collect()
        });

        fn house(index: usize) -> &'static [usize] {
            &HOUSES[index]
        }

        fn peers(cell: usize) -> &'static [usize] {
            &PEERS[cell]
        }
    };
}
pub(crate) use surroundings;
