import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PMTiles } from "pmtiles";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testMapArchive } from "../../testing/map-archive";
import { openTestServer, type TestServer } from "../../testing/test-server";
import { archiveBasemap } from "./archive-basemap";
import { creditOf } from "./archive-credit";

const folder = mkdtempSync(join(tmpdir(), "doorstep-map-"));
const path = join(folder, "map.pmtiles");
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ settings: { demo: false, dataFolder: folder } });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => writeFileSync(path, testMapArchive()));

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
interface Style {
  glyphs?: string;
  sprite?: string;
  sources: { map: { url: string; attribution: string } };
  layers: { id: string; paint?: Record<string, unknown>; layout?: Record<string, unknown> }[];
}
const styleOf = async (query = "") => (await get(`/basemap/style.json${query}`)).json<Style>();
const archiveUrl = async () => (await styleOf()).sources.map.url;

describe("the map of an archive", () => {
  it("has a style of the same origin, by theme and language, without files of letters or icons", async () => {
    const [light, dark, arabic] = await Promise.all([
      styleOf("?theme=light&language=en"),
      styleOf("?theme=dark&language=en"),
      styleOf("?theme=light&language=ar"),
    ]);
    expect(light.sources.map).toMatchObject({
      url: expect.stringMatching(/^\/basemap\/map-[0-9a-f]{16}\.pmtiles$/),
      attribution: "© OpenStreetMap",
    });
    expect([light.glyphs, light.sprite]).toEqual([undefined, undefined]);
    const earth = (style: Style) => style.layers.find(({ id }) => id === "earth")?.paint?.["fill-color"];
    expect(earth(dark)).not.toBe(earth(light));
    const towns = arabic.layers.find(({ id }) => id === "places_locality");
    expect(JSON.stringify(towns?.layout)).toContain("name:ar");
    expect(JSON.stringify(light.layers)).not.toContain("icon-image");
  });

  it("is sent in parts that a reader of the format understands, for ever", async () => {
    const url = await archiveUrl();
    const reader = new PMTiles({
      getKey: () => url,
      async getBytes(start, length) {
        const response = await get(url, { range: `bytes=${start}-${start + length - 1}` });
        expect(response.statusCode).toBe(206);
        const bytes = response.rawPayload;
        return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer };
      },
    });
    expect((await reader.getHeader()).maxZoom).toBe(10);
    expect((await reader.getZxy(10, 512, 511))?.data.byteLength).toBeGreaterThan(200);
    const { headers } = await get(url, { range: "bytes=0-9" });
    expect(headers).toMatchObject({
      "content-range": `bytes 0-9/${testMapArchive().length}`,
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "10",
    });
    const again = await get(url, { range: "bytes=0-9", "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    {},
    { range: "bytes=0-4194304" },
    { range: "bytes=9999999-" },
    { range: "bytes=0-1,5-9" },
    { range: "all" },
  ])("is never sent as a whole: %j", async (headers) => {
    // Larger than a part.
    writeFileSync(path, Buffer.concat([testMapArchive(), Buffer.alloc(5_000_000)]));
    const response = await get(await archiveUrl(), headers as Record<string, string>);
    expect(response.statusCode).toBe(416);
    expect(response.headers["content-range"]).toMatch(/^bytes \*\/5\d{6}$/);
  });

  it("has another address once it was replaced, and the older one is gone", async () => {
    const before = await archiveUrl();
    const next = join(folder, "next.pmtiles");
    writeFileSync(next, testMapArchive({ minZoom: 9 }));
    renameSync(next, path);
    const after = await archiveUrl();
    expect(after).not.toBe(before);
    expect((await get("/basemap/style.json")).headers["cache-control"]).toBe("no-cache");
    expect((await get(before, { range: "bytes=0-9" })).statusCode).toBe(404);
    expect((await get(after, { range: "bytes=0-9" })).statusCode).toBe(206);
    rmSync(path);
    expect((await get("/basemap/style.json")).statusCode).toBe(404);
    expect((await get("/basemap/labels.json")).statusCode).toBe(404);
    expect((await get(after, { range: "bytes=0-9" })).statusCode).toBe(404);
  });

  it.each([
    ["no archive", Buffer.from("<html>no map</html>".repeat(2000))],
    ["nothing", Buffer.alloc(0)],
    ["half an archive", testMapArchive().subarray(0, 200)],
    ["pictures", testMapArchive({ tileType: 2 })],
    ["another scheme", testMapArchive({ metadata: { vector_layers: [{ id: "transportation" }] } })],
    ["nothing about itself", testMapArchive({ metadata: {} })],
  ])("is not drawn from a file with %s, which is said once", async (_, bytes) => {
    const said: string[] = [];
    const file = join(folder, "wrong.pmtiles");
    writeFileSync(file, bytes);
    const basemap = archiveBasemap(file, (line) => said.push(line));
    expect(await basemap.style("light", "en")).toBeNull();
    expect(await basemap.archive()).toBeNull();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(file);
  });

  it.each([
    [undefined, "© OpenStreetMap"],
    [5, "© OpenStreetMap"],
    ["", "© OpenStreetMap"],
    ['<a href="x">Protomaps</a> &copy; <a href="y">OpenStreetMap</a>', "Protomaps © OpenStreetMap"],
    ["Town &amp; Country&#33;", "Town & Country! © OpenStreetMap"],
    ["<script>1</script>\u202eOpenStreetMap", "1 OpenStreetMap"],
    ["x".repeat(500), "© OpenStreetMap"],
  ])("names whose data it is: %j", (attribution, credit) => {
    expect(creditOf(attribution)).toBe(credit);
  });
});
