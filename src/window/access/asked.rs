//! What a page asks for on behalf of those who read its document: the other way of `telling`.

use egui::Event;
use egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TextPosition, TextSelection};

/// What was asked for: the action, the element's number, and what belongs to it, with spaces between them.
///
/// - `click`, `focus`: nothing else
/// - `value`: the value of a slider
/// - `select`: what is to be selected of a field's text, from where to where in characters
/// - `write`: what replaces the selection
///
/// `None` if it is nothing of these.
pub fn asked(text: &str) -> Option<Event> {
    let (action, rest) = text.split_once(' ')?;
    let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let target = NodeId(u64::from_str_radix(number, 16).ok()?);
    let (action, data) = match action {
        "click" => (Action::Click, None),
        "focus" => (Action::Focus, None),
        "value" => {
            let value = rest.parse().ok()?;
            (Action::SetValue, Some(ActionData::NumericValue(value)))
        }
        "select" => {
            let (from, to) = rest.split_once(' ')?;
            let position = |index: &str| {
                Some(TextPosition {
                    node: target,
                    character_index: index.parse().ok()?,
                })
            };
            let [anchor, focus] = [position(from)?, position(to)?];
            let selection = TextSelection { anchor, focus };
            let data = ActionData::SetTextSelection(selection);
            (Action::SetTextSelection, Some(data))
        }
        "write" => {
            let data = ActionData::Value(rest.into());
            (Action::ReplaceSelectedText, Some(data))
        }
        _ => return None,
    };
    Some(Event::AccessKitActionRequest(ActionRequest {
        action,
        target,
        data,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(text: &str) -> ActionRequest {
        match asked(text) {
            Some(Event::AccessKitActionRequest(request)) => request,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn what_a_page_asks_for_is_understood() {
        let click = request("click ff");
        assert_eq!((click.action, click.target), (Action::Click, NodeId(255)));
        assert_eq!(request("focus 1f").action, Action::Focus);
        let slide = request("value 2 0.5");
        assert_eq!(slide.data, Some(ActionData::NumericValue(0.5)));
        let write = request("write 2 ação, e  mais\numa");
        assert_eq!(
            write.data,
            Some(ActionData::Value("ação, e  mais\numa".into()))
        );
        assert_eq!(request("write 2 ").data, Some(ActionData::Value("".into())));
        let Some(ActionData::SetTextSelection(selection)) = request("select a 0 3").data else {
            panic!("it is a selection");
        };
        assert_eq!(selection.anchor.character_index, 0);
        assert_eq!(selection.focus.character_index, 3);
    }

    #[test]
    fn what_nobody_asks_for_is_left_alone() {
        for text in ["", "click", "click x", "value 2", "select 2 1", "open 2"] {
            assert!(asked(text).is_none(), "{text}");
        }
    }
}
