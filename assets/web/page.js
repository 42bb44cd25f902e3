// The page around the program: loads it, says how far that is or why it cannot be, and answers what the
// program asks. Runs after gl.js, whose globals (canvas, importObject, wasm_exports …) it uses.
"use strict";

const WORDS = {
    en: {
        loading: "Loading…",
        file: "Browsers do not let a page that is opened straight from a folder load the program. Serve the folder, for example with: python3 -m http.server",
        wasm: "This browser cannot run WebAssembly. A current Firefox, Chrome, Edge or Safari can.",
        webgl: "This browser offers no WebGL, which draws the boards. It may be switched off in the settings, or need a newer graphics driver.",
        failed: "The program could not be loaded: ",
        stopped: "The program has stopped: ",
    },
    pt: {
        loading: "A carregar…",
        file: "Os navegadores não deixam que uma página aberta diretamente de uma pasta carregue o programa. Sirva a pasta, por exemplo com: python3 -m http.server",
        wasm: "Este navegador não executa WebAssembly. Um Firefox, Chrome, Edge ou Safari atual consegue.",
        webgl: "Este navegador não oferece WebGL, que desenha os tabuleiros. Pode estar desligado nas definições ou precisar de um controlador gráfico mais recente.",
        failed: "Não foi possível carregar o programa: ",
        stopped: "O programa parou: ",
    },
    es: {
        loading: "Cargando…",
        file: "Los navegadores no permiten que una página abierta directamente desde una carpeta cargue el programa. Sirva la carpeta, por ejemplo con: python3 -m http.server",
        wasm: "Este navegador no ejecuta WebAssembly. Un Firefox, Chrome, Edge o Safari actual puede.",
        webgl: "Este navegador no ofrece WebGL, que dibuja los tableros. Puede estar desactivado en los ajustes o necesitar un controlador gráfico más reciente.",
        failed: "No se ha podido cargar el programa: ",
        stopped: "El programa se ha detenido: ",
    },
};

const asked = new URLSearchParams(location.search).get("lang");
const tags = [asked, ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());
const language = tags.find((tag) => tag in WORDS) ?? "en";
const words = WORDS[language];
document.documentElement.lang = language;

const loading = document.getElementById("loading");
const message = document.getElementById("message");
const progress = document.getElementById("progress");

function say(text) {
    message.textContent = text;
    progress.hidden = text !== words.loading;
    loading.hidden = false;
}

say(words.loading);

