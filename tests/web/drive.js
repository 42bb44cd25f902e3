// Drives the page in a real browser. Waits on what the page says of itself, never on the clock.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import playwright from "playwright-core";
import { serve } from "./serve.js";

// How long one thing may take, in milliseconds: on any machine that is at work at all it takes less.
export const PATIENCE = Number(process.env.PATIENCE ?? 240_000);

// Ids of messages that are said in windows and on the command line only. A page that lacks a message shows its id.
const CATALOGUE = new URL("../../assets/lang/cli/en.ftl", import.meta.url);
const ELSEWHERE = new Set((await readFile(CATALOGUE, "utf8")).match(/^[a-z][a-z0-9-]*(?= =)/gm));

let browser, server;

export async function start() {
    server = await serve();
    browser = await (process.env.RECUO_BROWSER === "firefox" ? firefox() : chromium());
    return { browser, server };
}

const chromium = () => playwright.chromium.launch({
    timeout: PATIENCE,
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic"],
});

// Firefox as it is released, which speaks WebDriver BiDi. It draws with WebGL on a display only.
const firefox = () => playwright._bidiFirefox.launch({
    timeout: PATIENCE,
    headless: false,
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    firefoxUserPrefs: { "webgl.force-enabled": true },
});

export async function stop() {
    await browser?.close();
    server?.close();
}

const told = (page) => page.evaluate(() => document.documentElement.dataset.shown);

// What the program last said that it shows.
export const shown = async (page) => JSON.parse((await told(page)) ?? "null");

export async function until(page, what, holds) {
    for (const deadline = Date.now() + PATIENCE; ;) {
        const text = await told(page);
        const now = text && JSON.parse(text);
        if (now && holds(now)) {
            return now;
        }
        assert.deepEqual(page.faults, [], `while waiting for ${what}`);
        const left = Math.max(deadline - Date.now(), 1);
        await page.waitForFunction((before) => document.documentElement.dataset.shown !== before, text, { timeout: left })
            .catch(() => assert.fail(`${what}: still ${text}`));
    }
}

// What says nothing about the page. Firefox complains about the style with which a picture of it is taken. A file that is
// preloaded just before a service worker takes over is asked for once more, and browsers say so after a while.
const IGNORED = /GPU stall|GL Driver|blocked an inline style|link preload/;

// A page that may show anything, and notes what goes wrong in it. `prepare` acts on it first.
export async function blank(options = {}, prepare = async () => {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.faults = [];
    const note = (fault) => IGNORED.test(fault) || page.faults.push(fault);
    page.on("pageerror", (error) => note(String(error)));
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && note(line.text()));
    await prepare(page);
    return page;
}

export async function open(options = {}, query = "?lang=en&lesson=first-moves", prepare = undefined) {
    const page = await blank(options, prepare);
    await page.goto(new URL(query, server.address).href);
    await until(page, "the first picture", () => true);
    return page;
}

// A picture of the page, to be looked at.
export const picture = (page, name) => page.screenshot({ path: process.env.PICTURES && `${process.env.PICTURES}/${name}.png` });

export async function close(page) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
}

// The middle of the widget of this name, once there is one; the page is opened with `widgets` in its
// address. Names and places settle when two frames in a row say the same.
export async function place(page, name) {
    const look = (name) => {
        const lines = (document.documentElement.dataset.widgets ?? "").split("\n").map((line) => line.split("\t"));
        const line = lines.findLast((line) => line[0] === name) ?? lines.findLast((line) => line[0].startsWith(name + " "));
        if (!line) {
            return null;
        }
        const [left, top, width, height] = line.slice(1).map(Number);
        return { x: left + width / 2, y: top + height / 2, left, top, width, height };
    };
    for (let before = null; ;) {
        const found = await page.waitForFunction(look, name).catch(() => assert.fail(`no widget is called ${name}`));
        const now = await found.jsonValue();
        if (before && now.x === before.x && now.y === before.y) {
            const names = await page.evaluate(() => document.documentElement.dataset.widgets.split("\n").map((line) => line.split("\t")[0]));
            assert.deepEqual(names.filter((name) => ELSEWHERE.has(name)), [], "all words are there");
            return now;
        }
        before = now;
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    }
}

export async function click(page, name) {
    const { x, y } = await place(page, name);
    await page.mouse.click(x, y);
}

// Pastes a text as the keys for it do.
export async function paste(page, text) {
    await page.evaluate((text) => {
        const transfer = new DataTransfer();
        transfer.setData("text/plain", text);
        document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }));
    }, text);
}

// Does what makes the program hand over a file, and takes the file.
export async function downloaded(page, act) {
    const [download] = await Promise.all([page.waitForEvent("download"), act()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

// Opens the dialog for exporting and takes this kind of file.
export async function chooseKind(page, before, kind) {
    await page.keyboard.press("e");
    await click(page, before);
    await click(page, kind);
    await place(page, "Export");
}
