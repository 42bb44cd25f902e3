// The page and the native program are the same: states at random steps, and whole files.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { click, close, downloaded, open, paste, start, stop, until } from "./drive.js";

const RECUO = process.env.RECUO ?? join(dirname(fileURLToPath(import.meta.url)), "../../target/debug/recuo");
let folder;

before(async () => {
    await start();
    folder = await mkdtemp(join(tmpdir(), "recuo-same-"));
});

after(async () => {
    await stop();
    await rm(folder, { recursive: true });
});

async function recuo(...words) {
    const { stdout } = await promisify(execFile)(RECUO, words, { maxBuffer: 1 << 28 });
    return stdout;
}

// What the native program writes to a file of this name.
async function exported(name, words) {
    const file = join(folder, name);
    await recuo("export", ...words.split(" "), "-o", file);
    return readFile(file);
}

// The same numbers every time.
let seed = 20_260_621;
function below(count) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor(seed / 2 ** 32 * count);
}

const PUZZLES = [
    ["2x2", "...2.41.....1..."],
    ["2x3", "1.......2.......3.....4..........5.."],
    ["3x3", "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"],
    ["3x3", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."],
    ["4x4", ".".repeat(256)],
];
const TEAMS = [["naive", "masks", "forward-checking", "fewest-candidates"], ["singles", "propagation", "algorithm-x", "row-major+descending+masks"]];

test("the page and the native program are in the same states", async () => {
    const page = await open();
    let compared = 0;
    for (const [boxes, cells] of PUZZLES) {
        for (const team of TEAMS) {
            for (const most of [60, 5_000, 400_000]) {
                const wanted = below(most);
                const boards = team.map((strategy) => strategy + "*all").join(",");
                await paste(page, `1;${boxes};${cells};${boards};${wanted};stack;en;`);
                const native = await Promise.all(team.map(async (strategy) => {
                    const words = ["at", cells, "--boxes", boxes, "--strategy", strategy, "--goal", "all", "--format", "json", "--step"];
                    const at = (step) => recuo(...words, String(step)).then(JSON.parse);
                    // A run that ends before stands at its end, as it does in the page.
                    return at(wanted).catch(async (refusal) => {
                        const end = /ends at step (\d+)/.exec(refusal.stderr.replaceAll(",", ""));
                        assert.ok(end, refusal.stderr);
                        return at(end[1]);
                    });
                }));
                const steps = native.map((moment) => moment.step);
                const now = await until(page, `${boxes} ${boards} at ${steps}`, (now) => now.boards[0].length === cells.length && String(now.steps) === String(steps));
                assert.deepEqual(now.states, native.map((moment) => moment.state), `${cells} ${boards} ${wanted}`);
                assert.deepEqual(now.boards, native.map((moment) => moment.board));
                compared += team.length;
            }
        }
    }
    assert.equal(compared, PUZZLES.length * 8 * 3);
    await close(page);
});

test("files out of the page are those of the native program, byte by byte", async () => {
    const query = "?lang=en&widgets&lesson=first-moves&theme=dark";
    // Once its end has been reached a lesson hides nothing, like the command line.
    const page = await open({}, query);
    await page.keyboard.press("End");
    await until(page, "the end", (now) => now.steps[0] === 55);
    await page.keyboard.press("5");
    const { steps: [step] } = await until(page, "the middle", (now) => now.steps[0] < 55);
    await page.keyboard.press("e");
    const picture = await downloaded(page, () => click(page, "Export"));
    assert.ok(picture.bytes.equals(await exported("a.png", `first-moves --step ${step} --theme dark`)), "PNG");
    await close(page);

    const short = await open({}, "?lang=es&lesson=first-moves&widgets");
    await short.keyboard.press("End");
    await until(short, "the end", (now) => now.steps[0] === 55);
    await short.keyboard.press("e");
    const GIF = "Animación (GIF)";
    await click(short, "Imagen (PNG)");
    await click(short, GIF);
    const film = await downloaded(short, () => click(short, "Exportar"));
    assert.ok(film.bytes.equals(await exported("a.gif", "first-moves --lang es")), "GIF");
    await close(short);

    const data = await open({}, "?lang=es&lesson=first-moves&widgets");
    await data.keyboard.press("e");
    await click(data, "Imagen (PNG)");
    await click(data, "Traza de un tablero (CSV)");
    const trace = await downloaded(data, () => click(data, "Exportar"));
    assert.ok(trace.bytes.equals(await exported("a.csv", "first-moves")), "trace");
    await close(data);
});
