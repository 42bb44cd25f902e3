// Keeps the page's files, so that it works without a network once it has been loaded.
"use strict";

const KEPT = "recuo-VERSION";
const FILES = ["./", "page.css", "page.js", "gl.js", "recuo.wasm", "icon.svg", "manifest.webmanifest"];

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
    event.waitUntil(caches.keys()
        .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
        .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
    event.respondWith(caches.match(event.request, { ignoreSearch: true })
        .then((found) => found ?? fetch(event.request)));
});
