// The document: what the program shows, as elements that screen readers read and act on. Each lies over its
// picture, unseen, and lets the pointer through. They have the focus of the program's own widgets once the
// reader walks through these, and hand all keys on to it but those that write.
const mirror = document.getElementById("mirror");
const elements = new Map();

// Whether the reader points at things: then the focus stays on the canvas.
let isPointing = false;
// Whether the program moves the focus, and not the reader.
let isMoving = false;

const TAGS = { slider: "input", textbox: "input" };
// These have their words as their content; others have names.
const WORDED = /^(text|heading|status|alert)$/;

// Brings the document up to date with the elements that are new or different, the numbers of those that are
// gone, and the number of the one that has the focus.
function showDocument(change) {
    const { set, gone, focus } = JSON.parse(change);
    for (const id of gone) {
        elements.get(id)?.remove();
        elements.delete(id);
    }
    set.forEach(showElement);
    isMoving = true;
    const focused = elements.get(focus);
    const isInside = mirror.contains(document.activeElement);
    if (focused && !isPointing && focused !== document.activeElement && (isInside || [canvas, typing].includes(document.activeElement))) {
        focused.focus({ preventScroll: true });
    } else if (!focused && isInside) {
        takeKeys();
    }
    isMoving = false;
}

function showElement({ id, role, name = "", value = "", at, children = [], attributes: { number, ...attributes } = {}, focus, click, selection }) {
    const tag = attributes["aria-multiline"] ? "textarea" : TAGS[role] ?? "div";
    const before = elements.get(id);
    const element = before?.localName === tag ? before : document.createElement(tag);
    if (element !== before) {
        before?.replaceWith(element);
        elements.set(id, element);
    }
    const hasWords = WORDED.test(role);
    if (role !== "text" && tag === "div") {
        attributes.role = role;
    }
    if (name && !hasWords) {
        attributes["aria-label"] = name;
    }
    if (focus) {
        attributes.tabindex = -1; // Tab is the program's
    }
    if (role === "slider") {
        attributes.type = "range";
        attributes["aria-valuetext"] = value;
    } else if (number !== undefined) {
        attributes["aria-valuenow"] = number;
        attributes["aria-valuetext"] = value;
    }
    attributes["data-id"] = id;
    for (const old of element.getAttributeNames()) {
        if (!(old in attributes) && old !== "style") {
            element.removeAttribute(old);
        }
    }
    for (const [name, value] of Object.entries(attributes)) {
        if (element.getAttribute(name) !== String(value)) {
            element.setAttribute(name, value);
        }
    }
    element.canClick = click;
    ["left", "top", "width", "height"].forEach((side, index) => element.style[side] = at[index] + "px");
    if (tag !== "div") {
        const written = number ?? value;
        if (element.value !== written) {
            element.value = written;
        }
        if (selection && element === document.activeElement) {
            const [from, to] = selection.map((count) => [...value].slice(0, count).join("").length);
            if (element.selectionStart !== from || element.selectionEnd !== to) {
                element.setSelectionRange(from, to);
            }
        }
    } else if (children.length === 0) {
        const words = value || (hasWords || !name ? name : "");
        if (element.textContent !== words) {
            element.textContent = words;
        }
    } else {
        const wanted = children.map((child) => elements.get(child));
        const all = new Set(wanted);
        [...element.childNodes].filter((child) => !all.has(child)).forEach((child) => child.remove());
        // An element that is moved loses the focus.
        wanted.forEach((child, index) => child !== element.childNodes[index] && element.insertBefore(child, element.childNodes[index]));
    }
    if (role === "document" && element.parentNode !== mirror) {
        mirror.replaceChildren(element);
    }
}

// Asks the program for something on behalf of an element.
function askFor(action, element, rest = "") {
    tell("a", `${action} ${element.dataset.id}${rest}`);
}

mirror.addEventListener("focusin", ({ target }) => {
    if (!isMoving) {
        isPointing = false;
        askFor("focus", target);
    }
});
mirror.addEventListener("click", ({ target }) => {
    for (let element = target; element !== mirror; element = element.parentNode) {
        if (element.canClick) {
            askFor("click", element);
            return showFrame();
        }
    }
});

const isField = (element) => element.matches("#mirror textarea, #mirror input:not([type])");

// Tells what is selected in a field, in characters.
function select(field, start, end) {
    const [from, to] = [start, end].map((end) => [...field.value.slice(0, end)].length);
    askFor("select", field, ` ${from} ${to}`);
}

// The program gets the whole text of a field, and then what is selected in it.
function write(field) {
    const { value, selectionStart, selectionEnd } = field;
    askFor("select", field, " 0 1000000000");
    askFor("write", field, " " + value);
    showFrame();
    select(field, selectionStart, selectionEnd);
    showFrame();
}

document.addEventListener("selectionchange", () => {
    const field = document.activeElement;
    if (field && isField(field)) {
        select(field, field.selectionStart, field.selectionEnd);
    }
});

mirror.addEventListener("input", ({ target, isComposing }) => {
    if (!isField(target)) {
        askFor("value", target, " " + target.value);
    } else if (!isComposing) {
        write(target);
    }
});
mirror.addEventListener("compositionend", ({ target }) => isField(target) && write(target));
