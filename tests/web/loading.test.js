// What is seen before the program runs, and in which order its parts come.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { blank, click, close, shown, start, stop, until } from "./drive.js";
import { serve } from "./serve.js";

// All scripts of the page are one, in which a later function would take the place of an earlier one without a word.
test("no name is declared twice in the page's scripts", async () => {
    const folder = new URL("../../assets/web/page/", import.meta.url);
    const scripts = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), "utf8")));
    const names = scripts.flatMap((script) => [...script.matchAll(/^(?:async )?(?:function|const|let) (\w+)/gm)].map(([, name]) => name));
    assert.ok(names.length > 50);
    assert.deepEqual(names.filter((name, index) => names.indexOf(name) < index), []);
});

let server;

before(async () => {
    ({ server } = await start());
});

after(stop);

// A way to hold back the requests for a file, until they are let go.
async function hold(page, file) {
    const held = [];
    let isOpen = false;
    await page.route(`**/${file}*`, (route) => isOpen ? route.continue() : held.push(route));
    return {
        requests: held,
        letGo: async () => {
            isOpen = true;
            await Promise.all(held.map((route) => route.continue()));
        },
    };
}

test("the first lesson can be read before the program has come", async () => {
    for (const [locale, title] of [["en-GB", "How can that be?"], ["pt-PT", "Como é possível?"], ["es-MX", "¿Cómo puede ser?"]]) {
        for (const viewport of [{ width: 1366, height: 768 }, { width: 360, height: 640 }]) {
            const page = await blank({ locale, viewport });
            const program = await hold(page, "recuo.wasm");
            await page.goto(server.address);
            const heading = page.getByRole("heading", { level: 1 });
            assert.equal(await heading.filter({ visible: true }).textContent(), title);
            assert.match(await page.locator("#first section").filter({ visible: true }).textContent(), /Sudoku|sudoku|puzzle/);
            const board = await page.locator("#first table").first().boundingBox();
            assert.ok(board.width >= 120 && board.x >= 0 && board.x + board.width <= viewport.width, JSON.stringify(board));
            assert.match(await page.locator("#first table").first().innerText(), /\n\t\t\t\t\t3\t\t8\t5\n/);
            await program.letGo();
            assert.equal((await until(page, "the first picture", () => true)).lesson, "how-can-that-be");
            assert.equal(await page.locator("#first").isVisible(), false);
            await close(page);
        }
    }
});

test("the first lesson says what the program will say, in the same places", async () => {
    const hand = { hasTouch: true, isMobile: true };
    for (const options of [
        { locale: "en-GB", viewport: { width: 390, height: 844 }, ...hand },
        { locale: "pt-PT", viewport: { width: 390, height: 844 }, ...hand },
        { locale: "es-MX", viewport: { width: 844, height: 390 }, ...hand },
        { locale: "en-GB", viewport: { width: 768, height: 1024 }, ...hand },
        { locale: "pt-PT", viewport: { width: 1280, height: 720 } },
    ]) {
        const page = await blank(options);
        const program = await hold(page, "recuo.wasm");
        await page.goto(server.address);
        const words = page.locator("#first section p").filter({ visible: true });
        await words.waitFor();
        const text = await words.innerText();
        const boxes = async (locator) => Promise.all((await locator.all()).map((one) => one.boundingBox()));
        const early = [...await boxes(words), ...await boxes(page.locator("#first table").filter({ visible: true }))];
        await program.letGo();
        await until(page, "the first picture", () => true);
        const same = page.locator("#mirror div").getByText(text, { exact: true }).and(page.locator(":not([role])"));
        await same.waitFor();
        const late = [...await boxes(same), ...await boxes(page.locator("#mirror [role=grid]"))];
        assert.equal(early.length, late.length, "as many boards");
        // The end of the words may be elsewhere, as the browser breaks lines by itself.
        for (const side of ["x", "y"]) {
            early.forEach((box, index) => assert.ok(Math.abs(box[side] - late[index][side]) <= 24,
                `${JSON.stringify(options)}: ${JSON.stringify(early)}, then ${JSON.stringify(late)}`));
        }
        await close(page);
    }
});

