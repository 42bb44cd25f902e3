//! The options of a choice point in a row, in the order in which they are tried.

use super::layout::{LINE, Row};
use crate::scene::{Anchor, Font, Palette, Point, Rect, Shape, Stroke, width_of};

/// The space on both sides of an option, in sizes of its text.
const PADDING: f32 = 0.3;

/// What has become of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    Failed,
    /// Refused by this very step.
    JustRefused,
    /// Taken back by this very step.
    JustTakenBack,
    Now,
    Untried,
}

/// An option.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tile {
    pub text: String,
    /// The size of its subtree, once it has failed, if it was placed at all.
    pub cost: Option<String>,
    pub standing: Standing,
}

/// Options in a row.
pub(super) struct Strip {
    tiles: Vec<Tile>,
    widths: Vec<f32>,
    row: Row,
}

impl Strip {
    /// Fits options into this width, none spread further than `spread`. Where there is no room for all,
    /// everything is smaller; before values are smaller than `least`, what has not been tried is only
    /// counted, and then what was refused at no cost is left out.
    pub fn fitting(tiles: &[Tile], row: Row, width: f32, spread: f32, least: f32) -> Self {
        let mut tiles = tiles.to_vec();
        let mut widths = natural(&tiles, row);
        for shorten in [count_untried, leave_out_refused] {
            if row.value * width / total(&widths) < least {
                shorten(&mut tiles);
                widths = natural(&tiles, row);
            }
        }
        let scale = (width / total(&widths)).min(1.0);
        for own in &mut widths {
            *own *= scale;
        }
        Self {
            widths: spread_out(
                &widths,
                spread.min(width / tiles.len().max(1) as f32),
                width,
            ),
            row: Row {
                value: row.value * scale,
                cost: row.cost * scale,
                ..row
            },
            tiles,
        }
    }

    /// Draws them from the left of a rectangle of the row's height.
    pub fn draw(&self, rect: Rect, palette: &Palette, shapes: &mut Vec<Shape>) {
        let mut x = rect.x;
        for (tile, width) in self.tiles.iter().zip(&self.widths) {
            let own = Rect::new(x, rect.y, *width, rect.height);
            self.draw_tile(tile, own, palette, shapes);
            x += width;
        }
    }

    fn draw_tile(&self, tile: &Tile, rect: Rect, p: &Palette, shapes: &mut Vec<Shape>) {
        let Row {
            value,
            cost,
            is_stacked,
            ..
        } = self.row;
        let wide = width_of(&tile.text, font_of(tile), value);
        // A value has the same height in all frames of a kind, with a cost below it or without.
        let below = if is_stacked { cost * LINE } else { 0.0 };
        let center = Point::new(
            if is_stacked || tile.cost.is_none() {
                rect.center().x
            } else {
                rect.x + (rect.width - cost_width(tile, self.row)) / 2.0
            },
            rect.center().y - below / 2.0,
        );
        let (half_wide, half_high) = (wide / 2.0 + value * PADDING * 0.7, value * LINE * 0.5);
        let around = Rect::new(
            center.x - half_wide,
            center.y - half_high,
            2.0 * half_wide,
            2.0 * half_high,
        );
        let thick = (value * 0.09).max(1.2);
        let (ink, fill, edge) = match tile.standing {
            Standing::Failed => (p.conflict, None, None),
            Standing::JustRefused => (
                p.conflict,
                Some(p.conflict_fill),
                Some(Stroke::new(thick, p.conflict)),
            ),
            Standing::JustTakenBack => (
                p.undone,
                Some(p.undone_fill),
                Some(Stroke::dashed(thick, p.undone, value * 0.2)),
            ),
            Standing::Now => (
                p.guess,
                Some(p.guess_fill),
                Some(Stroke::new(thick, p.guess)),
            ),
            Standing::Untried => (p.faint, None, None),
        };
        if fill.is_some() || edge.is_some() {
            shapes.push(Shape::Rect {
                rect: around,
                radius: 3.0,
                fill,
                stroke: edge,
            });
        }
        shapes.push(Shape::Text {
            at: center,
            anchor: Anchor::CenterMiddle,
            size: value,
            font: font_of(tile),
            color: ink,
            text: tile.text.clone(),
        });
        match tile.standing {
            Standing::Failed | Standing::JustRefused | Standing::JustTakenBack => {
                let reach = wide / 2.0 + value * 0.12;
                let rise = value * 0.06;
                shapes.push(Shape::Line {
                    points: vec![
                        Point::new(center.x - reach, center.y + rise),
                        Point::new(center.x + reach, center.y + rise),
                    ],
                    stroke: Stroke::new(thick, ink),
                });
            }
            Standing::Now | Standing::Untried => {}
        }
        let Some(words) = cost_words(tile, self.row) else {
            return;
        };
        let (at, anchor) = if is_stacked {
            let y = center.y + (value + cost) * LINE * 0.5;
            (Point::new(center.x, y), Anchor::CenterMiddle)
        } else {
            let x = around.right() + value * 0.05;
            (Point::new(x, center.y), Anchor::LeftMiddle)
        };
        shapes.push(Shape::Text {
            at,
            anchor,
            size: cost,
            font: Font::Regular,
            color: p.undone,
            text: words,
        });
    }
}

