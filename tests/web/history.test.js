// The place in the course: after a reload, by Back and Forward, and in two tabs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { blank, close, open as openPage, shown, start, stop, until } from "./drive.js";
import { serve } from "./serve.js";

let server;

before(async () => {
    ({ server } = await start());
});

after(stop);

// The history is kept from just after the first picture.
const isKept = async (page) => {
    await until(page, "the first picture", () => true);
    await page.waitForFunction(() => history.state);
};
const open = async (...options) => {
    const page = await openPage(...options);
    await isKept(page);
    return page;
};
const at = (page, lesson, step) => until(page, `${lesson} at step ${step}`, (now) => now.lesson === lesson && now.steps[0] === step);
const isOpen = (page, what) => until(page, `${what} open`, (now) => now.front === what);
const reload = async (page) => {
    await page.reload();
    await isKept(page);
};
const NOTHING = "0 0 0 0 0 0", COURSE = "1 0 0 0 0 0", EXPORT = "0 6 0 0 0 0", PRESENTER = "0 0 0 0 0 1", AT_WORK = "0 0 0 0 1 0";

// Goes back or forward as the browser's buttons do.
const goBack = (page) => page.evaluate(() => history.back());
const goForward = (page) => page.evaluate(() => history.forward());

test("a reload goes on at the same lesson and step, and each tab at its own", async () => {
    for (const query of ["?lang=en&lesson=first-moves", "?lang=en"]) {
        const page = await open({}, query);
        const { lesson: first } = await shown(page);
        await page.keyboard.press("u");
        const { lesson } = await until(page, "the next lesson", (now) => now.lesson === (query.includes("first") ? "rule-check" : "first-moves"));
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
        await at(page, lesson, 2);
        const other = await page.context().newPage();
        other.faults = [];
        await other.goto(server.address + "?lang=en&lesson=four-queens");
        await isKept(other);
        await other.keyboard.press("ArrowRight");
        await at(other, "four-queens", 1);
        await reload(page);
        await at(page, lesson, 2);
        await reload(other);
        await at(other, "four-queens", 1);
        assert.match(page.url(), new RegExp(`lesson=${lesson}`));
        await goBack(page);
        await at(page, first, 0);
        await close(page);
    }
});

test("Back closes what is open, then goes back a lesson, then leaves", async () => {
    const page = await blank();
    await page.goto(server.address + "?lang=en&lesson=first-moves");
    await isKept(page);
    await page.keyboard.press("ArrowRight");
    await at(page, "first-moves", 1);
    for (const [key, what] of [["i", COURSE], ["e", EXPORT], ["p", PRESENTER]]) {
        await page.keyboard.press(key);
        await isOpen(page, what);
        await goBack(page);
        await isOpen(page, NOTHING);
        await goForward(page);
        await isOpen(page, what);
        // Closed in the program, it leaves no entry behind.
        await page.keyboard.press(key === "e" ? "Escape" : key);
        await isOpen(page, NOTHING);
    }
    await page.keyboard.press("u");
    const { lesson } = await until(page, "the next lesson", (now) => now.lesson !== "first-moves");
    await goBack(page);
    await at(page, "first-moves", 1);
    await goForward(page);
    await at(page, lesson, 0);
    await goBack(page);
    await at(page, "first-moves", 1);
    await goBack(page);
    await page.waitForURL("about:blank");
    await page.context().close();
});

test("Back sums up a student's work, then leaves it", async () => {
    const page = await open({}, "?lang=en&lesson=first-moves");
    await at(page, "first-moves", 0);
    await page.keyboard.press("y");
    await isOpen(page, AT_WORK);
    await page.evaluate(() => new Promise((goOn) => {
        window.addEventListener("popstate", () => goOn(), { once: true });
        history.back();
    }));
    // The summary is open in its place.
    await page.waitForFunction(() => history.state.depth === 1);
    await isOpen(page, AT_WORK);
    await goBack(page);
    await isOpen(page, NOTHING);
    await at(page, "first-moves", 0);
    await close(page);
});

test("a puzzle and a lesson at an address are entries too", async () => {
    const own = await readFile(new URL("../../lessons/two-solutions.ron", import.meta.url), "utf8");
    const served = await serve({ texts: { "/own.ron": own } });
    const page = await open({}, `${served.address}?lang=en&lesson=own.ron`);
    await until(page, "the lesson", (now) => now.lesson === "two-solutions");
    await page.keyboard.press("ArrowRight");
    await at(page, "two-solutions", 1);
    await reload(page);
    await at(page, "two-solutions", 1);
    await page.evaluate(() => {
        const transfer = new DataTransfer();
        transfer.setData("text/plain", "1..2.2.4......23");
        document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }));
    });
    await until(page, "the puzzle", (now) => now.lesson === "puzzle");
    await page.keyboard.press("ArrowRight");
    await at(page, "puzzle", 1);
    await page.waitForFunction(() => history.state.step === 1);
    await goBack(page);
    await at(page, "two-solutions", 1);
    await goForward(page);
    const { boards } = await at(page, "link", 1);
    assert.equal(boards[0].length, 16);
    await reload(page);
    await at(page, "link", 1);
    await close(page);
    served.close();
});
