// Keeps the page's files, so that it works without a network once it has been loaded.
"use strict";

// The build puts in what it has built: the version, and the SHA-256 of each file.
const VERSION = "BUILT_VERSION";
const SUMS = BUILT_SUMS;

const PAGE = "index.html";
// Other pages may stand on the same server, with caches of their own.
const OWN = `recuo ${self.registration.scope} `;
const KEPT = OWN + VERSION;

// The files of one version and no other: whatever lies in between may still hold those of the last.
async function fetched(file) {
    const response = await fetch(file === PAGE ? "./" : file, { cache: "reload" });
    const bytes = await response.arrayBuffer();
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hex = [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    // Servers may add to pages, but not to anything else.
    const isWhole = file === PAGE ? new TextDecoder().decode(bytes).includes(VERSION) : hex === SUMS[file];
    if (!response.ok || !isWhole) {
        throw new Error(`${file} is not of version ${VERSION}`);
    }
    return new Response(bytes, { headers: { "content-type": response.headers.get("content-type") ?? "" } });
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
