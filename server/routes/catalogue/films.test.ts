import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../../testing/test-server";
import { requestedRange } from "./requested-range";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ demo: true });
});
afterAll(() => server?.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe("GET /films", () => {
  it("sends a film whole or in parts", async () => {
    const whole = await get("/films/food/1.webm");
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ "content-type": "video/webm", "accept-ranges": "bytes" });
    expect(whole.rawPayload.length).toBeLessThan(100_000);
    const part = await get("/films/food/1.webm", { range: "bytes=4-9" });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 4-9/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(4, 10))).toBe(true);
    const same = await get("/films/food/1.webm", { "if-none-match": String(whole.headers.etag) });
    expect(same.statusCode).toBe(304);
    expect((await get("/films/food/1.webm", { range: "bytes=99999999-" })).statusCode).toBe(416);
  });

  it("has no others", async () => {
    for (const url of [
      "/films/",
      "/films/food/0.webm",
      "/films/food/10.webm",
      "/films/food/1.mp4",
      "/films/unicorn/1.webm",
      "/films/..%2f..%2fetc/1.webm",
      "/films/constructor/1.webm",
    ]) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });

  it("reads the ranges that players request", () => {
    expect(requestedRange("bytes=0-", 10)).toEqual({ start: 0, end: 9 });
    expect(requestedRange("bytes=-4", 10)).toEqual({ start: 6, end: 9 });
    expect(requestedRange("bytes=2-400", 10)).toEqual({ start: 2, end: 9 });
    expect(requestedRange("bytes=5-4", 10)).toBe("none");
    for (const header of [undefined, "", "bytes=-", "bytes=0-1,3-4", "lines=1-2", "bytes=a-b"]) {
      expect(requestedRange(header, 10)).toBeNull();
    }
  });
});
