// Puzzles, lessons and links on their way into the page: typed, pasted, dropped, picked; and fingers.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFile } from "node:fs/promises";
import { click, close, downloaded, open, paste, place, shown, start, stop, until } from "./drive.js";

const LINE = "83...569...6.8...2...6....56....3...3.5...9.6...9....74....2...5...4.1...871...49";
const WIDGETS = "?lang=en&lesson=first-moves&widgets";
let browser, server;

before(async () => {
    ({ browser, server } = await start());
});

after(stop);

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
const focused = (page, id) => page.waitForFunction((id) => document.activeElement.id === id, id);

// Has files fall onto the page.
async function drop(page, files) {
    const transfer = await page.evaluateHandle((files) => {
        const transfer = new DataTransfer();
        for (const { name, bytes } of files) {
            transfer.items.add(new File([new Uint8Array(bytes)], name));
        }
        return transfer;
    }, files.map(({ name, bytes }) => ({ name, bytes: [...bytes] })));
    await page.dispatchEvent("canvas", "dragover", { dataTransfer: transfer });
    await page.dispatchEvent("canvas", "drop", { dataTransfer: transfer });
}

test("a puzzle typed among accents opens", async () => {
    const page = await open({}, WIDGETS);
    await page.keyboard.press("Control+o");
    await focused(page, "typing");
    await page.keyboard.type("Olá, ação: ñandú");
    await until(page, "words about it", (now) => now.opening?.includes("There is no puzzle here."));
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(LINE);
    const now = await until(page, "what was understood", (now) => now.opening?.includes("28 givens"));
    assert.equal(now.steps[0], 0, "letters are no shortcuts here");
    await click(page, "Open");
    await until(page, "the puzzle", (now) => now.lesson === "puzzle" && now.opening === null);
    await focused(page, "glcanvas");
    await page.keyboard.press("ArrowRight");
    await until(page, "step 1", (now) => now.steps[0] === 1);
    await close(page);
});

test("a set of puzzles is run and saved", async () => {
    const page = await open({}, WIDGETS);
    await page.keyboard.press("Control+o");
    await focused(page, "typing");
    await paste(page, "4..1....21...4..\n4..2....12...4..\n");
    await click(page, "Compare on all");
    await click(page, "Start");
    await click(page, "Export…");
    const table = await downloaded(page, () => click(page, "Save"));
    assert.match(table.name, /\.csv$/);
    assert.ok(table.bytes.includes("naive"), table.bytes.toString());
    await close(page);
});

test("accents are composed, and what is being composed is shown", async () => {
    const page = await open({}, WIDGETS);
    await page.keyboard.press("Control+o");
    await focused(page, "typing");
    const session = await page.context().newCDPSession(page);

    for (const [typed, composed] of [["´", "á"], ["~", "ã"], ["`", "ñ"]]) {
        await session.send("Input.imeSetComposition", { text: typed, selectionStart: 1, selectionEnd: 1 });
        await session.send("Input.insertText", { text: composed });
    }
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(`${LINE}\n${LINE}`);
    await until(page, "the puzzles below", (now) => now.opening?.startsWith("Puzzle 1 of 2 “áãñ”, line 2."));
    // Select all, cut, and paste it back.
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+x");
    await until(page, "an empty field", (now) => now.opening === "");
    await page.context().grantPermissions(["clipboard-read"]);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `áãñ\n${LINE}\n${LINE}`);
    await page.keyboard.press("Control+v");
    await until(page, "the same again", (now) => now.opening?.startsWith("Puzzle 1 of 2 “áãñ”, line 2."));
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    await until(page, "the boards", (now) => now.opening === null && now.lesson === "first-moves");
    // With nothing selected the board itself is copied.
    await page.keyboard.press("Control+c");
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "1..2.2.4......23");
    await close(page);
});

