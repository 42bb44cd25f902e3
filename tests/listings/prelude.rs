#![allow(dead_code, unused, clippy::all)]
pub use std::cmp::Reverse;
pub use std::io::Write;
pub use std::ops::Range;
pub use std::sync::Mutex;
pub use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

pub type Guess = (usize, usize);

pub static SOLUTIONS: AtomicU32 = AtomicU32::new(0);
pub static NOGOODS: Mutex<Vec<Vec<Guess>>> = Mutex::new(Vec::new());
pub static TOLD: Mutex<String> = Mutex::new(String::new());

pub fn write(word: &str) {
    TOLD.lock().unwrap().push_str(word);
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
    pub givens: Vec<i64>,
    pub region: Vec<usize>,
    pub houses: Vec<Vec<usize>>,
    pub peers: Vec<Vec<usize>>,
    pub relations: Vec<Relation>,
    pub ends: Vec<usize>,
}

pub struct Relation {
    pub least: i64,
    pub most: i64,
    pub factor: Vec<i64>,
}

pub static BOARD: Mutex<Option<&'static Board>> = Mutex::new(None);

pub fn board() -> &'static Board {
    BOARD.lock().unwrap().unwrap()
}

/// Reads the board of a job from its numbers after the first six.
pub fn read_board(n: usize, cells: usize, covering: usize, numbers: &[i64]) {
    let mut numbers = numbers.iter().copied();
    let mut read = |count: usize| numbers.by_ref().take(count).collect::<Vec<_>>();
    let givens = read(cells);
    let mut take = |count| read(count).into_iter().map(|n| n as usize).collect::<Vec<_>>();
    let region = take(cells);
    let houses = (0..covering).map(|_| take(n)).collect();
    let peers = (0..cells).map(|_| { let count = take(1)[0]; take(count) }).collect();
    let count = read(1)[0];
    let relation = |_| Relation { least: read(1)[0], most: read(1)[0], factor: read(cells) };
    let relations = (0..count).map(relation).collect();
    let ends = read(2).into_iter().map(|n| n as usize).collect();
    let board = Board { givens, region, houses, peers, relations, ends };
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

pub struct Weights;

impl std::ops::Index<usize> for Weights {
    type Output = i64;

    fn index(&self, cell: usize) -> &i64 {
        &board().relations[0].factor[cell]
    }
}

pub const WEIGHT: Weights = Weights;
pub const IN: usize = 1;
pub const OUT: usize = 2;

pub fn relations() -> &'static [Relation] {
    &board().relations
}

pub fn target() -> i64 {
    board().relations[0].least
}

pub fn k() -> i64 {
    target()
}

pub fn start() -> usize {
    board().ends[0]
}

pub fn end() -> usize {
    board().ends[1]
}

/// The environment of a listing on a board with these measures.
macro_rules! surroundings {
    ($n:literal, $cells:literal, $covering:literal, $h:literal, $w:literal, $given:ident) => {
        use super::*;
        const H: usize = $h;
        const W: usize = $w;
        const N: usize = $n;
        const NODES: usize = $cells;
        const COUNT: usize = $cells;
        const ITEMS: usize = $cells;
        const LETTERS: usize = $cells;
        const SQUARES: usize = $cells;
        const CELLS: Range<usize> = 0..$cells;
        const ALL: usize = $cells + $covering * N;
        const PLACES: Range<usize> = $cells..ALL;
        type Grid = [[usize; N]; N];
        type Queens = [usize; N];
        type Map = [usize; NODES];
        type Row = [$given; NODES];
        type Choices = [usize; ITEMS];
        type Way = [i32; SQUARES];
        type Cell = (usize, usize);
        type Result = std::result::Result<(), Set>;
        type Set = std::collections::BTreeSet<usize>;

        fn givens() -> [$given; NODES] {
            std::array::from_fn(|cell| board().givens[cell] as $given)
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
