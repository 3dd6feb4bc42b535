import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../testing/test-server";
import { cacheControlOf, opensPage, readableAddress } from "./static-files";

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-page-"));
  for (const below of ["assets", "board/assets", "courier"])
    mkdirSync(join(folder, "page", below), { recursive: true });
  const files: Record<string, string> = {
    "index.html": "<!doctype html><title>Doorstep</title><body>landing</body>",
    "app.html": "<!doctype html><title>Doorstep</title><body>app</body>",
    "service-worker.js": "self",
    "service-worker-off.js": "kill",
    "manifest.webmanifest": "{}",
    "build-manifest.json": "{}",
    "build-pages.json": "{}",
    "assets/main-abc.js": "console.log(1);".repeat(100),
    "board/index.html": "<!doctype html><title>Board</title><body>board</body>",
    "board/service-worker.js": "board worker",
    "board/assets/index-abc.js": "console.log(2);".repeat(100),
    "courier/index.html": "<!doctype html><title>Courier</title><body>courier</body>",
    "courier/service-worker.js": "courier worker",
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, "page", name), text);
    writeFileSync(join(folder, "page", `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, "page", `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(folder, "secret.txt"), "secret");
  server = await openTestServer({ settings: { pageFolder: join(folder, "page") } });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("the page's files", () => {
  it("are the landing at the root and the app at every page's address", async () => {
    expect((await get("/", HTML)).body).toContain("landing");
    for (const url of ["/home", "/categories", "/home?query=x", "/invoice/123/"]) {
      const response = await get(url, HTML);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain("<body>app</body>");
      expect(response.headers["cache-control"]).toBe("no-cache");
    }
  });

  it("are the app with 404 at the address of a store that does not exist", async () => {
    const response = await get("/store/blue-anchor", HTML);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain("<body>app</body>");
  });

  it.each(["/search?query=x", "/order/123", "/wp-login", "/home/nowhere", "/store/a/b"])(
    "are the app with 404 at %s, which is the address of no page",
    async (url) => {
      const response = await get(url, HTML);
      expect([response.statusCode, response.headers["x-robots-tag"]]).toEqual([404, "noindex"]);
      expect(response.body).toContain("<body>app</body>");
    },
  );

  it.each([
    "//evil.test/%2e%2e",
    "//evil.test/%2e%2e/",
    "//evil.test/..",
    "///%2e%2e",
    "//%2e%2e/%2e%2e",
    "/%2e%2e//evil.test",
    "//evil.test//%2f%2e%2e",
  ])("are no error and lead to no other host at %s", async (url) => {
    const { statusCode, headers } = await server.app.inject({
      method: "GET",
      url: { pathname: url } as never,
      headers: HTML,
    });
    expect(statusCode).toBeLessThan(500);
    expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
  });

  it("are opened by an address that cannot be decoded, as by an unknown one", async () => {
    const response = await get("/store/%E0%A4%A?module_id=1", HTML);
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      "/store/%25E0%25A4%25A?module_id=1",
    ]);
    expect((await get("/store/%25E0%25A4%25A?module_id=1", HTML)).body).toContain("<body>app</body>");
    for (const url of ["//evil.test/%E0%A4%A", "/\\evil.test/x/%", "///evil.test/x/%", "/\\//evil.test/x/%"])
      expect(readableAddress(url, HTML.accept) ?? "/").toMatch(/^\/(?![/\\])/);
  });

  it("are not sent to a program that requests such an address", async () => {
    expect((await get("/store/%E0%A4%A", { accept: "application/json" })).statusCode).toBe(404);
    expect((await get("/api/v1/stores/details/%E0%A4%A", HTML)).statusCode).toBe(404);
  });

  it("are sent as they were compressed ahead of time", async () => {
    for (const [accept, encoding] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ] as const) {
      const response = await get("/assets/main-abc.js", { "accept-encoding": accept });
      expect(response.headers["content-encoding"]).toBe(encoding);
      expect(response.headers["content-type"]).toContain("javascript");
      expect(response.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it("are immutable when hashed, and revalidated each time when not", async () => {
    expect((await get("/assets/main-abc.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    for (const url of ["/", "/app.html", "/service-worker.js", "/manifest.webmanifest"]) {
      expect((await get(url, HTML)).headers["cache-control"]).toBe("no-cache");
    }
    expect(cacheControlOf("icons/icon-192.png")).toBe("public, max-age=3600");
  });

  it("respond with 304 to a matching validator", async () => {
    const first = await get("/service-worker.js");
    const again = await get("/service-worker.js", { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    "/assets/main-old.js",
    "/assets/",
    "/favicon.png",
    "/service-worker-old.js",
    "/build-manifest.json",
    "/build-pages.json",
    "/api/v1/later",
    "/api/later",
    "/pictures/none",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
  ])("are never HTML, nor anybody else's, at %s", async (url) => {
    const response = await get(url, HTML);
    expect(response.statusCode).toBe(404);
    expect(response.json().errors[0].code).toBe("not_found");
  });

  it("are not sent for requests that do not open a page", async () => {
    expect((await get("/home", { accept: "application/json" })).statusCode).toBe(404);
    expect(opensPage("home", "image/png")).toBe(false);
  });
});

describe("the kill switch", () => {
  it("takes the worker's place when the worker is switched off, and is never stored by an HTTP cache", async () => {
    expect((await get("/service-worker.js")).body).toBe("self");
    const off = await openTestServer({
      settings: { pageFolder: join(folder, "page"), serviceWorker: false },
    });
    try {
      const response = await off.app.inject("/service-worker.js");
      expect(response.body).toBe("kill");
      expect(response.headers["cache-control"]).toBe("no-cache");
      expect(response.headers["content-type"]).toContain("javascript");
    } finally {
      await off.close();
    }
  });
});

describe("a program of the shop's side", () => {
  it.each(["board", "courier"])(
    "is one document below /%s/, which no search engine lists",
    async (program) => {
      const bare = await get(`/${program}`, HTML);
      expect([bare.statusCode, bare.headers.location]).toEqual([308, `/${program}/`]);
      for (const url of [`/${program}/`, `/${program}/anything`]) {
        const response = await get(url, HTML);
        expect(response.statusCode).toBe(200);
        expect(response.body).toContain(`<body>${program}</body>`);
        expect(response.headers).toMatchObject({ "cache-control": "no-cache", "x-robots-tag": "noindex" });
      }
    },
  );

  it("keeps hashed files for ever, asks for its worker each time, and has no document in the place of a missing file", async () => {
    expect(cacheControlOf("board/assets/index-abc.js")).toContain("immutable");
    expect((await get("/board/service-worker.js")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/board/assets/index-gone.js", HTML)).statusCode).toBe(404);
    expect((await get("/courier/service-worker.js")).body).toBe("courier worker");
    for (const url of ["/boards", "/couriers"])
      expect((await get(url, HTML)).body).toContain("<body>app</body>");
  });
});
