// What was pasted, dropped or picked.

// The window library takes drops too, and cuts accents out of names.
function take(event, data) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const text = data.getData("text");
    if (!hasStarted) {
        return;
    }
    if (data.files.length > 0) {
        bring(data.files);
    } else if (text !== "") {
        tell("v", text);
    }
}
window.addEventListener("paste", (event) => take(event, event.clipboardData), { capture: true });
window.addEventListener("drop", (event) => take(event, event.dataTransfer), { capture: true });

// More of a file than the program takes is not even read: the output of a program with ten million steps.
const LONGEST = 256 * 2 ** 20;
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

// A file at an address: of a lesson, of puzzles.
async function bringFrom(address) {
    const name = address.split("/").pop();
    try {
        const response = await fetch(address);
        if (!response.ok) {
            throw new Error(response.status);
        }
        bring([new File([await response.blob()], name)]);
    } catch {
        tell("u", name);
    }
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
