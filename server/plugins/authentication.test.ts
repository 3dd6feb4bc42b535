import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GUEST_ID_MISSES } from "../services/rate-limits/guest-id-limit";
import { addCustomer, addGuest, addModule } from "../testing/rows";
import { errorCodes, sampleRoutes } from "../testing/sample-routes";
import { openTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;

let module: number;

let customer: { customerId: number; token: string };

const guestId = 4_503_599_627_370_001;

beforeAll(async () => {
  server = await openTestServer({ routes: [sampleRoutes] });
  module = await addModule(server.context.database);
  customer = await addCustomer(server.context.database, "ada");
  await addGuest(server.context.database, guestId);
});

afterAll(() => server?.close());

describe("the caller", () => {
  it("is the customer of the token, before any guest id", async () => {
    const response = await server.call("GET", "/who", { token: customer.token, guest: guestId });
    expect(response.body).toMatchObject({ caller: { kind: "customer", customerId: customer.customerId } });
  });

  it("is the guest of the id, from the query or the body", async () => {
    expect((await server.call("GET", "/who", { guest: guestId })).body).toEqual({
      caller: { kind: "guest", guestId },
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
    const response = await server.call("GET", "/who", request);
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ errors: [{ code: "auth-001", message: "Unauthenticated." }] });
  });

  it("may be anonymous where the route allows it", async () => {
    const anonymous = { caller: { kind: "anonymous" } };
    expect((await server.call("GET", "/maybe")).body).toEqual(anonymous);
    expect((await server.call("GET", "/maybe", { headers: { authorization: "Bearer null" } })).status).toBe(
      200,
    );
    expect((await server.call("GET", "/maybe", { token: "old" })).body).toEqual(anonymous);
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
    for (let guess = 1; guess <= GUEST_ID_MISSES.limit; guess += 1) {
      expect((await ask(guess, "203.0.113.9")).statusCode).toBe(401);
    }
    const slowed = await ask(guestId, "203.0.113.9");
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(guestId, "203.0.113.10")).statusCode).toBe(200);
    server.clock.advance((GUEST_ID_MISSES.windowSeconds + 1) * 1000);
    expect((await ask(guestId, "203.0.113.9")).statusCode).toBe(200);
    server.clock.release();
  });
});

describe("the shop's headers", () => {
  it.each(["1", "", "[]", '["x"]', "[1", "{}", "[0]", "[-1]", "null", "[1.5]"])(
    "refuse the zone %j",
    async (zone) => {
      const response = await server.call("GET", "/shop", { module, headers: { zoneid: zone } });
      expect(response.status).toBe(403);
      expect(errorCodes(response)).toEqual(["zoneId"]);
    },
  );

  it("are read as the contract writes them", async () => {
    const response = await server.call("GET", "/shop", {
      module,
      headers: { zoneid: '[2,"1",2]' },
      language: "ar",
    });
    expect(response.body).toEqual({
      zoneIds: [2, 1],
      module: { id: module, type: "food" },
      language: "ar",
      position: null,
    });
    const bySlug = await server.call("GET", "/shop", { module: "food", zone: [1] });
    expect(bySlug.body).toMatchObject({ module: { id: module, type: "food" } });
  });

  it("name a module that is there", async () => {
    for (const request of [
      { zone: [1] },
      { zone: [1], module: 999_999 },
      { zone: [1], module: "\u00ff' or 1=1" },
    ]) {
      const response = await server.call("GET", "/shop", request);
      expect(response.status).toBe(403);
      expect(errorCodes(response)).toEqual(["moduleId"]);
    }
  });

  it("hold a place on earth", async () => {
    const position = { lat: 53.5, lng: 10 };
    expect((await server.call("GET", "/near", { position })).body).toMatchObject({ position });
    expect((await server.call("GET", "/near", { position: { lat: 95, lng: 10 } })).status).toBe(403);
    expect((await server.call("GET", "/near", { headers: { latitude: "x", longitude: "" } })).status).toBe(
      403,
    );
  });
});
