//! Errors of links as messages of the catalogues.

use super::link::{self, LinkError, LinkPart};
use crate::explain::{Message, Tell, errors_in_english, quoted};

errors_in_english!(LinkError);

impl Tell for LinkError {
    fn message(&self) -> Message {
        match self {
            Self::Version(version) => Message::new("link-version").with("version", quoted(version)),
            Self::Parts => Message::new("link-parts").number("longest", link::LONGEST as u64),
            Self::Part { part, found } => {
                let id = match part {
                    LinkPart::Boxes => "link-boxes",
                    LinkPart::Family => "link-family",
                    LinkPart::Cells => "link-cells",
                    LinkPart::Boards => "link-boards",
                    LinkPart::Step => "link-step",
                    LinkPart::Language => "link-language",
                    LinkPart::Names => "link-names",
                    LinkPart::Alignment => "link-alignment",
                };
                Message::new(id).with("found", quoted(found))
            }
            Self::Problem(error) => Message::new("link-problem").with("reason", error.message()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::explain::tests::in_every_language;
    use crate::lesson::Link;

    #[test]
    fn every_error_of_a_link_is_told_in_every_language() {
        let good = "1;2x2;1..2.2.4......23;naive;10;lesson;pt;first-moves";
        let with = |part: usize, text: &str| {
            let mut parts: Vec<&str> = good.split(';').collect();
            parts[part] = text;
            parts.join(";")
        };
        for (link, part) in [
            ("3;whatever".to_owned(), "3"),
            (with(0, "2").replace("2x2", "moon"), "moon"),
            ("1;2x2;....".to_owned(), ";"),
            (with(1, "9x9"), "9x9"),
            (with(2, "1..2"), "1..2"),
            (with(2, "11.............."), "R1C2"),
            (with(3, "naiv"), "naiv"),
            (with(4, "soon"), "soon"),
            (with(5, "../x"), "1;2x2"),
            (with(6, "xx"), "xx"),
            (with(7, "x;moon*1"), "moon*1"),
        ] {
            let error = link.parse::<Link>().unwrap_err();
            assert!(
                in_every_language(&error)
                    .iter()
                    .all(|said| said.contains(part)),
                "{link}"
            );
        }
    }
}
