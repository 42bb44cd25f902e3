// The page as a part of others' pages: in a frame, and with their lessons.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readFile } from "node:fs/promises";
import { blank, close, open, picture, place, start, stop, until } from "./drive.js";
import { serve } from "./serve.js";

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

test("a lesson of another server is opened, and one that cannot be had is told by its address", async () => {
    const source = await readFile(new URL("../../lessons/four-queens.ron", import.meta.url), "utf8");
    const texts = { "/theirs.ron": source.replace('"four-queens"', '"theirs"') };
    const others = await serve({ texts, headers: { "access-control-allow-origin": "*" } });
    const silent = await serve({ texts });
    const asked = (address) => `?lang=en&lesson=${encodeURIComponent(address)}`;
    const page = await open({}, asked(others.address + "theirs.ron"));
    await until(page, "the lesson", (now) => now.lesson === "theirs");
    await close(page);
    for (const address of [silent.address + "theirs.ron", server.address + "own/nowhere.ron"]) {
        // The browser says so too.
        const faults = [];
        const page = await open({}, asked(address), (page) => Object.defineProperty(page.faults, "push", { value: (fault) => faults.push(fault) }));
        await until(page, "its address", (now) => now.notice?.startsWith(`The lesson at ${address} cannot be read.`));
        assert.match(faults.join(), /404|CORS/);
        await close(page);
    }
    others.close();
    silent.close();
});

test("a frame that keeps the page apart from its server works if the server allows it, or says why not", async () => {
    const around = (address) => ({ "/around.html": `<link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="${address}?lang=en" width="800" height="600"></iframe>` });
    const open = await serve({ headers: { "access-control-allow-origin": "*" } });
    const shut = await serve();
    for (const { address } of [open, shut]) {
        server.served.texts = around(address);
        const page = await blank();
        await page.goto(new URL("around.html", server.address).href);
        const frame = page.frames()[1];
        if (address === open.address) {
            await until(Object.assign(frame, { faults: [] }), "the first lesson", (now) => now.lesson === "how-can-that-be");
        } else {
            await frame.waitForFunction(() => document.getElementById("message").textContent.includes("Access-Control-Allow-Origin")
                && document.getElementById("first").hidden);
        }
        await page.context().close();
    }
    open.close();
    shut.close();
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
