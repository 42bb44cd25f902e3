// The page as one among others: what stays the browser's, and what may go wrong around it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { blank, click, close, open, picture, place, shown, start, stop, until } from "./drive.js";

let server;

before(async () => {
    ({ server } = await start());
});

after(stop);

const focusedName = (page) => page.evaluate(() => document.activeElement?.id ?? null);

// Which keys the page keeps from the browser.
const note = (page) => page.evaluate(() => {
    window.taken = {};
    window.addEventListener("keydown", (event) => setTimeout(() => { window.taken[(event.altKey ? "Alt+" : "") + (event.ctrlKey ? "Ctrl+" : "") + (event.metaKey ? "Meta+" : "") + event.key] = event.defaultPrevented; }), { capture: true });
});
const press = (page, key) => page.evaluate((init) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })), key);

test("keys of the browser stay the browser's", async () => {
    const page = await open();
    await note(page);
    const keys = ["F1", "F3", "F5", "F6", "F7", "F12"].map((key) => ({ key, code: key }));
    keys.push({ key: "ArrowLeft", code: "ArrowLeft", altKey: true }, { key: "ArrowRight", code: "ArrowRight", altKey: true });
    for (const letter of ["r", "f", "t", "w", "p", "l", "d"]) {
        keys.push({ key: letter, code: "Key" + letter.toUpperCase(), ctrlKey: true }, { key: letter, code: "Key" + letter.toUpperCase(), metaKey: true });
    }
    for (const key of keys) {
        await press(page, key);
    }
    await press(page, { key: "ArrowRight", code: "ArrowRight" });
    await until(page, "one step, and nothing else", (now) => now.steps[0] === 1);
    const taken = await page.evaluate(() => window.taken);
    assert.deepEqual(Object.keys(taken).filter((key) => taken[key]), ["ArrowRight"]);
    assert.equal(Object.keys(taken).length, keys.length + 1);
    await close(page);
});

test("on a Mac the commands have ⌘, and letters with it are no keys of their own", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] }, "?lang=en&lesson=first-moves&widgets");
    for (const letter of ["C", "R", "F", "P", "N"]) {
        await page.keyboard.press("Meta+" + letter);
    }
    const now = await shown(page);
    assert.deepEqual([now.steps[0], now.playing, now.presenting], [0, false, false]);
    await until(page, "that the board was copied", (now) => now.notice?.includes("board"));
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "1..2.2.4......23");
    await page.keyboard.press("Meta+o");
    await until(page, "the dialog", (now) => now.opening !== null);
    await page.keyboard.insertText("1...");
    await page.keyboard.press("Meta+a");
    await page.keyboard.press("Meta+x");
    await until(page, "an empty field", (now) => now.opening === "");
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "1...");
    await close(page);
});

