import { describe, expect, it } from "vitest";
import { failure, same, testApi } from "../../../tests/fixtures/test-api";
import { configureHttp, get, post, slowResponseMs } from "./client";

const api = testApi();

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
    api.json(status, body);
    const error = await failure(get({ path: "/stores/latest", authenticated: false, normalise: same }));
    expect(error.kind).toBe("refused");
    expect(error.status).toBe(status);
    expect(error.errors).toEqual(errors);
  });

  it.each([[[]], [{ errors: [] }], [{ errors: null }], ["text"], [true], [null], [0]])(
    "accepts %j with 200",
    async (body) => {
      api.json(200, body);
      expect((await get({ path: "/stores/latest", normalise: same })).data).toEqual(body);
    },
  );

  it("reads the new total and Retry-After", async () => {
    api.json(
      409,
      { errors: [{ code: "order_amount", message: "12.50" }], total: 12.5 },
      { "Retry-After": "7" },
    );
    const error = await failure(post({ path: "/auth/logout", normalise: same }));
    expect(error.total).toBe(12.5);
    expect(error.retryAfterMs).toBe(7_000);
    expect(error.hasCode("order_amount")).toBe(true);
  });

  it("takes Retry-After as a date", async () => {
    api.json(429, {}, { "Retry-After": new Date(Date.now() + 30_000).toUTCString() });
    const error = await failure(get({ path: "/stores/latest", normalise: same }));
    expect(error.retryAfterMs).toBeGreaterThan(25_000);
    expect(error.retryAfterMs).toBeLessThanOrEqual(30_000);
  });

  it.each([
    [401, { message: "Unauthenticated." }],
    [401, { errors: [{ code: "auth-001", message: "x" }] }],
    [200, ["Unauthorized", 401]],
  ])("tells of an ended session when %s %j comes although a token was attached", async (status, body) => {
    api.json(status, body);
    const error = await failure(get({ path: "/customer/info", authenticated: true, normalise: same }));
    expect(error.kind).toBe("unauthorised");
    expect(api.ended).toEqual(["secret"]);
  });

  it("takes a 401 without a token for what it is: a wrong password", async () => {
    api.json(401, { errors: [{ code: "auth-001", message: "Credentials do not match" }] });
    const error = await failure(
      post({ path: "/auth/login", body: { login_type: "manual" }, normalise: same }),
    );
    expect(error.kind).toBe("unauthorised");
    expect(error.tokenAttached).toBe(false);
    expect(error.firstMessage).toBe("Credentials do not match");
    expect(api.ended).toEqual([]);
  });

  it.each([
    [200, "unusable", "unusable"],
    [404, "refused", "answered"],
    [500, "refused", "answered"],
  ])("calls a page with status %s %s", async (status, kind, outcome) => {
    api.respond = (_request, response) => {
      response.writeHead(status, { "Content-Type": "text/html" });
      response.end("<html><body>Welcome to the hotel</body></html>");
    };
    expect((await failure(get({ path: "/config", normalise: same }))).kind).toBe(kind);
    expect(api.outcomes.at(-1)?.kind).toBe(outcome);
  });

  it("calls 503 maintenance and a gateway's 502 a network fault", async () => {
    api.json(503, { message: "soon" });
    expect((await failure(get({ path: "/config", normalise: same }))).kind).toBe("maintenance");
    api.json(502, {});
    expect((await failure(get({ path: "/config", normalise: same }))).kind).toBe("network");
    expect(api.outcomes.map((outcome) => outcome.kind)).toEqual(["maintenance", "network"]);
  });

  it("calls a broken connection a network error and a slow response a timeout", async () => {
    api.respond = (request) => request.socket.destroy();
    expect((await failure(get({ path: "/config", normalise: same }))).kind).toBe("network");
    api.respond = () => {};
    expect((await failure(get({ path: "/config", timeoutMs: 50, normalise: same }))).kind).toBe("timeout");
  });

  it("reports a slow request after a while, and not a quick one", async () => {
    let waits = 0;
    configureHttp({
      baseUrl: api.url,
      headers: () => ({}),
      onSlow: () => {
        waits += 1;
      },
    });
    api.json(200, {});
    await get({ path: "/config", normalise: same });
    expect(waits).toBe(0);
    api.respond = () => {};
    await failure(get({ path: "/config", timeoutMs: slowResponseMs + 300, normalise: same }));
    expect(waits).toBe(1);
    api.json(200, {}, { "X-Stored-At": "1", "X-Network-Failed": "1" });
    await get({ path: "/config", normalise: same });
    expect(waits).toBe(2);
  });

  it("gives the caller's own abort back, and reports nothing", async () => {
    api.respond = () => {};
    const controller = new AbortController();
    const work = get({ path: "/config", signal: controller.signal, normalise: same });
    controller.abort();
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
    expect(api.outcomes).toEqual([]);
  });

  it("calls a response unusable that its normaliser cannot read", async () => {
    const broken = () => {
      throw new TypeError("x");
    };
    expect((await failure(get({ path: "/config", normalise: broken }))).kind).toBe("unusable");
  });
});
