// The mouse and fingers. The window library takes them on the canvas; here is what it leaves out.

// In another page the reader may want to scroll that page.
const isFramed = window.parent !== window;

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

// A drag goes on outside, and ends there. Whatever is clicked beside the canvas, keys belong to the program.
window.addEventListener("pointerdown", (event) => {
    isWalking = false;
    takeKeys();
    if (event.target === canvas && event.pointerType === "mouse") {
        canvas.setPointerCapture(event.pointerId);
    }
});
// In a frame the wheel scrolls the page around it until the program is clicked.
canvas.addEventListener("wheel", (event) => {
    if (isFramed && !document.hasFocus()) {
        event.stopImmediatePropagation();
    }
});
canvas.addEventListener("mousedown", (event) => event.preventDefault());
// A menu of the browser's own would cover the one that the program opens.
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
