// The texts that come with the program: those of its first picture beside it, the others after it.

// The lessons of the first picture with the ids of all messages, all other texts, and the words of each language.
const START = "start.txt";
const REST = "rest.txt";
const wordsOf = (catalogue) => `words.${catalogue}.txt`;
const texts = new Map();

async function fetched(file) {
    const response = await fetch(file + "?v=" + VERSION);
    if (!response.ok) {
        throw new Error(response.status + " " + file);
    }
    return response;
}

// Each file of a pack begins with its path in the project. What lessons say in each language stands before all files.
function unpack(pack) {
    const [said, ...files] = pack.split("\x1E");
    const languages = said.split("\x1D").map((texts) => texts.split("\x1F"));
    const next = new Map(languages.map(([tag, ...texts]) => [tag, texts.values()]));
    for (const file of files) {
        const end = file.indexOf("\n");
        const text = file.slice(end + 1).replace(/(\w+):\x1F/g, (_, tag) => `${tag}:"${next.get(tag).next().value}"`);
        texts.set(file.slice(0, end), text);
    }
}

async function loadTexts(file) {
    unpack(await (await fetched(file)).text());
}

// The text of a catalogue, whose messages stand without their ids in the order of these.
function withIds(text) {
    const ids = texts.get("ids").split("\n").values();
    return text.replace(/\x1F/g, () => ids.next().value + "=");
}

// The text at a path. The program cannot go on without it, so one that has not come yet is waited for.
function bundled(path) {
    if (!texts.has(path)) {
        const [, catalogue] = /^assets\/lang\/([\w-]+)\.ftl/.exec(path) ?? [];
        try {
            const request = new XMLHttpRequest();
            request.open("GET", (catalogue ? wordsOf(catalogue) : REST) + "?v=" + VERSION, false);
            request.overrideMimeType("text/plain; charset=utf-8");
            request.send();
            unpack(request.responseText);
        } catch (error) {
            say(words.failed + error);
            throw error;
        }
    }
    return withIds(texts.get(path));
}
