// In a package for learning platforms: tells the platform, in the words of SCORM 1.2, how far a learner is in the
// lesson, what was answered right at the first try, and when the lesson is done; and gets the place back from it.
"use strict";

(() => {
    // What is kept of a package is the platform's business.
    Object.defineProperty(navigator, "serviceWorker", { value: undefined });

    // The platform's functions are in a window around this one, or around the one that has opened it.
    function findApi(start) {
        for (let inner = null, outer = start; outer && outer !== inner; [inner, outer] = [outer, outer.parent]) {
            try {
                if (outer.API) {
                    return outer.API;
                }
            } catch {
                return null; // a window of another server
            }
        }
        return null;
    }
    const api = findApi(window) ?? findApi(window.opener) ?? findApi(window.top.opener);
    const lesson = new URLSearchParams(location.search).get("lesson");
    if (!api || !lesson || String(api.LMSInitialize("")) !== "true") {
        return;
    }

    const told = new Map();
    function tell(name, value) {
        if (told.get(name) !== value) {
            told.set(name, value);
            api.LMSSetValue("cmi." + name, value);
        }
    }

    const isOwn = lesson.endsWith(".ron");
    const id = lesson.replace(/\.ron$/, "");
    const wasDone = /completed|passed/.test(api.LMSGetValue("cmi.core.lesson_status"));
    const scored = Number(api.LMSGetValue("cmi.core.score.raw"));
    let isDone = wasDone;
    const step = Number(api.LMSGetValue("cmi.core.lesson_location"));
    if (!history.state && step > 0) {
        const entry = { lesson: id, course: !isOwn, own: isOwn && lesson, step, front: "0 0 0 0 0 0", depth: 0 };
        history.replaceState(entry, "");
    }

    // Progress belongs to the learner, whoever uses this browser. The platform takes 4096 characters of it.
    const PROGRESS = "recuo.progress.json";
    let progress = api.LMSGetValue("cmi.suspend_data") || null;
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.getItem = function(name) {
        return name === PROGRESS ? progress : getItem.call(this, name);
    };
    Storage.prototype.setItem = function(name, text) {
        if (name !== PROGRESS) {
            setItem.call(this, name, text);
            return;
        }
        progress = text;
        const record = JSON.parse(text);
        Object.values(record.learners ?? {}).forEach((one) => { one.lessons = { [id]: one.lessons?.[id] }; });
        const short = JSON.stringify(record);
        if (short.length <= 4096 && short !== told.get("suspend_data")) {
            tell("suspend_data", short);
            api.LMSCommit("");
        }
    };

    if (!isDone) {
        tell("core.lesson_status", "incomplete");
    }
    function report() {
        const { lesson: shown, step, stops: [reached, stops], score: [right, questions] } = JSON.parse(document.documentElement.dataset.shown);
        if (shown !== id) {
            return;
        }
        tell("core.lesson_location", String(step));
        isDone ||= reached === stops;
        const before = [told.get("core.score.raw"), told.get("core.lesson_status")].join();
        const score = Math.round(100 * right / questions);
        // A platform may keep a grade and not the answers.
        if (questions > 0 && (isDone || right > 0) && !(score < scored)) {
            tell("core.score.min", "0");
            tell("core.score.max", "100");
            tell("core.score.raw", String(score));
        }
        if (isDone && !wasDone) {
            tell("core.lesson_status", "completed");
        }
        if ([told.get("core.score.raw"), told.get("core.lesson_status")].join() !== before) {
            api.LMSCommit("");
        }
    }
    new MutationObserver(report).observe(document.documentElement, { attributeFilter: ["data-shown"] });

    const begun = Date.now();
    let isOver = false;
    function finish() {
        const seconds = Math.floor((Date.now() - begun) / 1000);
        const parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, "0"));
        tell("core.session_time", "00" + parts.join(":"));
        tell("core.exit", isDone ? "" : "suspend");
        api.LMSCommit("");
        api.LMSFinish("");
        isOver = true;
    }
    // After the page has written what is to be kept.
    window.addEventListener("load", () => window.addEventListener("pagehide", finish));
    document.addEventListener("visibilitychange", () => document.hidden && !isOver && api.LMSCommit(""));
})();
