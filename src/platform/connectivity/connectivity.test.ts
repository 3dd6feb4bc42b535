// @vitest-environment jsdom

import { onlineManager } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import type { ProbeResult } from "@/platform/http/probe";
import { outcome, probedShop } from "../../../tests/fixtures/probed-shop";
import {
  checkConnectivity,
  connectivity,
  onConnectivityChange,
  onConnectivityChecked,
  onRecovered,
  reportMaintenance,
  reportOutcome,
  reportSlowRequest,
} from "./connectivity";
import { announceDelayMs, confirmDelayMs } from "./reduce";

const shop = probedShop();

describe("connectivity", () => {
  it("announces that the shop is unreachable only after a second failed probe", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(confirmDelayMs);
    expect(connectivity()).toBe("online");
    await vi.advanceTimersByTimeAsync(2_100 - confirmDelayMs);
    expect(connectivity()).toBe("unreachable");
    expect(onlineManager.isOnline()).toBe(false);
  });

  it("takes many failures of one moment for one bad sign", async () => {
    for (let call = 0; call < 20; call += 1) {
      reportOutcome(outcome("network"));
      await vi.advanceTimersByTimeAsync(confirmDelayMs / 25);
    }
    expect(connectivity()).toBe("online");
  });

  it("waits longer while probes time out", async () => {
    shop.result = "silent";
    reportOutcome(outcome("timeout"));
    await vi.advanceTimersByTimeAsync(announceDelayMs - 100);
    expect(connectivity()).toBe("online");
    await vi.advanceTimersByTimeAsync(200);
    expect(connectivity()).toBe("unreachable");
  });

  it("says offline when the device says so too", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    reportOutcome(outcome("timeout"));
    await vi.advanceTimersByTimeAsync(announceDelayMs + 100);
    expect(connectivity()).toBe("offline");
  });

  it("says nothing about one lost request when the next one is answered", async () => {
    const changes: string[] = [];
    const stopListening = onConnectivityChange((status) => changes.push(status));
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(confirmDelayMs);
    reportOutcome(outcome("answered"));
    await vi.advanceTimersByTimeAsync(announceDelayMs * 2);
    expect(changes).toEqual([]);
    stopListening();
  });

  it("does not take the worker's cached responses for a network", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(announceDelayMs + 100);
    reportOutcome(outcome("answered", { fromCache: true }));
    expect(connectivity()).toBe("unreachable");
  });

  it("keeps probing with growing delays until the shop responds, and tells React Query", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(60_000);
    const early = shop.probes;
    expect(early).toBeGreaterThanOrEqual(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(shop.probes - early).toBeLessThanOrEqual(11);
    shop.result = "online";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connectivity()).toBe("online");
    expect(onlineManager.isOnline()).toBe(true);
    const then = shop.probes;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(shop.probes).toBe(then);
  });

  it("recognises a captive portal by a page in place of a response", async () => {
    shop.result = "captive";
    reportOutcome(outcome("unusable"));
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("captive");
  });

  it("does not blame the network for one unusable response of a reachable shop", async () => {
    shop.result = "online";
    reportOutcome(outcome("unusable"));
    await vi.advanceTimersByTimeAsync(announceDelayMs * 2);
    expect(connectivity()).toBe("online");
  });

  it("says maintenance at once, and that it is over when the config says so", () => {
    reportMaintenance(true);
    expect(connectivity()).toBe("maintenance");
    expect(onlineManager.isOnline()).toBe(true);
    reportMaintenance(false);
    expect(connectivity()).toBe("online");
  });

  it("takes one call's 503 for maintenance only when the shop as a whole says so", async () => {
    shop.result = "online";
    reportOutcome(outcome("maintenance", { status: 503 }));
    await vi.advanceTimersByTimeAsync(announceDelayMs * 2);
    expect(connectivity()).toBe("online");
    shop.result = "maintenance";
    reportOutcome(outcome("maintenance", { status: 503 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("maintenance");
    shop.result = "online";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connectivity()).toBe("online");
  });

  it("does not end an announced maintenance because the host responds, and probes with growing delays", async () => {
    shop.result = "online";
    const looks: string[] = [];
    const stopListening = onConnectivityChecked((status) => looks.push(status));
    reportMaintenance(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connectivity()).toBe("maintenance");
    expect(new Set(looks)).toEqual(new Set(["maintenance"]));
    const early = looks.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks.length - early).toBeLessThanOrEqual(11);
    stopListening();
  });

  it("tells of a recovery, also from trouble too short to be announced, and only then", async () => {
    let recoveries = 0;
    const stopListening = onRecovered(() => {
      recoveries += 1;
    });
    reportOutcome(outcome("answered"));
    expect(recoveries).toBe(0);
    reportOutcome(outcome("network"));
    reportOutcome(outcome("answered"));
    expect(recoveries).toBe(1);
    stopListening();
  });

  it("looks at once when the device says that it is back", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(announceDelayMs + 100);
    shop.result = "online";
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("online");
  });

  it("waits calmly when the device says that it is gone, too", async () => {
    window.dispatchEvent(new Event("offline"));
    expect(connectivity()).toBe("online");
    await vi.advanceTimersByTimeAsync(announceDelayMs + 100);
    expect(connectivity()).not.toBe("online");
  });

  it("ignores the response to an earlier request, and probes by itself", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    reportOutcome(outcome("answered", { tookMs: 300 }));
    await vi.advanceTimersByTimeAsync(announceDelayMs);
    expect(connectivity()).toBe("offline");
  });

  it.each(["a look", "a request after a slow one"])(
    "does not take %s that was under way when the device lost its network for one",
    async (what) => {
      let answer: (late: ProbeResult) => void = () => {};
      shop.result = new Promise((resolve) => {
        answer = resolve;
      });
      reportSlowRequest();
      await vi.advanceTimersByTimeAsync(100);
      const asked = Date.now();
      await vi.advanceTimersByTimeAsync(100);
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      window.dispatchEvent(new Event("offline"));
      shop.result = "down";
      await vi.advanceTimersByTimeAsync(50);
      if (what === "a look") answer("online");
      else reportOutcome(outcome("answered", { tookMs: Date.now() - asked }));
      await vi.advanceTimersByTimeAsync(announceDelayMs);
      expect(connectivity()).toBe("offline");
    },
  );

  it("shares one probe between simultaneous callers", async () => {
    await Promise.all([checkConnectivity(), checkConnectivity(), checkConnectivity()]);
    expect(shop.probes).toBe(1);
  });
});
