use recuo::{puzzle::notation, solver::*};
fn main() {
    let p = notation::problem("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9").unwrap();
    let mut s = Solver::new(&p, "naive".parse().unwrap(), Goal::First);
    let mut h = 0u64;
    while let Some(e) = s.step(&p) { if let Event::Conflict { with, .. } = e { h = h.wrapping_add(with.index() as u64) } }
    println!("{h}");
}
