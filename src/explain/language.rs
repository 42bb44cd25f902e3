//! The languages of the interface, and their catalogues.

use crate::bundled::{Bundled, bundled};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt::Display;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Language {
    /// Portuguese, as in Brazil.
    Pt,
    /// Portuguese, as in Portugal and Africa.
    PtPt,
    /// Spanish.
    Es,
    /// English.
    #[default]
    En,
}

/// The arguments of a message.
pub type Args = FluentArgs<'static>;

/// Collects the arguments of a message: `args([("cell", "R1C4".into()), ("count", 3.into())])`.
pub fn args<const N: usize>(values: [(&'static str, FluentValue<'static>); N]) -> Args {
    values.into_iter().collect()
}

/// Prefixes of the ids of messages that the first picture of a page does not need: a page loads these
/// messages after it.
const LATER_PREFIXES: &str = include_str!("../../assets/lang/later.txt");

impl Language {
    /// Every language, as the interface lists them.
    pub const ALL: [Self; 4] = [Self::Pt, Self::PtPt, Self::Es, Self::En];

    /// The language's tag (BCP 47).
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pt => "pt",
            Self::PtPt => "pt-PT",
            Self::Es => "es",
            Self::En => "en",
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pt => "Português (Brasil)",
            Self::PtPt => "Português (Portugal)",
            Self::Es => "Español",
            Self::En => "English",
        }
    }

    /// The language for a tag such as `pt-BR` or `es_ES.UTF-8`, if the interface has it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let mut parts = tag.split(['.', '@']).next()?.split(['-', '_']);
        let code = parts.next()?.to_ascii_lowercase();
        let language = Self::ALL
            .into_iter()
            .find(|language| language.code() == code)?;
        let is_european = |part: &str| EUROPEAN.contains(&part.to_ascii_uppercase().as_str());
        Some(match language {
            Self::Pt if parts.any(is_european) => Self::PtPt,
            other => other,
        })
    }

    /// The tags of the texts to show in this language, best first.
    pub fn tags(self) -> impl Iterator<Item = &'static str> {
        let base = self.code().split('-').next();
        [Some(self.code()), base, Some(Self::En.code())]
            .into_iter()
            .flatten()
    }

    /// The first of these languages, best first, that the interface has, or English. `C` and
    /// `POSIX` ask for untranslated messages, so tags after them are ignored.
    pub fn preferred(tags: &[String]) -> Self {
        tags.iter()
            .take_while(|tag| !matches!(tag.as_str(), "C" | "POSIX"))
            .find_map(|tag| Self::from_tag(tag))
            .unwrap_or_default()
    }

    /// The catalogues of the program, each replacing messages of those before it.
    const fn sources(self) -> &'static [Bundled] {
        const PT: &[Bundled] = &[bundled!("assets/lang/pt.ftl")];
        const PT_PT: &[Bundled] = &[PT[0], bundled!("assets/lang/pt-PT.ftl")];
        const ES: &[Bundled] = &[bundled!("assets/lang/es.ftl")];
        const EN: &[Bundled] = &[bundled!("assets/lang/en.ftl")];
        match self {
            Self::Pt => PT,
            Self::PtPt => PT_PT,
            Self::Es => ES,
            Self::En => EN,
        }
    }

    /// The catalogues for the command line, windows and files. A page does not have them.
    #[cfg(not(target_arch = "wasm32"))]
    const fn command_line(self) -> &'static [&'static str] {
        match self {
            Self::Pt => &[include_str!("../../assets/lang/cli/pt.ftl")],
            Self::PtPt => &[
                include_str!("../../assets/lang/cli/pt.ftl"),
                include_str!("../../assets/lang/cli/pt-PT.ftl"),
            ],
            Self::Es => &[include_str!("../../assets/lang/cli/es.ftl")],
            Self::En => &[include_str!("../../assets/lang/cli/en.ftl")],
        }
    }

    /// The messages that a page gets after its first picture.
    #[cfg(target_arch = "wasm32")]
    const fn later(self) -> Bundled {
        match self {
            Self::Pt | Self::PtPt => bundled!("assets/lang/later/pt.ftl"),
            Self::Es => bundled!("assets/lang/later/es.ftl"),
            Self::En => bundled!("assets/lang/later/en.ftl"),
        }
    }

    /// The catalogues in which a message with this id is, if there is one.
    fn bundle(self, id: &str) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: [[OnceLock<FluentBundle<FluentResource>>; 2]; Language::ALL.len()] =
            [const { [const { OnceLock::new() }; 2] }; Language::ALL.len()];
        let is_later =
            cfg!(target_arch = "wasm32") && LATER_PREFIXES.lines().any(|way| id.starts_with(way));
        BUNDLES[self as usize][usize::from(is_later)].get_or_init(|| {
            // Both variants of Portuguese treat zero as plural here: *0 passos*. The rules of `pt`
            // alone would make it singular.
            let tag = match self {
                Self::Pt | Self::PtPt => "pt-PT",
                Self::Es | Self::En => self.code(),
            };
            let id: LanguageIdentifier = tag.parse().expect("it is a tag");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            // Isolation marks around arguments are useless when all text runs in one direction.
            bundle.set_use_isolating(false);
            let mut add = |source: &str| match FluentResource::try_new(source.to_owned()) {
                Ok(resource) => bundle.add_resource_overriding(resource),
                Err((_, errors)) => panic!("catalogue {}: {errors:?}", self.code()),
            };
            #[cfg(target_arch = "wasm32")]
            if is_later {
                add(self.later().text());
            }
            self.sources().iter().for_each(|source| add(source.text()));
            #[cfg(not(target_arch = "wasm32"))]
            self.command_line().iter().copied().for_each(&mut add);
            bundle
        })
    }

    /// The message with this id.
    pub fn text(self, id: &str, args: &Args) -> String {
        let text = self.find(id, None, args);
        debug_assert!(text.is_some(), "{} has no message '{id}'", self.code());
        text.unwrap_or_else(|| id.to_owned())
    }

    /// The message with this id, which takes no arguments.
    pub fn word(self, id: &str) -> String {
        self.text(id, &FluentArgs::new())
    }

    /// Whether the catalogue has a message with this id.
    pub(super) fn has(self, id: &str) -> bool {
        self.bundle(id).has_message(id)
    }

    /// The message with this id, or one of its attributes, if the catalogue has it.
    pub fn find(self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        let bundle = self.bundle(id);
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut errors = Vec::new();
        let text = bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        debug_assert!(errors.is_empty(), "{} {id}: {errors:?}", self.code());
        Some(text)
    }

    /// A number as [`Display`] writes it, with the language's decimal mark.
    pub fn decimal(self, number: impl Display) -> String {
        number.to_string().replace('.', self.decimal_mark())
    }

    /// The decimal mark.
    pub const fn decimal_mark(self) -> &'static str {
        match self {
            Self::En => ".",
            Self::Pt | Self::PtPt | Self::Es => ",",
        }
    }

    /// A whole number with the language's thousands separators.
    pub fn number(self, number: u64) -> String {
        // Both academies recommend a narrow no-break space, and none in four digits.
        let (separator, shortest) = match self {
            Self::En => (',', 4),
            Self::Pt => ('.', 4),
            Self::PtPt | Self::Es => ('\u{202F}', 5),
        };
        let digits = number.to_string();
        if digits.len() < shortest {
            return digits;
        }
        let mut text = String::with_capacity(digits.len() * 2);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }

    /// A whole number in at most six characters, such as `12.3M`, rounded.
    pub fn short(self, number: u64) -> String {
        let shown = |unit: u64| match number / unit {
            0..=9 => unit / 100,
            10..=99 => unit / 10,
            _ => unit,
        };
        let unit = PREFIXES.iter().find(|(unit, _)| number >= *unit);
        let half = unit.map_or(0, |(unit, _)| shown(*unit) / 2);
        match number {
            0..10_000 => self.number(number),
            _ => self.short_at_least(number.saturating_add(half)),
        }
    }

    /// Like [`short`](Self::short) for a lower bound: rounds down.
    pub fn short_at_least(self, number: u64) -> String {
        if number < 10_000 {
            return self.number(number);
        }
        let (unit, sign) = PREFIXES
            .into_iter()
            .find(|(unit, _)| number >= *unit)
            .expect("it is above a thousand");
        let (whole, rest) = (number / unit, number % unit);
        let decimals = match whole {
            0..=9 => format!("{:02}", rest / (unit / 100)),
            10..=99 => (rest / (unit / 10)).to_string(),
            _ => String::new(),
        };
        let decimals = decimals.trim_end_matches('0');
        let mark = if decimals.is_empty() {
            ""
        } else {
            self.decimal_mark()
        };
        format!("{whole}{mark}{decimals}{sign}")
    }
}

