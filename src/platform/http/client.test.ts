import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "./api-error";
import {
  apiUrl,
  configureHttp,
  get,
  post,
  put,
  type RequestOutcome,
  remove,
  request,
  slowSignMs,
} from "./client";
import type { ShopHeaderValues } from "./shop-headers";

interface Seen {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: Seen[] = [];
let values: ShopHeaderValues = {};
let outcomes: RequestOutcome[] = [];
let ended: string[] = [];
let baseUrl = "";

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(body === undefined ? "" : JSON.stringify(body));
  };
};
const same = (value: unknown) => value;
const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const last = (): Seen => seen.at(-1) as Seen;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      seen.push({
        method: request.method ?? "",
        url: new URL(request.url ?? "/", "http://localhost"),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

beforeEach(() => {
  seen = [];
  outcomes = [];
  ended = [];
  values = {
    zoneId: "[2,1]",
    moduleId: 3,
    language: "ar",
    latitude: 1.5,
    longitude: 2.5,
    token: "secret",
    guestId: 77,
    softwareId: "s1",
  };
  json(200, { ok: true });
  configureHttp({
    baseUrl,
    headers: () => values,
    onUnauthorised: (token) => ended.push(token),
    onOutcome: (outcome) => outcomes.push(outcome),
  });
});

describe("headers", () => {
  it("sends the standard headers when their values are known", async () => {
    await get({ path: "/stores/latest", normalise: same });
    expect(last().url.pathname).toBe("/api/v1/stores/latest");
    expect(last().headers).toMatchObject({
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
    values = unknown as ShopHeaderValues;
    await get({ path: "/stores/latest", normalise: same });
    for (const name of ["zoneid", "moduleid", "x-localization", "authorization", "latitude", "longitude"]) {
      expect(last().headers).not.toHaveProperty(name);
    }
  });

  it.each(["/config", "/react-landing-page", "/module", "/categories", "/banners", "/auth/login"])(
    "never sends the token with %s",
    async (path) => {
      await get({ path, normalise: same });
      expect(last().headers).not.toHaveProperty("authorization");
    },
  );

  it("lets a call replace a configured value", async () => {
    await get({ path: "/categories", shop: { moduleId: 9 }, normalise: same });
    expect(last().headers.moduleid).toBe("9");
  });

  it("sends the idempotency key", async () => {
    await post({
      path: "/customer/cart/add",
      body: {},
      idempotencyKey: "k-1",
      authenticated: true,
      normalise: same,
    });
    expect(last().headers["idempotency-key"]).toBe("k-1");
  });
});

describe("guest_id", () => {
  beforeEach(() => {
    values.token = null;
  });

  it("goes into the query of GET and DELETE", async () => {
    await get({ path: "/customer/cart/list", authenticated: true, normalise: same });
    expect(last().url.searchParams.get("guest_id")).toBe("77");
    await remove({
      path: "/customer/cart/remove-item",
      query: { cart_id: 4 },
      authenticated: true,
      normalise: same,
    });
    expect(last().url.search).toBe("?cart_id=4&guest_id=77");
  });

  it("goes into the body of POST and PUT, of multipart too", async () => {
    await post({ path: "/customer/cart/add", body: { item_id: 1 }, authenticated: true, normalise: same });
    expect(JSON.parse(last().body)).toEqual({ item_id: 1, guest_id: 77 });
    await put({ path: "/customer/order/cancel", authenticated: true, normalise: same });
    expect(JSON.parse(last().body)).toEqual({ guest_id: 77 });
    const form = new FormData();
    form.set("order_id", "5");
    await post({ path: "/customer/order/place", body: form, authenticated: true, normalise: same });
    expect(last().body).toContain('name="guest_id"');
  });

  it("is nowhere when a token is attached or the call does not ask who it is", async () => {
    await get({ path: "/stores/latest", normalise: same });
    expect(last().url.search).toBe("");
    values.token = "secret";
    await get({ path: "/customer/cart/list", authenticated: true, normalise: same });
    expect(last().url.search).toBe("");
    expect(last().headers.authorization).toBe("Bearer secret");
  });
});

describe("failures in every form of the contract", () => {
  const one = [{ code: "email", message: "is taken" }];
  it.each<[string, number, unknown, { code: string; message: string }[]]>([
    ["an array of errors", 403, { errors: one }, one],
    [
      "an object as errors",
      404,
      { errors: { code: "product-001", message: "gone" } },
      [{ code: "product-001", message: "gone" }],
    ],
    ["an object without code", 403, { errors: { message: "off" } }, [{ code: "", message: "off" }]],
    ["a text as errors", 403, { errors: "no" }, [{ code: "", message: "no" }]],
    ["errors by field", 422, { errors: { email: ["is taken"] } }, one],
    ["a message", 404, { message: "wrong code" }, [{ code: "", message: "wrong code" }]],
    ["an error", 403, { error: "denied" }, [{ code: "error", message: "denied" }]],
    ["a payment", 403, { payment: "late" }, [{ code: "payment", message: "late" }]],
    ["203 with errors", 203, { errors: one }, one],
    ["203 without errors", 203, {}, []],
    ["200 with errors", 200, { errors: one }, one],
    [
      "200 with an object as errors",
      200,
      { errors: { code: "a", message: "b" } },
      [{ code: "a", message: "b" }],
    ],
    ["nulls", 403, { errors: null, message: null }, []],
    ["an array without meaning", 403, ["x"], []],
  ])("refuses %s", async (_name, status, body, errors) => {
    json(status, body);
    const error = await failure(get({ path: "/x", authenticated: false, normalise: same }));
    expect(error.kind).toBe("refused");
    expect(error.status).toBe(status);
    expect(error.errors).toEqual(errors);
  });

  it.each([[[]], [{ errors: [] }], [{ errors: null }], ["text"], [true], [null], [0]])(
    "accepts %j with 200",
    async (body) => {
      json(200, body);
      expect((await get({ path: "/x", normalise: same })).data).toEqual(body);
    },
  );

  it("reads the new total and Retry-After", async () => {
    json(409, { errors: [{ code: "order_amount", message: "12.50" }], total: 12.5 }, { "Retry-After": "7" });
    const error = await failure(post({ path: "/x", normalise: same }));
    expect(error.total).toBe(12.5);
    expect(error.retryAfterMs).toBe(7_000);
    expect(error.hasCode("order_amount")).toBe(true);
  });

  it("takes Retry-After as a date", async () => {
    json(429, {}, { "Retry-After": new Date(Date.now() + 30_000).toUTCString() });
    const error = await failure(get({ path: "/x", normalise: same }));
    expect(error.retryAfterMs).toBeGreaterThan(25_000);
    expect(error.retryAfterMs).toBeLessThanOrEqual(30_000);
  });

  it.each([
    [401, { message: "Unauthenticated." }],
    [401, { errors: [{ code: "auth-001", message: "x" }] }],
    [200, ["Unauthorized", 401]],
  ])("tells of an ended session when %s %j comes although a token was attached", async (status, body) => {
    json(status, body);
    const error = await failure(get({ path: "/customer/info", authenticated: true, normalise: same }));
    expect(error.kind).toBe("unauthorised");
    expect(ended).toEqual(["secret"]);
  });

  it("takes a 401 without a token for what it is: a wrong password", async () => {
    json(401, { errors: [{ code: "auth-001", message: "Credentials do not match" }] });
    const error = await failure(post({ path: "/auth/login", body: {}, normalise: same }));
    expect(error.kind).toBe("unauthorised");
    expect(error.tokenAttached).toBe(false);
    expect(error.firstMessage).toBe("Credentials do not match");
    expect(ended).toEqual([]);
  });

  it.each([[200], [404], [500]])("calls a page with status %s unusable", async (status) => {
    answer = (_request, response) => {
      response.writeHead(status, { "Content-Type": "text/html" });
      response.end("<html><body>Welcome to the hotel</body></html>");
    };
    expect((await failure(get({ path: "/config", normalise: same }))).kind).toBe("unusable");
    expect(outcomes.at(-1)?.kind).toBe("unusable");
  });

  it("calls 503 maintenance and a gateway's 502 a network fault", async () => {
    json(503, { message: "soon" });
    expect((await failure(get({ path: "/config", normalise: same }))).kind).toBe("maintenance");
    json(502, {});
    expect((await failure(get({ path: "/config", normalise: same }))).kind).toBe("network");
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(["maintenance", "network"]);
  });

  it("calls a broken connection a network fault and a slow answer a timeout", async () => {
    answer = (request) => request.socket.destroy();
    expect((await failure(get({ path: "/config", normalise: same }))).kind).toBe("network");
    answer = () => {};
    expect((await failure(get({ path: "/config", timeoutMs: 50, normalise: same }))).kind).toBe("timeout");
  });

  it("tells that it waits, once a request is without an answer for a while, and not for a quick one", async () => {
    let waits = 0;
    configureHttp({
      baseUrl,
      headers: () => ({}),
      onWaiting: () => {
        waits += 1;
      },
    });
    json(200, {});
    await get({ path: "/config", normalise: same });
    expect(waits).toBe(0);
    answer = () => {};
    await failure(get({ path: "/config", timeoutMs: slowSignMs + 300, normalise: same }));
    expect(waits).toBe(1);
    json(200, {}, { "X-Stored-At": "1", "X-Network-Failed": "1" });
    await get({ path: "/config", normalise: same });
    expect(waits).toBe(2);
  });

  it("gives the caller's own abort back, and reports nothing", async () => {
    answer = () => {};
    const controller = new AbortController();
    const work = get({ path: "/config", signal: controller.signal, normalise: same });
    controller.abort();
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
    expect(outcomes).toEqual([]);
  });

  it("calls an answer unusable that its normaliser cannot read", async () => {
    const broken = () => {
      throw new TypeError("x");
    };
    expect((await failure(get({ path: "/config", normalise: broken }))).kind).toBe("unusable");
  });
});

describe("times", () => {
  it("takes the worker's stamp for the age, and tells that the network was not asked", async () => {
    const storedAt = Date.now() - 60_000;
    json(200, {}, { "X-Stored-At": String(storedAt), Date: new Date(Date.now() + 3_600_000).toUTCString() });
    const result = await get({ path: "/config", normalise: same });
    expect(result.storedAt).toBe(storedAt);
    expect(result.receivedAt).toBeGreaterThanOrEqual(storedAt + 60_000);
    expect((result.serverTime ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
    expect(outcomes.at(-1)?.fromStore).toBe(true);
  });

  it("does not believe a stamp from the future", async () => {
    json(200, {}, { "X-Stored-At": String(Date.now() + 1_000_000) });
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
    await request({ method: "PUT", path: "/x", body: { a: 1 }, normalise: same });
    expect(last().method).toBe("PUT");
    expect(last().headers["content-type"]).toContain("application/json");
  });

  it("takes an empty answer for null", async () => {
    json(200, undefined);
    expect((await post({ path: "/x", normalise: same })).data).toBeNull();
  });
});
