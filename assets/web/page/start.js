// Starts the program.

// Loads what the first picture does without, among it the words for troubles.
function loadLater(more) {
    window.recuo = { VERSION, language, query, isFramed, tell, showFrame, say, kept, aloud, wishes, mirror, arrived, ...more };
    const later = document.createElement("script");
    later.src = "later.js?v=" + VERSION;
    document.head.append(later);
}

// Says why the page cannot go on.
function explain(what, more = "") {
    if (window.recuo) {
        recuo.explain?.(what, more);
    } else {
        loadLater({ trouble: [what, more] });
    }
}

async function start() {
    if (location.protocol === "file:") {
        return explain("file");
    }
    if (typeof WebAssembly !== "object") {
        return explain("wasm");
    }
    // What the program paints on takes time to make, which it has while the program comes.
    sizeCanvas();
    if (!canvas.getContext("webgl")) {
        return explain("webgl");
    }
    init_webgl(1);
    keepContext();
    register_plugins(plugins);
    const others = [...Object.keys(WORDS), PORTUGAL].filter((other) => !spoken.includes(other));
    const loadRest = () => Promise.all([REST, ...others.map(wordsOf)].map(loadTexts)).catch(() => { /* They are asked for again when they are needed. */ });
    const early = isFirstVisit ? undefined : loadRest();
    const first = Promise.all([START, ...spoken.map(wordsOf)].map(loadTexts));
    const module = await compiled();
    const rest = early ?? loadRest();
    await first;
    await early;
    const instance = await WebAssembly.instantiate(module, importObject);
    wasm_memory = instance.exports.memory;
    // Without graphics there is nothing to paint on. What the program asks for may bring events that want
    // a frame while one is being made.
    let isBusy = false;
    const frame = () => {
        if (!isLost && !isBusy) {
            isBusy = true;
            instance.exports.frame();
            isBusy = false;
        }
    };
    wasm_exports = { ...instance.exports, frame };
    instance.exports.main();
    hasStarted = true;
    // The library's own ways with these are not those of the program.
    canvas.onkeydown = canvas.onkeyup = canvas.onkeypress = window.onresize = null;
    fit();
    // Until it is clicked, a frame leaves the focus and the place of the page around it alone.
    canvas.tabIndex = 0;
    if (!isFramed) {
        takeKeys();
    }
    loadLater({ rest });
    await rest;
}

// Another link in the same page. Entries of its history have a state.
window.addEventListener("hashchange", () => history.state || location.reload());

start().catch((error) => {
    say(words.failed + error);
    if (origin === "null") {
        explain("sandbox");
    }
});
