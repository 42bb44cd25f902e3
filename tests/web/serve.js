// Serves the built page on a free port of this machine.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const PAGE = join(dirname(fileURLToPath(import.meta.url)), "../../web-build");

const TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
};

// What is served: the files of a folder, with these headers, and these texts by path. All of it may change
// while it is served. The paths of files that are sent whole are added to `sent`.
export async function serve(served = {}) {
    const server = createServer((request, response) => {
        const { folder = PAGE, headers = {}, texts = {} } = served;
        const { pathname } = new URL(request.url, "http://localhost");
        const path = pathname === "/" ? "/index.html" : pathname;
        const type = { "content-type": TYPES[extname(path)] ?? "text/plain" };
        if (texts[path] !== undefined) {
            response.writeHead(200, { ...type, ...headers }).end(texts[path]);
            return;
        }
        const file = join(folder, normalize(path));
        if (!file.startsWith(folder) || !existsSync(file)) {
            response.writeHead(404).end();
            return;
        }
        // Asked again, it says that nothing has changed, as servers do.
        const { size, mtimeMs } = statSync(file);
        const etag = `"${file}-${size}-${mtimeMs}"`;
        if (request.headers["if-none-match"] === etag) {
            response.writeHead(304, headers).end();
            return;
        }
        served.sent?.push(path);
        response.writeHead(200, { "cache-control": "no-cache", etag, ...type, ...headers });
        createReadStream(file).pipe(response);
    });
    await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
    // A test that fails before it closes its server ends all the same.
    server.unref();
    const { port } = server.address();
    return { address: `http://127.0.0.1:${port}/`, close: () => server.close(), served };
}