fn font_of(tile: &Tile) -> Font {
    match tile.standing {
        Standing::Now => Font::Bold,
        _ => Font::Regular,
    }
}

/// The width that each option needs.
fn natural(tiles: &[Tile], row: Row) -> Vec<f32> {
    let width = |tile: &Tile| {
        let value = width_of(&tile.text, Font::Bold, row.value) + 2.0 * row.value * PADDING;
        let cost = cost_width(tile, row);
        if row.is_stacked {
            value.max(cost)
        } else {
            value + cost
        }
    };
    tiles.iter().map(width).collect()
}

fn cost_width(tile: &Tile, row: Row) -> f32 {
    cost_words(tile, row).map_or(0.0, |words| {
        width_of(&words, Font::Regular, row.cost) + row.cost * 0.5
    })
}

/// A cost below its value, or in parentheses beside it.
fn cost_words(tile: &Tile, row: Row) -> Option<String> {
    let cost = tile.cost.as_ref()?;
    Some(if row.is_stacked {
        cost.clone()
    } else {
        format!("({cost})")
    })
}

/// Widens narrow options as far as the room allows, all to the same width of at most `spread`.
fn spread_out(natural: &[f32], spread: f32, room: f32) -> Vec<f32> {
    let mut even = spread;
    // Each time round, what is wider than the rest can be leaves less for it.
    for _ in natural {
        let (mut wide, mut narrow) = (0.0, 0);
        for own in natural {
            if *own > even {
                wide += own;
            } else {
                narrow += 1;
            }
        }
        even = even.min((room - wide) / narrow.max(1) as f32);
    }
    natural.iter().map(|own| own.max(even)).collect()
}

fn total(widths: &[f32]) -> f32 {
    widths.iter().sum::<f32>().max(1.0)
}

/// Says how many options are left instead of each of them.
fn count_untried(tiles: &mut Vec<Tile>) {
    let all = tiles.len();
    tiles.retain(|tile| tile.standing != Standing::Untried);
    let untried = all - tiles.len();
    if untried > 0 {
        tiles.push(Tile {
            text: format!("+{untried}"),
            cost: None,
            standing: Standing::Untried,
        });
    }
}

/// Leaves an ellipsis of the options that were refused at no cost.
fn leave_out_refused(tiles: &mut Vec<Tile>) {
    let all = tiles.len();
    tiles.retain(|tile| tile.standing != Standing::Failed || tile.cost.is_some());
    if tiles.len() < all {
        let left_out = Tile {
            text: "…".to_owned(),
            cost: None,
            standing: Standing::Untried,
        };
        tiles.insert(0, left_out);
    }
}
