// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retryFailedUpdates, tryInstalling } from "./install-retry";

/** A registration whose first worker ends as told, a moment later. */
class Registration {
  active: object | null = null;
  waiting = null;
  installing = Object.assign(new EventTarget(), { state: "installing" });
  constructor(end: "activated" | "redundant") {
    setTimeout(() => {
      if (end === "activated") this.active = {};
      for (const state of end === "activated" ? ["installed", "activating"] : ["redundant"]) {
        this.installing.state = state;
        this.installing.dispatchEvent(new Event("statechange"));
      }
    }, 10);
  }
}
const attempts: number[] = [];
/** Registers with these outcomes, the last one again and again. */
const register = (...ends: ("activated" | "redundant" | TypeError | DOMException)[]) => {
  let index = -1;
  return async () => {
    attempts.push(Date.now());
    index = Math.min(index + 1, ends.length - 1);
    const end = ends[index];
    if (typeof end === "object") throw end;
    return new Registration(end ?? "redundant") as unknown as ServiceWorkerRegistration;
  };
};

beforeEach(() => {
  attempts.length = 0;
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => vi.useRealTimers());

describe("a first installation", () => {
  it("that succeeds is not repeated", async () => {
    const done = tryInstalling(register("activated"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect((await done)?.active).toBeTruthy();
    expect(attempts).toHaveLength(1);
  });

  it("that lost files is tried again in the same visit, ever more rarely", async () => {
    const done = tryInstalling(register("redundant", "redundant", "redundant", "activated"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect((await done)?.active).toBeTruthy();
    const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(pauses).toEqual([5_010, 10_010, 20_010]);
  });

  it("whose script itself was lost is tried again, too", async () => {
    const done = tryInstalling(register(new TypeError("Failed to fetch"), "activated"));
    await vi.advanceTimersByTimeAsync(5_100);
    expect((await done)?.active).toBeTruthy();
  });

  it("is tried at once when the network comes back", async () => {
    const done = tryInstalling(register("redundant", "activated"));
    await vi.advanceTimersByTimeAsync(1_000);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(20);
    expect((await done)?.active).toBeTruthy();
  });

  it("that is forbidden is left alone", async () => {
    await expect(tryInstalling(register(new DOMException("no", "SecurityError")))).rejects.toThrow("no");
    expect(attempts).toHaveLength(1);
  });

  it("that never succeeds ends some day", async () => {
    const done = tryInstalling(register("redundant"));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect((await done)?.active).toBeNull();
    expect(attempts).toHaveLength(8);
  });
});

it("a version that is there already is not waited for", async () => {
  const registration = new Registration("redundant");
  registration.active = {};
  const found = await tryInstalling(async () => registration as unknown as ServiceWorkerRegistration);
  expect(found).toBe(registration);
});

describe("an update", () => {
  /** A registration whose versions end as told, one after the other; "lost": its script could not be had. */
  class Updating extends EventTarget {
    installing: (EventTarget & { state: string }) | null = null;
    constructor(private readonly ends: ("installed" | "redundant" | "lost")[]) {
      super();
    }
    update = async () => {
      attempts.push(Date.now());
      const end = this.ends.shift();
      if (end === "lost") throw new TypeError("Failed to fetch");
      if (end === undefined) return;
      const version = Object.assign(new EventTarget(), { state: "installing" });
      this.installing = version;
      this.dispatchEvent(new Event("updatefound"));
      setTimeout(() => {
        version.state = end;
        version.dispatchEvent(new Event("statechange"));
      }, 10);
    };
  }
  const follow = (...ends: ("installed" | "redundant" | "lost")[]) => {
    const registration = new Updating(ends);
    retryFailedUpdates(registration as unknown as ServiceWorkerRegistration);
    void registration.update();
    return registration;
  };

  it("that lost files is tried again in the same visit, until it is there", async () => {
    follow("redundant", "lost", "redundant", "installed");
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(attempts).toEqual([0, 5_010, 15_010, 35_020]);
  });

  it("that never succeeds ends some day", async () => {
    follow(...Array.from({ length: 20 }, () => "redundant" as const));
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(attempts).toHaveLength(8);
  });

  it("that was there and is replaced by a newer one is not looked for again", async () => {
    const registration = follow("installed");
    await vi.advanceTimersByTimeAsync(20);
    const version = registration.installing;
    Object.assign(version ?? {}, { state: "redundant" });
    version?.dispatchEvent(new Event("statechange"));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(attempts).toHaveLength(1);
  });
});