test("Tab goes through the widgets and leaves at the ends; arrows step meanwhile", async () => {
    const page = await open();
    const tab = async (key) => {
        await page.evaluate(() => window.addEventListener("keydown", (event) => setTimeout(() => { window.tab = event.defaultPrevented; }), { once: true }));
        await page.evaluate((shiftKey) => document.getElementById("glcanvas").dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", code: "Tab", shiftKey, bubbles: true, cancelable: true })), key === "Shift+Tab");
        return page.waitForFunction(() => { const taken = window.tab; window.tab = undefined; return taken === undefined ? null : [taken]; }).then((found) => found.jsonValue()).then(([taken]) => taken);
    };
    assert.equal(await tab("Shift+Tab"), false, "nothing lies before nothing");
    assert.equal(await tab("Tab"), true);
    await page.keyboard.press("ArrowRight");
    await until(page, "step 1", (now) => now.steps[0] === 1);
    await page.keyboard.press("ArrowLeft");
    await until(page, "step 0", (now) => now.steps[0] === 0);
    assert.equal(await tab("Shift+Tab"), false, "back past the first");
    let count = 0;
    while (await tab("Tab")) {
        count += 1;
        assert.ok(count < 200, "it never leaves");
    }
    assert.ok(count > 10, `${count} widgets`);
    await close(page);
});

test("letters are where the keyboard has them", async () => {
    const page = await open();
    // On a French keyboard Q is where A is elsewhere, and on a Greek one there are no Latin letters.
    await press(page, { key: "q", code: "KeyA" });
    await until(page, "questions", (now) => now.asking);
    await press(page, { key: "ξ", code: "KeyQ" });
    await until(page, "no questions", (now) => !now.asking);
    await close(page);
});

test("a graphics context that is lost comes back as it was", async () => {
    const page = await open({}, "?lang=en&lesson=first-program&step=120");
    await until(page, "the step", (now) => now.steps[0] === 120);
    // Something of every kind has been painted by now, and the texture with the letters has grown.
    await page.keyboard.press("ArrowRight");
    await until(page, "the next step", (now) => now.steps[0] === 121);
    const settled = () => page.evaluate(() => new Promise((next) => setTimeout(next, 1500)));
    for (const time of ["first", "second"]) {
        await settled();
        const before = await page.screenshot();
        await page.evaluate(() => {
            window.losing = window.losing ?? gl.getExtension("WEBGL_lose_context");
            window.losing.loseContext();
        });
        await page.getByText("taken the graphics away").waitFor();
        await page.keyboard.press("ArrowUp");
        await page.evaluate(() => window.losing.restoreContext());
        await page.locator("#loading").waitFor({ state: "hidden" });
        await settled();
        const after = await page.screenshot({ path: process.env.PICTURES && `${process.env.PICTURES}/restored ${time}.png` });
        assert.ok(before.equals(after), `the same picture, the ${time} time`);
    }
    await page.keyboard.press("ArrowRight");
    await until(page, "the step after", (now) => now.steps[0] === 122);
    page.faults = page.faults.filter((fault) => !/CONTEXT_LOST|WebGL context was lost/i.test(fault));
    await close(page);
});

test("a mistake of somebody else's does not cover the program", async () => {
    const page = await open();
    await page.evaluate(() => {
        Promise.reject(new Error("an extension's"));
        setTimeout(() => { throw new Error("another's"); });
    });
    await page.keyboard.press("ArrowRight");
    await until(page, "step 1", (now) => now.steps[0] === 1);
    await page.waitForFunction(() => new Promise((next) => setTimeout(() => next(true), 50)));
    assert.equal(await page.locator("#loading").isVisible(), false);
    await page.context().close();
});

test("a file that is missing or cut off is told, and so is what cannot run at all", async () => {
    for (const file of ["gl.js", "recuo.wasm"]) {
        const page = await blank({ locale: "pt-PT" });
        await page.route(`**/${file}*`, (route) => route.fulfill({ status: 404, body: "" }));
        await page.goto(server.address);
        await page.getByText("Não foi possível carregar o programa").waitFor();
        assert.match(await page.locator("#message").textContent(), new RegExp(file));
        assert.equal(await page.locator("progress").isVisible(), false);
        await page.context().close();
    }
    const cut = await blank({ locale: "pt-PT" });
    await cut.route("**/recuo.wasm*", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.body()).subarray(0, 100_000) });
    });
    await cut.goto(server.address);
    await cut.getByText("Não foi possível carregar o programa: Error: recuo.wasm").waitFor();
    await cut.context().close();
    const page = await blank({ javaScriptEnabled: false });
    await page.goto(server.address);
    const words = page.locator("noscript p");
    assert.match(await words.last().textContent(), /^recuo necesita JavaScript/);
    assert.ok((await words.last().boundingBox()).height > 0);
    assert.equal(await page.locator("progress").isVisible(), false);
    await page.context().close();
});

test("where nothing can be kept that is told once", async () => {
    const page = await open({}, "?lang=en&lesson=first-moves", (page) => page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
    }));
    await page.keyboard.press("n");
    await until(page, "that it is not kept", (now) => now.notice?.includes("could not be saved"));
    await page.keyboard.press("n");
    await until(page, "the next stop", (now) => now.steps[0] > 2 && now.notice === null);
    // It has been tried again by then.
    await page.evaluate(() => new Promise((next) => setTimeout(next, 1500)));
    assert.equal((await shown(page)).notice, null);
    await close(page);
});

test("what could not be copied is not said to be copied", async () => {
    for (const clipboard of ["refusing", "missing"]) {
        const page = await open({}, "?lang=en&lesson=first-moves&widgets", (page) => page.addInitScript((clipboard) => {
            Document.prototype.execCommand = () => false;
            const refusing = { writeText: () => Promise.reject(new Error("no")) };
            Object.defineProperty(Navigator.prototype, "clipboard", { get: () => clipboard === "refusing" ? refusing : undefined });
        }, clipboard));
        await click(page, "View ▾");
        await click(page, "Copy a link to this moment");
        await until(page, "that it was not", (now) => now.notice?.includes("could not be copied"));
        await close(page);
    }
});

