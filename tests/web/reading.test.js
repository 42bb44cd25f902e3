// The page as a screen reader has it: by the roles, names and states of its elements, and by what is announced.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { click, close, open, shown, start, stop, until } from "./drive.js";

before(start);
after(stop);

test("what is announced is read aloud once that is wished for", async () => {
    const page = await open({}, "?lang=en&lesson=first-moves&widgets", (page) => page.addInitScript(() => {
        window.said = [];
        window.SpeechSynthesisUtterance = function(words) { this.words = words; };
        const voice = { getVoices: () => [{}], cancel() {}, speak: ({ words, lang }) => window.said.push(`${lang}: ${words}`), addEventListener() {} };
        Object.defineProperty(window, "speechSynthesis", { value: voice });
    }));
    await page.keyboard.press("ArrowRight");
    await until(page, "a step", (now) => now.steps[0] === 1);
    await click(page, "View ▾");
    await click(page, "Read aloud what happens");
    await page.waitForFunction(() => window.said.length === 1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    const { sentences } = await until(page, "another step", (now) => now.steps[0] === 2);
    await page.waitForFunction((sentence) => window.said.at(-1).includes(sentence), sentences[0]);
    assert.match((await page.evaluate(() => window.said))[0], /^en: /);
    await close(page);
});

// Everything announced since the page was opened, in order.
const listen = (page) => page.evaluate(() => {
    window.heard = [];
    let last = new Map();
    const hear = () => document.querySelectorAll("[role=status]").forEach((status) => {
        if (last.get(status) !== status.textContent) {
            last.set(status, status.textContent);
            window.heard.push(status.textContent);
        }
    });
    new MutationObserver(hear).observe(document.getElementById("mirror"), { subtree: true, childList: true, characterData: true });
});

// What a screen reader does to act on an element.
const act = (element) => element.dispatchEvent("click");

const button = (page, name) => page.getByRole("button", { name, exact: true });

test("the board is a grid that arrow keys walk", async () => {
    const page = await open();
    await page.getByRole("main", { name: "Boards" }).waitFor({ state: "attached" });
    const cell = page.getByRole("gridcell", { name: "R1C1: 1, given" });
    await cell.waitFor({ state: "attached" });
    assert.equal(await page.getByRole("gridcell").count(), 16);
    await cell.focus();
    await page.keyboard.press("ArrowRight");
    const name = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
    await page.waitForFunction(() => document.activeElement.getAttribute("aria-label")?.startsWith("R1C2"));
    assert.match(await name(), /^R1C2: empty/);
    assert.deepEqual((await shown(page)).steps, [0], "arrows walk");
    // Where an element is, there is what it stands for.
    const { x, y, width, height } = await cell.boundingBox();
    const { width: whole } = page.viewportSize();
    assert.ok(width > 50 && Math.abs(width - height) < 3 && x > 0 && x + width < whole && y > 0, `${[x, y, width, height]}`);
    await close(page);
});

test("an element that is moved in the document keeps the focus", async () => {
    const page = await open();
    const cell = page.getByRole("gridcell", { name: "R1C1: 1, given" });
    await cell.focus();
    // Its region has to be put back before the next one, when a notice joins them.
    await cell.evaluate((cell) => {
        const whole = document.getElementById("mirror").firstElementChild;
        const region = [...whole.children].find((child) => child.contains(cell));
        region.before(region.nextElementSibling);
    });
    await listen(page);
    await page.keyboard.press("Shift+C");
    await page.waitForFunction(() => window.heard.length > 0);
    const name = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
    assert.match(await name() ?? "", /^R1C1/);
    await close(page);
});

test("Tab walks through everything, and out at both ends", async () => {
    const page = await open();
    const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
    const names = [];
    for (let count = 0; count < 100; count++) {
        await page.keyboard.press("Tab");
        const name = await focused();
        if (name === null || names.includes(name) && name === names[0]) {
            break;
        }
        names.push(name);
    }
    assert.ok(names.length > 15, names.join());
    assert.ok(["Play", "One step forward", "R1C1: 1, given"].every((name) => names.includes(name)), names.join());
    await page.keyboard.press("Shift+Tab");
    await close(page);
});

test("a lesson is taken by ear: its stops, its questions and their verdicts", async () => {
    const page = await open();
    await listen(page);
    const last = () => page.evaluate(() => window.heard.at(-1) ?? "");
    const next = async (act) => {
        const before = await page.evaluate(() => window.heard.length);
        await act();
        // A slow machine may look for the next stop first, and says so.
        await page.waitForFunction((before) => window.heard.length > before && !window.heard.at(-1).endsWith("looking…"), before);
    };
    const options = page.getByRole("button", { name: /^[A-D]: / });
    let verdicts = 0;
    await next(() => act(button(page, "Play")));
    while (!(await last()).startsWith("The end of the lesson.  U")) {
        const words = await last();
        for (let option = 0; option < await options.count() && !/^(Right|. is not right)/.test(await last()); option++) {
            const name = await options.nth(option).getAttribute("aria-label");
            assert.ok(words.includes(name.slice(3)), `${name} is not in ${words}`);
            await next(() => act(options.nth(option)));
        }
        verdicts += /^(Right|. is not right)/.test(await last());
        await next(() => page.keyboard.press("n"));
    }
    assert.equal(verdicts, 3);
    const all = await page.evaluate(() => window.heard);
    assert.ok(all.every((text, index) => index === 0 || text !== all[index - 1]), all.join("\n"));
    await close(page);
});

test("a field is written in, and a slider is moved", async () => {
    const page = await open();
    await page.keyboard.press("Control+o");
    const field = page.getByRole("textbox").first();
    await field.waitFor({ state: "attached" });
    const puzzle = "1...\n..4.\n.2..\n...3";
    await field.fill(puzzle, { force: true });
    await until(page, "the puzzle that was written", (now) => /with 4 givens/.test(now.opening ?? ""));
    // Elements follow the program a frame later.
    await page.waitForFunction((text) => [...document.querySelectorAll("textarea")].some((area) => area.value === text), puzzle);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await until(page, "the lesson", (now) => now.opening === null);
    const speed = page.getByRole("slider", { name: "speed" });
    const before = await speed.getAttribute("aria-valuetext");
    await speed.evaluate((input) => {
        input.value = Number(input.max);
        input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.waitForFunction((before) => document.querySelector("[aria-label=speed][type=range]").getAttribute("aria-valuetext") !== before, before);
    await close(page);
});

test("a dialog is modal, and Escape leaves its field and closes it", async () => {
    const page = await open();
    await page.keyboard.press("Control+o");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor({ state: "attached" });
    assert.equal(await dialog.getAttribute("aria-modal"), "true");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await close(page);
});
