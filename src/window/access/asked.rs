//! Requests from the page's document, as events for egui: the counterpart of `telling`.

use egui::Event;
use egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TextPosition, TextSelection};

/// Reads a request: an action, the element's number, and an argument, with spaces between them. `None` if it is
/// not one of these:
///
/// - `click` and `focus`, without an argument
/// - `value`: the new value of a slider
/// - `select`: the start and the end of the new selection in a field, in characters
/// - `write`: the text that replaces the selection
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
    fn requests_are_read() {
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
    fn other_text_is_no_request() {
        for text in ["", "click", "click x", "value 2", "select 2 1", "open 2"] {
            assert!(asked(text).is_none(), "{text}");
        }
    }
}
