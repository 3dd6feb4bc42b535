import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
const origins = ["https://shop.test", "https://app.shop.test"];
beforeAll(async () => {
  server = await openTestServer({ settings: { corsOrigins: origins } });
});
afterAll(() => server?.close());

describe("a public read for pages on other hosts", () => {
  it.each(origins)("varies by origin beside the shop's headers: %s", async (origin) => {
    const response = await server.call("GET", "/config", { headers: { origin } });
    expect(response.headers["access-control-allow-origin"]).toBe(origin);
    const vary = String(response.headers.vary)
      .split(",")
      .map((name) => name.trim());
    expect(vary).toEqual(expect.arrayContaining(["Origin", "zoneId", "moduleId", "X-localization"]));
    expect(new Set(vary).size).toBe(vary.length);
  });

  it("varies by origin when it was not changed either", async () => {
    const first = await server.call("GET", "/config", { headers: { origin: origins[0] ?? "" } });
    const again = await server.call("GET", "/config", {
      headers: { origin: origins[1] ?? "", "if-none-match": String(first.headers.etag) },
    });
    expect([again.status, String(again.headers.vary)]).toEqual([304, expect.stringContaining("Origin")]);
  });
});
