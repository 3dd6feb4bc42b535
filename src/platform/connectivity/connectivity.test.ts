// @vitest-environment jsdom
import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RequestOutcome } from "@/platform/http/client";
import {
  calmDelay,
  check,
  connectivity,
  onConnectivityChange,
  reportMaintenance,
  reportOutcome,
  serverNow,
  startConnectivity,
} from "./connectivity";
import { type ProbeResult, probe } from "./probe";

const outcome = (kind: RequestOutcome["kind"], more: Partial<RequestOutcome> = {}): RequestOutcome => ({
  kind,
  status: 0,
  fromStore: false,
  serverTime: null,
  receivedAt: Date.now(),
  ...more,
});

let result: ProbeResult;
let probes: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  result = "down";
  probes = 0;
  stop = startConnectivity({
    probe: async () => {
      probes += 1;
      return result;
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("connectivity", () => {
  it("stays calm for five seconds before it says that the shop is away", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(calmDelay - 100);
    expect(connectivity()).toBe("online");
    await vi.advanceTimersByTimeAsync(200);
    expect(connectivity()).toBe("unreachable");
    expect(onlineManager.isOnline()).toBe(false);
  });

  it("says offline when the device says so too", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    reportOutcome(outcome("timeout"));
    await vi.advanceTimersByTimeAsync(calmDelay + 100);
    expect(connectivity()).toBe("offline");
  });

  it("says nothing about one lost request when the next one is answered", async () => {
    const changes: string[] = [];
    const stopListening = onConnectivityChange((status) => changes.push(status));
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(1_000);
    reportOutcome(outcome("answered"));
    await vi.advanceTimersByTimeAsync(calmDelay * 2);
    expect(changes).toEqual([]);
    stopListening();
  });

  it("does not take the worker's kept answers for a network", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(calmDelay + 100);
    reportOutcome(outcome("answered", { fromStore: true }));
    expect(connectivity()).toBe("unreachable");
  });

  it("keeps asking, ever more rarely, until the shop answers, and tells React Query", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(60_000);
    const early = probes;
    expect(early).toBeGreaterThanOrEqual(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probes - early).toBeLessThanOrEqual(11);
    result = "online";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connectivity()).toBe("online");
    expect(onlineManager.isOnline()).toBe(true);
    const then = probes;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(probes).toBe(then);
  });

  it("finds out that a page in the place of an answer is a captive portal", async () => {
    result = "captive";
    reportOutcome(outcome("unusable"));
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("captive");
  });

  it("does not blame the network for one odd answer of a shop that is there", async () => {
    result = "online";
    reportOutcome(outcome("unusable"));
    await vi.advanceTimersByTimeAsync(calmDelay * 2);
    expect(connectivity()).toBe("online");
  });

  it("says maintenance at once, and that it is over when the config says so", () => {
    reportMaintenance(true);
    expect(connectivity()).toBe("maintenance");
    expect(onlineManager.isOnline()).toBe(true);
    reportMaintenance(false);
    expect(connectivity()).toBe("online");
  });

  it("looks at once when the device says that it is back", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(calmDelay + 100);
    result = "online";
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("online");
  });

  it("waits calmly when the device says that it is gone, too", async () => {
    window.dispatchEvent(new Event("offline"));
    expect(connectivity()).toBe("online");
    await vi.advanceTimersByTimeAsync(calmDelay + 100);
    expect(connectivity()).not.toBe("online");
  });

  it("shares one probe between those who ask at the same time", async () => {
    await Promise.all([check(), check(), check()]);
    expect(probes).toBe(1);
  });

  it("knows the server's clock from the last answer", () => {
    reportOutcome(outcome("answered", { serverTime: Date.now() + 90_000 }));
    expect(serverNow() - Date.now()).toBe(90_000);
  });
});

describe("the probe", () => {
  const answers = (body: string, init: ResponseInit) =>
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, init));
  it.each<[ProbeResult, string, ResponseInit]>([
    ["online", '{"status":"ok"}', { status: 200 }],
    ["online", "ok", { status: 200 }],
    ["online", "<html>", { status: 404 }],
    ["captive", "  <!doctype html>", { status: 200 }],
    ["captive", "", { status: 302 }],
    ["captive", "", { status: 511 }],
    ["maintenance", "", { status: 503 }],
    ["down", "", { status: 502 }],
  ])("says %s to %j with %j", async (expected, body, init) => {
    answers(body, init);
    expect(await probe("")).toBe(expected);
  });

  it("says down to no answer", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no"));
    expect(await probe("")).toBe("down");
  });
});
