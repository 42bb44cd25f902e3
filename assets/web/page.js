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
];

let answer = new Uint8Array();

miniquad_add_plugin({
    name: "recuo",
    version: 1,
    register_plugin: (imports) => {
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
    canvas.focus();
}

// Whatever is clicked beside it, keys belong to the program.
window.addEventListener("pointerdown", () => canvas.focus());
// A menu of the browser's own would cover the one that the program opens.
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
// The program takes these keys, which would scroll the page or leave it.
canvas.addEventListener("keydown", (event) => {
    if (["PageUp", "PageDown", "Home", "End", "F11"].includes(event.code)) {
        event.preventDefault();
    }
});
// Zooming the page or moving it to another screen changes how many pixels a point has.
function watchPixels() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
        window.dispatchEvent(new Event("resize"));
        watchPixels();
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
