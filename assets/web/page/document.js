// The document: what the program shows, as elements for screen readers. Each lies invisibly over what it stands
// for and lets the pointer through. When a reader moves through them, the element of the focused widget has the
// focus, and passes on every key except those typed into a field.
const mirror = document.getElementById("mirror");
const elements = new Map();

// Whether the reader moves through the elements, by Tab or with a screen reader. Otherwise the focus stays on
// the canvas.
let isWalking = false;
// Whether the program moves the focus, and not the reader.
let isMoving = false;
// Whether the reader has moved it since the last key. A cell has it a frame after its board.
let hasMoved = false;

const TAGS = { slider: "input", textbox: "input" };
// These have their text as their content; others have it as their name.
const WORDED = /^(text|heading|status|alert)$/;

// Brings the document up to date with the elements that are new or different, the numbers of those that are
// gone, and the number of the one that has the focus.
function showDocument(change) {
    const { set, gone, focus } = JSON.parse(change);
    // An element that is taken out or moved loses the focus.
    const wasInside = mirror.contains(document.activeElement);
    for (const id of gone) {
        elements.get(id)?.remove();
        elements.delete(id);
    }
    set.forEach(showElement);
    isMoving = true;
    const focused = elements.get(focus);
    if (focused && isWalking && focused !== document.activeElement && (wasInside || [canvas, typing].includes(document.activeElement))) {
        focused.focus({ preventScroll: true });
    } else if (!focused && wasInside) {
        takeKeys();
    }
    isMoving = false;
}

function showElement(told) {
    const { role, at, click } = told;
    const element = elementFor(told);
    setAttributes(element, attributesOf(told));
    element.canClick = click;
    ["left", "top", "width", "height"].forEach((side, index) => element.style[side] = at[index] + "px");
    if (element.localName === "div") {
        fill(element, told);
    } else {
        setValue(element, told);
    }
    if (role === "document" && element.parentNode !== mirror) {
        mirror.replaceChildren(element);
    }
}

// The element with this number, which is another one once its tag is.
function elementFor({ id, role, attributes }) {
    const tag = attributes?.["aria-multiline"] ? "textarea" : TAGS[role] ?? "div";
    const before = elements.get(id);
    if (before?.localName === tag) {
        return before;
    }
    const element = document.createElement(tag);
    before?.replaceWith(element);
    elements.set(id, element);
    return element;
}

function attributesOf({ id, role, name, value = "", attributes: { number, ...attributes } = {}, focus }) {
    attributes["data-id"] = id;
    if (role === "slider") {
        attributes.type = "range";
    } else if (role !== "text" && role !== "textbox") {
        attributes.role = role;
    }
    if (name && !WORDED.test(role)) {
        attributes["aria-label"] = name;
    }
    if (focus) {
        attributes.tabindex = -1; // Tab is the program's
    }
    if (number !== undefined) {
        attributes["aria-valuetext"] = value;
        if (role !== "slider") {
            attributes["aria-valuenow"] = number;
        }
    }
    return attributes;
}

function setAttributes(element, attributes) {
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
}

// The value of a slider, or the text of a field and what is selected in it.
function setValue(element, { value = "", attributes, selection }) {
    const written = attributes?.number ?? value;
    if (element.value !== written) {
        element.value = written;
    }
    if (selection && element === document.activeElement) {
        const [from, to] = selection.map((count) => [...value].slice(0, count).join("").length);
        if (element.selectionStart !== from || element.selectionEnd !== to) {
            element.setSelectionRange(from, to);
        }
    }
}

// Words, or the elements in this one.
function fill(element, { role, name = "", value = "", children }) {
    if (!children) {
        const words = value || (WORDED.test(role) ? name : "");
        if (element.textContent !== words) {
            element.textContent = words;
        }
        return;
    }
    const wanted = children.map((child) => elements.get(child));
    const all = new Set(wanted);
    [...element.childNodes].filter((child) => !all.has(child)).forEach((child) => child.remove());
    wanted.forEach((child, index) => child !== element.childNodes[index] && element.insertBefore(child, element.childNodes[index]));
}

// Asks the program for something on behalf of an element.
function askFor(action, element, rest = "") {
    tell("a", `${action} ${element.dataset.id}${rest}`);
}

mirror.addEventListener("focusin", ({ target }) => {
    if (!isMoving) {
        isWalking = true;
        hasMoved = true;
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
