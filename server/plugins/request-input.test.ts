import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCustomer, addGuest } from "../testing/rows";
import { errorCodes, sampleRoutes } from "../testing/sample-routes";
import { openTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;

let customer: { customerId: number; token: string };

const guestId = 4_503_599_627_370_001;

beforeAll(async () => {
  server = await openTestServer({ routes: [sampleRoutes] });
  customer = await addCustomer(server.context.database, "ada");
  await addGuest(server.context.database, guestId);
});

afterAll(() => server?.close());

describe("a body that is nested without end", () => {
  it.each([
    ["lists", "[".repeat(50_000) + "]".repeat(50_000)],
    ["objects", `${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`],
  ])("of %s is refused like one that cannot be read", async (_what, nested) => {
    for (const payload of [nested, `{"email_or_phone":${nested}}`]) {
      const response = await server.app.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        headers: { "content-type": "application/json" },
        payload,
      });
      expect([response.statusCode, response.json().errors[0].code]).toEqual([400, "malformed_body"]);
    }
  });
});

describe("a request body", () => {
  it("is refused with the first message of each field", async () => {
    const response = await server.call("POST", "/echo", { body: { quantity: 9, name: "" } });
    expect(response.status).toBe(403);
    expect(errorCodes(response).sort()).toEqual(["name", "quantity"]);
    expect(response.errors.find((error) => error.code === "name")?.message).toBe(
      "The name field is required.",
    );
  });

  it("is refused in Arabic when the shopper reads Arabic", async () => {
    const response = await server.call("POST", "/echo", { body: {}, language: "ar" });
    expect(response.errors[0]?.message).toMatch(/مطلوب/);
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
    const response = await server.call("POST", "/echo", { body });
    expect(response.status).toBe(403);
    expect(errorCodes(response)).toContain(field);
  });

  it("loses fields that no schema names, and prototypes", async () => {
    const response = await server.app.inject({
      method: "POST",
      url: "/api/v1/echo",
      headers: { "content-type": "application/json" },
      payload:
        '{"name":"a","quantity":"2","price":0,"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
    });
    expect(response.json()).toEqual({ got: { name: "a", quantity: 2 } });
  });

  it("may be null where the schema says so", async () => {
    const response = await server.call("POST", "/echo", { body: { name: "a", quantity: 1, note: null } });
    expect(response.body).toMatchObject({ got: { note: null } });
  });

  it("becomes numbers and flags in a query", async () => {
    const response = await server.call("GET", "/page", { query: { limit: "10", flag: "1" } });
    expect(response.body).toEqual({ query: { limit: 10, flag: true } });
    expect((await server.call("GET", "/page", { query: { limit: "ten" } })).status).toBe(403);
    expect((await server.app.inject("/api/v1/page?limit=1&limit=2")).statusCode).toBe(403);
    expect((await server.app.inject("/api/v1/page?limit=%00")).statusCode).toBe(403);
    expect((await server.app.inject({ method: "DELETE", url: "/api/v1/remove?id=1%00" })).statusCode).toBe(
      403,
    );
    // An address that nobody knows is just that, whatever is in it.
    expect((await server.app.inject("/api/v1/%00")).statusCode).toBe(404);
  });

  it.each([
    ["broken JSON", "{", "application/json", 400, "malformed_body"],
    ["a body that is too large", `"${"x".repeat(300_000)}"`, "application/json", 413, "body_too_large"],
    ["an unknown kind of body", "<a/>", "application/xml", 415, "unsupported_media_type"],
  ])("responds in the contract's form to %s", async (_, payload, type, status, code) => {
    const response = await server.app.inject({
      method: "POST",
      url: "/api/v1/echo",
      headers: { "content-type": type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(errorCodes(response.json())).toEqual([code]);
  });

  it.each(["/api/v1/%zz", "/api/v1/page/../../etc/passwd", `/api/v1/change/${"9".repeat(300)}`])(
    "responds in the contract's form to the address %s",
    async (url) => {
      const response = await server.app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(errorCodes(response.json())).toEqual(["not_found"]);
    },
  );
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
    const response = await server.call("POST", "/remove", {
      guest: guestId,
      body: { id: 3, _method: "delete" },
    });
    expect(response.body).toMatchObject({ did: "remove", query: { id: 3 } });
    expect((await server.call("POST", "/remove", { guest: guestId, body: {} })).status).toBe(403);
    const empty = await server.app.inject({
      method: "DELETE",
      url: `/api/v1/remove?id=3&guest_id=${guestId}`,
      headers: { "content-type": "application/json" },
    });
    expect(empty.statusCode).toBe(200);
  });

  it("does not appear in the description of the API", async () => {
    const { paths } = server.app.swagger();
    expect(Object.keys(paths?.["/api/v1/remove"] ?? {})).toEqual(["delete"]);
  });
});

describe("a response", () => {
  it("repeats the zone, module and language that were asked for, so that a page can tell it from another one's", async () => {
    const scopeOf = async (request: object) =>
      (await server.call("GET", "/config", request)).headers["x-shop-scope"];
    expect(await scopeOf({ zone: [2, 1], module: 3, language: "ar" })).toBe("[2,1],3,ar");
    expect(await scopeOf({})).toBe(",,");
    expect(await scopeOf({ module: "9".repeat(1_000) })).toBeUndefined();
  });
});
