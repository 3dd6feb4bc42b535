import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../../testing/test-server";

const folder = mkdtempSync(join(tmpdir(), "doorstep-picture-routes-"));
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ demo: true, settings: { dataFolder: folder } });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe("GET /pictures", () => {
  it("chooses the format by Accept, is immutable, and is not sent twice", async () => {
    const avif = await get("/pictures/item/burger/12?w=320", { accept: "image/avif,*/*" });
    expect(avif.headers).toMatchObject({
      "content-type": "image/avif",
      vary: expect.stringContaining("Accept"),
    });
    expect(avif.headers["cache-control"]).toContain("immutable");
    const again = await get("/pictures/item/burger/12?w=320", {
      accept: "image/avif,*/*",
      "if-none-match": String(avif.headers.etag),
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const png = await get("/pictures/item/burger/12?w=320");
    expect(png.headers["content-type"]).toBe("image/png");
    expect(png.headers.etag).not.toBe(avif.headers.etag);
  });

  it("has no other widths, keys or files", async () => {
    for (const url of [
      "/pictures/item/burger/12?w=321",
      "/pictures/item/burger/12?w=-1",
      "/pictures/item/burger/12?w=1e3",
      "/pictures/item/nothing/1",
      "/pictures/",
      "/pictures/..%2f..%2fpackage.json",
      "/pictures/item/burger/12/13/14/15",
      "/pictures/ITEM/burger/1",
    ]) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.json().errors[0].code, url).toBe("not_found");
    }
  });
});

describe("GET /basemap", () => {
  it("has a style, its layers and its labels, compressed", async () => {
    const style = (await get("/basemap/style.json?theme=dark&language=ar")).json();
    expect(style.metadata).toEqual({ theme: "dark", language: "ar" });
    for (const source of Object.values<{ data: string }>(style.sources)) {
      const layer = await get(source.data, { "accept-encoding": "br" });
      expect(layer.statusCode, source.data).toBe(200);
      expect(layer.headers["cache-control"]).toContain("public");
      expect(layer.headers.etag).toBeTruthy();
    }
    expect((await get("/basemap/road.json", { "accept-encoding": "br" })).headers["content-encoding"]).toBe(
      "br",
    );
    expect((await get("/basemap/labels.json")).json().length).toBeGreaterThan(20);
    expect((await get("/basemap/secret.json")).statusCode).toBe(404);
  });
});
