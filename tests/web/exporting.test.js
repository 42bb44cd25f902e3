// Pictures and films out of the page, through its dialog.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chooseKind, click, close, downloaded, open, shown, start, stop, until } from "./drive.js";

before(start);
after(stop);

const PNG = "Picture (PNG)";
const GIF = "Film (animated GIF)";

// How many pictures a GIF has.
function frames(bytes) {
    assert.equal(bytes.toString("latin1", 0, 6), "GIF89a");
    const table = (flags) => flags & 0x80 ? 3 << (flags & 7) + 1 : 0;
    let at = 13 + table(bytes[10]);
    let count = 0;
    const skip = () => {
        while (bytes[at] !== 0) {
            at += 1 + bytes[at];
        }
        at += 1;
    };
    while (bytes[at] !== 0x3B) {
        if (bytes[at] === 0x21) {
            at += 2;
        } else {
            assert.equal(bytes[at], 0x2C);
            count += 1;
            at += 11 + table(bytes[at + 9]);
        }
        skip();
    }
    assert.equal(at, bytes.length - 1, "nothing follows");
    return count;
}

test("a picture and a film are downloaded", async () => {
    const page = await open({}, "?lang=en&lesson=first-moves&widgets&step=7");
    await until(page, "the step", (now) => now.steps[0] === 7);
    await page.keyboard.press("e");
    const picture = await downloaded(page, () => click(page, "Export"));
    assert.equal(picture.name, "first-moves-7.png");
    assert.equal(picture.bytes.toString("latin1", 1, 4), "PNG");
    assert.deepEqual([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)], [560, 720]);
    await until(page, "the file's name", (now) => now.exporting === "first-moves-7.png is among your downloads.");
    await click(page, "Close");
    await until(page, "the line's end", (now) => now.exporting === null);
    await chooseKind(page, PNG, GIF);
    const film = await downloaded(page, () => click(page, "Export"));
    assert.equal(film.name, "first-moves.gif");
    assert.equal(frames(film.bytes), 56);
    await close(page);
});

test("a film that takes long leaves the window alone and can be cancelled", async () => {
    const page = await open({}, "?lang=en&widgets&lesson=first-program");
    let downloads = 0;
    page.on("download", () => downloads += 1);
    await page.keyboard.press("e");
    await click(page, PNG);
    await click(page, GIF);
    // All of its steps are more than a film may have, which is known once they have been explored.
    await click(page, "Export");
    await until(page, "the obstacle", (now) => now.exporting?.includes("a file holds at most"));
    await click(page, "Take one step in");
    await click(page, "Export");
    await until(page, "the work", (now) => now.exporting?.includes("is being written"));
    await page.keyboard.press("ArrowRight");
    await until(page, "step 1", (now) => now.steps[0] === 1 && now.exporting !== null);
    await click(page, "Cancel");
    await until(page, "its end", (now) => now.exporting === null);
    await page.keyboard.press("ArrowRight");
    await until(page, "step 2", (now) => now.steps[0] === 2);
    assert.equal(downloads, 0);
    assert.equal((await shown(page)).exporting, null);
    await close(page);
});
