import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheWindows, networkTimeoutMs } from "@/platform/http/api-cache";
import { networkFailedHeader, storedAtHeader } from "@/platform/http/client";
import { type FakeWorker, openFakeWorker } from "../tests/fixtures/fake-worker";
import { ask as askWorker, call, json } from "../tests/fixtures/windowed-calls";
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

const ask = (request: Request) => askWorker(worker, request);
const bodyOf = async (request: Request): Promise<unknown> => (await ask(request)).json();

/** Keeps a first answer, then lets `ms` pass. */
async function kept(body: unknown, ms: number, request = call("/config")): Promise<void> {
  worker.network = () => json(body);
  await ask(request.clone());
  worker.fetched.length = 0;
  vi.advanceTimersByTime(ms);
}

describe("two identical requests", () => {
  it("make one call, and each can read the response", async () => {
    let arrive: (response: Response) => void = () => undefined;
    worker.network = () => new Promise((resolve) => (arrive = resolve));
    const both = [bodyOf(call("/config")), bodyOf(call("/config"))];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(worker.fetched).toHaveLength(1);
    arrive(json({ business_name: "1" }));
    expect(await Promise.all(both)).toEqual([{ business_name: "1" }, { business_name: "1" }]);
  });

  it("make two calls when the first one stalls", async () => {
    worker.network = () => new Promise(() => undefined);
    void ask(call("/config"));
    await vi.advanceTimersByTimeAsync(networkTimeoutMs);
    worker.network = () => json({ business_name: "2" });
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "2" });
  });
});

describe("a cache in front of the API", () => {
  it("leads to the same copies, whose addresses say their scope or do not", async () => {
    await kept({ business_name: "1" }, 1_000);
    expect(await bodyOf(call("/config?shop_scope=%5B1%5D%2C1%2Cen"))).toEqual({ business_name: "1" });
    expect(worker.fetched).toHaveLength(0);
  });

  it("does not lengthen a window: its time counts", async () => {
    worker.network = () => Response.json({ business_name: "1" }, { headers: { Age: "90" } });
    await ask(call("/config"));
    worker.network = () => json({ business_name: "2" });
    vi.advanceTimersByTime(cacheWindows.config - 90_000 - 1);
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "1" });
    vi.advanceTimersByTime(1);
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "2" });
  });
});

describe("leaving a page while its call is pending", () => {
  it("does not abort the call: its response is cached for the next page", async () => {
    let arrive: (response: Response) => void = () => undefined;
    worker.network = ({ signal }) =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        signal.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
      });
    const page = new AbortController();
    const event = worker.event(call("/config", { signal: page.signal }));
    const answered = respondToWindowedCall(event)?.catch(() => null);
    await vi.advanceTimersByTimeAsync(0);
    page.abort();
    arrive(json({ business_name: "1" }));
    await Promise.all([answered, ...event.waited]);
    worker.fetched.length = 0;
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "1" });
    expect(worker.fetched).toEqual([]);
  });
});

describe("inside its window", () => {
  it("a copy is returned without any request, with the time it was stored", async () => {
    const now = Date.now();
    await kept({ business_name: "1" }, cacheWindows.config - 1);
    const answer = await ask(call("/config"));
    expect(await answer.json()).toEqual({ business_name: "1" });
    expect(Number(answer.headers.get(storedAtHeader))).toBe(now);
    expect(worker.fetched).toEqual([]);
  });

  it("pull to refresh still asks the network", async () => {
    await kept({ business_name: "1" }, 1_000);
    worker.network = () => json({ business_name: "2" });
    expect(await bodyOf(call("/config", { cache: "reload" }))).toEqual({ business_name: "2" });
    expect(worker.fetched).toHaveLength(1);
    worker.fetched.length = 0;
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "2" });
    expect(worker.fetched).toEqual([]);
  });
});

