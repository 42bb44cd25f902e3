// A puzzle of one's own, the course, and moves made by the student, as in the window.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { click, close, open, place, shown, start, stop, until } from "./drive.js";

before(start);
after(stop);

test("a puzzle is typed, kept when the page is closed, and played", async () => {
    const page = await open({}, "?lang=en&lesson=first-moves&widgets");
    await page.keyboard.press("g");
    await until(page, "the editor", (now) => now.editing !== null);
    await place(page, "More than one solution.");
    await page.keyboard.type("12");
    const { editing } = await until(page, "two givens", (now) => now.editing.includes("12"));
    // What is kept is written a little later.
    await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes("12")));
    await page.reload();
    await until(page, "the first picture", () => true);
    await page.keyboard.press("g");
    await until(page, "what was typed", (now) => now.editing === editing);
    await page.keyboard.press("Control+z");
    await click(page, "Play it");
    const { lesson } = await until(page, "the board", (now) => now.editing === null);
    assert.notEqual(lesson, "first-moves");
    await page.keyboard.press("ArrowRight");
    await until(page, "step 1", (now) => now.steps[0] === 1);
    await close(page);
});

test("a lesson is chosen in the course and remembered", async () => {
    const page = await open({}, "?lang=es&lesson=first-moves&widgets");
    await page.keyboard.press("i");
    await click(page, "¿De quién es la culpa de un conflicto?");
    await until(page, "the lesson", (now) => now.lesson === "first-conflict");
    await page.keyboard.press("n");
    await until(page, "its first stop", (now) => now.steps[0] > 0);
    await close(page);
});

test("a student makes the moves, and is told what was wrong", async () => {
    const page = await open({}, "?lang=en&lesson=first-moves&widgets");
    await page.keyboard.press("y");
    await place(page, "Hint");
    await page.keyboard.press("Enter");
    await until(page, "the decision", (now) => now.steps[0] === 1);
    await page.keyboard.press("x");
    await page.keyboard.press("3");
    assert.equal((await shown(page)).steps[0], 1, "a wrong move is not made");
    await page.keyboard.press("Escape");
    await place(page, "Go on");
    await close(page);
});