test("the place in a lesson is kept when the page is closed", async () => {
    const page = await open();
    await page.keyboard.press("n");
    await until(page, "a stop", (now) => now.steps[0] === 2);
    await page.waitForFunction(() => localStorage.getItem("recuo.progress.json")?.includes("first-moves"));
    // At step 4 a question is passed by a second press.
    for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press("ArrowRight");
    }
    await until(page, "step 7", (now) => now.steps[0] === 7);
    await page.goto(server.address + "?lesson=rule-check");
    const place = await page.evaluate(() => JSON.parse(localStorage.getItem("recuo.progress.json")).learners[""].lessons["first-moves"].step);
    assert.equal(place, 7);
    await close(page);
});

test("a shared link changes no settings", async () => {
    const page = await open({ locale: "en-GB" }, "?theme=dark#1;2x2;1..2.2.4......23;naive*all;10;stack;es;");
    const now = await shown(page);
    assert.deepEqual([now.theme, now.language, now.steps[0]], ["dark", "es", 10]);
    // Another setting is changed meanwhile, and written.
    await page.keyboard.press("z");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => localStorage.setItem("recuo.settings.json", JSON.stringify({ coordinates: true })));
    await page.goto(server.address);
    const after = await until(page, "the first picture", (now) => now.lesson === "how-can-that-be");
    assert.deepEqual([after.theme, after.language], ["light", "en"]);
    await close(page);
});

test("links of newer versions and lessons that are not there are told", async () => {
    const notice = async (query, words) => {
        const page = await open({}, query);
        const now = await until(page, query, (now) => now.notice !== null);
        assert.ok(now.notice.includes(words), now.notice);
        assert.equal(now.lesson, "how-can-that-be");
        await close(page);
    };
    await notice("?lang=en#3;2x2;1..2.2.4......23;naive;10;stack;es;x", "made by a newer version");
    await notice("?lang=en#1;2x2;1..2.2", "cut off");
    await notice("?lang=en&lesson=frist-moves", "no lesson of that name");
    const page = await open({}, "?lang=en&lesson=first%2Dconflict");
    assert.equal((await shown(page)).lesson, "first-conflict");
    await close(page);
});

test("the look follows the system until one is chosen", async () => {
    const page = await open({ colorScheme: "dark" }, "?lang=en&lesson=first-moves&widgets");
    assert.equal((await shown(page)).theme, "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await until(page, "light", (now) => now.theme === "light");
    await page.emulateMedia({ contrast: "more" });
    await until(page, "contrast", (now) => now.theme === "contrast");
    await page.emulateMedia({ contrast: null, forcedColors: "active" });
    await until(page, "contrast still", (now) => now.theme === "contrast");
    await page.emulateMedia({ forcedColors: null, colorScheme: "light" });
    await until(page, "light again", (now) => now.theme === "light");
    await click(page, "View ▾");
    await click(page, "Dark");
    await until(page, "dark", (now) => now.theme === "dark");
    await page.waitForFunction(() => localStorage.getItem("recuo.settings.json")?.includes("dark"));
    // The loading page has that colour too, whatever the system says.
    const paper = () => page.evaluate(() => getComputedStyle(document.getElementById("loading")).backgroundColor);
    assert.equal(await paper(), "rgb(23, 24, 27)");
    const settings = await page.evaluate(() => localStorage.getItem("recuo.settings.json"));
    const early = await blank({ colorScheme: "light" }, (page) => page.addInitScript((text) => localStorage.setItem("recuo.settings.json", text), settings));
    await early.route("**/recuo.wasm*", () => {});
    await early.goto(server.address);
    await early.locator("#loading").waitFor();
    assert.equal(await early.evaluate(() => getComputedStyle(document.getElementById("loading")).backgroundColor), "rgb(23, 24, 27)");
    await early.context().close();
    await close(page);
});

test("nothing moves where the reader wants it so", async () => {
    const frames = async (reducedMotion) => {
        const page = await open({ reducedMotion }, "?lang=en&lesson=first-moves&step=1");
        await until(page, "the step", (now) => now.steps[0] === 1);
        await page.evaluate(() => {
            // Every frame takes 20 ms, however long it takes.
            let now = Date.now();
            Date.now = () => now;
            window.pictures = new Set();
            const look = () => {
                const small = document.createElement("canvas").getContext("2d");
                small.drawImage(canvas, 0, 0, 300, 200);
                window.pictures.add(small.canvas.toDataURL());
            };
            const own = wasm_exports.frame;
            wasm_exports = { ...wasm_exports, frame: () => { now += 20; own(); look(); } };
        });
        await page.keyboard.press("ArrowRight");
        await until(page, "the step", (now) => now.steps[0] === 2);
        // It rests when no more frames are asked for.
        await page.evaluate(async () => {
            for (let still = 0, before = 0; still < 5; still = Date.now() === before ? still + 1 : 0) {
                before = Date.now();
                await new Promise((next) => setTimeout(next, 100));
            }
        });
        const count = await page.evaluate(() => window.pictures.size);
        await close(page);
        return count;
    };
    const [moving, calm] = [await frames("no-preference"), await frames("reduce")];
    assert.ok(moving > calm, `${moving} pictures, ${calm} without motion`);
    assert.ok(calm <= 2, `${calm} pictures`);
});

test("what is shown is printed", async () => {
    const page = await open();
    const isPainted = await page.evaluate(() => {
        window.dispatchEvent(new Event("beforeprint"));
        const printed = document.getElementById("printed");
        const { data } = printed.getContext("2d").getImageData(0, 0, printed.width, printed.height);
        return new Set(new Uint32Array(data.buffer)).size;
    });
    assert.ok(isPainted > 20, `${isPainted} colours`);
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("#printed").isVisible(), true);
    assert.equal(await page.locator("#glcanvas").isVisible(), false);
    await close(page);
});

