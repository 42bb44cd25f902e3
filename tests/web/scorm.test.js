// A package for learning platforms, in a run-time that records what it is told.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { blank, close, picture, start, stop, until } from "./drive.js";
import { PAGE, serve } from "./serve.js";

const run = promisify(execFile);
let folder;

before(async () => {
    await start();
    folder = await mkdtemp(join(tmpdir(), "recuo-scorm-"));
});

after(async () => {
    await stop();
    await rm(folder, { recursive: true });
});

// A platform: the package's page in a frame, and around it the API with what it has been told, by name.
const platform = (values) => `<link rel="icon" href="data:,"><script>
window.values = ${JSON.stringify(values)};
window.calls = [];
const call = (name) => (...given) => { calls.push(name); return { LMSGetValue: () => values[given[0]] ?? "" }[name]?.() ?? "true"; };
window.API = Object.fromEntries(["LMSInitialize", "LMSGetValue", "LMSCommit", "LMSFinish"].map((name) => [name, call(name)]));
API.LMSSetValue = (name, value) => { values[name] = value; return "true"; };
</script><iframe src="index.html?lesson=first-moves&lang=en&package&widgets" width="1200" height="700"></iframe>`;

test("a platform gets place, score and completion, and gives the place back", async () => {
    const recuo = process.env.RECUO ?? new URL("../../target/debug/recuo", import.meta.url).pathname;
    const archive = join(folder, "first-moves.zip");
    await run(recuo, ["export", "first-moves", "-o", archive, "--page", PAGE]);
    const made = join(folder, "package");
    await run("python3", ["-m", "zipfile", "-e", archive, made]);
    const served = await serve({ folder: made, texts: { "/platform.html": platform({ "cmi.core.lesson_status": "not attempted" }) } });

    const page = await blank();
    const values = () => page.evaluate(() => window.values);
    const begin = async () => {
        await page.goto(served.address + "platform.html");
        const frame = page.frames()[1];
        frame.faults = page.faults;
        await until(frame, "the lesson", (now) => now.lesson === "first-moves");
        await frame.locator("canvas").first().focus();
        return frame;
    };
    let frame = await begin();
    assert.equal((await values())["cmi.core.lesson_status"], "incomplete");
    // Each question gets its first option as the answer; an open one is passed by the second N.
    let now = await until(frame, "the start", () => true);
    while (now.stops[0] < now.stops[1]) {
        const { step } = now;
        for (const key of ["a", "n", "n"]) {
            await page.keyboard.press(key);
        }
        now = await until(frame, "the next stop", (now) => now.step > step);
    }
    assert.ok(now.score[0] > 0, "an answer was right");
    await picture(page, "platform");
    await page.waitForFunction(() => window.values["cmi.core.lesson_status"] === "completed");
    const told = await values();
    assert.equal(told["cmi.core.score.raw"], String(Math.round(100 * now.score[0] / now.score[1])));
    assert.deepEqual([told["cmi.core.score.min"], told["cmi.core.score.max"]], ["0", "100"]);
    assert.equal(told["cmi.core.lesson_location"], String(now.step));
    assert.ok(told["cmi.suspend_data"].length <= 4096 && told["cmi.suspend_data"].includes("first-moves"));
    assert.ok((await page.evaluate(() => window.calls)).includes("LMSCommit"));

    // Nothing leads to a lesson that the platform would not hear of.
    for (const key of ["n", "u", "i"]) {
        await page.keyboard.press(key);
    }
    await until(frame, "the same lesson", (after) => after.lesson === "first-moves" && after.step === now.step && after.front.startsWith("0"));

    // Another day, in another browser.
    served.served.texts = { "/platform.html": platform({ ...told, "cmi.core.lesson_status": "incomplete" }) };
    await page.evaluate(() => { localStorage.clear(); });
    frame = await begin();
    const again = await until(frame, "the place", (again) => again.step === now.step);
    assert.deepEqual(again.score, now.score);
    await page.evaluate(() => { document.querySelector("iframe").src = "about:blank"; });
    await page.waitForFunction(() => window.calls.includes("LMSFinish") && /^\d{4}:\d\d:\d\d$/.test(window.values["cmi.core.session_time"]));
    assert.equal(await page.evaluate(() => window.calls.at(-1)), "LMSFinish");

    // A platform that has kept the grade and not the answers.
    const graded = { "cmi.core.lesson_status": "passed", "cmi.core.score.raw": "100" };
    served.served.texts = { "/platform.html": platform(graded) };
    await page.evaluate(() => { localStorage.clear(); });
    frame = await begin();
    await until(frame, "no answers", ({ score }) => score[0] === 0);
    await page.keyboard.press("n");
    await page.waitForFunction(() => window.values["cmi.core.lesson_location"] > 0);
    assert.deepEqual({ ...await values(), ...graded }, await values());
    await close(page);
    served.close();
});
