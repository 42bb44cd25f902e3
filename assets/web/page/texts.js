// The texts that come with the program: those of its first picture beside it, the others after it.

// The lessons of the first picture, all other texts, and the words of each language.
const START = "start.txt";
const REST = "rest.txt";
const wordsOf = (language) => `words.${language}.txt`;
const texts = new Map();

async function fetched(file) {
    const response = await fetch(file + "?v=" + VERSION);
    if (!response.ok) {
        throw new Error(response.status + " " + file);
    }
    return response;
}

// Each text of a pack begins with its path in the project.
function unpack(pack) {
    for (const text of pack.split("\x1E").slice(1)) {
        const end = text.indexOf("\n");
        texts.set(text.slice(0, end), text.slice(end + 1));
    }
}

async function loadTexts(file) {
    unpack(await (await fetched(file)).text());
}

// The text at a path. The program cannot go on without it, so one that has not come yet is waited for.
function bundled(path) {
    if (!texts.has(path)) {
        const [, language] = /^assets\/lang\/(\w\w)/.exec(path) ?? [];
        try {
            const request = new XMLHttpRequest();
            request.open("GET", (language ? wordsOf(language) : REST) + "?v=" + VERSION, false);
            request.overrideMimeType("text/plain; charset=utf-8");
            request.send();
            unpack(request.responseText);
        } catch (error) {
            say(words.failed + error);
            throw error;
        }
    }
    return texts.get(path);
}
