import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { same, testApi } from "../../../tests/fixtures/test-api";
import { cacheWindows } from "./api-cache";
import { bypassCaches, get, readTimeoutMs } from "./client";
import { setPublicAddress } from "./complete-response";
import { dropPrefetched, holdServed, prefetch } from "./prefetched-responses";
import { scopedAddress, shopHeaders } from "./shop-headers";

const api = testApi();

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  delete (globalThis as { doorstepPrefetched?: unknown }).doorstepPrefetched;
  vi.useRealTimers();
});

const asked = (path = "/stores/latest", values = api.values) =>
  prefetch(`${api.url}/api/v1${path}`, shopHeaders(values, false));
const read = (signal?: AbortSignal) =>
  get({ path: "/stores/latest", authenticated: false, normalise: same, signal });

describe("a response that was requested before the app had started", () => {
  it("is used by the first call of that address; the second sends a request", async () => {
    api.json(200, { from: "boot" });
    await asked();
    api.json(200, { from: "app" });
    expect((await read()).data).toEqual({ from: "boot" });
    expect(api.seen).toHaveLength(1);
    expect((await read()).data).toEqual({ from: "app" });
  });

  it("is waited for while it is under way", async () => {
    let letGo = () => {};
    api.respond = (_request, response) => {
      letGo = () => response.end(JSON.stringify({ from: "boot" }));
    };
    void asked();
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    const answer = read();
    letGo();
    expect((await answer).data).toEqual({ from: "boot" });
    expect(api.seen).toHaveLength(1);
  });

  it("reports a refusal like any response", async () => {
    api.json(404, { errors: [{ code: "not_found", message: "Gone" }] });
    await asked();
    await expect(read()).rejects.toMatchObject({ kind: "refused", status: 404 });
    expect(api.seen).toHaveLength(1);
  });

  it.each([
    ["another zone", { zoneId: "[9]" }],
    ["another language", { language: "en" }],
    ["another module", { moduleId: 4 }],
    ["another place", { latitude: 8 }],
  ])("is not taken for %s", async (_name, other) => {
    api.json(200, {});
    await asked("/stores/latest", { ...api.values, ...other });
    await read();
    expect(api.seen).toHaveLength(2);
  });

  it("is not taken for a call with a token", async () => {
    api.json(200, {});
    await asked();
    await get({ path: "/stores/latest", normalise: same });
    expect(api.last().headers.authorization).toBe("Bearer secret");
    expect(api.seen).toHaveLength(2);
  });

  it("is not used while caches are bypassed, nor afterwards", async () => {
    api.json(200, {});
    await asked();
    await bypassCaches(read);
    expect(api.seen).toHaveLength(2);
    await read();
    expect(api.seen).toHaveLength(3);
  });

  it("is not taken when it is old", async () => {
    api.json(200, {});
    await asked();
    vi.setSystemTime(Date.now() + readTimeoutMs + 1);
    await read();
    expect(api.seen).toHaveLength(2);
  });

  it("tells when it was asked for and when it came, and not when it was taken", async () => {
    api.json(200, {}, { Date: new Date(Date.now()).toUTCString() });
    const before = Date.now();
    await asked();
    vi.setSystemTime(before + 9_000);
    const answer = await read();
    expect(answer.receivedAt).toBeLessThan(before + 9_000);
    expect(answer.storedAt).toBe(answer.receivedAt);
    const outcome = api.outcomes.at(-1);
    expect(outcome?.receivedAt).toBe(answer.receivedAt);
    expect((outcome?.receivedAt ?? 0) - (outcome?.tookMs ?? 0)).toBeLessThan(before + 9_000);
  });

  it("is dropped when unused, and its connection is closed", async () => {
    const gone = vi.fn();
    api.respond = (_request, response) => void response.on("close", gone);
    void asked();
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    dropPrefetched();
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
    api.json(200, { from: "app" });
    expect((await read()).data).toEqual({ from: "app" });
  });

  it("that never came is asked for again", async () => {
    api.respond = (request) => request.socket.destroy();
    expect(await asked()).toBeNull();
    api.json(200, { from: "app" });
    expect((await read()).data).toEqual({ from: "app" });
  });

  it("is aborted by a caller that stops waiting", async () => {
    const gone = vi.fn();
    api.respond = (_request, response) => void response.on("close", gone);
    void asked();
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    const leaving = new AbortController();
    const answer = read(leaving.signal);
    leaving.abort(new Error("left"));
    await expect(answer).rejects.toThrow("left");
    await vi.waitFor(() => expect(gone).toHaveBeenCalled());
  });
});

describe("a response that came with the document", () => {
  const url = () => `${api.url}/api/v1/stores/latest`;
  const held = (scope: Record<string, string> = { "X-localization": String(api.values.language) }, age = 0) =>
    holdServed(url(), scope, '{"from":"document"}', Date.now() - age);
  const ask = async () => {
    api.json(200, { from: "network" });
    return read();
  };

  it("is used once by a call with the headers that it depends on, whatever the others are", async () => {
    held();
    expect((await ask()).data).toEqual({ from: "document" });
    expect(api.seen).toHaveLength(0);
    expect((await ask()).data).toEqual({ from: "network" });
  });

  it("is used too where addresses say their scope", async () => {
    setPublicAddress(scopedAddress);
    held();
    expect((await ask()).data).toEqual({ from: "document" });
    expect(api.seen).toHaveLength(0);
    setPublicAddress((url) => url);
  });

  it("is as old as the moment at which it was read, and says nothing about the network", async () => {
    held(undefined, 40_000);
    const { storedAt, receivedAt } = await ask();
    expect(receivedAt - storedAt).toBe(40_000);
    expect(api.outcomes.at(-1)).toMatchObject({ fromCache: true });
  });

  it.each([
    ["language", { "X-localization": "xx" }],
    ["module", { moduleId: "99" }],
  ])("is not taken for another %s", async (_name, scope) => {
    held(scope);
    expect((await ask()).data).toEqual({ from: "network" });
  });

  it("is not taken for a call with a token", async () => {
    held();
    api.json(200, { from: "network" });
    expect((await get({ path: "/stores/latest", normalise: same })).data).toEqual({ from: "network" });
  });

  it.each([
    ["older than its window", cacheWindows.otherLists],
    ["of a future that no clock explains", -120_000],
    ["of no moment", Number.NaN],
  ])("is not taken when it is %s", async (_name, age) => {
    held(undefined, age);
    expect((await ask()).data).toEqual({ from: "network" });
  });

  it("is not taken when its window has passed meanwhile", async () => {
    held();
    vi.setSystemTime(Date.now() + cacheWindows.otherLists + 1);
    expect((await ask()).data).toEqual({ from: "network" });
  });

  it("is not requested by the boot script either", async () => {
    held();
    expect((await asked())?.text).toBe('{"from":"document"}');
    expect(api.seen).toHaveLength(0);
    expect((await read()).data).toEqual({ from: "document" });
  });
});
