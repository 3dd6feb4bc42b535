import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nullable } from "@/contract/schema";
import { ContractError, coreError, refusal } from "../errors";
import { openTestServer, type TestServer } from "../testing/api";
import { addCustomer, addGuest, addModule } from "../testing/rows";
import { GUEST_MISSES } from "./guest-misses";
import { NOT_FOUND_PER_MINUTE } from "./limits";

const Body = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 10 }),
  quantity: Type.Integer({ minimum: 1, maximum: 5 }),
  note: Type.Optional(nullable(Type.String())),
  tags: Type.Optional(Type.Array(Type.String())),
});

function routes(app: FastifyInstance): void {
  const answer = { response: { 200: Type.Unsafe({}) } };
  app.post("/api/v1/echo", { schema: { body: Body } }, async (request) => ({ got: request.body }));
  app.put("/api/v1/change/:id", {
    schema: { body: Type.Object({ name: Type.String() }), params: Type.Object({ id: Type.Integer() }) },
    config: { caller: "any" },
    handler: async (request) => ({ did: "change", params: request.params, body: request.body }),
  });
  app.delete("/api/v1/remove", {
    schema: { querystring: Type.Object({ id: Type.Integer() }) },
    config: { caller: "any" },
    handler: async (request) => ({ did: "remove", query: request.query }),
  });
  app.get("/api/v1/page", {
    schema: {
      querystring: Type.Object({ limit: Type.Integer({ maximum: 50 }), flag: Type.Optional(Type.Boolean()) }),
    },
    handler: async (request) => ({ query: request.query }),
  });
  app.get("/api/v1/who", { config: { caller: "any" } }, async (request) => ({ caller: request.caller }));
  app.get("/api/v1/maybe", { config: { caller: "optional" } }, async (request) => ({
    caller: request.caller,
  }));
  app.get("/api/v1/mine", { config: { caller: "customer" } }, async (request) => ({
    caller: request.caller,
  }));
  app.get("/api/v1/shop", { config: { needs: ["zone", "module"] } }, async (request) => request.shop);
  app.get("/api/v1/near", { config: { needs: ["position"] } }, async (request) => request.shop);
  app.get("/api/v1/public", { config: { publicCache: true } }, async () => ({ rows: "x".repeat(5000) }));
  app.get("/api/v1/rare", { config: { perMinute: 3 } }, async () => ({}));
  app.get("/api/v1/broken", async () => {
    throw new Error("a secret of the house");
  });
  app.get("/api/v1/refused", async () => {
    throw refusal(409, "order_amount", "It costs more now.", { total: 12.5, retryAfterSeconds: 7 });
  });
  app.get("/api/v1/message", async () => {
    throw new ContractError(404, [{ code: "otp", message: "No." }], { body: { message: "No." } });
  });
  app.get("/api/v1/wrong-answer", {
    schema: { response: { 200: Type.Object({ id: Type.Integer(), name: Type.String() }) } },
    handler: async () => ({ id: 1, name: null }) as never,
  });
  app.get("/api/v1/extra-answer", {
    schema: { response: { 200: Type.Object({ id: Type.Integer() }) } },
    handler: async () => ({ id: 1, secret: 2 }) as never,
  });
  app.get("/api/v1/null-answer", {
    schema: {
      response: {
        200: Type.Object({ id: nullable(Type.Integer()), deep: nullable(Type.Object({ a: Type.String() })) }),
      },
    },
    handler: async () => ({ id: null, deep: null }),
  });
  void answer;
}

let server: TestServer;
let module: number;
let customer: { customerId: number; token: string };
const guestId = 4_503_599_627_370_001;

beforeAll(async () => {
  server = await openTestServer({ routes: [routes] });
  module = await addModule(server.context.database);
  customer = await addCustomer(server.context.database, "ada");
  await addGuest(server.context.database, guestId);
});
afterAll(() => server?.close());

const codes = (body: { errors: { code: string }[] }) => body.errors.map((error) => error.code);

