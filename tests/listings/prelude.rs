#![allow(dead_code, unused, clippy::all)]
pub use std::cmp::Reverse;
pub use std::io::Write;
pub use std::ops::Range;
pub use std::sync::Mutex;
pub use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

pub type Guess = (usize, usize);

pub static SOLUTIONS: AtomicU32 = AtomicU32::new(0);
pub static NOGOODS: Mutex<Vec<Vec<Guess>>> = Mutex::new(Vec::new());
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

/// What a job says about its board.
#[derive(Default)]
pub struct Board {
    pub givens: Vec<usize>,
    pub region: Vec<usize>,
    pub houses: Vec<Vec<usize>>,
    pub peers: Vec<Vec<usize>>,
}

pub static BOARD: Mutex<Option<&'static Board>> = Mutex::new(None);

pub fn board() -> &'static Board {
    BOARD.lock().unwrap().unwrap()
}

/// Reads the board of a job from its numbers after the first six.
pub fn read_board(n: usize, cells: usize, covering: usize, numbers: &[usize]) {
    let mut numbers = numbers.iter().copied();
    let mut take = |count: usize| numbers.by_ref().take(count).collect::<Vec<_>>();
    let (givens, region) = (take(cells), take(cells));
    let houses = (0..covering).map(|_| take(n)).collect();
    let peers = (0..cells).map(|_| { let count = take(1)[0]; take(count) }).collect();
    let board = Board { givens, region, houses, peers };
    *BOARD.lock().unwrap() = Some(Box::leak(Box::new(board)));
}

pub struct Regions;

impl std::ops::Index<usize> for Regions {
    type Output = usize;

    fn index(&self, cell: usize) -> &usize {
        &board().region[cell]
    }
}

pub const REGION: Regions = Regions;

/// The environment of a listing on a board with these measures.
macro_rules! surroundings {
    ($n:literal, $cells:literal, $covering:literal, $h:literal, $w:literal) => {
        use super::*;
        const H: usize = $h;
        const W: usize = $w;
        const N: usize = $n;
        const NODES: usize = $cells;
        const CELLS: Range<usize> = 0..$cells;
        const ALL: usize = $cells + $covering * N;
        const PLACES: Range<usize> = $cells..ALL;
        type Grid = [[usize; N]; N];
        type Queens = [usize; N];
        type Map = [usize; NODES];
        type Cell = (usize, usize);
        type Result = std::result::Result<(), Set>;
        type Set = std::collections::BTreeSet<usize>;

        fn givens() -> [usize; NODES] {
            board().givens[..].try_into().unwrap()
        }

        fn house(index: usize) -> &'static [usize] {
            &board().houses[index]
        }

        fn peers(cell: usize) -> &'static [usize] {
            &board().peers[cell]
        }

        fn neighbours(node: usize) -> &'static [usize] {
            peers(node)
        }
    };
}
pub(crate) use surroundings;
