//! egui's mouse cursors in the window's smaller set; none where it is hidden.

use egui::CursorIcon as Egui;
use macroquad::miniquad::CursorIcon as Quad;

pub fn icon(cursor: Egui) -> Option<Quad> {
    Some(match cursor {
        Egui::None => return None,
        Egui::PointingHand | Egui::Grab | Egui::Grabbing => Quad::Pointer,
        Egui::Text | Egui::VerticalText => Quad::Text,
        Egui::Help => Quad::Help,
        Egui::Wait | Egui::Progress => Quad::Wait,
        Egui::Crosshair | Egui::Cell => Quad::Crosshair,
        Egui::Move | Egui::AllScroll => Quad::Move,
        Egui::NotAllowed | Egui::NoDrop => Quad::NotAllowed,
        Egui::ResizeHorizontal | Egui::ResizeEast | Egui::ResizeWest | Egui::ResizeColumn => {
            Quad::EWResize
        }
        Egui::ResizeVertical | Egui::ResizeNorth | Egui::ResizeSouth | Egui::ResizeRow => {
            Quad::NSResize
        }
        Egui::ResizeNeSw | Egui::ResizeNorthEast | Egui::ResizeSouthWest => Quad::NESWResize,
        Egui::ResizeNwSe | Egui::ResizeNorthWest | Egui::ResizeSouthEast => Quad::NWSEResize,
        _ => Quad::Default,
    })
}
