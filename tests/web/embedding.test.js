// The page as a part of others' pages: in a frame, and with their lessons.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFile } from "node:fs/promises";
import { blank, close, open, picture, place, start, stop, until } from "./drive.js";

let server;

before(async () => {
    ({ server } = await start());
});

after(stop);

test("a lesson beside the page is opened by its address", async () => {
    const source = await readFile(new URL("../../lessons/four-queens.ron", import.meta.url), "utf8");
    server.served.texts = {
        "/own/mine.ron": source.replace('"four-queens"', '"mine"'),
        "/own/broken.ron": source.replace("boards:", "bords:"),
    };
    const page = await open({}, "?lang=en&lesson=own/mine.ron");
    await until(page, "the lesson", (now) => now.lesson === "mine");
    await page.reload();
    await until(page, "the lesson again", (now) => now.lesson === "mine");
    await close(page);
    const broken = await open({}, "?lang=en&lesson=own/broken.ron");
    await until(broken, "what is wrong", (now) => now.opening?.includes("bords"));
    await close(broken);
});

test("a lesson that is not there is told", async () => {
    const page = await open({}, "?lang=en&lesson=own/nowhere.ron");
    await until(page, "its name", (now) => JSON.stringify(now).includes("nowhere.ron"));
    assert.match(page.faults.splice(0).join(), /404/);
    await close(page);
});

test("a frame has few controls, scrolls the page around it, and leads to the program", async () => {
    const address = "/?lang=en&embed&widgets&lesson=first-backtrack";
    server.served.texts = {
        "/around.html": `<link rel="icon" href="data:,"><body style="margin: 0; height: 4000px"><iframe src="${address}" width="800" height="450"></iframe>`,
    };
    const page = await blank();
    await page.goto(new URL("around.html", server.address).href);
    const frame = page.frames()[1];
    frame.faults = page.faults;
    await until(frame, "the lesson", (now) => now.lesson === "first-backtrack");
    const link = await place(frame, "Open in recuo");
    await picture(page, "frame");
    await page.mouse.move(300, 200);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => scrollY === 100);
    await page.evaluate(() => scrollTo(0, 0));
    const opened = page.context().waitForEvent("page");
    await page.mouse.click(link.x, link.y);
    const whole = await opened;
    await whole.waitForURL(/#1;/);
    assert.doesNotMatch(whole.url(), /embed/);
    whole.faults = page.faults;
    await until(whole, "the whole program", (now) => now.lesson !== null);
    await close(page);
});
