// The entries of the tab's history: one for each lesson, and one for whatever is open over it. What an entry shows is
// its state, so that a reload, Back and Forward show it again. Each tab has its own, and keeps them when a phone throws
// the page away to get its memory.

// Browsers let a page write about three times a second.
const PAUSE = 400;

// Nothing is open over the boards.
const NOTHING = "0 0 0 0 0 0";

// The lesson at an address that was opened last: its address, its id once it has come, and the entry to show then.
let own = null;
let ownId = null;
let arriving = null;
// Its step, if it could not be loaded: another lesson is shown in its place.
let missing = null;

// What the program showed last. Until something else is opened, it takes the place of what an entry said.
let current = null;
let isArriving = true;
let isGoingBack = false;
let timer;
let written = 0;

function shownNow() {
    const { lesson, course, link, step, front } = JSON.parse(document.documentElement.dataset.shown);
    const depth = front.split(" ").filter(Number).length;
    const isOwn = lesson === ownId;
    return { lesson, course: course && !isOwn, link, step: isOwn && missing || step, front, depth, own: isOwn && own };
}

// A puzzle is the same at another step, and on other boards.
const puzzleOf = ({ course, link }) => course ? "" : link?.split(";").slice(1, 3).join();
const isSame = (one, other) => one.lesson === other.lesson && puzzleOf(one) === puzzleOf(other);

function addressOf({ lesson, course, own }) {
    const kept = new URLSearchParams(location.search);
    ["lesson", "step", "view"].forEach((name) => kept.delete(name));
    if (course || own) {
        kept.set("lesson", own || lesson);
    }
    return `${location.pathname}?${kept}`;
}

function write(shown = current) {
    clearTimeout(timer);
    timer = undefined;
    written = Date.now();
    history.replaceState(shown, "");
}

function writeSoon() {
    timer ??= setTimeout(() => write(), Math.max(written + PAUSE - Date.now(), 0));
}

// The file that is waited for has been opened, or cannot be: then what is shown stands for it, until a reload.
function arrive(id) {
    ownId = id;
    const { step, front } = arriving;
    [arriving, isArriving] = [null, true];
    tell("b", `${front} ${missing ? "-" : step} - -`);
}

function note() {
    if (arriving && isSame(shownNow(), current)) {
        return;
    }
    if (arriving) {
        arrive(shownNow().lesson);
    }
    const [before, now] = [current, shownNow()];
    current = now;
    if (isGoingBack) {
        return;
    }
    if (isFramed) {
        // New entries would be those of the page around it.
        writeSoon();
        return;
    }
    if (!history.state || isArriving && !isSame(now, history.state)) {
        history.replaceState({ ...now, front: NOTHING, depth: 0 }, "");
    }
    isArriving = false;
    const { depth, front } = history.state;
    if (timer && isSame(before, history.state) && (!isSame(now, before) || now.depth > depth)) {
        // The entry that is left says at which step.
        write({ ...before, front, depth });
    }
    if (!isSame(now, history.state)) {
        // What it was chosen in gives way to it.
        history[depth > 0 ? "replaceState" : "pushState"](now, "", addressOf(now));
    } else if (now.depth > depth) {
        history.pushState(now, "");
    } else if (now.depth < depth) {
        isGoingBack = true;
        history.back();
    } else {
        writeSoon();
    }
}

// Opens the lesson at an address, or says that it cannot be loaded.
async function bringOwn(entry) {
    own = entry.own;
    arriving = entry;
    missing = null;
    let address = own;
    try {
        address = new URL(own, location).href;
        const response = await fetch(address);
        if (!response.ok) {
            throw new Error(response.status);
        }
        await recuo.bring([new File([await response.blob()], new URL(address).pathname.split("/").pop())]);
    } catch {
        missing = String(entry.step);
        arrive(current.lesson);
        tell("l", address);
    }
}

// Has the program show what an entry says.
function show(entry) {
    const isOther = !isSame(entry, current);
    isArriving = true;
    if (isOther && entry.own) {
        bringOwn(entry);
        return;
    }
    const { front, step, lesson, course, link } = entry;
    tell("b", [front, isOther ? step : "-", isOther && course ? lesson : "-", isOther && link || "-"].join(" "));
    showFrame();
    note();
}

window.addEventListener("popstate", ({ state }) => {
    // Another link in the same page has no state, and loads the page again.
    if (isGoingBack) {
        isGoingBack = false;
        note();
    } else if (state) {
        show(state);
    }
});
window.addEventListener("beforeunload", () => timer && write());
document.addEventListener("visibilitychange", () => timer && write());

// The first picture shows what the address asks for, or the lesson and step of the entry.
function begin() {
    current = shownNow();
    const asked = query.get("lesson");
    if (history.state?.own || !history.state && /\.ron$|:\/\//.test(asked)) {
        bringOwn(history.state ?? { own: asked, front: NOTHING, step: query.get("step") ?? "-" });
    } else if (history.state) {
        show(history.state);
    } else {
        note();
    }
}

new MutationObserver(() => current ? note() : begin()).observe(document.documentElement, { attributeFilter: ["data-shown"] });
if (document.documentElement.dataset.shown) {
    begin();
}
