// The files kept for use without a network, and versions that are newer than this page.

function keepFiles() {
    let workers;
    try {
        workers = navigator.serviceWorker;
    } catch {
        return; // a frame may not be allowed to keep anything
    }
    if (!workers) {
        return;
    }
    // Whatever has loaded this page, the files that are kept now may be newer.
    const compare = () => workers.controller?.postMessage("version");
    workers.addEventListener("message", ({ data }) => {
        if (data !== VERSION) {
            tell("n", "");
        }
    });
    workers.addEventListener("controllerchange", compare);
    workers.register("offline.js").then((registration) => {
        compare();
        // A page that stays open for days asks too.
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden) {
                registration.update().catch(() => { /* There is no network. */ });
            }
        });
    }, () => { /* It works, if not offline. */ });
}

// They are kept once all have come: before that, they would come twice at the same time.
rest.then(keepFiles);