describe("what comes in", () => {
  it("is answered with the first message of each field", async () => {
    const answer = await server.call("POST", "/echo", { body: { quantity: 9, name: "" } });
    expect(answer.status).toBe(403);
    expect(codes(answer.body).sort()).toEqual(["name", "quantity"]);
    expect(answer.body.errors.find((error: { code: string }) => error.code === "name").message).toBe(
      "The name field is required.",
    );
  });

  it("is answered in Arabic when the shopper reads Arabic", async () => {
    const answer = await server.call("POST", "/echo", { body: {}, language: "ar" });
    expect(answer.body.errors[0].message).toMatch(/مطلوب/);
  });

  it.each([
    ["a list for a number", { name: "a", quantity: [] }, "quantity"],
    ["an object for a text", { name: {}, quantity: 1 }, "name"],
    ["null for a text", { name: null, quantity: 1 }, "name"],
    ["a fraction for a whole number", { name: "a", quantity: 1.5 }, "quantity"],
    ["a negative quantity", { name: "a", quantity: -1 }, "quantity"],
    ["a number that is too large", { name: "a", quantity: 1e300 }, "quantity"],
    ["NUL in a text", { name: "a\0b", quantity: 1 }, "name"],
    ["NUL in a list", { name: "a", quantity: 1, tags: ["x", "\0"] }, "tags"],
    ["half a surrogate pair", { name: "a\ud800", quantity: 1 }, "name"],
    ["a list as the body", [1, 2], "body"],
  ])("is refused with %s", async (_, body, field) => {
    const answer = await server.call("POST", "/echo", { body });
    expect(answer.status).toBe(403);
    expect(codes(answer.body)).toContain(field);
  });

  it("loses fields that no schema names, and keeps prototypes out", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/v1/echo",
      headers: { "content-type": "application/json" },
      payload:
        '{"name":"a","quantity":"2","price":0,"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
    });
    expect(answer.json()).toEqual({ got: { name: "a", quantity: 2 } });
  });

  it("may be null where the schema says so", async () => {
    const answer = await server.call("POST", "/echo", { body: { name: "a", quantity: 1, note: null } });
    expect(answer.body.got.note).toBeNull();
  });

  it("becomes numbers and flags in a query", async () => {
    const answer = await server.call("GET", "/page", { query: { limit: "10", flag: "1" } });
    expect(answer.body.query).toEqual({ limit: 10, flag: true });
    expect((await server.call("GET", "/page", { query: { limit: "ten" } })).status).toBe(403);
    expect((await server.app.inject("/api/v1/page?limit=1&limit=2")).statusCode).toBe(403);
    for (const url of ["/api/v1/page?limit=%00", "/api/v1/%00"]) {
      expect((await server.app.inject(url)).statusCode).toBe(403);
    }
  });

  it.each([
    ["broken JSON", "{", "application/json", 400, "malformed_body"],
    ["a body that is too large", `"${"x".repeat(300_000)}"`, "application/json", 413, "body_too_large"],
    ["an unknown kind of body", "<a/>", "application/xml", 415, "unsupported_media_type"],
  ])("answers the contract's form to %s", async (_, payload, type, status, code) => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/v1/echo",
      headers: { "content-type": type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(codes(answer.json())).toEqual([code]);
  });

  it.each(["/api/v1/%zz", "/api/v1/page/../../etc/passwd", `/api/v1/change/${"9".repeat(300)}`])(
    "answers the contract's form to the address %s",
    async (url) => {
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(codes(answer.json())).toEqual(["not_found"]);
    },
  );
});

