//! Text widths and line breaking.

use super::Point;
use ab_glyph::{Font as _, FontRef, GlyphId};
use std::sync::OnceLock;

/// A font of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Font {
    /// For text.
    Regular,
    /// For givens and emphasis.
    Bold,
    /// For code.
    Mono,
}

impl Font {
    /// Every font.
    pub const ALL: [Self; 3] = [Self::Regular, Self::Bold, Self::Mono];

    /// The font file.
    pub const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Regular => include_bytes!("../../assets/fonts/DejaVuSans.ttf"),
            Self::Bold => include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf"),
            Self::Mono => include_bytes!("../../assets/fonts/DejaVuSansMono.ttf"),
        }
    }

    /// The ascent, in font sizes.
    pub const fn ascent(self) -> f32 {
        0.928
    }

    /// The distance from the middle of the line down to the baseline, in font sizes.
    pub const fn middle(self) -> f32 {
        // The descent is 0.236.
        (self.ascent() - 0.236) / 2.0
    }

    /// Whether the program can show a character.
    pub fn shows(self, c: char) -> bool {
        glyph_of(c, self).1 != GlyphId(0)
    }

    /// The parsed font file.
    pub(crate) fn parsed(self) -> &'static FontRef<'static> {
        static FONTS: [OnceLock<FontRef<'static>>; 3] = [const { OnceLock::new() }; 3];
        FONTS[self as usize].get_or_init(|| {
            FontRef::try_from_slice(self.bytes()).expect("the program's fonts are whole")
        })
    }
}

/// Which point of a text is at its place: horizontally, and vertically from the top to the bottom
/// of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Anchor {
    LeftTop,
    LeftMiddle,
    CenterMiddle,
    RightMiddle,
    CenterTop,
}

/// The width of a line of text.
pub fn width_of(text: &str, font: Font, size: f32) -> f32 {
    let glyphs = text.chars().map(|c| glyph_of(c, font));
    glyphs.map(|(font, id)| advance(font, id)).sum::<f32>() * size
}

/// A glyph in a line of text.
pub(crate) struct Glyph {
    /// Its font.
    pub font: Font,
    /// Its id in that font.
    pub id: GlyphId,
    /// Its distance from the start of the line.
    pub x: f32,
}

/// The glyphs of a line of text.
pub(crate) fn glyphs(text: &str, font: Font, size: f32) -> impl Iterator<Item = Glyph> {
    text.chars().scan(0.0, move |x, c| {
        let (font, id) = glyph_of(c, font);
        let glyph = Glyph { font, id, x: *x };
        *x += advance(font, id) * size;
        Some(glyph)
    })
}

/// The glyph of a character, from the regular font if `font` lacks it.
fn glyph_of(c: char, font: Font) -> (Font, GlyphId) {
    match font.parsed().glyph_id(c) {
        GlyphId(0) => (Font::Regular, Font::Regular.parsed().glyph_id(c)),
        id => (font, id),
    }
}

/// The advance width of a glyph, in ems, as in the window and in SVG.
fn advance(font: Font, id: GlyphId) -> f32 {
    let font = font.parsed();
    font.h_advance_unscaled(id) / font.units_per_em().unwrap_or(1000.0)
}

impl Anchor {
    /// The start of the baseline of a text that is anchored at a point.
    pub(crate) fn origin(self, at: Point, text: &str, font: Font, size: f32) -> Point {
        let before = match self {
            Self::LeftTop | Self::LeftMiddle => 0.0,
            Self::CenterTop | Self::CenterMiddle => width_of(text, font, size) / 2.0,
            Self::RightMiddle => width_of(text, font, size),
        };
        let down = match self {
            Self::LeftTop | Self::CenterTop => font.ascent(),
            Self::LeftMiddle | Self::CenterMiddle | Self::RightMiddle => font.middle(),
        };
        Point::new(at.x - before, at.y + down * size)
    }
}

/// Breaks text into lines of at most this width. Words that are wider are broken too.
pub fn wrap(words: &[(&str, Font)], size: f32, width: f32) -> Vec<Vec<(String, Font)>> {
    let mut lines: Vec<Vec<(String, Font)>> = vec![Vec::new()];
    let mut used = 0.0;
    for (part, font) in words {
        let words = part.split(' ').filter(|word| !word.is_empty());
        for (word, is_new) in words.flat_map(|word| broken(word, *font, size, width)) {
            let space = match used > 0.0 {
                true => width_of(" ", *font, size),
                false => 0.0,
            };
            let length = width_of(word, *font, size);
            if used > 0.0 && (!is_new || used + space + length > width) {
                lines.push(Vec::new());
                used = 0.0;
            } else {
                used += space;
            }
            let line = lines.last_mut().expect("there is a line");
            match line.last_mut() {
                Some((text, last)) if last == font => {
                    text.push(' ');
                    text.push_str(word);
                }
                Some((text, _)) => {
                    text.push(' ');
                    line.push((word.to_owned(), *font));
                }
                None => line.push((word.to_owned(), *font)),
            }
            used += length;
        }
    }
    lines
}

