// Loads the program and starts it.

async function fetched(address) {
    const response = await fetch(address);
    if (!response.ok) {
        throw new Error(response.status + " " + address);
    }
    const parts = [];
    let length = 0;
    for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) {
            break;
        }
        parts.push(value);
        length += value.length;
        progress.value = length / LENGTH;
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
    const module = await WebAssembly.compile(await fetched("recuo.wasm?v=" + VERSION));
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
    const own = query.get("lesson");
    if (own?.endsWith(".ron")) {
        bringFrom(own);
    }
}

// Another link in the same page.
window.addEventListener("hashchange", () => location.reload());

start().catch((error) => say(words.failed + error));
keepFiles();
