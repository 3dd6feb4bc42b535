// @vitest-environment jsdom
import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RequestOutcome } from "@/platform/http/client";
import { fetchRead, slowSignMs } from "@/platform/http/hung-reads";
import { type ProbeResult, probe, probeTimeout } from "@/platform/http/probe";
import {
  calmDelay,
  check,
  confirmedAfter,
  connectivity,
  onChecked,
  onConnectivityChange,
  onRecovered,
  reportMaintenance,
  reportOutcome,
  reportWaiting,
  serverNow,
  silenceTooLong,
  startConnectivity,
} from "./connectivity";
import { isServerClockKnown } from "./server-clock";

const outcome = (kind: RequestOutcome["kind"], more: Partial<RequestOutcome> = {}): RequestOutcome => ({
  kind,
  status: 0,
  fromStore: false,
  serverTime: null,
  receivedAt: Date.now(),
  tookMs: 100,
  ...more,
});

let result: ProbeResult | Promise<ProbeResult>;
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
  it("stays calm until a second look finds nobody either, before it says that the shop is away", async () => {
    reportOutcome(outcome("network"));
    await vi.advanceTimersByTimeAsync(confirmedAfter);
    expect(connectivity()).toBe("online");
    await vi.advanceTimersByTimeAsync(2_100 - confirmedAfter);
    expect(connectivity()).toBe("unreachable");
    expect(onlineManager.isOnline()).toBe(false);
  });

  it("takes many failures of one moment for one bad sign", async () => {
    for (let call = 0; call < 20; call += 1) {
      reportOutcome(outcome("network"));
      await vi.advanceTimersByTimeAsync(confirmedAfter / 25);
    }
    expect(connectivity()).toBe("online");
  });

  it("stays calm for longer while nobody says yes or no", async () => {
    result = "silent";
    reportOutcome(outcome("timeout"));
    await vi.advanceTimersByTimeAsync(calmDelay - 100);
    expect(connectivity()).toBe("online");
    await vi.advanceTimersByTimeAsync(200);
    expect(connectivity()).toBe("unreachable");
  });

  it("finds the network back within 5 s while a link hangs, however many looks still hang on it", async () => {
    const never = new Promise<ProbeResult>(() => {});
    result = never;
    reportWaiting();
    await vi.advanceTimersByTimeAsync(calmDelay);
    expect(connectivity()).toBe("slow");
    result = "online";
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
    await vi.advanceTimersByTimeAsync(slowSignMs);
    result = "online";
    reportWaiting();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    result = "silent";
    reportWaiting();
    await vi.advanceTimersByTimeAsync(calmDelay);
    expect(connectivity()).toBe("slow");
    result = "online";
    await check();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(2);
    given.abort();
    expect(await read).toBe("given up");
  });

  it("looks every 5 s while nobody says yes or no, for a look takes that long itself", async () => {
    result = "silent";
    reportWaiting();
    await vi.advanceTimersByTimeAsync(calmDelay);
    for (let look = 0; look < 4; look += 1) {
      const before = probes;
      await vi.advanceTimersByTimeAsync(probeTimeout);
      expect(probes).toBeGreaterThan(before);
    }
  });

  it("hears only the newest of two looks say no", async () => {
    let answerFirst: (late: ProbeResult) => void = () => {};
    result = new Promise((resolve) => {
      answerFirst = resolve;
    });
    void check();
    await vi.advanceTimersByTimeAsync(slowSignMs);
    result = "online";
    await check();
    answerFirst("captive");
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("online");
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
    await vi.advanceTimersByTimeAsync(confirmedAfter);
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

  it("takes one call's 503 for maintenance only when the shop as a whole says so", async () => {
    result = "online";
    reportOutcome(outcome("maintenance", { status: 503 }));
    await vi.advanceTimersByTimeAsync(calmDelay * 2);
    expect(connectivity()).toBe("online");
    result = "maintenance";
    reportOutcome(outcome("maintenance", { status: 503 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(connectivity()).toBe("maintenance");
    result = "online";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connectivity()).toBe("online");
  });

  it("does not end an announced maintenance because the host lives, and asks ever more rarely", async () => {
    result = "online";
    const looks: string[] = [];
    const stopListening = onChecked((status) => looks.push(status));
    reportMaintenance(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connectivity()).toBe("maintenance");
    expect(new Set(looks)).toEqual(new Set(["maintenance"]));
    const early = looks.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks.length - early).toBeLessThanOrEqual(11);
    stopListening();
  });

  it("calls a link slow within five seconds when nobody says yes or no, and away when that goes on", async () => {
    result = "silent";
    await vi.advanceTimersByTimeAsync(slowSignMs);
    reportWaiting();
    await vi.advanceTimersByTimeAsync(5_000 - slowSignMs - 500);
    expect(connectivity()).toBe("slow");
    expect(onlineManager.isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(silenceTooLong * 2);
    expect(connectivity()).toBe("unreachable");
  });

  it("does not call a link slow when only one call is", async () => {
    result = "online";
    reportWaiting();
    await vi.advanceTimersByTimeAsync(calmDelay * 2);
    expect(connectivity()).toBe("online");
  });

  it("keeps a link slow while answers take long, and ends it with a quick one", async () => {
    result = "silent";
    reportWaiting();
    await vi.advanceTimersByTimeAsync(calmDelay);
    reportOutcome(outcome("answered", { tookMs: 20_000 }));
    expect(connectivity()).toBe("slow");
    reportOutcome(outcome("answered", { tookMs: 300 }));
    expect(connectivity()).toBe("online");
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

  it("does not take an answer to what was asked before for a network, and looks by itself", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    reportOutcome(outcome("answered", { tookMs: 300 }));
    await vi.advanceTimersByTimeAsync(calmDelay);
    expect(connectivity()).toBe("offline");
  });

  it("shares one probe between those who ask at the same time", async () => {
    await Promise.all([check(), check(), check()]);
    expect(probes).toBe(1);
  });

  it("knows the server's clock from the last answer", () => {
    reportOutcome(outcome("answered", { serverTime: Date.now() + 90_000 }));
    expect(serverNow() - Date.now()).toBe(90_000);
  });

  it("trusts it with a deadline until the device's clock has been moved, and again after the next answer", () => {
    expect(isServerClockKnown()).toBe(false);
    reportOutcome(outcome("answered", { serverTime: Date.now() }));
    expect(isServerClockKnown()).toBe(true);
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    expect(isServerClockKnown()).toBe(false);
    reportOutcome(outcome("answered", { serverTime: Date.now() - 3 * 3_600_000 }));
    expect(isServerClockKnown()).toBe(true);
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(isServerClockKnown()).toBe(true);
  });
});

describe("the probe", () => {
  const answers = (init: ResponseInit, type = "application/json") =>
    vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => new Response(null, { ...init, headers: { "Content-Type": type } }));
  it.each<[ProbeResult, number, string]>([
    ["online", 200, "application/json; charset=utf-8"],
    ["online", 200, ""],
    ["online", 404, "text/html"],
    ["online", 405, "application/json"],
    ["captive", 200, "text/html; charset=utf-8"],
    ["captive", 302, "text/html"],
    ["captive", 511, "text/html"],
    ["maintenance", 503, "application/json"],
    ["maintenance", 503, "text/html"],
    ["down", 502, "text/html"],
    ["down", 504, "text/html"],
  ])("says %s to a %i of type %j", async (expected, status, type) => {
    const fetched = answers({ status }, type);
    expect(await probe("")).toBe(expected);
    // The worker answers GET only: this one always leaves the device.
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "HEAD", cache: "no-store" });
  });

  it("says down to a connection that cannot be made", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no"));
    expect(await probe("")).toBe("down");
  });

  it("says silent when nobody says anything", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
        ),
    );
    const result = probe("");
    await vi.advanceTimersByTimeAsync(probeTimeout);
    expect(await result).toBe("silent");
  });
});
