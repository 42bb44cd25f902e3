// Keys: those of the program, and those that stay the browser's.

// Text is typed into a field of the page while the program has one with the focus: only there does
// the browser compose accents and show a keyboard. What it makes of the keys is told at once and taken
// out again; keys that type nothing go to the program as they are.
const typing = document.getElementById("typing");
let isTyping = false;

function takeKeys() {
    (isTyping ? typing : canvas).focus({ preventScroll: true });
}

// The commands of the program that have Ctrl, or ⌘, before them.
const COMMANDS = /^[acosvxyz]$/i;

// Whether a key is the program's. The others go back in the browser's history, reload the page, search it …
function isOurs(event) {
    if (/^F\d/.test(event.code)) {
        return event.code === "F11";
    }
    const isModifier = ["Shift", "Control", "Alt", "Meta", "AltGraph"].includes(event.key);
    if (isModifier || event.getModifierState?.("AltGraph")) {
        return true;
    }
    if (event.ctrlKey || event.metaKey) {
        return COMMANDS.test(event.key) || event.code === "Insert";
    }
    return !event.altKey;
}

// The library's number of a key. Letters are where the reader's keyboard has them.
function numberOf(event) {
    const isLetter = /^[a-z]$/i.test(event.key ?? "");
    return into_sapp_keycode(isLetter ? "Key" + event.key.toUpperCase() : event.code || event.key);
}

// While ⌘ is held a Mac does not tell that other keys are released.
const heldWithMeta = new Set();

function passKey(event) {
    const modifiers = (event.shiftKey ? SAPP_MODIFIER_SHIFT : 0) | (event.altKey ? SAPP_MODIFIER_ALT : 0)
        | (event.ctrlKey || event.metaKey ? SAPP_MODIFIER_CTRL : 0);
    const key = numberOf(event);
    if (happened.length > 0 || hasMoved) {
        hasMoved = false;
        // What was typed before this key comes before it. What has got the focus takes keys a frame later.
        showFrame();
        showFrame();
    }
    if (event.type === "keydown") {
        wasm_exports.key_down(key, modifiers, event.repeat);
        if (event.metaKey && event.key !== "Meta") {
            heldWithMeta.add(key);
        }
    } else {
        wasm_exports.key_up(key, modifiers);
        if (event.key === "Meta") {
            heldWithMeta.forEach((held) => wasm_exports.key_up(held, modifiers));
            heldWithMeta.clear();
        }
    }
}

// Whether Tab has gone past the last widget, or back past the first: then it leaves the program.
let hasLeft = false;

function passTab(event) {
    hasLeft = false;
    isWalking = true;
    passKey(event);
    // Going back takes a frame more.
    showFrame();
    showFrame();
    if (hasLeft) {
        canvas.focus({ preventScroll: true }); // where the document around it goes on
    } else {
        event.preventDefault();
    }
}

// The browser fills the screen itself, while the program changes to what is presented on it.
function passFullscreenKey(event) {
    isBrowserFilling = true;
    passKey(event);
    showFrame();
    isBrowserFilling = false;
}

function takeKey(event) {
    if (!hasStarted || !isOurs(event)) {
        return;
    }
    // There is a keyboard after all. Those on screens type into fields.
    if (WISHES.touch) {
        delete WISHES.touch;
        tell("w", wishes());
    }
    if (event.code === "Tab") {
        passTab(event);
        return;
    }
    if (event.code === "F11") {
        passFullscreenKey(event);
        return;
    }
    passKey(event);
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph") && !event.altKey;
    if (event.key.length === 1 && !isCommand) {
        wasm_exports.key_press(event.key.codePointAt(0));
    }
    // These would scroll the page, leave it, search it, open a file in its place or save it.
    const isOfBrowser = isCommand ? /^[os]$/i.test(event.key)
        : /^(Space|Arrow.*|Page.*|Home|End|Backspace|Quote|Slash)$/.test(event.code) || ["'", "/"].includes(event.key);
    if (isOfBrowser) {
        event.preventDefault();
    }
    showFrame();
}

function releaseKey(event) {
    if (hasStarted && isOurs(event)) {
        passKey(event);
    }
}

canvas.addEventListener("keydown", takeKey);
canvas.addEventListener("keyup", releaseKey);

// Whether a key is one that a field of the document takes by itself.
function isWriting({ target, key, ctrlKey, metaKey, altKey }) {
    if (!isField(target)) {
        return false;
    }
    if ((ctrlKey || metaKey) && !altKey) {
        return !/^[os]$/i.test(key);
    }
    return !/^(Tab|Escape|F\d+)$/.test(key) && (key !== "Enter" || target.localName === "textarea");
}

mirror.addEventListener("keydown", (event) => isWriting(event) || takeKey(event));
mirror.addEventListener("keyup", (event) => isWriting(event) || releaseKey(event));

typing.addEventListener("keydown", (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const types = event.key.length === 1 && !isCommand;
    const isComposed = event.isComposing || event.keyCode === 229 || event.key === "Dead" || event.key === "Unidentified";
    if (isComposed || types || !isOurs(event)) {
        return;
    }
    if (event.code === "Tab") {
        passTab(event);
        return;
    }
    passKey(event);
    // The browser pastes by itself.
    const isPaste = isCommand && /^v$/i.test(event.key) || event.shiftKey && event.code === "Insert";
    if (!isPaste && event.code !== "F11") {
        event.preventDefault();
    }
    showFrame();
});
typing.addEventListener("keyup", (event) => {
    if (event.code || event.key.length > 1 && event.key !== "Unidentified") {
        passKey(event);
    }
});
typing.addEventListener("compositionupdate", (event) => tell("p", event.data));
typing.addEventListener("compositionend", (event) => {
    tell("c", event.data);
    typing.value = "";
});
typing.addEventListener("input", (event) => {
    if (!event.isComposing && typing.value !== "") {
        tell("t", typing.value);
        typing.value = "";
    }
});
// Keyboards on screens take a letter back by this alone.
typing.addEventListener("beforeinput", (event) => {
    const code = { deleteContentBackward: "Backspace", deleteContentForward: "Delete", insertLineBreak: "Enter" }[event.inputType];
    if (code && !event.isComposing) {
        event.preventDefault();
        for (const type of ["keydown", "keyup"]) {
            passKey({ type, code });
        }
    }
});
