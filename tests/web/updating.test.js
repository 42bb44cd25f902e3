// Newer versions of the page, and what is kept for use without a network.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PATIENCE, blank, click, close, open, place, start, stop, until } from "./drive.js";
import { PAGE, serve } from "./serve.js";

let folder;

before(async () => {
    await start();
    folder = await mkdtemp(join(tmpdir(), "recuo-updating-"));
});

after(async () => {
    await stop();
    await rm(folder, { recursive: true });
});

const versionOf = async (page) => (/page\.js\?v=(\w+)/).exec(await readFile(join(page, "index.html"), "utf8"))[1];

// The page as a later build makes it: the same files under another version, one of them with other words.
async function newer(name, words) {
    const page = join(folder, name);
    await cp(PAGE, page, { recursive: true });
    const old = await versionOf(page);
    const version = createHash("sha256").update(name).digest("hex").slice(0, 16);
    for (const file of ["index.html", "page.js", "offline.js"]) {
        const text = await readFile(join(page, file), "utf8");
        await writeFile(join(page, file), text.replaceAll(old, version).replace("Loading…", words));
    }
    const sum = createHash("sha256").update(await readFile(join(page, "page.js"))).digest("hex");
    const offline = await readFile(join(page, "offline.js"), "utf8");
    await writeFile(join(page, "offline.js"), offline.replace(/("page.js": ?")\w+/, `$1${sum}`));
    return { page, version };
}

// The page asks for its script by version.
const script = (page) => page.evaluate(() => document.querySelector("script[src^='page.js']").src);
const running = async (page) => new URL(await script(page)).searchParams.get("v");
const kept = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("recuo ")).map((name) => name.split(" ").at(-1)));
// Files are kept once the program runs.
async function isKept(page, version) {
    const isReady = () => page.evaluate(async (version) => navigator.serviceWorker.controller !== null
        && (await caches.keys()).some((name) => name.endsWith(version)), version);
    for (const deadline = Date.now() + PATIENCE; !await isReady();) {
        assert.ok(Date.now() < deadline, `${version} is not kept`);
        await page.waitForTimeout(100);
    }
}

test("a newer version arrives past all caches, says so, and is taken on request", async () => {
    const server = await serve({ folder: PAGE, headers: { "cache-control": "max-age=600", "last-modified": "Mon, 01 Jan 2024 00:00:00 GMT" } });
    const page = await blank();
    await page.goto(server.address + "?lang=en&lesson=first-moves&widgets");
    await until(page, "the first picture", () => true);
    const first = await versionOf(PAGE);
    await isKept(page, first);
    await page.keyboard.press("ArrowRight");
    await until(page, "step 1", (now) => now.steps[0] === 1);

    const second = await newer("second", "Loading anew…");
    server.served.folder = second.page;
    // The old one is still shown, without a word of the new one's on the way.
    await page.goto(server.address + "?lang=en&lesson=first-moves&widgets");
    await until(page, "the first picture", () => true);
    assert.equal(await running(page), first);
    await place(page, "A new version is ready.");
    await page.keyboard.press("ArrowRight");
    await until(page, "the next step: nothing was interrupted", (now) => now.steps[0] === 2);
    await Promise.all([page.waitForEvent("load"), click(page, "Open it now")]);
    await until(page, "the first picture", () => true);
    assert.equal(await running(page), second.version);
    const source = await page.evaluate(async (address) => (await fetch(address)).text(), await script(page));
    assert.ok(source.includes("Loading anew…"));

    // A third needs no request: the next visit has it. Of those before, one is kept.
    const third = await newer("third", "Loading once more…");
    server.served.folder = third.page;
    await page.reload();
    await place(page, "A new version is ready.");
    await page.reload();
    await until(page, "the first picture", () => true);
    assert.equal(await running(page), third.version);
    assert.deepEqual(await kept(page), [second.version, third.version]);
    await close(page);
    server.close();
});

test("half a newer version is no version", async () => {
    const server = await serve({ folder: PAGE });
    const page = await blank();
    await page.goto(server.address + "?lang=en");
    await until(page, "the first picture", () => true);
    const first = await versionOf(PAGE);
    await isKept(page, first);
    const half = await newer("half", "Loading half…");
    // One file of it has not arrived on the server.
    await cp(join(PAGE, "page.js"), join(half.page, "page.js"));
    server.served.folder = half.page;
    const refused = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const found = new Promise((next) => registration.addEventListener("updatefound", () => next(registration.installing)));
        registration.update();
        const worker = await found;
        await new Promise((next) => worker.addEventListener("statechange", next));
        return worker.state;
    });
    assert.equal(refused, "redundant");
    await page.reload();
    await until(page, "the first picture", () => true);
    assert.equal(await running(page), first);
    await page.context().close();
    server.close();
});

test("caches of others on the same server are left alone", async () => {
    const server = await serve({ texts: { "/theirs.html": '<link rel="icon" href="data:,">' } });
    const page = await blank();
    await page.goto(server.address + "theirs.html");
    await page.evaluate(async () => {
        for (const name of ["other", "recuo-of-someone", "recuo http://127.0.0.1/elsewhere/ 0123456789abcdef"]) {
            await (await caches.open(name)).put("x", new Response("theirs"));
        }
    });
    await page.goto(server.address + "?lang=en");
    await until(page, "the first picture", () => true);
    await isKept(page, await versionOf(PAGE));
    const names = await page.evaluate(() => caches.keys());
    assert.equal(names.length, 4, names.join());
    await close(page);
    server.close();
});

test("it works without a network once it has been loaded, by every address", async () => {
    const page = await open();
    await isKept(page, await versionOf(PAGE));
    await page.context().setOffline(true);
    const { origin } = new URL(page.url());
    for (const address of ["/", "/index.html", "/?lesson=rule-check&lang=pt", "/index.html?lang=es"]) {
        await page.goto(origin + address);
        await until(page, "the first picture", () => true);
    }
    await close(page);
});
