// The page around the canvas: its size, the whole screen, and what goes on behind other tabs.

// Zooming the page or moving it to another screen changes how many pixels a point has, and often nothing
// else, of which the window library takes no notice.
function fit() {
    if (!hasStarted) {
        return;
    }
    sizeCanvas();
    wasm_exports.resize(canvas.width, canvas.height);
    importObject.env.sapp_schedule_update();
}

// Gives the canvas as many pixels as it has room for.
function sizeCanvas() {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) => Math.floor(side * devicePixelRatio));
    if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
    }
}
window.addEventListener("resize", fit);

function watchPixels() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
        fit();
        watchPixels();
    }, { once: true });
}
watchPixels();

// The browser fills the screen by itself when its own key is pressed.
let isBrowserFilling = false;

function fillScreen(isWanted) {
    if (isWanted && !isBrowserFilling && !document.fullscreenElement) {
        // A phone may not know how, and a frame may not be allowed to.
        document.documentElement.requestFullscreen?.().catch(() => {});
    } else if (!isWanted && document.fullscreenElement) {
        document.exitFullscreen().catch(() => {});
    }
}
document.addEventListener("fullscreenchange", () => {
    if (!document.fullscreenElement) {
        tell("f", "");
    }
});

// Behind other tabs there are no pictures to paint, but what is waited for goes on.
let isProducing = false;
const turn = new MessageChannel();
turn.port1.onmessage = showFrame;

function scheduleFrame(withNextPicture) {
    if (document.hidden && isProducing) {
        turn.port2.postMessage(null);
    } else {
        withNextPicture();
    }
}

// What is to be kept is written when the page is left, of which there is no later sign.
function leave() {
    if (hasStarted) {
        tell("q", "");
        showFrame();
    }
}
window.addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => document.hidden && leave());
