// @vitest-environment jsdom

import { onlineManager } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { type ProbeResult, probeTimeoutMs } from "@/platform/http/probe";
import { fetchRead, slowResponseMs } from "@/platform/http/stalled-reads";
import { outcome, probedShop } from "../../../tests/fixtures/probed-shop";
import { checkConnectivity, connectivity, reportOutcome, reportSlowRequest } from "./connectivity";
import { announceDelayMs, maxSilenceMs } from "./reduce";

const shop = probedShop();

describe("a link on which nobody says yes or no", () => {
  it("finds the network back within 5 s while a link hangs, however many looks still hang on it", async () => {
    const never = new Promise<ProbeResult>(() => {});
    shop.result = never;
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(announceDelayMs);
    expect(connectivity()).toBe("slow");
    shop.result = "online";
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("online");
  });

  it("asks anew for what hung, once announced trouble is over, and not for one slow call", async () => {
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(
        (_url, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
          ),
      );
    const given = new AbortController();
    const read = fetchRead("/stores", {}, given.signal, false).catch(() => "given up");
    await vi.advanceTimersByTimeAsync(slowResponseMs);
    shop.result = "online";
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    shop.result = "silent";
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(announceDelayMs);
    expect(connectivity()).toBe("slow");
    shop.result = "online";
    await checkConnectivity();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(2);
    given.abort();
    expect(await read).toBe("given up");
  });

  it("looks every 5 s while nobody says yes or no, for a look takes that long itself", async () => {
    shop.result = "silent";
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(announceDelayMs);
    for (let look = 0; look < 4; look += 1) {
      const before = shop.probes;
      await vi.advanceTimersByTimeAsync(probeTimeoutMs);
      expect(shop.probes).toBeGreaterThan(before);
    }
  });

  it("hears only the newest of two looks say no", async () => {
    let answerFirst: (late: ProbeResult) => void = () => {};
    shop.result = new Promise((resolve) => {
      answerFirst = resolve;
    });
    void checkConnectivity();
    await vi.advanceTimersByTimeAsync(slowResponseMs);
    shop.result = "online";
    await checkConnectivity();
    answerFirst("captive");
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("online");
  });

  it("calls a link slow within five seconds when nobody says yes or no, and away when that goes on", async () => {
    shop.result = "silent";
    await vi.advanceTimersByTimeAsync(slowResponseMs);
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(5_000 - slowResponseMs - 500);
    expect(connectivity()).toBe("slow");
    expect(onlineManager.isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(maxSilenceMs * 2);
    expect(connectivity()).toBe("unreachable");
  });

  it("does not call a link slow when only one call is", async () => {
    shop.result = "online";
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(announceDelayMs * 2);
    expect(connectivity()).toBe("online");
  });

  it("keeps a link slow while answers take long, and ends it with a quick one", async () => {
    shop.result = "silent";
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(announceDelayMs);
    reportOutcome(outcome("answered", { tookMs: 20_000 }));
    expect(connectivity()).toBe("slow");
    reportOutcome(outcome("answered", { tookMs: 300 }));
    expect(connectivity()).toBe("online");
  });
});
