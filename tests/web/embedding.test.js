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
    await page.keyboard.press("n");
    const { step } = await until(page, "its first stop", (now) => now.step > 0);
    await page.waitForFunction((step) => history.state.step === step, step);
    // While it is gone, moves in the lesson in its place do not count.
    const { texts } = server.served;
    server.served.texts = {};
    const gone = [];
    Object.defineProperty(page.faults, "push", { value: (fault) => gone.push(fault) });
    await page.reload();
    await until(page, "that it is gone", (now) => now.notice?.includes("own/mine.ron cannot be read"));
    for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) {
        await page.keyboard.press(key);
    }
    await until(page, "another step", (now) => now.lesson !== "mine" && now.step === 3);
    server.served.texts = texts;
    await page.reload();
    await until(page, "its own step", (now) => now.lesson === "mine" && now.step === step);
    assert.match(gone.join(), /^[^,]*404[^,]*$/);
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
    const page = await open({}, asked(others.address + "theirs.ron?download=1"));
    await until(page, "the lesson", (now) => now.lesson === "theirs");
    await close(page);
    for (const address of [silent.address + "theirs.ron", server.address + "own/nowhere.ron", "http://[/no-address.ron"]) {
        // The browser says so too.
        const faults = [];
        const page = await open({}, asked(address), (page) => Object.defineProperty(page.faults, "push", { value: (fault) => faults.push(fault) }));
        const isTold = (now) => now.notice?.startsWith(`The lesson at ${address} cannot be read.`);
        await until(page, "its address", isTold);
        assert.match(faults.join(), address.includes("[") ? /^$/ : /404|CORS/);
        await page.keyboard.press("n");
        await until(page, "the lesson in its place", (now) => now.step > 0 && !isTold(now));
        await page.reload();
        await until(page, "its address again", isTold);
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

test("fingers scroll the page around a frame, until a tap gives them to the program in it", async () => {
    for (const query of ["", "embed&"]) {
        server.served.texts = {
            "/around.html": `<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><body style="margin: 0; height: 4000px"><iframe src="/?${query}lang=en&widgets&lesson=first-moves" width="800" height="500"></iframe>`,
        };
        const page = await blank({ viewport: { width: 800, height: 900 }, hasTouch: true, isMobile: true });
        await page.goto(new URL("around.html", server.address).href);
        const frame = page.frames()[1];
        frame.faults = page.faults;
        const first = await until(frame, "the lesson", (now) => now.lesson === "first-moves");
        const next = await place(frame, "Next stop");
        const hand = await page.context().newCDPSession(page);
        // A finger goes up on the board.
        const swipe = async () => {
            for (let y = 300; y >= 200; y -= 10) {
                await hand.send("Input.dispatchTouchEvent", { type: y === 300 ? "touchStart" : "touchMove", touchPoints: [{ x: 200, y }] });
                await frames();
            }
            await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
            await frames();
        };
        const frames = () => page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
        const scrolled = () => page.evaluate(() => scrollY);
        await swipe();
        assert.ok(await scrolled() > 50, "a swipe on the frame scrolls");
        assert.deepEqual((await until(frame, "what is shown", () => true)).steps, first.steps, "and does nothing else");
        await page.evaluate(() => scrollTo(0, 0));
        await page.touchscreen.tap(next.x, next.y);
        const { steps } = await until(frame, "the first stop", (now) => now.steps[0] > 0);
        await swipe();
        assert.equal(await scrolled(), 0, "after a tap fingers are the program's");
        assert.deepEqual((await until(frame, "what is shown", () => true)).steps, steps, "the tap was one");
        await page.touchscreen.tap(400, 700);
        await swipe();
        assert.ok(await scrolled() > 50, "after a tap beside the frame they scroll again");
        await close(page);
    }
});
