//! Programs for boards whose rules only they know, in `tests/data/free`: what they print is read
//! without a fault, and their last solution is on the board when it is claimed.

use crate::common::program::{folder, refused};
use crate::listings::has;
use recuo::puzzle::{Cell, Family};
use recuo::recording::{ReadOptions, Reader, Recording};
use recuo::solver::{Event, Machine};
use recuo::timeline::{Source, Timeline};
use std::process::Command;
use std::sync::Arc;

/// The cells of a solution in the order of writing, each with its address and value.
type Board = Vec<(Cell, String, String)>;

/// What a program prints.
fn recorded(name: &str) -> Arc<Recording> {
    let path = format!("{}/tests/data/free/{name}.py", env!("CARGO_MANIFEST_DIR"));
    let output = Command::new("python3").arg(path).output().expect("it runs");
    let file = folder(&format!("free-{name}")).join("events.txt");
    std::fs::write(&file, &output.stdout).expect("a file");
    let said = refused(3, &["judge", file.to_str().expect("a path")]);
    assert!(said.contains("free board"), "{said}");
    let mut reader = Reader::new(ReadOptions::default());
    output
        .stdout
        .chunks(1_000)
        .for_each(|piece| reader.push(piece));
    reader.finish();
    assert_eq!(reader.recording().faults(), [], "{name}");
    assert!(reader.recording().output().is_empty() && reader.recording().says_done());
    Arc::new(reader.recording().clone())
}

/// The boards that a program claims as solutions. The board at the end is what a timeline shows there.
fn solutions(recording: &Arc<Recording>) -> Vec<Board> {
    let problem = recording.problem().expect("a board");
    let topology = problem.topology();
    let source = Source::Recording(Arc::clone(problem), Arc::clone(recording));
    let mut replay = recuo::recording::Replay::new(problem);
    let mut found = Vec::new();
    while let Some(event) = replay.step(recording) {
        if event == Event::Solution {
            let entry = |(cell, value)| (cell, topology.address(cell), topology.value_text(value));
            found.push(replay.writes().map(entry).collect());
        }
    }
    let mut run = Timeline::of(source);
    run.explore(u64::MAX);
    assert_eq!(run.length(), Some(recording.events().len() as u64));
    let end = run.at(run.explored()).expect("it is explored");
    assert!(
        topology
            .all_cells()
            .all(|cell| end.value(cell) == replay.value(cell))
    );
    assert_eq!(end.counters().solutions, found.len() as u64);
    found
}

/// The only solution of a program that looks for one, and whether its cells form a way.
fn solution(name: &str) -> (Board, bool) {
    let recording = recorded(name);
    let problem = recording.problem().expect("a board");
    let Family::Free(board) = problem.topology().family() else {
        panic!("{problem:?}");
    };
    let mut found = solutions(&recording);
    assert_eq!(found.len(), 1, "{name}");
    (found.remove(0), board.is_way())
}

/// The distances between the cells of a way, in rows and in columns.
fn steps(board: &Board, columns: usize) -> Vec<(usize, usize)> {
    let place = |at: usize| (board[at].0.index() / columns, board[at].0.index() % columns);
    let pairs = (1..board.len()).map(|at| (place(at - 1), place(at)));
    let distance = |(from, to): ((usize, usize), (usize, usize))| {
        (from.0.abs_diff(to.0), from.1.abs_diff(to.1))
    };
    pairs.map(distance).collect()
}

/// How many different cells are written.
fn different(board: &Board) -> usize {
    let mut cells: Vec<usize> = board.iter().map(|(cell, ..)| cell.index()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.len()
}

#[test]
fn a_knight_visits_every_square() {
    if has("python3") {
        let (board, is_way) = solution("knights_tour");
        assert!(is_way);
        assert_eq!(different(&board), 25);
        assert!(
            steps(&board, 5)
                .iter()
                .all(|step| [(1, 2), (2, 1)].contains(step))
        );
        let numbers = board
            .iter()
            .map(|(_, _, value)| value.parse::<u32>().expect("a number"));
        assert!(numbers.eq(1..=25));
    }
}

#[test]
fn a_way_leads_through_the_maze() {
    if has("python3") {
        let (board, is_way) = solution("maze");
        assert!(is_way);
        let (first, last) = (&board[0], &board[board.len() - 1]);
        assert_eq!((&*first.1, &*last.1), ("start", "exit"));
        assert_eq!(different(&board), board.len());
        assert!(
            steps(&board, 9)
                .iter()
                .all(|step| [(0, 1), (1, 0)].contains(step))
        );
    }
}

#[test]
fn a_path_visits_every_node() {
    if has("python3") {
        let (board, is_way) = solution("hamiltonian_path");
        assert!(is_way);
        assert_eq!((different(&board), &*board[0].1), (10, "I"));
        let edges = "AB AF BC BG CD CH DE DI EF EJ FH GI GJ HJ";
        for pair in board.windows(2) {
            let [one, other] = [&pair[0].1, &pair[1].1];
            let is_edge = |edge: &str| edge.contains(&**one) && edge.contains(&**other);
            assert!(edges.split(' ').any(is_edge), "{one}{other}");
        }
    }
}

#[test]
fn numbers_add_up_and_letters_are_permuted() {
    if !has("python3") {
        return;
    }
    let sums = solutions(&recorded("subset_sum"));
    assert_eq!(sums.len(), 3);
    for board in sums {
        let numbers = board.iter().map(|(_, number, value)| {
            assert_eq!(value, "in");
            number.parse::<u32>().expect("a number")
        });
        assert_eq!(numbers.sum::<u32>(), 100);
    }
    let words = solutions(&recorded("permutations"));
    let text = |board: &Board| board.iter().map(|(_, _, value)| &**value).collect();
    let mut words: Vec<String> = words.iter().map(text).collect();
    assert!(words.is_sorted() && words.iter().all(|word| word.len() == 4));
    words.dedup();
    assert_eq!(words.len(), 24);
}
