use recuo::{puzzle::notation, solver::*};
use std::time::Instant;
fn main() {
    let abf = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let fp = "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
    let p = notation::problem(fp).unwrap();
    for (id, st) in Strategy::NAMED {
        for g in [Goal::First, Goal::All] {
            let mut s = Solver::new(&p, st, g);
            let mut t = s.clone();
            s.advance(&p, u64::MAX);
            while t.step(&p).is_some() {}
            assert!(s == t, "{id}");
            println!("{id} {g} {:?} nodes {}", s.counters(), s.counters().nodes());
        }
    }
    let p = notation::problem(abf).unwrap();
    let t = Instant::now();
    let mut s = Solver::new(&p, "propagation".parse().unwrap(), Goal::First);
    s.advance(&p, u64::MAX);
    println!("{:?} {:?}", s.counters(), t.elapsed());
    let t = Instant::now();
    let mut s = Solver::new(&p, "naive".parse().unwrap(), Goal::First);
    s.advance(&p, u64::MAX);
    println!("silent {:?} {:?}", s.counters(), t.elapsed());
    let t = Instant::now();
    let mut s = Solver::new(&p, "naive".parse().unwrap(), Goal::First);
    let mut h = 0u64;
    while let Some(e) = s.step(&p) { if let Event::Conflict { with, .. } = e { h = h.wrapping_add(with.index() as u64) } }
    println!("step {:?} {:?} {h}", s.counters(), t.elapsed());
    let t = Instant::now();
    let mut s = Solver::new(&p, "masks".parse().unwrap(), Goal::First);
    s.advance(&p, u64::MAX);
    println!("masks {:?} {:?}", s.counters(), t.elapsed());
    let t = Instant::now();
    let st = "propagation".parse().unwrap();
    let mut n = 0;
    for _ in 0..20000 { let p = notation::problem(abf).unwrap(); let mut s = Solver::new(&p, st, Goal::First); s.advance(&p, u64::MAX); n += s.counters().steps; }
    println!("prop {:?}/puzzle {n}", t.elapsed()/20000);
}
