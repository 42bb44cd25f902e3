// Files on their way into the program, and its picture on its way onto paper.

// More of a file than the program takes is not even read: the output of a program with ten million steps.
const LONGEST = 256 * 2 ** 20;
const picker = document.getElementById("picker");
picker.addEventListener("change", () => {
    recuo.bring(picker.files);
    picker.value = "";
});

function given(bytes) {
    const place = wasm_exports.allocate_vec_u8(bytes.length);
    new Uint8Array(wasm_memory.buffer, place, bytes.length).set(bytes);
    return [place, bytes.length];
}

// Hands files over as the window library does, but with whole names, and never half of them.
recuo.bring = async (list) => {
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
};

arrived.forEach((files) => recuo.bring(files));

// What a canvas shows is not on paper unless it was painted just now.
window.addEventListener("beforeprint", () => {
    const printed = document.getElementById("printed");
    printed.width = canvas.width;
    printed.height = canvas.height;
    showFrame();
    printed.getContext("2d").drawImage(canvas, 0, 0);
});
