import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coreError } from "../core/errors";
import { errorCodes, sampleRoutes } from "../testing/sample-routes";
import { openTestServer, type TestServer } from "../testing/test-server";
import { NOT_FOUND_PER_MINUTE } from "./rate-limit";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ routes: [sampleRoutes] });
});

afterAll(() => server?.close());

describe("what goes out", () => {
  it("hides what happened inside", async () => {
    const response = await server.call("GET", "/broken");
    expect(response.status).toBe(500);
    expect(JSON.stringify(response.body)).not.toContain("secret");
    expect(errorCodes(response)).toEqual(["server_error"]);
  });

  it("asks to come again while the database is away", async () => {
    const response = await server.call("GET", "/database-away");
    expect(response.status).toBe(503);
    expect(errorCodes(response)).toEqual(["unavailable"]);
    expect(response.headers["retry-after"]).toBe("2");
  });

  it("carries the new total and the time to wait", async () => {
    const response = await server.call("GET", "/refused");
    expect(response.status).toBe(409);
    expect(response.body).toEqual({
      errors: [{ code: "order_amount", message: "It costs more now." }],
      total: 12.5,
    });
    expect(response.headers["retry-after"]).toBe("7");
  });

  it("has the contract's other form where a refusal says so", async () => {
    expect((await server.call("GET", "/message")).body).toEqual({ message: "No." });
  });

  it("fails in tests when it does not fit its schema", async () => {
    expect((await server.call("GET", "/wrong-response")).status).toBe(500);
    expect((await server.call("GET", "/extra-response")).status).toBe(500);
    expect((await server.call("GET", "/null-response")).body).toEqual({ id: null, deep: null });
  });

  it("is cached nowhere unless it is public", async () => {
    expect((await server.call("GET", "/page", { query: { limit: 1 } })).headers["cache-control"]).toBe(
      "no-store",
    );
  });

  it("carries a validator when it is public, and is not sent twice", async () => {
    const first = await server.call("GET", "/public");
    expect(first.headers["cache-control"]).toBe("no-cache");
    expect(String(first.headers.vary)).toMatch(/zoneId, moduleId, X-localization/);
    const etag = String(first.headers.etag);
    const again = await server.call("GET", "/public", { headers: { "if-none-match": `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers.etag).toBe(etag);
  });

  it("is compressed, with the same validator", async () => {
    for (const encoding of ["br", "gzip"]) {
      const response = await server.app.inject({
        url: "/api/v1/public",
        headers: { "accept-encoding": encoding },
      });
      expect(response.headers["content-encoding"]).toBe(encoding);
      expect(response.rawPayload.length).toBeLessThan(500);
      expect(response.headers.etag).toMatch(/^W\//);
    }
  });

  it("carries the headers that keep a browser safe", async () => {
    const { headers } = await server.call("GET", "/page", { query: { limit: 1 } });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("geolocation=(self)");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("limits", () => {
  it("respond with 429 and the time to wait", async () => {
    for (let count = 0; count < 3; count += 1) expect((await server.call("GET", "/rare")).status).toBe(200);
    const response = await server.call("GET", "/rare");
    expect(response.status).toBe(429);
    expect(errorCodes(response)).toEqual(["too_many_requests"]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("slow who looks for what is not there", async () => {
    const ask = () => server.app.inject({ url: "/api/v1/none", remoteAddress: "203.0.113.77" });
    const statuses: number[] = [];
    for (let count = 0; count <= NOT_FOUND_PER_MINUTE; count += 1) statuses.push((await ask()).statusCode);
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the description of the API", () => {
  it("is OpenAPI and a page without scripts", async () => {
    const api = await server.call("GET", "/openapi.json");
    expect(api.body).toMatchObject({
      openapi: "3.0.3",
      paths: { "/api/v1/echo": { post: { requestBody: expect.anything() } } },
    });
    const page = await server.call("GET", "/docs");
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("/api/v1/echo");
    expect(page.body).not.toContain("<script");
    expect(page.headers["content-security-policy"]).toMatch(/style-src 'sha256-/);
  });
});

describe("other origins", () => {
  it("may call when they are set, with every header of the contract", async () => {
    const other = await openTestServer({
      routes: [sampleRoutes],
      settings: { corsOrigins: ["https://shop.example"], publicUrl: "https://api.example" },
    });
    try {
      const preflight = await other.app.inject({
        method: "OPTIONS",
        url: "/api/v1/page",
        headers: { origin: "https://shop.example", "access-control-request-method": "PUT" },
      });
      expect(preflight.headers["access-control-allow-origin"]).toBe("https://shop.example");
      const allowed = String(preflight.headers["access-control-allow-headers"]).toLowerCase();
      for (const name of [
        "zoneid",
        "moduleid",
        "x-localization",
        "latitude",
        "longitude",
        "authorization",
        "idempotency-key",
        "x-expected-total",
        "x-expected-cart",
        "x-order-deadline",
        "x-software-id",
      ]) {
        expect(allowed).toContain(name);
      }
      const response = await other.app.inject({
        url: "/api/v1/page?limit=1",
        headers: { origin: "https://shop.example" },
      });
      expect(response.headers["access-control-expose-headers"]).toBe(
        "Idempotent-Replayed, Retry-After, ETag, Date, Age, X-Shop-Scope",
      );
      expect(response.headers["strict-transport-security"]).toContain("max-age=");
      const foreign = await other.app.inject({
        url: "/api/v1/page?limit=1",
        headers: { origin: "https://evil.example" },
      });
      expect(foreign.headers["access-control-allow-origin"]).not.toBe("https://evil.example");
    } finally {
      await other.close();
    }
  });
});

describe("a busy database", () => {
  it("names the time to wait", () => {
    expect(coreError("unavailable", { retryAfterSeconds: 2 }).status).toBe(503);
  });
});
