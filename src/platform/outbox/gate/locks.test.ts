import { afterEach, describe, expect, it, vi } from "vitest";
import { underLock, withGuestRequestLock } from "@/platform/browser-lock";
import { isLockFree, withLock } from "./locks";

const realNavigator = globalThis.navigator;
afterEach(() => vi.stubGlobal("navigator", realNavigator));

const refusing = { request: () => Promise.reject(new DOMException("denied", "SecurityError")) };
const doing = () => Promise.resolve("done");

describe("where the browser gives no locks", () => {
  it.each([
    ["it has none", undefined],
    ["it refuses them, because cookies are blocked", refusing],
  ])("work is done without one: %s", async (_, locks) => {
    vi.stubGlobal("navigator", { locks });
    expect(await withLock("a", 1_000, doing)).toBe("done");
    expect(await underLock("a", doing)).toBe("done");
    expect(await withGuestRequestLock(doing)).toBe("done");
    // The answer is unknown: then a lease is waited for.
    expect(await isLockFree("a")).toBe(false);
  });

  it("work that fails under a lock is not done a second time", async () => {
    vi.stubGlobal("navigator", {
      locks: { request: (...parts: unknown[]) => (parts.at(-1) as typeof doing)() },
    });
    const failing = vi.fn(() => Promise.reject(new Error("no")));
    await expect(withLock("a", 1_000, failing)).rejects.toThrow("no");
    await expect(underLock("a", failing)).rejects.toThrow("no");
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it("a lock that is not granted in time is an error, and nothing is done", async () => {
    const request = (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("navigator", { locks: { request } });
    const work = vi.fn(doing);
    await expect(withLock("a", 5, work)).rejects.toThrow();
    expect(work).not.toHaveBeenCalled();
  });
});
