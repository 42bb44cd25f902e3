use crate::analysis::comparison::{Figure, Kind};
use crate::explain::Language;
use crate::export::report::CounterRecord;
use crate::solver::Counters;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

/// Standard output, written in large pieces.
pub fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::with_capacity(1 << 16, io::stdout().lock())
}

/// Writes the counters that are not 0, search work and inference work apart.
pub fn counters(out: &mut impl Write, counters: &CounterRecord) -> io::Result<()> {
    let is_about_inference = |name: &str| {
        let mut figures = Figure::ALL.iter().filter(|f| f.kind() == Kind::Inference);
        figures.any(|figure| figure.id() == name)
    };
    for (title, is_inference) in [("search", false), ("inference", true)] {
        let parts: Vec<String> = counters
            .named()
            .into_iter()
            .filter(|(name, count)| is_about_inference(name) == is_inference && *count > 0)
            .map(|(name, count)| {
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
        .and_then(|()| counters(&mut err, &so_far.into()));
    ExitCode::from(130)
}
