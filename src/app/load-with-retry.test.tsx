import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWithRetry, retryFailedStyles } from "./load-with-retry";

const gone = new TypeError("Failed to fetch dynamically imported module");
/** A part that cannot be had for the first `failures` times. */
const part = (failures: number) => {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= failures) throw gone;
    return "the part";
  });
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a part whose file cannot be loaded", () => {
  it("is requested again with growing delays until it loads", async () => {
    const load = part(5);
    const loaded = loadWithRetry(load, () => false);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000 + 16_000);
    expect(await loaded).toBe("the part");
  });

  it("is requested at once when the network comes back", async () => {
    const load = part(1);
    const loaded = loadWithRetry(load, () => false);
    await vi.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await loaded).toBe("the part");
  });

  it("is given up when the shop is reachable and does not have it", async () => {
    const load = part(5);
    const given = expect(loadWithRetry(load, () => true)).rejects.toBe(gone);
    await vi.advanceTimersByTimeAsync(10_000);
    await given;
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe("style sheets", () => {
  it("that failed are loaded again, pending ones are left alone", () => {
    const sheet = (href: string) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      return document.head.appendChild(link);
    };
    const gone = sheet("/gone.css");
    const underWay = sheet("/under-way.css");
    gone.dispatchEvent(new Event("error"));
    retryFailedStyles();
    const again = document.querySelector<HTMLLinkElement>('link[href="/gone.css"]');
    expect(again).not.toBe(gone);
    expect(again?.rel).toBe("stylesheet");
    expect(underWay.isConnected).toBe(true);
    retryFailedStyles();
    expect(again?.isConnected).toBe(true);
  });
});
