//! Scenes as SVG, with real text, and a title and description for screen readers.

use super::canvas::{Canvas, Line, Outline, draw};
use crate::explain::visible;
use crate::scene::{Anchor, Color, Font, Point, Shape, Stroke};
use std::fmt::Write;

/// The title and description of a picture, for screen readers.
pub struct Words<'a> {
    /// The title.
    pub title: &'a str,
    /// The description, in sentences.
    pub description: &'a str,
    /// The language code.
    pub language: &'a str,
}

/// The picture of these shapes, `width` × `height` points large.
pub fn svg(shapes: &[Shape], width: f32, height: f32, words: &Words) -> String {
    let mut out = String::new();
    let head = format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" \
         viewBox=\"0 0 {w} {h}\" role=\"img\" xml:lang=\"{language}\" \
         aria-labelledby=\"recuo-title recuo-description\">\n\
         <title id=\"recuo-title\">{}</title>\n<desc id=\"recuo-description\">{}</desc>\n",
        escaped(words.title),
        escaped(words.description),
        w = number(width),
        h = number(height),
        language = escaped(words.language),
    );
    push(&mut out, head);
    draw(shapes, &mut Drawing(&mut out));
    out.push_str("</svg>\n");
    out
}

fn push(out: &mut String, what: std::fmt::Arguments) {
    out.write_fmt(what)
        .expect("a string takes all that is written");
}

/// A document that grows by one element per shape.
struct Drawing<'a>(&'a mut String);

impl Canvas for Drawing<'_> {
    fn paint(&mut self, outline: Outline, fill: Option<Color>, stroke: Option<Stroke>) {
        let look = look(fill, stroke);
        match outline {
            Outline::Rect { rect, radius } => {
                let radius = if radius > 0.0 {
                    format!(" rx=\"{}\"", number(radius))
                } else {
                    String::new()
                };
                let [x, y, w, h] = [rect.x, rect.y, rect.width, rect.height].map(number);
                push(
                    self.0,
                    format_args!(
                        "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{radius}{look}/>\n"
                    ),
                );
            }
            Outline::Circle { center, radius } => {
                let [x, y, r] = [center.x, center.y, radius].map(number);
                push(
                    self.0,
                    format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{look}/>\n"),
                );
            }
            Outline::Points { points, is_closed } => {
                let element = if is_closed { "polygon" } else { "polyline" };
                let points = list(points);
                push(
                    self.0,
                    format_args!("<{element} points=\"{points}\"{look}/>\n"),
                );
            }
        }
    }

    fn write(&mut self, line: &Line) {
        let font = line.font;
        let (across, down) = match line.anchor {
            Anchor::LeftTop => ("start", font.ascent()),
            Anchor::CenterTop => ("middle", font.ascent()),
            Anchor::RightTop => ("end", font.ascent()),
            Anchor::LeftMiddle => ("start", font.middle()),
            Anchor::CenterMiddle => ("middle", font.middle()),
            Anchor::RightMiddle => ("end", font.middle()),
        };
        let family = match font {
            Font::Regular => "DejaVu Sans, Verdana, sans-serif",
            Font::Bold => "DejaVu Sans, Verdana, sans-serif\" font-weight=\"bold",
            Font::Mono => "DejaVu Sans Mono, monospace",
        };
        push(
            self.0,
            format_args!(
                "<text x=\"{}\" y=\"{}\" text-anchor=\"{across}\" font-size=\"{}\" \
                 font-family=\"{family}\"{} xml:space=\"preserve\">{}</text>\n",
                number(line.at.x),
                number(line.at.y + down * line.size),
                number(line.size),
                look(Some(line.color), None),
                escaped(line.text),
            ),
        );
    }
}

fn look(fill: Option<Color>, stroke: Option<Stroke>) -> String {
    let mut look = match fill {
        None => " fill=\"none\"".to_owned(),
        Some(color) => format!(" fill=\"{}\"{}", hex(color), opacity("fill", color)),
    };
    if let Some(Stroke { width, color, dash }) = stroke {
        let width = number(width);
        push(
            &mut look,
            format_args!(
                " stroke=\"{}\"{} stroke-width=\"{width}\"",
                hex(color),
                opacity("stroke", color)
            ),
        );
        if let Some(dash) = dash {
            push(
                &mut look,
                format_args!(
                    " stroke-dasharray=\"{} {}\"",
                    number(dash),
                    number(dash * 0.7)
                ),
            );
        }
    }
    look
}

fn hex(Color([r, g, b, _]): Color) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn opacity(what: &str, Color([.., alpha]): Color) -> String {
    match alpha {
        255 => String::new(),
        alpha => format!(" {what}-opacity=\"{}\"", number(f32::from(alpha) / 255.0)),
    }
}

fn list(points: &[Point]) -> String {
    let pairs: Vec<_> = points
        .iter()
        .map(|p| format!("{},{}", number(p.x), number(p.y)))
        .collect();
    pairs.join(" ")
}

/// A length with at most two decimals: more are invisible, and differ between machines.
fn number(length: f32) -> String {
    let text = format!("{length:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".to_owned()
    } else {
        text.to_owned()
    }
}

/// Text for an attribute or an element of XML or HTML.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in visible(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML cannot contain control characters or noncharacters.
            '\u{FFFE}' | '\u{FFFF}' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_lengths_are_short() {
        let words = Words {
            title: "a<b",
            description: "\"&\u{1}\u{FFFF}",
            language: "pt",
        };
        let text = svg(&[], 1.0, 2.5, &words);
        assert!(
            text.contains(">a&lt;b</title>") && text.contains(">&quot;&amp;\\u{1} </desc>"),
            "{text}"
        );
        assert_eq!(
            [number(1.0), number(-0.001), number(1.236), number(10.5)],
            ["1", "0", "1.24", "10.5"]
        );
    }
}
