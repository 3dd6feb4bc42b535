import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failure, same, testApi, untyped } from "../../../tests/fixtures/test-api";
import { apiUrl, configureHttp, get, remove, request } from "./client";
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
    await request({
      method: "POST",
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

describe("times", () => {
  it("takes the worker's stamp for the age, and tells that the network was not asked", async () => {
    const storedAt = Date.now() - 60_000;
    api.json(
      200,
      {},
      { "X-Stored-At": String(storedAt), Date: new Date(Date.now() + 3_600_000).toUTCString() },
    );
    const result = await get({ path: "/config", normalise: same });
    expect(result.storedAt).toBe(storedAt);
    expect(result.receivedAt).toBeGreaterThanOrEqual(storedAt + 60_000);
    expect((result.serverTime ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
    expect(api.outcomes.at(-1)?.fromCache).toBe(true);
  });

  it("does not believe a stamp from the future", async () => {
    api.json(200, {}, { "X-Stored-At": String(Date.now() + 1_000_000) });
    const result = await get({ path: "/config", normalise: same });
    expect(result.storedAt).toBe(result.receivedAt);
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
    await request({
      method: "PUT",
      path: "/customer/order/cancel",
      body: { order_id: 1 },
      normalise: same,
    });
    expect(api.last().method).toBe("PUT");
    expect(api.last().headers["content-type"]).toContain("application/json");
  });

  it("takes an empty body for no response", async () => {
    api.json(200, undefined);
    await expect(untyped.post({ path: "/x", normalise: same })).rejects.toMatchObject({ kind: "unusable" });
  });
});

describe("a failure in plain words", () => {
  const answer = (status: number) => {
    api.respond = (_, response) => {
      response.writeHead(status, { "Content-Type": "text/plain" });
      response.end("oops");
    };
  };

  it.each([500, 404, 401])(
    "with %i comes from the shop: no other network asks to sign in",
    async (status) => {
      answer(status);
      const error = await failure(get({ path: "/categories", normalise: same }));
      expect(error).toMatchObject({ kind: "refused", status });
      expect(api.outcomes.map(({ kind }) => kind)).toEqual(["answered"]);
    },
  );

  it("with 511 comes from a network that asks to sign in", async () => {
    answer(511);
    expect((await failure(get({ path: "/categories", normalise: same }))).kind).toBe("unusable");
    expect(api.outcomes.at(-1)?.kind).toBe("unusable");
  });

  it("does not judge what was sent, nor what is read of one's own before something is sent", async () => {
    answer(403);
    const own = get({ path: "/customer/cart/list", authenticated: true, normalise: same });
    expect((await failure(own)).kind).toBe("unusable");
    const sent = untyped.post({ path: "/customer/cart/add", body: {}, normalise: same });
    expect((await failure(sent)).kind).toBe("unusable");
  });
});

describe("a damaged body of a public read", () => {
  /** What a cache in between has kept; a request with `reload` goes past it. */
  const throughCache = (kept: string, fresh: string) => {
    api.respond = ({ headers }, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(headers.pragma === "no-cache" ? fresh : kept);
    };
  };
  const readList = () =>
    untyped.get({
      path: "/stores/latest",
      authenticated: false,
      normalise: (value) => {
        if (!Array.isArray(value)) throw new TypeError("no list");
        return value;
      },
    });

  it.each(["[1,", "", "{}"])("such as %j is read once more, past every cache", async (kept) => {
    throughCache(kept, "[1,2]");
    expect((await readList()).data).toEqual([1, 2]);
    expect(api.seen).toHaveLength(2);
    // The first one says nothing about the network.
    expect(api.outcomes.at(-1)?.kind).toBe("answered");
  });

  it("is unusable when the second one is damaged, too", async () => {
    throughCache("[1,", "[1,");
    expect((await failure(readList())).kind).toBe("unusable");
    expect(api.seen).toHaveLength(2);
    expect(api.outcomes.map(({ kind }) => kind)).toEqual(["unusable"]);
  });

  it("is not looked for in a portal's page", async () => {
    throughCache("<h1>Sign in</h1>", "[1,2]");
    expect((await failure(readList())).kind).toBe("unusable");
    expect(api.seen).toHaveLength(1);
  });

  it("is not looked for in personal responses, which no cache keeps", async () => {
    throughCache("[1,", "[1,");
    const read = untyped.get({ path: "/customer/cart/list", authenticated: true, normalise: same });
    expect((await failure(read)).kind).toBe("unusable");
    expect(api.seen).toHaveLength(1);
  });
});
