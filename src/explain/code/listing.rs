//! A program, line by line.

use crate::explain::Site;
use std::ops::Range;

/// A program, line by line: first the functions in which steps happen, then what they call.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// Its lines.
    pub lines: Vec<Line>,
    /// What the program calls the things of a search, by their own names, such as `row`.
    pub names: Vec<(&'static str, &'static str)>,
}

/// A part of a program that stands for itself: a function, or what it declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its lines, without the empty ones after it.
    pub lines: Range<usize>,
    /// The line that says what it is.
    pub header: usize,
    /// The name of its explanation.
    pub function: Option<&'static str>,
    /// Whether no step happens in it, and there is more to it than a line.
    pub is_helper: bool,
}

impl Listing {
    /// Its parts, in their order.
    pub fn parts(&self) -> Vec<Part> {
        let lines = &self.lines;
        let begins = |line: &usize| {
            let is_first = *line == 0 || lines[line - 1].text.is_empty();
            is_first && !lines[*line].text.is_empty() && !lines[*line].text.starts_with(' ')
        };
        let starts: Vec<usize> = (0..lines.len()).filter(begins).collect();
        let ends = starts.iter().copied().skip(1).chain([lines.len()]);
        let part = |(start, end): (usize, usize)| {
            let own = &lines[start..end];
            let length = own.iter().rposition(|line| !line.text.is_empty());
            let length = length.map_or(0, |last| last + 1);
            let header = own.iter().position(|line| line.function.is_some());
            Part {
                lines: start..start + length,
                header: start + header.unwrap_or(0),
                function: header.and_then(|header| own[header].function),
                is_helper: length > 1 && own.iter().all(|line| line.mark.is_none()),
            }
        };
        starts.iter().copied().zip(ends).map(part).collect()
    }

    /// The number of the line, from 0, where steps of this kind happen.
    pub fn line_of(&self, site: Site) -> Option<usize> {
        let is_it = |line: &Line| line.mark.as_ref().is_some_and(|mark| mark.site == site);
        self.lines.iter().position(is_it)
    }

    /// The function that a line belongs to, by the name of its explanation.
    pub fn function_at(&self, line: usize) -> Option<&'static str> {
        self.lines
            .get(..=line)?
            .iter()
            .rev()
            .find_map(|l| l.function)
    }

    /// What the program calls a thing.
    pub(super) fn name(&self, thing: &str) -> Option<&'static str> {
        let found = self.names.iter().find(|(own, _)| *own == thing);
        found.map(|(_, name)| *name)
    }
}

/// A line of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it says.
    pub text: String,
    /// The step that happens there.
    pub mark: Option<Mark>,
    /// The name of the explanation of the function that begins here.
    pub function: Option<&'static str>,
}

impl Line {
    /// The first line of a function without what opens its body.
    pub fn signature(&self) -> &str {
        self.text.trim_end_matches(['{', ':', ' '])
    }
}

/// A step that happens in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Which.
    pub site: Site,
    /// What it is about, in the words of the program: cell and value, or as the step needs.
    pub details: &'static str,
}
