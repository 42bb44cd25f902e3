// What the page says by itself: while it loads, and when it cannot go on. Runs after gl.js, the script of
// the window library, whose globals (canvas, importObject, wasm_exports …) all of these files use.
"use strict";

// The build puts in what it has built.
const VERSION = "BUILT_VERSION";
const LENGTH = Number("BUILT_LENGTH");

const WORDS = {
    en: {
        loading: "Loading…",
        failed: "The program could not be loaded: ",
        lost: "The browser has taken the graphics away, and should bring them back in a moment. If it does not, reload the page.",
    },
    pt: {
        loading: "Um momento…",
        failed: "Não foi possível carregar o programa: ",
        lost: "O navegador retirou os gráficos e deve devolvê-los daqui a pouco. Se isso não acontecer, recarregue a página.",
    },
    es: {
        loading: "Cargando…",
        failed: "No se ha podido cargar el programa: ",
        lost: "El navegador ha retirado los gráficos y debería devolverlos en un momento. Si no lo hace, recargue la página.",
    },
};

// What was kept under a name. A browser may refuse to keep anything.
function kept(name) {
    try {
        return localStorage.getItem("recuo." + name);
    } catch {
        return null;
    }
}

// The settings of last time, for what is seen before the program reads them.
function keptSettings() {
    try {
        return JSON.parse(kept("settings.json")) ?? {};
    } catch {
        return {};
    }
}

const settings = keptSettings();
const query = new URLSearchParams(location.search);
// What the program showed before a reload; nothing in a new page.
const entry = history.state;

const tags = [query.get("lang"), settings.language, ...navigator.languages].filter((tag) => typeof tag === "string");
const tag = tags.find((tag) => tag.slice(0, 2).toLowerCase() in WORDS) ?? "en";
const language = tag.slice(0, 2).toLowerCase();
const words = WORDS[language];
// Where Portuguese is written as in Portugal, Portugal's words stand where they differ from Brazil's.
const PORTUGAL = "pt-PT";
const spoken = /^pt.*[-_](PT|AO|MZ|CV|GW|ST|GQ)\b/i.test(tag) ? [language, PORTUGAL] : [language];
document.documentElement.lang = spoken.at(-1);
document.documentElement.dataset.theme = query.get("theme") ?? settings.theme ?? "";

const loading = document.getElementById("loading");
const message = document.getElementById("message");
const progress = document.getElementById("progress");

function say(text) {
    message.textContent = text;
    progress.hidden = text !== words.loading;
    loading.hidden = false;
}

// The first lesson can be read while the program comes, if that is what it will open.
const isFirstVisit = !entry && location.hash === "" && !query.has("lesson") && kept("progress.json") === null;
document.getElementById("first").hidden = !isFirstVisit;
say(words.loading);

let hasStarted = false;

// Once the program runs, only what ends it is told: extensions of the browser make mistakes too.
window.addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) {
        explain("stopped", event.message);
    } else if (!hasStarted) {
        say(words.failed + event.message);
    }
});

if (typeof miniquad_add_plugin !== "function") {
    throw new Error("gl.js");
}
