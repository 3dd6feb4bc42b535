/** Which calls have a window, and what keeps their copies apart. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheWindows } from "@/platform/http/api-cache";
import { type FakeWorker, openFakeWorker, origin } from "../tests/fixtures/fake-worker";
import { ask, call, json } from "../tests/fixtures/windowed-calls";
import { cacheKeyOf, respondToWindowedCall, windowedCallAt } from "./api-cache";

let worker: FakeWorker;

beforeEach(() => {
  worker = openFakeWorker();
});
afterEach(() => vi.unstubAllGlobals());

const scoped = (headers: Record<string, string>) => call("/categories", { headers });

describe("which calls are cached", () => {
  it.each([
    ["/config", cacheWindows.config],
    ["/react-landing-page", cacheWindows.landing],
    ["/module", cacheWindows.modules],
    ["/categories", cacheWindows.categories],
    ["/categories?featured=1", cacheWindows.featuredCategories],
    ["/banners?featured=1", cacheWindows.banners],
    ["/config/get-zone-id?lat=1&lng=1", null],
    ["/customer/cart/list", null],
    ["/customer/info", null],
    ["/stores/details/1", null],
    ["/categories/items/1", null],
  ])("%s has the window %s", (path, window) => {
    expect(windowedCallAt(new URL(`${origin}/api/v1${path}`))?.window ?? null).toBe(window);
  });

  it.each([
    ["carries a token", call("/config", { headers: { Authorization: "Bearer t" } })],
    ["names a guest", call("/config?guest_id=7")],
    ["writes", call("/config", { method: "POST" })],
  ])("a call that %s is not handled", (_what, request) => {
    expect(respondToWindowedCall(worker.event(request))).toBeNull();
  });
});

describe("the key of a copy", () => {
  const base = { zoneId: "[1]", moduleId: "1", "X-localization": "en" };

  it.each([
    ["zone", { ...base, zoneId: "[2]" }],
    ["module", { ...base, moduleId: "2" }],
    ["language", { ...base, "X-localization": "ar" }],
    ["absence of a zone", { moduleId: "1", "X-localization": "en" }],
  ])("differs with the %s", (_what, headers) => {
    expect(cacheKeyOf(scoped(headers))).not.toBe(cacheKeyOf(scoped(base)));
  });

  it("is the same whatever the order of the query", () => {
    expect(cacheKeyOf(call("/banners?a=1&b=2"))).toBe(cacheKeyOf(call("/banners?b=2&a=1")));
  });

  it("holds neither token nor cookie", () => {
    const request = scoped({ ...base, "X-Other": "secret" });
    expect(cacheKeyOf(request)).not.toContain("secret");
  });

  it("separates the responses of two zones", async () => {
    worker.network = (request) => json([{ zone: request.headers.get("zoneId") }]);
    for (const zoneId of ["[1]", "[2]"]) await ask(worker, scoped({ ...base, zoneId }));
    worker.network = () => Promise.reject(new TypeError("no network"));
    const copyOf = async (zoneId: string) => (await ask(worker, scoped({ ...base, zoneId }))).json();
    expect(await copyOf("[1]")).toEqual([{ zone: "[1]" }]);
    expect(await copyOf("[2]")).toEqual([{ zone: "[2]" }]);
  });
});
