//! The report at the end.

use super::arguments::{CompareArguments, CompareFormat};
use super::collected::End;
use crate::analysis::set::{Plan, Shard};
use crate::cli::language::spoken;
use crate::cli::refusal::Refusal;
use crate::export::set::{DataFormat, DataWriter, SetReport};
use std::io::Write;
use std::num::NonZeroUsize;

/// What the report is about.
pub struct Ending<'a> {
    pub plan: &'a Plan,
    pub shard: Shard,
    pub repeats: Option<NonZeroUsize>,
    pub is_whole: bool,
    pub unreadable: usize,
    pub faults: &'a [String],
}

/// How data are written, if data are asked for.
pub fn data_writer<'a>(
    arguments: &CompareArguments,
    plan: &'a Plan,
    repeats: Option<NonZeroUsize>,
) -> Option<DataWriter<'a>> {
    let format = match arguments.format {
        CompareFormat::Csv => DataFormat::Csv,
        CompareFormat::Jsonl => DataFormat::Jsonl,
        CompareFormat::Json => DataFormat::Json,
        CompareFormat::Text | CompareFormat::Markdown | CompareFormat::Svg => return None,
    };
    Some(DataWriter {
        format,
        plan,
        has_times: repeats.is_some(),
    })
}

impl Ending<'_> {
    /// Writes the report, or what is left of data.
    pub fn write<W: Write>(
        &self,
        arguments: &CompareArguments,
        end: End<'_, W>,
    ) -> Result<(), Refusal> {
        if end.is_closed {
            return Err(Refusal::ClosedPipe);
        }
        let report = SetReport {
            names: &end.names,
            puzzles: &end.puzzles,
            plan: self.plan,
            shard: self.shard,
            results: &end.results,
            by: arguments.by,
            is_whole: self.is_whole,
            repeats: self.repeats,
            unreadable: self.unreadable,
            faults: self.faults,
        };
        let mut out = end.out;
        let language = arguments.lang.unwrap_or_else(spoken);
        if let Some(writer) = data_writer(arguments, self.plan, self.repeats) {
            // A shard may be without puzzles.
            if end.results.puzzles() == 0 {
                writer.head(&mut out)?;
            }
            writer.foot(&mut out, &report)?;
        }
        match arguments.format {
            CompareFormat::Text => out.write_all(report.text(language).as_bytes())?,
            CompareFormat::Markdown => out.write_all(report.markdown(language).as_bytes())?,
            CompareFormat::Svg => {
                out.write_all(report.svg(language, arguments.theme).as_bytes())?;
            }
            CompareFormat::Csv | CompareFormat::Jsonl | CompareFormat::Json => {}
        }
        out.flush()?;
        Ok(())
    }
}
