// What the program asks, in the order of its questions. An answer is a text, or null for none.
const answers = [
    // What follows ? in the address, decoded: a name and a value a line.
    () => [...query, ...entry?.course ? [["lesson", entry.lesson], ["left", entry.step]] : []]
        .map(([name, value]) => name + "=" + value).join("\n"),
    // The reader's languages.
    () => navigator.languages.join(","),
    // What was kept under a name.
    kept,
    // Keep a text: name, line end, text.
    (text) => {
        const end = text.indexOf("\n");
        try {
            localStorage.setItem("recuo." + text.slice(0, end), text.slice(end + 1));
            return "";
        } catch {
            return null;
        }
    },
    // What the window shows, in figures.
    (text) => {
        const shown = JSON.parse(text);
        document.documentElement.lang = shown.language;
        document.documentElement.dataset.theme = shown.theme;
        document.title = shown.title;
        document.documentElement.dataset.shown = text;
        isProducing = shown.producing;
        loading.hidden = true;
        return "";
    },
    // The page's address.
    () => location.origin + location.pathname,
    // What follows # in it.
    () => entry ? !entry.own && entry.link || "" : fragment(),
    // Put a text on the clipboard. The old way answers at once and works without a certificate.
    (text) => {
        typing.readOnly = true; // or a phone would show its keyboard
        typing.value = text;
        typing.select();
        const wasTaken = document.execCommand("copy");
        typing.value = "";
        typing.readOnly = false;
        takeKeys();
        if (wasTaken) {
            return "";
        }
        navigator.clipboard?.writeText(text).catch(() => tell("x", ""));
        return navigator.clipboard ? "" : null;
    },
    // Hand over what the clipboard holds.
    () => {
        navigator.clipboard?.readText?.()
            .then((text) => tell("v", text), () => { /* The reader says no: the keys still paste. */ });
        return "";
    },
    // Let the reader choose a file.
    () => {
        document.getElementById("picker").click();
        return "";
    },
    // Where something is being typed; nothing when nothing is.
    (caret) => {
        isTyping = caret !== "";
        if (isTyping) {
            const [left, top, height] = caret.split(" ");
            typing.style.left = left + "px";
            typing.style.top = top + "px";
            typing.style.height = height + "px";
        } else {
            typing.value = "";
        }
        if (document.hasFocus() && !mirror.contains(document.activeElement)) {
            takeKeys();
        }
        return "";
    },
    // What has happened since the last time.
    () => {
        const all = happened.join(SEPARATOR);
        happened.length = 0;
        return all;
    },
    // What each widget is called, and where it is.
    (text) => {
        document.documentElement.dataset.widgets = text;
        return "";
    },
    // What the reader has asked of all programs.
    wishes,
    // Tab has gone past the last widget, or back past the first.
    () => {
        hasLeft = true;
        return "";
    },
    // Load the page again.
    () => {
        setTimeout(() => location.reload()); // not in the middle of a frame
        return "";
    },
    // Open an address in a page of its own.
    (address) => window.open(address, "_blank") ? "" : null,
    // A text that comes with the program.
    bundled,
    // What has changed in the document.
    (change) => {
        showDocument(change);
        return "";
    },
    // Read aloud what happens, or do not.
    () => {
        recuo.readAloud();
        return "";
    },
];

// What has happened that the window library does not tell, until the program asks for it.
const SEPARATOR = "\u{1E}";
const happened = [];

function tell(kind, text) {
    happened.push(kind + text.replaceAll(SEPARATOR, "").replaceAll("\0", ""));
    if (hasStarted) {
        importObject.env.sapp_schedule_update();
    }
}

// Shows a frame at once, instead of with the screen's next picture.
function showFrame() {
    if (hasStarted) {
        wasm_exports.frame();
    }
}

// What follows # in the address. Not every program that hands links on leaves their characters alone.
function fragment() {
    try {
        return decodeURIComponent(location.hash.slice(1));
    } catch {
        return location.hash.slice(1);
    }
}

const WISHES = {
    calm: "(prefers-reduced-motion: reduce)",
    dark: "(prefers-color-scheme: dark)",
    contrast: "(prefers-contrast: more), (forced-colors: active)",
    fingers: "(pointer: coarse)",
    touch: "not all and (any-pointer: fine)",
};

// Whether there is a voice that reads aloud, and whether it does.
const aloud = new Set();

function wishes() {
    return [...Object.keys(WISHES).filter((name) => matchMedia(WISHES[name]).matches), ...aloud].join(" ");
}

for (const media of Object.values(WISHES)) {
    matchMedia(media).addEventListener("change", () => tell("w", wishes()));
}

let answer = new Uint8Array();

miniquad_add_plugin({
    name: "recuo",
    version: 1,
    register_plugin: (imports) => {
        // The window library would empty the clipboard whenever the keys for copying are pressed.
        imports.env.sapp_set_clipboard = () => {};
        imports.env.sapp_set_fullscreen = fillScreen;
        const schedule = imports.env.sapp_schedule_update;
        imports.env.sapp_schedule_update = () => scheduleFrame(schedule);
        // The context is made before the program comes.
        imports.env.init_webgl = () => {};
        imports.env.recuo_ask = (what, text, length) => {
            const bytes = new Uint8Array(wasm_memory.buffer, text, length);
            const found = answers[what](new TextDecoder().decode(bytes));
            if (found === null) {
                return -1;
            }
            answer = new TextEncoder().encode(found);
            return answer.length;
        };
        imports.env.recuo_take = (into) => {
            new Uint8Array(wasm_memory.buffer, into, answer.length).set(answer);
        };
        imports.env.recuo_download = (name, nameLength, bytes, length) => {
            const link = document.createElement("a");
            link.download = new TextDecoder().decode(new Uint8Array(wasm_memory.buffer, name, nameLength));
            link.href = URL.createObjectURL(new Blob([new Uint8Array(wasm_memory.buffer, bytes, length)]));
            link.click();
            // The browser takes the file out some time after the click.
            setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        };
    },
});
