// @vitest-environment jsdom

import { onlineManager } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { type ProbeResult, probeTimeoutMs } from "@/platform/http/probe";
import { fetchRead, slowResponseMs } from "@/platform/http/stalled-reads";
import { outcome, probedShop } from "../../../tests/fixtures/probed-shop";
import { checkConnectivity, connectivity, reportOutcome, reportSlowRequest } from "./connectivity";
import { announceDelayMs, maxSilenceMs } from "./reduce";

const shop = probedShop();

describe("a link on which requests neither succeed nor fail", () => {
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

  it("resends stalled requests once an announced problem is over, and not one slow call", async () => {
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

  it("probes every 5 s while probes time out, because a probe takes that long", async () => {
    shop.result = "silent";
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(announceDelayMs);
    for (let look = 0; look < 4; look += 1) {
      const before = shop.probes;
      await vi.advanceTimersByTimeAsync(probeTimeoutMs);
      expect(shop.probes).toBeGreaterThan(before);
    }
  });

  it("counts only the newer of two failed probes", async () => {
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

  it("calls a link slow after five seconds of silence, and the shop unreachable when it lasts", async () => {
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

  it("keeps a link slow while responses are slow, and ends it with a quick one", async () => {
    shop.result = "silent";
    reportSlowRequest();
    await vi.advanceTimersByTimeAsync(announceDelayMs);
    reportOutcome(outcome("answered", { tookMs: 20_000 }));
    expect(connectivity()).toBe("slow");
    reportOutcome(outcome("answered", { tookMs: 300 }));
    expect(connectivity()).toBe("online");
  });
});
