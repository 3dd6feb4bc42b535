// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ProbeResult, probe, probeTimeoutMs } from "./probe";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

  it("says silent when nothing responds", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
        ),
    );
    const result = probe("");
    await vi.advanceTimersByTimeAsync(probeTimeoutMs);
    expect(await result).toBe("silent");
  });
});