// What the program asks, in the order of its questions. An answer is a text, or null for none.
const answers = [
    // What follows ? in the address.
    () => location.search.slice(1),
    // The reader's languages.
    () => navigator.languages.join(","),
    // What was kept under a name. A browser may refuse to keep anything.
    (name) => {
        try {
            return localStorage.getItem("recuo." + name);
        } catch {
            return null;
        }
    },
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
    // What the window shows.
    (text) => {
        const shown = JSON.parse(text);
        document.documentElement.lang = shown.language;
        document.title = shown.title;
        document.documentElement.dataset.shown = text;
        if (!shown.playing) {
            document.getElementById("said").textContent = shown.sentences.join(" ");
        }
        loading.hidden = true;
        return "";
    },
    // The page's address.
    () => location.origin + location.pathname,
    // What follows # in it. Not every program that hands links on leaves their characters alone.
    () => {
        try {
            return decodeURIComponent(location.hash.slice(1));
        } catch {
            return location.hash.slice(1);
        }
    },
    // Put a text on the clipboard. The old way answers at once and works without a certificate.
    (text) => {
        typing.readOnly = true; // or a phone would show its keyboard
        typing.value = text;
        typing.select();
        const wasTaken = document.execCommand("copy");
        typing.value = "";
        typing.readOnly = false;
        takeKeys();
        if (!wasTaken) {
            navigator.clipboard?.writeText(text).catch(() => { /* The browser says no. */ });
        }
        return wasTaken || navigator.clipboard ? "" : null;
    },
    // Hand over what the clipboard holds.
    () => {
        navigator.clipboard?.readText?.()
            .then((text) => tell("v", text), () => { /* The reader says no: the keys still paste. */ });
        return "";
    },
    // Let the reader choose a file.
    () => {
        picker.click();
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
        takeKeys();
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
    // Whether the reader wants nothing to move.
    () => matchMedia("(prefers-reduced-motion: reduce)").matches ? "" : null,
];

// What has happened that the window library does not tell, until the program asks for it.
const SEPARATOR = "\u{1E}";
const happened = [];

function tell(kind, text) {
    happened.push(kind + text.replaceAll(SEPARATOR, "").replaceAll("\0", ""));
    importObject.env.sapp_schedule_update();
}

let answer = new Uint8Array();

miniquad_add_plugin({
    name: "recuo",
    version: 1,
    register_plugin: (imports) => {
        // The window library would empty the clipboard whenever the keys for copying are pressed.
        imports.env.sapp_set_clipboard = () => {};
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

async function fetched(address) {
    const response = await fetch(address);
    if (!response.ok) {
        throw new Error(response.status + " " + address);
    }
    const size = Number(response.headers.get("x-size") ?? response.headers.get("content-length"));
    const parts = [];
    let length = 0;
    for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) {
            break;
        }
        parts.push(value);
        length += value.length;
        if (size >= length) {
            progress.value = length / size;
        } else {
            progress.removeAttribute("value");
        }
    }
    return new Blob(parts).arrayBuffer();
}

async function start() {
    if (location.protocol === "file:") {
        return say(words.file);
    }
    if (typeof WebAssembly !== "object") {
        return say(words.wasm);
    }
    const probe = document.createElement("canvas");
    if (!probe.getContext("webgl2") && !probe.getContext("webgl")) {
        return say(words.webgl);
    }
    register_plugins(plugins);
    const module = await WebAssembly.compile(await fetched("recuo.wasm"));
    const instance = await WebAssembly.instantiate(module, importObject);
    wasm_memory = instance.exports.memory;
    wasm_exports = instance.exports;
    instance.exports.main();
    takeKeys();
}

// Text is typed into a field of the page while the program has one with the focus: only there does
// the browser compose accents and show a keyboard. What it makes of the keys is told at once and taken
// out again; keys that type nothing go to the program as they are.
const typing = document.getElementById("typing");
let isTyping = false;

function takeKeys() {
    (isTyping ? typing : canvas).focus({ preventScroll: true });
}

function passKey(event) {
    const modifiers = (event.shiftKey ? SAPP_MODIFIER_SHIFT : 0) | (event.altKey ? SAPP_MODIFIER_ALT : 0)
        | (event.ctrlKey || event.metaKey ? SAPP_MODIFIER_CTRL : 0);
    const key = into_sapp_keycode(event.code || event.key);
    if (happened.length > 0) {
        wasm_exports.frame(); // what was typed before this key comes before it
    }
    if (event.type === "keydown") {
        wasm_exports.key_down(key, modifiers, event.repeat);
    } else {
        wasm_exports.key_up(key, modifiers);
    }
}

typing.addEventListener("keydown", (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const types = event.key.length === 1 && !isCommand;
    if (event.isComposing || event.keyCode === 229 || event.key === "Dead" || event.key === "Unidentified" || types) {
        return;
    }
    passKey(event);
    // The browser pastes by itself, and keeps the keys that the field has no use for.
    const isLetter = event.key.length === 1;
    const isPaste = event.shiftKey && event.code === "Insert";
    if (isLetter ? ["a", "c", "x", "y", "z", "o"].includes(event.key.toLowerCase()) : !isPaste && !/^F\d/.test(event.code)) {
        event.preventDefault();
    }
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

// Browsers open files, ask for permission and show keyboards only while an event of the reader's is
// being handled: so the program answers at once.
for (const type of ["mouseup", "touchend", "keydown"]) {
    window.addEventListener(type, () => wasm_exports?.frame?.());
}

// What was pasted or dropped. The window library takes drops too, and cuts accents out of names.
function take(event, data) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const text = data.getData("text");
    if (!wasm_exports) {
        return; // still loading
    }
    if (data.files.length > 0) {
        bring(data.files);
    } else if (text !== "") {
        tell("v", text);
    }
}
window.addEventListener("paste", (event) => take(event, event.clipboardData), { capture: true });
window.addEventListener("drop", (event) => take(event, event.dataTransfer), { capture: true });

// More of a file than the program takes is not even read.
const LONGEST = 8 * 2 ** 20;
const picker = document.getElementById("picker");
picker.addEventListener("change", () => {
    bring(picker.files);
    picker.value = "";
});

function given(bytes) {
    const place = wasm_exports.allocate_vec_u8(bytes.length);
    new Uint8Array(wasm_memory.buffer, place, bytes.length).set(bytes);
    return [place, bytes.length];
}

// Hands files over as the window library does, but with whole names, and never half of them.
async function bring(list) {
    const files = [...list]; // the browser empties its list meanwhile
    const read = await Promise.allSettled(files.map((file) => file.slice(0, LONGEST + 1).arrayBuffer()));
    wasm_exports.on_files_dropped_start();
    files.forEach((file, number) => {
        if (read[number].status === "fulfilled") {
            wasm_exports.on_file_dropped(...given(new TextEncoder().encode(file.name)), ...given(new Uint8Array(read[number].value)));
        } else {
            tell("u", file.name);
        }
    });
    wasm_exports.on_files_dropped_finish();
    importObject.env.sapp_schedule_update(); // for files alone the library would not wake up
}

// Whatever is clicked beside it, keys belong to the program.
window.addEventListener("pointerdown", takeKeys);
canvas.addEventListener("mousedown", (event) => event.preventDefault());
// A menu of the browser's own would cover the one that the program opens.
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
// The program takes these keys, which would scroll the page or leave it.
canvas.addEventListener("keydown", (event) => {
    const isOpen = event.code === "KeyO" && (event.ctrlKey || event.metaKey);
    if (isOpen || ["PageUp", "PageDown", "Home", "End", "F11"].includes(event.code)) {
        event.preventDefault();
    }
});
// Zooming the page or moving it to another screen changes how many pixels a point has.
function watchPixels() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
        window.dispatchEvent(new Event("resize"));
        watchPixels();
// Enlarging the page leaves the canvas as many pixels as before, of which the library takes no notice.
window.addEventListener("resize", () => wasm_exports?.resize?.(canvas.width, canvas.height));
    }, { once: true });
}
watchPixels();
// Another link in the same page.
window.addEventListener("hashchange", () => location.reload());

window.addEventListener("error", (event) => say(words.stopped + event.message));
window.addEventListener("unhandledrejection", (event) => say(words.failed + event.reason));
if ("serviceWorker" in navigator && location.protocol !== "file:") {
    navigator.serviceWorker.register("offline.js").catch(() => { /* It works, if not offline. */ });
}
start();
