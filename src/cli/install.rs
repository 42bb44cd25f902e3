//! What belongs to an installed program: shell completions and manual pages.

use super::arguments::Arguments;
use super::output;
use super::refusal::Refusal;
use crate::explain::Message;
use clap::CommandFactory;
use std::process::ExitCode;

/// Prints a shell completion script.
pub fn completions(shell: clap_complete::Shell) -> Result<ExitCode, Refusal> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "recuo", &mut script);
    output::print(&String::from_utf8_lossy(&script))
}

/// Prints the manual page of a command, or of the program itself.
pub fn manual(command: Option<&str>) -> Result<ExitCode, Refusal> {
    let mut program = Arguments::command();
    program.build();
    let page = match command {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            Some(command) => command.clone(),
            None => {
                let names: Vec<_> = program.get_subcommands().map(|c| c.get_name()).collect();
                let names = names.join(", ");
                let message = Message::new("usage-command")
                    .with("name", name)
                    .with("names", names);
                return Err(Refusal::BadUsage(message));
            }
        },
    };
    let mut roff = Vec::new();
    let source = concat!("recuo ", env!("CARGO_PKG_VERSION"));
    clap_mangen::Man::new(page)
        .source(source)
        .render(&mut roff)?;
    output::print(&with_examples(&String::from_utf8_lossy(&roff)))
}

/// The page with the examples at its end kept in separate lines.
fn with_examples(roff: &str) -> String {
    let Some((before, examples)) = roff.split_once(".SH EXTRA\n") else {
        return roff.to_owned();
    };
    let (examples, after) = match examples.find("\n.SH ") {
        Some(end) => examples.split_at(end + 1),
        None => (examples, ""),
    };
    format!("{before}.SH EXAMPLES\n.nf\n{examples}.fi\n{after}")
}
