// What was pasted, dropped or picked.

// The window library takes drops too, and cuts accents out of names.
function take(event, data) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const text = data.getData("text");
    if (!window.recuo?.bring) {
        return;
    }
    if (data.files.length > 0) {
        recuo.bring(data.files);
    } else if (text !== "") {
        tell("v", text);
    }
}
window.addEventListener("paste", (event) => take(event, event.clipboardData), { capture: true });
window.addEventListener("drop", (event) => take(event, event.dataTransfer), { capture: true });
