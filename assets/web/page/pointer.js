// The mouse and fingers. The window library takes them on the canvas; here is what it leaves out.

// In another page the reader may want to scroll that page: until the program is clicked or tapped, a frame
// leaves the wheel and fingers to the page around it.
const isFramed = window.parent !== window;
document.documentElement.classList.toggle("framed", isFramed);
const isAside = () => isFramed && !document.hasFocus();

// Browsers open files, ask for permission and show keyboards only while an event of the reader's is
// being handled: so the program answers at once.
for (const type of ["mouseup", "touchend"]) {
    window.addEventListener(type, showFrame);
}

// The window library cancels every touch event. Browsers warn of that if an event can no longer be cancelled.
for (const type of ["touchstart", "touchmove", "touchend"]) {
    window.addEventListener(type, (event) => {
        if (!event.cancelable) {
            event.preventDefault = () => {};
        }
    }, { capture: true, passive: true });
}

// Whether the fingers on the canvas are those of the page around it, and whether they may yet be one that taps.
let isAround = false;
let mayTap = false;

function leaveTouch(event) {
    if (event.type === "touchstart") {
        const isFirst = event.touches.length === 1;
        isAround = isFirst ? isAside() : isAround;
        mayTap = isFirst && event.target === canvas;
    }
    if (!isAround) {
        return;
    }
    if (event.type !== "touchend" || !mayTap) {
        event.stopPropagation();
        return;
    }
    // A tap wakes the program, which has not seen its start. The library tells it the end.
    takeKeys();
    const [{ identifier, clientX, clientY }] = event.changedTouches;
    const { x, y } = mouse_relative_position(clientX, clientY);
    wasm_exports.touch(SAPP_EVENTTYPE_TOUCHES_BEGAN, identifier, x, y);
    showFrame();
}
for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    window.addEventListener(type, leaveTouch, { capture: true, passive: true });
}
// The browser has begun to scroll.
window.addEventListener("pointercancel", () => mayTap = false);

// A drag goes on outside, and ends there. Whatever is clicked beside the canvas, keys belong to the program.
window.addEventListener("pointerdown", (event) => {
    isWalking = false;
    if (event.pointerType !== "touch" || !isAside()) {
        takeKeys();
    }
    if (event.target === canvas && event.pointerType === "mouse") {
        canvas.setPointerCapture(event.pointerId);
    }
});
canvas.addEventListener("wheel", (event) => {
    if (isAside()) {
        event.stopImmediatePropagation();
    }
});
canvas.addEventListener("mousedown", (event) => event.preventDefault());
// A menu of the browser's own would cover the one that the program opens.
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