test("the bar of the loading page goes by what has come, however it was packed", async () => {
    const page = await blank();
    const seen = [];
    await page.exposeFunction("seen", (value) => seen.push(value));
    await page.addInitScript(() => {
        const watch = new MutationObserver(() => window.seen(document.getElementById("progress")?.value));
        watch.observe(document, { attributes: true, attributeFilter: ["value"], subtree: true });
    });
    // Its length is not told.
    await page.route("**/recuo.wasm*", async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), "content-length": "400000" };
        await route.fulfill({ response, headers });
    });
    await page.goto(server.address);
    await until(page, "the first picture", () => true);
    assert.ok(Math.abs(seen.at(-1) - 1) < 1e-6, `${seen.at(-1)}`);
    await page.context().close();
});

test("an export goes on behind other tabs", async () => {
    const page = await open({}, "?lang=en&lesson=first-moves&widgets");
    await page.keyboard.press("e");
    const { x, y } = await place(page, "Export");
    await page.evaluate(() => {
        // A hidden page is given no pictures to paint.
        Object.defineProperty(document, "hidden", { get: () => true });
        window.requestAnimationFrame = () => 0;
    });
    const downloaded = page.waitForEvent("download");
    await page.mouse.click(x, y);
    assert.equal((await downloaded).suggestedFilename(), "first-moves-0.png");
    await page.context().close();
});

test("the first zoom of the browser is taken notice of", async () => {
    const page = await open({}, "?lang=en&lesson=first-moves&widgets");
    const session = await page.context().newCDPSession(page);
    const before = await place(page, "Language: English");
    await session.send("Emulation.setDeviceMetricsOverride", { width: 1000, height: 640, deviceScaleFactor: 1.28, mobile: false });
    await page.waitForFunction(() => {
        const lines = document.documentElement.dataset.widgets.split("\n").map((line) => line.split("\t"));
        return lines.some(([name, left]) => name === "Language: English" && Number(left) < 1000);
    });
    assert.ok(before.left > 1000);
    await close(page);
});

test("a drag that ends beside the page has ended", async () => {
    const page = await blank();
    const host = server.address + "host.html";
    await page.route(host, (route) => route.fulfill({ contentType: "text/html", body: `<body style="margin:0"><div style="height:100px">above</div><iframe src="${server.address}?lang=en&lesson=first-moves" style="width:1000px;height:600px;border:0"></iframe>` }));
    await page.goto(host);
    const frame = page.frames()[1];
    await frame.waitForFunction(() => document.documentElement.dataset.shown);
    await page.mouse.click(500, 400);
    await page.keyboard.press("End");
    const steps = () => frame.evaluate(() => JSON.parse(document.documentElement.dataset.shown).steps[0]);
    await frame.waitForFunction(() => JSON.parse(document.documentElement.dataset.shown).steps[0] === 55);
    await page.mouse.move(300, 660);
    await page.mouse.down();
    await frame.waitForFunction(() => JSON.parse(document.documentElement.dataset.shown).steps[0] < 30);
    await page.mouse.move(500, 50, { steps: 4 });
    await frame.waitForFunction(() => JSON.parse(document.documentElement.dataset.shown).steps[0] > 15);
    await page.mouse.up();
    const there = await steps();
    await page.mouse.move(800, 660, { steps: 4 });
    await frame.evaluate(() => new Promise((next) => setTimeout(next, 300)));
    assert.equal(await steps(), there);
    await page.context().close();
});