describe("what goes out", () => {
  it("hides what happened inside", async () => {
    const answer = await server.call("GET", "/broken");
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain("secret");
    expect(codes(answer.body)).toEqual(["server_error"]);
  });

  it("carries the new total and the time to wait", async () => {
    const answer = await server.call("GET", "/refused");
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      errors: [{ code: "order_amount", message: "It costs more now." }],
      total: 12.5,
    });
    expect(answer.headers["retry-after"]).toBe("7");
  });

  it("has the contract's other form where a refusal says so", async () => {
    expect((await server.call("GET", "/message")).body).toEqual({ message: "No." });
  });

  it("fails in tests when it does not fit its schema", async () => {
    expect((await server.call("GET", "/wrong-answer")).status).toBe(500);
    expect((await server.call("GET", "/extra-answer")).status).toBe(500);
    expect((await server.call("GET", "/null-answer")).body).toEqual({ id: null, deep: null });
  });

  it("is kept by nobody unless it is public", async () => {
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
      const answer = await server.app.inject({
        url: "/api/v1/public",
        headers: { "accept-encoding": encoding },
      });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.rawPayload.length).toBeLessThan(500);
      expect(answer.headers.etag).toMatch(/^W\//);
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

describe("who is asking", () => {
  it("is the customer of the token, before any guest id", async () => {
    const answer = await server.call("GET", "/who", { token: customer.token, guest: guestId });
    expect(answer.body.caller).toMatchObject({ kind: "customer", customerId: customer.customerId });
  });

  it("is the guest of the id, from the query or the body", async () => {
    expect((await server.call("GET", "/who", { guest: guestId })).body.caller).toEqual({
      kind: "guest",
      guestId,
    });
    const put = await server.call("PUT", "/change/1", { guest: guestId, body: { name: "x" } });
    expect(put.status).toBe(200);
  });

  it.each([
    ["nothing", {}],
    ["an unknown guest", { guest: guestId - 1 }],
    ["a guest id that is no number", { query: { guest_id: "1 or 1=1" } }],
    ["an unknown token", { token: "nonsense" }],
    ["an unknown token beside a good guest id", { token: "nonsense", guest: guestId }],
  ])("is nobody with %s", async (_, request) => {
    const answer = await server.call("GET", "/who", request);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ errors: [{ code: "auth-001", message: "Unauthenticated." }] });
  });

  it("may be nobody where it does not matter", async () => {
    expect((await server.call("GET", "/maybe")).body.caller).toEqual({ kind: "anonymous" });
    expect((await server.call("GET", "/maybe", { headers: { authorization: "Bearer null" } })).status).toBe(
      200,
    );
    expect((await server.call("GET", "/maybe", { token: "old" })).body.caller).toEqual({ kind: "anonymous" });
  });

  it("must be a customer where a guest is not enough", async () => {
    expect((await server.call("GET", "/mine", { guest: guestId })).status).toBe(401);
    expect((await server.call("GET", "/mine", { token: customer.token })).status).toBe(200);
  });

  it("is forgotten after a month without a visit, and 90 days after signing in", async () => {
    const { token } = await addCustomer(server.context.database, "idle");
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    server.clock.set(days(20));
    expect((await server.call("GET", "/who", { token })).status).toBe(200);
    server.clock.set(days(45));
    expect((await server.call("GET", "/who", { token })).status).toBe(200);
    server.clock.set(days(70));
    expect((await server.call("GET", "/who", { token })).status).toBe(200);
    server.clock.set(days(91));
    expect((await server.call("GET", "/who", { token })).status).toBe(401);
    server.clock.release();
    expect((await server.call("GET", "/who", { token: customer.token })).status).toBe(200);
    server.clock.set(days(31));
    expect((await server.call("GET", "/who", { token: customer.token })).status).toBe(401);
    server.clock.release();
  });

  it("is slowed after too many guesses of guest ids, each address by itself", async () => {
    const ask = (guess: number, remoteAddress: string) =>
      server.app.inject({ url: `/api/v1/who?guest_id=${guess}`, remoteAddress });
    for (let guess = 1; guess <= GUEST_MISSES.limit; guess += 1) {
      expect((await ask(guess, "203.0.113.9")).statusCode).toBe(401);
    }
    const slowed = await ask(guestId, "203.0.113.9");
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(guestId, "203.0.113.10")).statusCode).toBe(200);
    server.clock.advance((GUEST_MISSES.windowSeconds + 1) * 1000);
    expect((await ask(guestId, "203.0.113.9")).statusCode).toBe(200);
    server.clock.release();
  });
});