/// Breaks a text in one font into lines of at most this width.
pub(super) fn wrap_plain(text: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    let lines = wrap(&[(text, font)], size, width).into_iter();
    let plain = |line: Vec<(String, Font)>| line.into_iter().map(|(text, _)| text).collect();
    lines.map(plain).collect()
}

/// The parts of a word that fit the width, and whether each begins the word. Names are broken where a
/// part of theirs begins, as in `findFirst` or `find_first`.
fn broken(word: &str, font: Font, size: f32, width: f32) -> Vec<(&str, bool)> {
    if width_of(word, font, size) <= width {
        return vec![(word, true)];
    }
    let (mut parts, mut start, mut used, mut seam) = (Vec::new(), 0, 0.0, 0);
    for (at, c) in word.char_indices() {
        if c.is_uppercase() || word[..at].ends_with('_') {
            seam = at;
        }
        let (glyphs, id) = glyph_of(c, font);
        let length = advance(glyphs, id) * size;
        if at > start && used + length > width {
            let end = if seam > start { seam } else { at };
            parts.push((&word[start..end], start == 0));
            (start, used) = (end, width_of(&word[end..at], font, size));
        }
        used += length;
    }
    parts.push((&word[start..], start == 0));
    parts
}

/// The text, cut with an ellipsis if it is too wide.
pub fn fitted(text: &str, font: Font, size: f32, room: f32) -> String {
    if width_of(text, font, size) <= room {
        return text.to_owned();
    }
    let mut kept: Vec<char> = text.chars().collect();
    while !kept.is_empty() {
        kept.pop();
        let cut: String = kept.iter().collect::<String>().trim_end().to_owned() + "…";
        if width_of(&cut, font, size) <= room {
            return cut;
        }
    }
    String::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heights_are_those_of_the_fonts() {
        for font in Font::ALL {
            let file = font.parsed();
            let em = file.units_per_em().unwrap();
            assert!((file.ascent_unscaled() / em - font.ascent()).abs() < 0.002);
            assert!((file.descent_unscaled() / em + 0.236).abs() < 0.002);
        }
    }

    #[test]
    fn figures_are_equally_wide() {
        for font in Font::ALL {
            let one = width_of("1", font, 100.0);
            assert!(
                "0123456789"
                    .chars()
                    .all(|c| width_of(&c.to_string(), font, 100.0) == one)
            );
        }
    }

    #[test]
    fn long_words_are_broken() {
        let word = "https://example.org/".repeat(9);
        let text = format!("see {word} there");
        let lines = wrap(&[(&text, Font::Regular)], 10.0, 100.0);
        let lines: Vec<String> = lines
            .iter()
            .map(|line| line.iter().map(|(part, _)| part.as_str()).collect())
            .collect();
        let fits = |line: &String| width_of(line, Font::Regular, 10.0) <= 100.0;
        assert!(lines.len() > 5 && lines.iter().all(fits), "{lines:?}");
        assert_eq!(lines[0], "see");
        assert_eq!(lines.join(" ").replace(' ', ""), text.replace(' ', ""));
        // Even if nothing fits.
        assert_eq!(wrap(&[("abc", Font::Bold)], 10.0, 1.0).len(), 3);
        for (name, parts) in [
            ("findUnassignedLocation", ["findUnassigned", "Location"]),
            ("find_unassigned_location", ["find_unassigned_", "location"]),
        ] {
            assert_eq!(wrap_plain(name, Font::Regular, 10.0, 90.0), parts);
        }
    }

    #[test]
    fn the_letters_of_the_languages_are_shown() {
        let shown = "áâãàçéêíñóôõúü¿¡«»“”–—…·ºªÁÇÑ≥→";
        for font in Font::ALL {
            assert!(shown.chars().all(|c| font.shows(c)));
            assert!("漢😀אش".chars().all(|c| !font.shows(c)));
        }
    }

    #[test]
    fn long_texts_are_wrapped() {
        let text = "R1C2: 1 is refused. R1C1, in the same row, already has 1.";
        let lines = wrap(
            &[
                ("R1C2: 1 is refused.", Font::Bold),
                (&text[20..], Font::Regular),
            ],
            14.0,
            150.0,
        );
        assert!(lines.len() >= 3);
        for line in &lines {
            let width: f32 = line
                .iter()
                .map(|(text, font)| width_of(text, *font, 14.0))
                .sum();
            assert!(width <= 150.0, "{line:?}");
        }
        let joined: Vec<String> = lines
            .iter()
            .map(|line| line.iter().map(|(text, _)| text.as_str()).collect())
            .collect();
        assert_eq!(joined.join(" "), text);
    }
}