describe("after its window", () => {
  it("the network comes first and its response is cached", async () => {
    await kept({ business_name: "1" }, cacheWindows.config);
    worker.network = () => json({ business_name: "2" });
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "2" });
    worker.network = () => Promise.reject(new TypeError("no network"));
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "2" });
  });

  it("the cached copy is returned when the network fails", async () => {
    await kept({ business_name: "1" }, cacheWindows.config);
    worker.network = () => Promise.reject(new TypeError("no network"));
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "1" });
  });

  it("the cached copy is returned after 3 s, and the late response is cached for the next time", async () => {
    await kept({ business_name: "1" }, cacheWindows.config);
    let arrive: (response: Response) => void = () => undefined;
    worker.network = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const event = worker.event(call("/config"));
    let answered: Response | null = null;
    void respondToWindowedCall(event)?.then((response) => {
      answered = response;
    });
    await vi.advanceTimersByTimeAsync(networkTimeoutMs - 1);
    expect(answered).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (answered as unknown as Response).json()).toEqual({ business_name: "1" });
    arrive(json({ business_name: "2" }));
    await Promise.all(event.waited);
    worker.fetched.length = 0;
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "2" });
    expect(worker.fetched).toEqual([]);
  });

  it("a maintenance response is passed on and not cached", async () => {
    await kept({ business_name: "1" }, cacheWindows.config);
    worker.network = () => json({ errors: [{ code: "maintenance", message: "closed" }] }, 503);
    expect((await ask(call("/config"))).status).toBe(503);
    worker.network = () => Promise.reject(new TypeError("no network"));
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "1" });
  });

  it.each([429, 500, 501, 502, 504, 508, 520, 599])(
    "the cached copy is returned for a %i, which is asked for once, and says that the network failed",
    async (status) => {
      await kept({ business_name: "1" }, cacheWindows.config);
      worker.network = () => json({ errors: [{ code: "busy", message: "later" }] }, status);
      const answer = await ask(call("/config"));
      expect([answer.status, await answer.json()]).toEqual([200, { business_name: "1" }]);
      expect(answer.headers.get(networkFailedHeader)).toBe("1");
      expect(worker.fetched).toHaveLength(1);
    },
  );

  it.each([429, 500, 502])("a %i is passed on where no copy is kept", async (status) => {
    worker.network = () => json({ errors: [{ code: "busy", message: "later" }] }, status);
    expect((await ask(call("/config"))).status).toBe(status);
    expect(worker.fetched).toHaveLength(1);
  });

  it("a captive portal's page is ignored", async () => {
    await kept({ business_name: "1" }, cacheWindows.config);
    worker.network = () => json("<html>Sign in to the wifi</html>", 200, "text/html");
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "1" });
  });

  it.each<[string, () => Promise<Response> | Response]>([
    ["fails", () => Promise.reject(new TypeError("no network"))],
    ["is a portal's", () => json("<html></html>", 200, "text/html")],
  ])(
    "a copy shown because the network %s says so, one inside its window does not",
    async (_what, network) => {
      await kept({ business_name: "1" }, 1_000);
      expect((await ask(call("/config"))).headers.has(networkFailedHeader)).toBe(false);
      vi.advanceTimersByTime(cacheWindows.config);
      worker.network = network;
      expect((await ask(call("/config"))).headers.has(networkFailedHeader)).toBe(true);
    },
  );

  it("half a body is asked for again past the browser's cache, which would keep it with its ETag", async () => {
    await kept({ business_name: "1" }, cacheWindows.config);
    const modes: string[] = [];
    worker.network = ({ cache }) => {
      modes.push(cache);
      return cache === "reload" ? json({ business_name: "2" }) : json('{"business_na');
    };
    expect(await bodyOf(call("/config", { cache: "no-cache" }))).toEqual({ business_name: "2" });
    expect(modes).toEqual(["no-cache", "reload"]);
    worker.network = () => json('{"business_na');
    vi.advanceTimersByTime(cacheWindows.config);
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "2" });
  });

  it("a copy of more than 30 days is not shown", async () => {
    await kept({ business_name: "1" }, 31 * 24 * 3_600_000);
    worker.network = () => Promise.reject(new TypeError("no network"));
    await expect(ask(call("/config"))).rejects.toThrow("no network");
  });

  it("a copy from the future, after a clock that went back, is not trusted", async () => {
    await kept({ business_name: "1" }, 0);
    vi.setSystemTime(Date.now() - 3_600_000);
    worker.network = () => json({ business_name: "2" });
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "2" });
  });
});

describe("the cache", () => {
  it("passes a 200 with errors on without storing it", async () => {
    worker.network = () => json({ errors: [{ code: "x", message: "y" }] });
    expect(await bodyOf(call("/config"))).toHaveProperty("errors");
    expect((await worker.caches.open(windowedCacheName)).entries.size).toBe(0);
  });

  it("is bounded, and the oldest go first", async () => {
    worker.network = () => json([]);
    const scoped = (zone: number) => call("/categories", { headers: { zoneId: `[${zone}]` } });
    for (let zone = 0; zone < 70; zone += 1) await ask(scoped(zone));
    const keys = [...(await worker.caches.open(windowedCacheName)).entries.keys()];
    expect(keys.length).toBeLessThanOrEqual(60);
    expect(keys).toContain(cacheKeyOf(scoped(69)));
    expect(keys).not.toContain(cacheKeyOf(scoped(0)));
  });

  it("still returns the response when the device is full", async () => {
    vi.spyOn(worker.caches, "open").mockRejectedValue(new DOMException("full", "QuotaExceededError"));
    worker.network = () => json({ business_name: "1" });
    expect(await bodyOf(call("/config"))).toEqual({ business_name: "1" });
  });
});
