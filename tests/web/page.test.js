// The page in a real browser. Waits on what the page says of itself, never on the clock.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PATIENCE, click, close, open, picture, place, shown, start, stop, until } from "./drive.js";

let browser, server;

before(async () => {
    ({ browser, server } = await start());
});

after(stop);

test("keys step, and going back is exact", async () => {
    const page = await open();
    assert.equal((await shown(page)).steps[0], 0);
    await page.keyboard.press("ArrowRight");
    const first = await until(page, "step 1", (now) => now.steps[0] === 1);
    await page.keyboard.press("PageDown");
    await until(page, "step 2", (now) => now.steps[0] === 2);
    await page.keyboard.press("PageUp");
    // Going back does not unsee a stop.
    const again = await until(page, "step 1 again", (now) => now.steps[0] === 1);
    assert.deepEqual({ ...again, stops: first.stops }, first);
    await page.keyboard.press("End");
    await until(page, "the end", (now) => now.steps[0] === 55);
    await page.keyboard.press("Shift+ArrowLeft");
    await until(page, "a move back", (now) => now.steps[0] === 54);
    await page.waitForFunction(() => [...document.querySelectorAll("[role=status]")].some((one) => one.textContent.includes("R4C2: 1 is written")));
    await close(page);
});

test("the address says language, lesson, step, view and theme", async () => {
    const page = await open({}, "?lang=pt&lesson=first-program&step=295537&view=stack&theme=dark");
    const now = await until(page, "the step", (now) => now.steps[0] === 295537);
    assert.deepEqual([now.lesson, now.language, now.view, now.theme], ["first-program", "pt", "stack", "dark"]);
    assert.match(now.sentences[0], /Solução 1!/);
    assert.match(await page.title(), /^O programa em C – recuo$/);
    await close(page);
});

test("an address that asks for nonsense opens the first lesson", async () => {
    const page = await open({}, "?lang=xx&lesson=../../etc/passwd&step=minus&view=%00&theme=&&=");
    assert.equal((await shown(page)).lesson, "how-can-that-be");
    await close(page);
});

test("a link made elsewhere opens its moment, and a broken one is told", async () => {
    const link = "1;2x2;1..2.2.4......23;naive*all;10;stack;es;";
    const page = await open({}, "?#" + link);
    const now = await until(page, "the moment", (now) => now.steps[0] === 10);
    assert.deepEqual([now.lesson, now.language, now.view], ["link", "es", "stack"]);
    await close(page);
    const cut = await open({}, "?lang=en#" + link.slice(0, 20));
    assert.equal((await shown(cut)).lesson, "how-can-that-be");
    await close(cut);
});

test("the timeline is dragged", async () => {
    const page = await open();
    const { width, height } = page.viewportSize();
    // What was not reached yet cannot be dragged to.
    await page.mouse.click(width * 0.5, height - 40);
    await page.keyboard.press("ArrowRight");
    await until(page, "one step", (now) => now.steps[0] === 1);
    await page.keyboard.press("End");
    await until(page, "the end by key", (now) => now.steps[0] === 55);
    await page.keyboard.press("Home");
    await until(page, "the start", (now) => now.steps[0] === 0);
    await page.mouse.move(width * 0.2, height - 40);
    await page.mouse.down();
    await page.mouse.move(width * 0.5, height - 40, { steps: 5 });
    const middle = await until(page, "the middle", (now) => now.steps[0] > 15 && now.steps[0] < 40);
    await page.mouse.move(width - 3, height - 40, { steps: 5 });
    await until(page, "the end", (now) => now.steps[0] > middle.steps[0] && now.steps[0] === 55);
    await page.mouse.up();
    await close(page);
});

test("a click opens the tree", async () => {
    const page = await open({}, "?lang=en&lesson=first-backtrack&widgets");
    await click(page, "Next stop");
    await until(page, "the tree", (now) => now.view === "tree" && now.tree > 0);
    await close(page);
});

test("playing goes on by itself and stops at a stop", async () => {
    const page = await open();
    await page.keyboard.press("Space");
    await until(page, "the first stop", (now) => now.steps[0] === 2 && !now.playing);
    await close(page);
});

test("broken settings are set aside", async () => {
    const page = await open({}, "?");
    await page.evaluate(() => localStorage.setItem("recuo.settings.json", "((("));
    await page.reload();
    await until(page, "the usual theme", (now) => now.theme === "light");
    const kept = (name) => page.evaluate((name) => localStorage.getItem(name), `recuo.${name}`);
    assert.equal(await kept("settings.json.1.broken"), "(((");
    assert.equal(await kept("settings.json"), "");
    await close(page);
});