test("graphics that are lost while the program comes are back when it has come", async () => {
    const page = await blank();
    const program = await hold(page, "recuo.wasm");
    await page.goto(server.address);
    await page.waitForFunction(() => window.gl);
    const happens = (what, act) => page.evaluate(([what, act]) => new Promise((done) => {
        canvas.addEventListener(what, done, { once: true });
        window.losing ??= gl.getExtension("WEBGL_lose_context");
        // Only what has been lost for a moment can be given back.
        setTimeout(() => window.losing[act](), 100);
    }), [what, act]).then(() => {});
    await happens("webglcontextlost", "loseContext");
    await happens("webglcontextrestored", "restoreContext");
    await program.letGo();
    await until(page, "the first picture", () => true);
    assert.equal(await page.locator("#loading").isVisible(), false);
    await page.keyboard.press("ArrowRight");
    await until(page, "a step", (now) => now.steps[0] === 1);
    const picture = await page.screenshot({ path: process.env.PICTURES && `${process.env.PICTURES}/lost early.png` });
    assert.ok(picture.length > 10_000, "something is painted");
    page.faults = page.faults.filter((fault) => !/CONTEXT_LOST|WebGL context was lost/i.test(fault));
    await close(page);
});

test("where something else will open, the first lesson is not shown", async () => {
    for (const address of ["?lesson=first-program", "?lesson=my.ron", "#1;2x2;1..2.2.4......23;naive*all;10;stack;es;"]) {
        const page = await blank();
        await hold(page, "recuo.wasm");
        const request = page.waitForRequest("**/recuo.wasm*");
        await page.goto(server.address + address);
        await Promise.all([request, page.locator("#message").waitFor()]);
        assert.equal(await page.locator("#first").isVisible(), false, address);
        await page.context().close();
    }
});

test("the first picture needs no text that comes later", async () => {
    for (const locale of ["en-GB", "pt-BR", "pt-PT", "es-MX"]) {
        const page = await blank({ locale });
        const rest = await hold(page, "rest.txt");
        await page.goto(server.address);
        await until(page, "the first picture", () => true);
        // Steps, stops and words of the glossary are in the lesson.
        await page.keyboard.press("n");
        await until(page, "the first stop", (now) => now.steps[0] > 0);
        assert.equal(rest.requests.length, 1, locale);
        await rest.letGo();
        await close(page);
    }
});

// A page whose first request for a file is never answered; later ones are. Says how many there were.
async function waiting(file, query) {
    const page = await blank();
    let asked = 0;
    await page.route(`**/${file}*`, (route) => asked++ === 0 ? undefined : route.continue());
    await page.goto(server.address + query);
    await until(page, "the first picture", () => true);
    return { page, requests: () => asked };
}

test("a text that has not come yet is waited for", async () => {
    const { page, requests } = await waiting("rest.txt", "?lang=en");
    await page.keyboard.press("u");
    assert.equal((await until(page, "the next lesson", (now) => now.lesson !== "how-can-that-be")).lesson, "first-moves");
    assert.equal(requests(), 2);
    assert.deepEqual((await shown(page)).steps, [0]);
    await page.context().close();
});

test("words of another language that have not come yet are waited for", async () => {
    const { page, requests } = await waiting("words.es.txt", "?lang=en&widgets");
    await click(page, "Language: English");
    await click(page, "Español");
    await until(page, "Spanish", (now) => now.language === "es");
    assert.equal(requests(), 2);
    await page.context().close();
});

test("a first visit is sent each file once", async () => {
    const served = await serve({ sent: [] });
    const page = await blank();
    await page.goto(served.address);
    await until(page, "the first picture", () => true);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { sent } = served.served;
    assert.deepEqual(sent.filter((path, index) => sent.indexOf(path) < index), []);
    assert.ok(sent.includes("/recuo.wasm") && sent.includes("/offline.js"), sent.join());
    await close(page);
    served.close();
});

test("files are kept for later once the program has come", async () => {
    const page = await blank();
    const program = await hold(page, "recuo.wasm");
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server.address);
    await page.locator("#message").waitFor();
    assert.ok(!asked.includes("/offline.js"), asked.join());
    await program.letGo();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().close();
});
