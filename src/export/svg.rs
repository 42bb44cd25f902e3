//! Scenes as SVG, with real text, and a title and description for screen readers.

use super::boards::{Boards, SideBySide};
use super::options::ExportOptions;
use super::picture;
use super::writer::StepWriter;
use crate::explain::{Language, visible};
use crate::scene::{Anchor, Color, Font, Point, Shape, Stroke};

/// Begins the picture of boards at a step.
pub fn begin(options: &ExportOptions, boards: &Boards, _: usize) -> Box<dyn StepWriter> {
    let (look, name) = (options.look, boards.name.clone());
    Box::new(move |boards: &mut SideBySide, file: &mut Vec<u8>| {
        let boards = boards.shown();
        let size = picture::size(boards.len(), look.view);
        let words = picture::description(&boards, look.language);
        let shapes = picture::shapes(&boards, look);
        file.extend(svg(&shapes, size, [&name, &words], look.language).into_bytes());
    })
}

/// The picture of these shapes, `width` × `height` points large, with a title and a description in
/// sentences for screen readers.
pub fn svg(
    shapes: &[Shape],
    (width, height): (f32, f32),
    words: [&str; 2],
    language: Language,
) -> String {
    let [w, h] = [width, height].map(number);
    let [title, description] = words.map(escaped);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" \
         viewBox=\"0 0 {w} {h}\" role=\"img\" xml:lang=\"{language}\" \
         aria-labelledby=\"recuo-title recuo-description\">\n\
         <title id=\"recuo-title\">{title}</title>\n\
         <desc id=\"recuo-description\">{description}</desc>\n",
        language = language.code(),
    );
    out.extend(shapes.iter().map(element));
    out.push_str("</svg>\n");
    out
}

/// The element of a shape, on a line of its own.
fn element(shape: &Shape) -> String {
    match shape {
        Shape::Rect {
            rect,
            radius,
            fill,
            stroke,
        } => {
            let [x, y, w, h] = [rect.x, rect.y, rect.width, rect.height].map(number);
            let radius = if *radius > 0.0 {
                format!(" rx=\"{}\"", number(*radius))
            } else {
                String::new()
            };
            let look = look(*fill, *stroke);
            format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{radius}{look}/>\n")
        }
        Shape::Circle {
            center,
            radius,
            fill,
            stroke,
        } => {
            let [x, y, r] = [center.x, center.y, *radius].map(number);
            let look = look(*fill, *stroke);
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{look}/>\n")
        }
        Shape::Line { points, stroke } => {
            let look = look(None, Some(*stroke));
            format!("<polyline points=\"{}\"{look}/>\n", list(points))
        }
        Shape::Polygon { points, fill } => {
            let look = look(Some(*fill), None);
            format!("<polygon points=\"{}\"{look}/>\n", list(points))
        }
        Shape::Text {
            at,
            anchor,
            size,
            font,
            color,
            text,
        } => {
            let (across, down) = match anchor {
                Anchor::LeftTop => ("start", font.ascent()),
                Anchor::CenterTop => ("middle", font.ascent()),
                Anchor::LeftMiddle => ("start", font.middle()),
                Anchor::CenterMiddle => ("middle", font.middle()),
                Anchor::RightMiddle => ("end", font.middle()),
            };
            let family = match font {
                Font::Regular => "DejaVu Sans, Verdana, sans-serif",
                Font::Bold => "DejaVu Sans, Verdana, sans-serif\" font-weight=\"bold",
                Font::Mono => "DejaVu Sans Mono, monospace",
            };
            let [x, y, points] = [at.x, at.y + down * size, *size].map(number);
            let (look, text) = (look(Some(*color), None), escaped(text));
            format!(
                "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{across}\" font-size=\"{points}\" \
                 font-family=\"{family}\"{look} xml:space=\"preserve\">{text}</text>\n"
            )
        }
    }
}

/// The attributes of a fill and a stroke.
fn look(fill: Option<Color>, stroke: Option<Stroke>) -> String {
    let paint = |what: &str, Color([r, g, b, alpha]): Color| {
        let opacity = match alpha {
            255 => String::new(),
            alpha => format!(" {what}-opacity=\"{}\"", number(f32::from(alpha) / 255.0)),
        };
        format!(" {what}=\"#{r:02x}{g:02x}{b:02x}\"{opacity}")
    };
    let mut look = fill.map_or(" fill=\"none\"".to_owned(), |color| paint("fill", color));
    if let Some(Stroke { width, color, dash }) = stroke {
        look += &paint("stroke", color);
        look += &format!(" stroke-width=\"{}\"", number(width));
        if let Some(dash) = dash {
            let [dash, gap] = [dash, dash * 0.7].map(number);
            look += &format!(" stroke-dasharray=\"{dash} {gap}\"");
        }
    }
    look
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
        let text = svg(&[], (1.0, 2.5), ["a<b", "\"&\u{1}\u{FFFF}"], Language::Pt);
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