test("two tabs lose nothing of each other's", async () => {
    const first = await open({}, "?lesson=first-moves");
    const second = await first.context().newPage();
    second.faults = [];
    await second.goto(server.address + "?lesson=rule-check");
    await until(second, "the other lesson", (now) => now.lesson === "rule-check");
    for (const page of [first, second]) {
        await page.bringToFront();
        await page.keyboard.press("Space");
        await until(page, "a stop", (now) => now.steps[0] > 0 && !now.playing);
        await page.waitForFunction(() => localStorage.getItem("recuo.progress.json"));
    }
    // What a tab has stored is seen in another a moment later.
    await first.waitForFunction(() => JSON.parse(localStorage.getItem("recuo.progress.json")).learners[""].lessons["rule-check"], null, { polling: 100 });
    const { lessons } = await first.evaluate(() => JSON.parse(localStorage.getItem("recuo.progress.json")).learners[""]);
    assert.deepEqual(Object.keys(lessons).sort(), ["first-moves", "rule-check"]);
    await second.close();
    await close(first);
});

const record = (page, name) => page.evaluate((name) => localStorage.getItem("recuo." + name), name);

test("two tabs have different students, and a reset stays", async () => {
    const first = await open({}, "?lang=en&lesson=first-moves&widgets");
    const second = await first.context().newPage();
    second.faults = [];
    await second.goto(server.address + "?lang=en&lesson=first-moves&widgets");
    await until(second, "the first picture", () => true);
    const progress = async (page) => JSON.parse(await record(page, "progress.json"));
    for (const [page, name] of [[first, "Zoë"], [second, "Ñandú"]]) {
        await page.bringToFront();
        await page.keyboard.press("n");
        await until(page, "a stop", (now) => now.steps[0] > 0);
        await page.keyboard.press("i");
        await page.keyboard.press("s");
        const { left, width, y } = await place(page, "New name:");
        await page.mouse.click(left + width + 40, y); // the field beside it
        await page.waitForFunction(() => document.activeElement.id === "typing");
        await page.keyboard.insertText(name);
        await page.keyboard.press("Enter");
        await until(page, "the start", (now) => now.steps[0] === 0);
        await page.keyboard.press("Escape"); // leaves the field
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
        await page.keyboard.press("n");
        await until(page, "a stop", (now) => now.steps[0] > 0);
        await page.waitForFunction((name) => JSON.parse(localStorage.getItem("recuo.progress.json")).learners?.[name]?.lessons?.["first-moves"], name);
    }
    const { learners } = await progress(first);
    assert.deepEqual(Object.keys(learners).sort(), ["", "Zoë", "Ñandú"].sort());
    assert.deepEqual(learners["Zoë"].lessons, learners[""].lessons);
    // The second tab still knows what is reset here.
    await first.bringToFront();
    await first.keyboard.press("i");
    await first.keyboard.press("s");
    await click(first, "Without a name");
    await until(first, "the place reached without a name", (now) => now.steps[0] > 0);
    await click(first, "Reset progress…");
    await place(first, "Reset the progress made without a name?");
    assert.ok((await picture(first, "resetting")).length > 10_000, "something is painted");
    await click(first, "Reset progress");
    await first.waitForFunction(() => !JSON.parse(localStorage.getItem("recuo.progress.json")).learners[""].lessons);
    await second.bringToFront();
    await second.keyboard.press("n");
    await second.waitForFunction(() => JSON.parse(localStorage.getItem("recuo.progress.json")).learners["Ñandú"].lessons?.["first-moves"]?.stops.length === 2);
    assert.equal((await progress(second)).learners[""].lessons, undefined);
    await second.close();
    await close(first);
});

for (const [name, options] of [
    ["two pixels a point", { deviceScaleFactor: 2 }],
    ["a phone", { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true }],
    ["Portuguese by the browser's language", { locale: "pt-BR" }],
]) {
    test(name, async () => {
        const page = await open(options, "?");
        const now = await shown(page);
        assert.equal(now.language, options.locale ? "pt" : "en");
        const picture = await page.screenshot({ path: process.env.PICTURES && `${process.env.PICTURES}/${name}.png` });
        assert.ok(picture.length > 10_000, "something is painted");
        await close(page);
    });
}

test("a browser without WebGL is told so", async () => {
    const context = await browser.newContext({ locale: "es-ES" });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(server.address);
    await page.getByText("WebGL").waitFor();
    assert.match(await page.locator("#message").textContent(), /navegador/);
    await context.close();
});