test("what is wrong is told in the language of the menu", async () => {
    const page = await open({}, WIDGETS);
    await paste(page, "1...\n..q.\n....\n....");
    await until(page, "the reason", (now) => now.opening?.startsWith("Line 2 of the text, column 3: “q”"));
    await page.keyboard.press("Escape");
    await until(page, "the boards", (now) => now.opening === null);
    await click(page, "Language: English");
    await click(page, "Português (Brasil)");
    await until(page, "Portuguese", (now) => now.language === "pt");
    await page.keyboard.press("Control+o");
    await until(page, "the reason again", (now) => now.opening?.startsWith("Linha 2 do texto, coluna 3: “q” não é uma célula."));
    await close(page);
});

test("files are dropped and picked, good and bad", async () => {
    const page = await open({}, WIDGETS);
    const lesson = await readFile(new URL("../../lessons/two-solutions.ron", import.meta.url));
    await drop(page, [{ name: "lição.ron", bytes: lesson }]);
    await until(page, "the lesson", (now) => now.lesson === "two-solutions");
    await drop(page, [{ name: "fotografía.png", bytes: [0x89, 0x50, 0x4e, 0x47, 0, 0] }]);
    await until(page, "why not", (now) => now.opening?.startsWith("fotografía.png is not a text file."));
    await page.keyboard.press("Escape");
    await until(page, "the lesson still", (now) => now.opening === null && now.lesson === "two-solutions");
    await drop(page, [{ name: "long.txt", bytes: [] }, { name: "b.txt", bytes: [] }]);
    await until(page, "the dialog", (now) => now.opening !== null);
    await place(page, "2 files were dropped.");
    const choosing = page.waitForEvent("filechooser");
    await click(page, "Choose a file…");
    await (await choosing).setFiles({ name: "a.sdm", mimeType: "text/plain", buffer: Buffer.from(`\uFEFF${LINE}\n`, "utf16le") });
    await until(page, "what was understood", (now) => now.opening?.includes("28 givens"));
    await click(page, "Open");
    await until(page, "the puzzle", (now) => now.lesson === "puzzle");
    await close(page);
});

test("a file that is too long is told so", async () => {
    const page = await open();
    await page.evaluate(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(8 * 2 ** 20 + 1)], "long.txt"));
        document.getElementById("glcanvas").dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
    });
    await until(page, "why not", (now) => now.opening === "long.txt is too long: at most 8 MiB are read here.");
    await close(page);
});

test("a link is copied, and opens its moment in another page", async () => {
    const page = await open({ permissions: ["clipboard-read", "clipboard-write"] }, WIDGETS.replace("first-moves", "first-program") + "&step=120&view=stack");
    await until(page, "the step", (now) => now.steps[0] === 120);
    await click(page, "View ▾");
    await click(page, "Copy a link to this moment");
    await until(page, "that it was copied", (now) => now.notice?.includes("copied"));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(link.startsWith(server.address + "#1;3x3;"), link);
    const other = await open({}, link.slice(server.address.length));
    const now = await until(other, "the same moment", (now) => now.steps[0] === 120);
    assert.deepEqual([now.lesson, now.view], ["first-program", "stack"]);
    // Pasted over the boards it opens too.
    await other.keyboard.press("Home");
    await until(other, "the start", (now) => now.steps[0] === 0);
    await paste(other, link);
    await until(other, "the moment again", (now) => now.steps[0] === 120);
    await close(other);
    await close(page);
});

test("on a phone the field brings up the keyboard", async () => {
    const page = await open(phone, WIDGETS);
    for (const name of ["Menu", "Open…"]) {
        const button = await place(page, name);
        await page.touchscreen.tap(button.x, button.y);
    }
    await until(page, "the dialog", (now) => now.opening !== null);
    await focused(page, "typing");
    // A keyboard on a screen says nothing but what it does to the text.
    await page.evaluate(() => {
        const typing = document.getElementById("typing");
        const does = (inputType) => typing.dispatchEvent(new InputEvent("beforeinput", { inputType, bubbles: true, cancelable: true }));
        typing.value = "1..............7";
        typing.dispatchEvent(new InputEvent("input", { inputType: "insertText", bubbles: true }));
        does("deleteContentBackward");
    });
    await until(page, "fifteen cells", (now) => now.opening?.includes("15 cells"));
    const picture = await page.screenshot({ path: process.env.PICTURES && `${process.env.PICTURES}/dialog on a phone.png` });
    assert.ok(picture.length > 10_000, "something is painted");
    const leave = await place(page, "Close");
    await page.touchscreen.tap(leave.x, leave.y);
    await until(page, "the boards", (now) => now.opening === null);
    await focused(page, "glcanvas");
    await close(page);
});