/// Countries whose Portuguese is written as in Portugal.
const EUROPEAN: [&str; 7] = ["PT", "AO", "MZ", "CV", "GW", "ST", "GQ"];

/// Powers of a thousand with their prefixes, the same in every language.
const PREFIXES: [(u64, char); 6] = [
    (1_000_000_000_000_000_000, 'E'),
    (1_000_000_000_000_000, 'P'),
    (1_000_000_000_000, 'T'),
    (1_000_000_000, 'G'),
    (1_000_000, 'M'),
    (1_000, 'k'),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn large_numbers_are_shortened() {
        for (number, expected) in [
            (0, "0"),
            (9_999, "9,999"),
            (10_000, "10k"),
            (12_345, "12.3k"),
            (99_999, "100k"),
            (141_783, "142k"),
            (999_499, "999k"),
            (999_500, "1M"),
            (69_175_316, "69.2M"),
            (622_577_597, "623M"),
            (1_000_000_000, "1G"),
            (1_090_000_000, "1.09G"),
            (u64::MAX, "18.4E"),
        ] {
            assert_eq!(Language::En.short(number), expected);
        }
        assert_eq!(Language::Pt.short(1_500_000), "1,5M");
        assert_eq!(Language::En.short_at_least(760_928_166), "760M");
    }

    #[test]
    fn zero_is_plural() {
        for language in Language::ALL {
            let values = args([("done", 0_u64.into()), ("count", 28_u64.into())]);
            let words = language.text("course-progress", &values);
            assert!(words.starts_with('0'), "{words}");
        }
    }

    /// The messages of a language's catalogues, with their attributes and arguments.
    fn messages(language: Language) -> BTreeMap<String, Vec<String>> {
        let (program, command_line) = (language.sources(), language.command_line());
        let mut all = BTreeMap::new();
        for layer in 0..program.len() {
            let own = declared(&[&program[layer], command_line[layer]]);
            if layer > 0 {
                let unknown = own
                    .iter()
                    .find(|&(id, details)| all.get(id) != Some(details));
                assert_eq!(unknown, None, "{}", language.code());
            }
            all.extend(own);
        }
        all
    }

    fn declared(sources: &[&str]) -> BTreeMap<String, Vec<String>> {
        let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut current = String::new();
        let lines = sources.iter().flat_map(|source| source.lines());
        for line in lines.filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =") {
                if id.starts_with(' ') {
                    found.get_mut(&current).unwrap().push(id.trim().to_owned());
                } else {
                    current = id.to_owned();
                    assert!(
                        found.insert(current.clone(), Vec::new()).is_none(),
                        "{id} twice"
                    );
                }
            }
            for value in line.split('$').skip(1) {
                let name: String = value
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '-')
                    .collect();
                found.get_mut(&current).unwrap().push(format!("${name}"));
            }
            for message in line.split("{ ").skip(1) {
                let is_of_id = |c: &char| c.is_ascii_lowercase() || *c == '-';
                let name: String = message.chars().take_while(is_of_id).collect();
                found.get_mut(&current).unwrap().push(format!("{{{name}"));
            }
        }
        // What other messages in it ask for is asked for too.
        let own = found.clone();
        for details in found.values_mut() {
            let within = details.extract_if(.., |detail| detail.starts_with('{'));
            let within: Vec<String> = within.collect();
            let asked = within.iter().filter_map(|id| own.get(&id[1..])).flatten();
            details.extend(asked.filter(|detail| detail.starts_with('$')).cloned());
            details.sort();
            details.dedup();
        }
        found
    }

    #[test]
    fn catalogues_have_the_same_messages() {
        let english = messages(Language::En);
        assert!(english.len() > 20);
        for language in Language::ALL {
            let own = messages(language);
            for (id, details) in &english {
                assert_eq!(own.get(id), Some(details), "{} {id}", language.code());
            }
            assert_eq!(own.len(), english.len(), "{} has more", language.code());
        }
    }

    #[test]
    fn numbers_and_tags() {
        assert_eq!(Language::En.number(295_537), "295,537");
        assert_eq!(Language::Es.number(295_537), "295\u{202F}537");
        assert_eq!(Language::Pt.number(69_175_316), "69.175.316");
        assert_eq!(Language::Pt.number(1234), "1.234");
        assert_eq!(Language::PtPt.number(1234), "1234");
        assert_eq!(Language::PtPt.number(12_345), "12\u{202F}345");
        assert_eq!(Language::En.number(7), "7");
        assert_eq!(Language::from_tag("pt_BR.UTF-8"), Some(Language::Pt));
        assert_eq!(Language::from_tag("pt_PT.UTF-8"), Some(Language::PtPt));
        assert_eq!(Language::from_tag("pt-latn-ao"), Some(Language::PtPt));
        assert_eq!(Language::from_tag("pt"), Some(Language::Pt));
        assert_eq!(Language::from_tag("ES"), Some(Language::Es));
        assert!(Language::PtPt.tags().eq(["pt-PT", "pt", "en"]));
        assert_eq!(Language::from_tag("C"), None);
        assert_eq!(Language::Es.decimal(0.5), "0,5");
        assert_eq!(Language::En.decimal(format_args!("{:.3}", 2.0)), "2.000");
        for (tags, expected) in [
            (&["pt-BR", "en-US"][..], Language::Pt),
            (&["fr-FR", "es-ES"], Language::Es),
            (&["pt-MZ", "pt-BR"], Language::PtPt),
            (&["fr-FR"], Language::En),
            (&["C", "pt-PT"], Language::En),
            (&[], Language::En),
        ] {
            let tags: Vec<String> = tags.iter().map(ToString::to_string).collect();
            assert_eq!(Language::preferred(&tags), expected, "{tags:?}");
        }
    }
}
