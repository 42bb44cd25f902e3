// Keeps the page's files, so that it works without a network once it has been loaded.
"use strict";

// The build puts in what it has built: the version, and the SHA-256 of each file.
const VERSION = "BUILT_VERSION";
const SUMS = BUILT_SUMS;

const PAGE = "index.html";
// Other pages may stand on the same server, with caches of their own.
const OWN = `recuo ${self.registration.scope} `;
const KEPT = OWN + VERSION;

// A file of this version and no other: whatever lies in between may still hold that of the last. What the page has fetched
// is not sent again, unless it turns out to be something else.
async function fetched(file) {
    const [address, usual] = file === PAGE ? ["./", "no-cache"] : [`${file}?v=${VERSION}`, "default"];
    for (const cache of [usual, "reload"]) {
        const response = await fetch(address, { cache });
        const bytes = await response.arrayBuffer();
        if (response.ok && await isWhole(file, bytes)) {
            return new Response(bytes, { headers: { "content-type": response.headers.get("content-type") ?? "" } });
        }
    }
    throw new Error(`${file} is not of version ${VERSION}`);
}

// Servers may add to pages, but not to anything else.
async function isWhole(file, bytes) {
    if (file === PAGE) {
        return new TextDecoder().decode(bytes).includes(VERSION);
    }
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("") === SUMS[file];
}

async function keep() {
    const files = [PAGE, ...Object.keys(SUMS)];
    const responses = await Promise.all(files.map(fetched));
    const cache = await caches.open(KEPT);
    await Promise.all(files.map((file, number) => cache.put(file, responses[number])));
}

// The last version stays, for pages that are just being loaded with it.
async function forget() {
    const own = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== KEPT);
    await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
}

// The kept file that a request is for: of the version that it names, or of this one.
function found(file, version) {
    return caches.match(file, { cacheName: version ? OWN + version : KEPT });
}

// Running pages have all they need, so a new version does not wait until they are closed.
self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.source.postMessage(VERSION));

self.addEventListener("fetch", (event) => {
    const { href, searchParams } = new URL(event.request.url);
    const file = href.slice(self.registration.scope.length).replace(/[?#].*/s, "") || PAGE;
    const isOwn = href.startsWith(self.registration.scope) && (file === PAGE || file in SUMS);
    if (isOwn && event.request.method === "GET") {
        event.respondWith(found(file, searchParams.get("v")).then((response) => response ?? fetch(event.request)));
    }
});
