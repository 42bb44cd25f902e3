use crate::explain::Language;
use crate::solver::{Counter, CounterGroup, Counters};
use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

/// Standard output, written in large pieces.
pub fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Writes the counters that are not 0, search work and inference work apart.
pub fn counters(out: &mut impl Write, counters: &Counters) -> io::Result<()> {
    for (title, is_inference) in [("search", false), ("inference", true)] {
        let is_told = |counter: &Counter| {
            (counter.group() == CounterGroup::Inference) == is_inference && counter.of(counters) > 0
        };
        let parts: Vec<String> = Counter::columns()
            .filter(is_told)
            .map(|counter| {
                let (name, count) = (counter.column(), counter.of(counters));
                let name = match count {
                    1 => name.trim_end_matches('s'),
                    _ => name,
                };
                format!("{} {}", Language::En.number(count), name.replace('_', " "))
            })
            .collect();
        if !parts.is_empty() {
            writeln!(out, "{title:>9}: {}", parts.join(", "))?;
        }
    }
    Ok(())
}

/// Tells on standard error how far a run came that Ctrl-C ended.
pub fn interrupted(so_far: Counters) -> ExitCode {
    let mut err = io::stderr().lock();
    // If standard error is closed there is nobody to tell.
    let _ = writeln!(err, "recuo: interrupted at step {}", so_far.steps)
        .and_then(|()| counters(&mut err, &so_far));
    ExitCode::from(130)
}