test("keys are named once there is a keyboard", async () => {
    const page = await open(phone, WIDGETS);
    const button = await place(page, "Next stop");
    await page.touchscreen.tap(button.x, button.y);
    await until(page, "the first stop", (now) => now.steps[0] > 0);
    await page.keyboard.press("ArrowRight");
    await place(page, "Next stop  N");
    await close(page);
});

test("a finger taps and drags the timeline, and two fingers enlarge the tree", async () => {
    const page = await open({ viewport: { width: 1024, height: 768 }, hasTouch: true }, WIDGETS.replace("first-moves", "first-program") + "&step=3000&view=tree");
    await until(page, "the step", (now) => now.steps[0] === 3000);
    const session = await page.context().newCDPSession(page);
    const touch = (type, ...points) => session.send("Input.dispatchTouchEvent", {
        type, touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
    const frames = (count) => page.evaluate(async (count) => {
        while (count-- > 0) {
            await new Promise(requestAnimationFrame);
        }
    }, count);
    // Moves fingers from place to place. On a slow machine the browser may cancel a touch, so that the gesture is
    // repeated until its effect is seen.
    const move = async (what, holds, first, ...places) => {
        for (let tries = 0; ; tries++) {
            await touch("touchStart", ...first);
            for (const place of places) {
                await touch("touchMove", ...place);
                await frames(1);
            }
            await frames(10);
            await touch("touchEnd");
            if (holds(await shown(page))) {
                return;
            }
            assert.ok(tries < 20, what);
        }
    };
    const { width, height } = page.viewportSize();
    // Nothing is hidden once the end has been reached.
    await page.keyboard.press("End");
    await until(page, "the end by key", (now) => now.steps[0] === 613_461);
    await page.keyboard.press("Home");
    await until(page, "the start", (now) => now.steps[0] === 0);
    // The timeline.
    const [start, middle, end] = [width * 0.3, width * 0.5, width - 2].map((x) => [[x, height - 30]]);
    await move("the middle", (now) => now.steps[0] > 200_000 && now.steps[0] < 400_000, start, middle);
    await move("the end", (now) => now.steps[0] > 400_000, start, middle, end);
    // The tree: what is seen of it changes, and where the run is does not.
    const step = (await shown(page)).steps[0];
    const { tree } = await until(page, "a tree", (now) => now.tree > 0);
    const [x, y] = [width * 0.8, height * 0.3];
    const fingers = [20, 30, 45, 60, 80].map((apart) => [[x - apart, y], [x + apart, y]]);
    await move("a larger tree", (now) => now.tree > tree * 1.5, ...fingers);
    assert.equal((await shown(page)).steps[0], step);
    await close(page);
});

test("the page may be enlarged while it runs", async () => {
    const page = await open({}, WIDGETS);
    const before = await place(page, "Play");
    const session = await page.context().newCDPSession(page);
    const { width, height } = page.viewportSize();
    for (const zoom of [2, 1.25, 1]) {
        const size = { width: width / zoom, height: height / zoom };
        await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: zoom, mobile: false });
        await page.mouse.move(10, 100 * zoom); // enlarging the page moves what is under the pointer
        // The widgets keep their size in points, and none lies outside.
        await page.waitForFunction(([wide, room]) => {
            const lines = document.documentElement.dataset.widgets.split("\n").map((line) => line.split("\t"));
            const [left, , width] = lines.find((line) => line[0] === "Play").slice(1).map(Number);
            return Math.abs(width - wide) < 2 && left + width < room;
        }, [before.width, size.width]);
        assert.equal(await page.evaluate(() => document.getElementById("glcanvas").width), width);
    }
    // What is clicked is what is seen.
    await click(page, "Language: English");
    await click(page, "Español");
    await until(page, "Spanish", (now) => now.language === "es");
    await close(page);
});