describe("the shop's headers", () => {
  it.each(["1", "", "[]", '["x"]', "[1", "{}", "[0]", "[-1]", "null", "[1.5]"])(
    "refuse the zone %j",
    async (zone) => {
      const answer = await server.call("GET", "/shop", { module, headers: { zoneid: zone } });
      expect(answer.status).toBe(403);
      expect(codes(answer.body)).toEqual(["zoneId"]);
    },
  );

  it("are read as the contract writes them", async () => {
    const answer = await server.call("GET", "/shop", {
      module,
      headers: { zoneid: '[2,"1",2]' },
      language: "ar",
    });
    expect(answer.body).toEqual({
      zoneIds: [2, 1],
      module: { id: module, type: "food" },
      language: "ar",
      position: null,
    });
    const bySlug = await server.call("GET", "/shop", { module: "food", zone: [1] });
    expect(bySlug.body.module).toEqual({ id: module, type: "food" });
  });

  it("name a module that is there", async () => {
    for (const request of [
      { zone: [1] },
      { zone: [1], module: 999_999 },
      { zone: [1], module: "\u00ff' or 1=1" },
    ]) {
      const answer = await server.call("GET", "/shop", request);
      expect(answer.status).toBe(403);
      expect(codes(answer.body)).toEqual(["moduleId"]);
    }
  });

  it("hold a place on earth", async () => {
    expect((await server.call("GET", "/near", { position: { lat: 53.5, lng: 10 } })).body.position).toEqual({
      lat: 53.5,
      lng: 10,
    });
    expect((await server.call("GET", "/near", { position: { lat: 95, lng: 10 } })).status).toBe(403);
    expect((await server.call("GET", "/near", { headers: { latitude: "x", longitude: "" } })).status).toBe(
      403,
    );
  });
});

describe("POST instead of PUT and DELETE", () => {
  it("changes what PUT changes, with or without _method", async () => {
    const body = { name: "x" };
    const put = await server.call("PUT", "/change/7", { token: customer.token, body });
    expect(put.body).toEqual({ did: "change", params: { id: 7 }, body });
    expect((await server.call("POST", "/change/7", { token: customer.token, body })).body).toEqual(put.body);
    const named = await server.call("POST", "/change/7", {
      token: customer.token,
      body: { ...body, _method: "put" },
    });
    expect(named.body).toEqual(put.body);
  });

  it("removes what DELETE removes, its fields in the body", async () => {
    const answer = await server.call("POST", "/remove", {
      guest: guestId,
      body: { id: 3, _method: "delete" },
    });
    expect(answer.body).toMatchObject({ did: "remove", query: { id: 3 } });
    expect((await server.call("POST", "/remove", { guest: guestId, body: {} })).status).toBe(403);
    const empty = await server.app.inject({
      method: "DELETE",
      url: `/api/v1/remove?id=3&guest_id=${guestId}`,
      headers: { "content-type": "application/json" },
    });
    expect(empty.statusCode).toBe(200);
  });

  it("does not appear in the description of the API", async () => {
    const { body } = await server.call("GET", "/openapi.json");
    expect(Object.keys(body.paths["/api/v1/remove"])).toEqual(["delete"]);
  });
});

describe("limits", () => {
  it("answer 429 with the time to wait", async () => {
    for (let count = 0; count < 3; count += 1) expect((await server.call("GET", "/rare")).status).toBe(200);
    const answer = await server.call("GET", "/rare");
    expect(answer.status).toBe(429);
    expect(codes(answer.body)).toEqual(["too_many_requests"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
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
    expect(api.body.openapi).toBe("3.0.3");
    expect(api.body.paths["/api/v1/echo"].post.requestBody).toBeDefined();
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
      routes: [routes],
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
      const answer = await other.app.inject({
        url: "/api/v1/page?limit=1",
        headers: { origin: "https://shop.example" },
      });
      expect(answer.headers["access-control-expose-headers"]).toBe(
        "Idempotent-Replayed, Retry-After, ETag, Date",
      );
      expect(answer.headers["strict-transport-security"]).toContain("max-age=");
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
  it("is answered with the time to come back", () => {
    expect(coreError("unavailable", { retryAfterSeconds: 2 }).status).toBe(503);
  });
});
