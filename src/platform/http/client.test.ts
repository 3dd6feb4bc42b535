import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { same, testApi, untyped } from "../../../tests/fixtures/test-api";
import { apiUrl, configureHttp, get, post, put, remove } from "./client";
import { setPublicAddress } from "./complete-response";
import { type ShopHeaderValues, scopedAddress } from "./shop-headers";

const api = testApi();

describe("with a cache in front that knows responses by their address", () => {
  beforeEach(() => setPublicAddress(scopedAddress));
  afterEach(() => setPublicAddress((url) => url));

  const scopeIn = ({ url }: { url: URL }) => url.searchParams.get("shop_scope");

  it("public reads say their scope in the address too, and nothing of the shopper", async () => {
    await get({ path: "/items/popular", query: { limit: 5 }, normalise: same });
    expect(scopeIn(api.last())).toBe("[2,1],3,ar");
    expect(api.last().headers).toMatchObject({ zoneid: "[2,1]", moduleid: "3", "x-localization": "ar" });
    expect(api.last().url.search).not.toMatch(/1\.5|2\.5|secret/);
    api.values = { language: "en" };
    await get({ path: "/config", normalise: same });
    expect(scopeIn(api.last())).toBe(",,en");
  });

  it("what no cache keeps, personal calls and writes stay as they are", async () => {
    await get({ path: "/stores/latest", normalise: same });
    expect(api.last().url.search).toBe("");
    await get({ path: "/customer/info", authenticated: true, normalise: same });
    expect(api.last().url.search).toBe("");
    await post({
      path: "/newsletter/subscribe",
      body: { email: "a@b.test" },
      normalise: same,
    });
    expect(api.last().url.search).toBe("");
  });

  it("a response is as old as the cache says", async () => {
    const sentAt = Math.floor(Date.now() / 1000) * 1000 - 40_000;
    api.json(200, {}, { Age: "40", Date: new Date(sentAt).toUTCString() });
    const { receivedAt, storedAt, serverTime } = await get({ path: "/stores/latest", normalise: same });
    expect(receivedAt - storedAt).toBe(40_000);
    expect(serverTime).toBe(sentAt + 40_000);
  });
});

describe("headers", () => {
  it("sends the standard headers when their values are known", async () => {
    await get({ path: "/stores/latest", normalise: same });
    expect(api.last().url.pathname).toBe("/api/v1/stores/latest");
    expect(api.last().headers).toMatchObject({
      zoneid: "[2,1]",
      moduleid: "3",
      "x-localization": "ar",
      latitude: "1.5",
      longitude: "2.5",
      "x-software-id": "s1",
      accept: "application/json",
      authorization: "Bearer secret",
    });
  });

  it.each([
    ["null", { zoneId: "null", moduleId: "null", language: "null", token: "null" }],
    ["undefined", { zoneId: "undefined", moduleId: "undefined", language: "", token: "undefined" }],
    ["nothing", {}],
    ["a bare number as zone", { zoneId: "3" }],
    ["an empty list of zones", { zoneId: "[]" }],
    ["broken JSON as zone", { zoneId: "[1," }],
    ["half a position", { latitude: 3, longitude: null }],
    ["text that no header can carry", { language: "عر", moduleId: "1\n2" }],
  ])("leaves out headers whose value is %s", async (_name, unknown) => {
    api.values = unknown as ShopHeaderValues;
    await get({ path: "/stores/latest", normalise: same });
    for (const name of ["zoneid", "moduleid", "x-localization", "authorization", "latitude", "longitude"]) {
      expect(api.last().headers).not.toHaveProperty(name);
    }
  });

  it.each(["/config", "/react-landing-page", "/module", "/categories", "/banners", "/auth/login"])(
    "never sends the token with %s",
    async (path) => {
      await untyped.get({ path, normalise: same });
      expect(api.last().headers).not.toHaveProperty("authorization");
    },
  );

  it("lets a call replace a configured value", async () => {
    await get({ path: "/categories", shop: { moduleId: 9 }, normalise: same });
    expect(api.last().headers.moduleid).toBe("9");
  });

  it("sends the idempotency key", async () => {
    await untyped.post({
      path: "/customer/cart/add",
      body: {},
      idempotencyKey: "k-1",
      authenticated: true,
      normalise: same,
    });
    expect(api.last().headers["idempotency-key"]).toBe("k-1");
  });
});

describe("guest_id", () => {
  beforeEach(() => {
    api.values.token = null;
  });

  it("goes into the query of GET and DELETE", async () => {
    await get({ path: "/customer/cart/list", authenticated: true, normalise: same });
    expect(api.last().url.searchParams.get("guest_id")).toBe("77");
    await remove({
      path: "/customer/cart/remove-item",
      query: { cart_id: 4 },
      authenticated: true,
      normalise: same,
    });
    expect(api.last().url.search).toBe("?cart_id=4&guest_id=77");
  });

  it("goes into the body of POST and PUT, of multipart too", async () => {
    await untyped.post({
      path: "/customer/cart/add",
      body: { item_id: 1 },
      authenticated: true,
      normalise: same,
    });
    expect(JSON.parse(api.last().body)).toEqual({ item_id: 1, guest_id: 77 });
    await untyped.put({ path: "/customer/order/cancel", authenticated: true, normalise: same });
    expect(JSON.parse(api.last().body)).toEqual({ guest_id: 77 });
    const form = new FormData();
    form.set("order_id", "5");
    await untyped.post({ path: "/customer/order/place", body: form, authenticated: true, normalise: same });
    expect(api.last().body).toContain('name="guest_id"');
  });

  it("is absent when a token is attached or the call needs no caller", async () => {
    await get({ path: "/stores/latest", normalise: same });
    expect(api.last().url.search).toBe("");
    api.values.token = "secret";
    await get({ path: "/customer/cart/list", authenticated: true, normalise: same });
    expect(api.last().url.search).toBe("");
    expect(api.last().headers.authorization).toBe("Bearer secret");
  });
});

describe("addresses and methods", () => {
  it("leaves unknown query values out", () => {
    configureHttp({ baseUrl: "", headers: () => ({}) });
    expect(apiUrl("/items", { a: 1, b: null, c: undefined, d: "", e: false, f: "x y" })).toBe(
      "/api/v1/items?a=1&e=false&f=x+y",
    );
  });

  it("sends the method it is asked for", async () => {
    await put({
      path: "/customer/order/cancel",
      body: { order_id: 1 },
      normalise: same,
    });
    expect(api.last().method).toBe("PUT");
    expect(api.last().headers["content-type"]).toContain("application/json");
  });
});
