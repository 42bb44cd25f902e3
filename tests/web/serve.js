// Serves the built page on a free port of this machine.
import { createReadStream, existsSync } from "node:fs";
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

export async function serve() {
    const server = createServer((request, response) => {
        const path = new URL(request.url, "http://localhost").pathname;
        const file = join(PAGE, normalize(path === "/" ? "index.html" : path));
        if (!file.startsWith(PAGE) || !existsSync(file)) {
            response.writeHead(404).end();
            return;
        }
        response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
        createReadStream(file).pipe(response);
    });
    await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address();
    return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
