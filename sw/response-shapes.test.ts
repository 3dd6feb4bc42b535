/** Responses that a window accepts: the six calls, and everything that may come in their place. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheWindows } from "@/platform/http/api-cache";
import { type FakeWorker, openFakeWorker, origin } from "../tests/fixtures/fake-worker";
import { cacheKeyOf, respondToWindowedCall, windowedCacheName } from "./api-cache";

let worker: FakeWorker;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  worker = openFakeWorker();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each of the six calls with a good answer, and what is no answer to it although it is JSON. */
const calls: [path: string, good: unknown, otherShapes: unknown[]][] = [
  ["/config", { business_name: "Harbour" }, [[], [{ id: 1 }], {}, { message: "ok" }]],
  ["/react-landing-page", { header_title: "Hello" }, [[], [{ id: 1 }], {}, { message: "ok" }]],
  ["/module", [{ id: 1, module_type: "food" }], [{}, { message: "ok" }, [null], ["food"]]],
  ["/categories", [{ id: 1 }], [{}, { message: "ok" }, [1], [[]]]],
  ["/categories?featured=1", [{ id: 1 }], [{}, { message: "ok" }, [1], { data: {} }]],
  ["/banners", { banners: [{ id: 1 }], campaigns: [] }, [[], {}, { message: "ok" }, { banners: {} }]],
];
const json = (text: string | null, status = 200, type = "application/json") =>
  new Response(text, { status, headers: { "Content-Type": type } });
/** Accidents in the place of any answer. */
const accidents: [name: string, response: () => Response][] = [
  ["an empty body", () => json("")],
  ["a 204", () => json(null, 204)],
  ["null", () => json("null")],
  ["a number", () => json("3")],
  ["a text", () => json('"ok"')],
  ["half a body", () => json('{"business_name": "Harb')],
  ["half a list", () => json('[{"id": 1}, {"id"')],
  ["a portal's page", () => json("<html>Sign in</html>", 200, "text/html")],
  ["a page that calls itself JSON", () => json("<html>Sign in</html>")],
  ["JSON without a type", () => new Response(new TextEncoder().encode("{}"))],
  ["a gateway's page", () => json("<html>502</html>", 502, "text/html")],
];
const bad = calls.flatMap(([path, good, others]) => [
  ...accidents.map(([name, response]) => [path, name, good, response] as const),
  ...others.map((body) => [path, JSON.stringify(body), good, () => json(JSON.stringify(body))] as const),
]);

const request = (path: string) => new Request(`${origin}/api/v1${path}`);
async function ask(path: string): Promise<Response> {
  const answer = respondToWindowedCall(worker.event(request(path)));
  if (answer === null) throw new Error("The worker leaves this call to the browser.");
  return answer;
}
const copies = async () => (await worker.caches.open(windowedCacheName)).entries;

describe.each(calls)("%s", (path, good) => {
  it("is kept", async () => {
    worker.network = () => json(JSON.stringify(good));
    await ask(path);
    worker.network = () => Promise.reject(new TypeError("no network"));
    expect(await (await ask(path)).json()).toEqual(good);
  });
});

it.each([
  ["/module", []],
  ["/categories", []],
  ["/categories", { data: [{ id: 1 }] }],
  ["/categories", { "0": { id: 1 }, "3": { id: 2 } }],
  ["/banners", { banners: [] }],
])("%s is kept in the form %j, too", async (path, body) => {
  worker.network = () => json(JSON.stringify(body));
  await ask(path);
  expect([...(await copies()).keys()]).toEqual([cacheKeyOf(request(path))]);
});

describe.each(bad)("%s answered by %s", (path, _name, good, response) => {
  it("is not kept", async () => {
    worker.network = response;
    await ask(path);
    expect((await copies()).size).toBe(0);
  });

  it("does not replace a valid copy, which is returned", async () => {
    worker.network = () => json(JSON.stringify(good));
    await ask(path);
    vi.advanceTimersByTime(cacheWindows.featuredCategories + 1);
    worker.network = response;
    expect(await (await ask(path)).json()).toEqual(good);
    worker.network = () => Promise.reject(new TypeError("no network"));
    expect(await (await ask(path)).json()).toEqual(good);
  });

  it("is not returned even when it was stored", async () => {
    const spoiled = response();
    const headers = new Headers(spoiled.headers);
    headers.set("X-Stored-At", String(Date.now()));
    const copy = new Response(await spoiled.text(), { headers });
    await (await worker.caches.open(windowedCacheName)).put(cacheKeyOf(request(path)), copy);
    worker.network = () => json(JSON.stringify(good));
    expect(await (await ask(path)).json()).toEqual(good);
  });
});

it.each([
  ["errors in a 200", () => json('{"errors":[{"code":"x","message":"y"}]}')],
  ["a refusal", () => json('{"errors":[{"code":"zone","message":"y"}]}', 403)],
  ["maintenance", () => json("", 503)],
])("%s is the shop's own response: passed on, not cached", async (_name, response) => {
  worker.network = () => json('{"business_name":"Harbour"}');
  await ask("/config");
  vi.advanceTimersByTime(cacheWindows.config + 1);
  worker.network = response;
  const heard = await ask("/config");
  expect([heard.status, await heard.text()]).toEqual([response().status, await response().text()]);
  worker.network = () => Promise.reject(new TypeError("no network"));
  expect(await (await ask("/config")).json()).toEqual({ business_name: "Harbour" });
});
