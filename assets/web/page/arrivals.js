// What was pasted, dropped or picked.

// Files that have come before the script that hands them over.
const arrived = [];

// The window library takes drops too, and cuts accents out of names.
function take(event, data) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const [files, text] = [[...data.files], data.getData("text")];
    if (files.length > 0 && !window.recuo?.bring) {
        arrived.push(files);
    } else if (files.length > 0) {
        recuo.bring(files);
    } else if (text !== "") {
        tell("v", text);
    }
}
window.addEventListener("paste", (event) => take(event, event.clipboardData), { capture: true });
window.addEventListener("drop", (event) => take(event, event.dataTransfer), { capture: true });
