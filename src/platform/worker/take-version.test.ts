import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markBusy } from "./build-lock";
import { applyUpdate, takeAtStart, versionTaken } from "./take-version";
import { useUpdateState } from "./update-state";

const activate = vi.fn();
const reload = vi.fn();
/** Tells observers of a loaded file, as a browser does. */
let loaded: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(private readonly told: () => void) {}
      observe() {
        loaded = this.told;
      }
      disconnect() {
        loaded = () => {};
      }
    },
  );
  activate.mockClear();
  reload.mockClear();
  useUpdateState.setState({ waiting: false, applying: false, activate });
});
afterEach(() => {
  versionTaken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a version that the shopper agreed to", () => {
  it("is asked once, and the page is left alone when it has come", () => {
    applyUpdate();
    applyUpdate();
    expect(activate).toHaveBeenCalledTimes(1);
    versionTaken();
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is left to the next start when it does not come: the page is loaded again, once", () => {
    applyUpdate();
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("never takes away a page in which a reload would lose something", () => {
    const endBusy = markBusy();
    applyUpdate();
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    endBusy();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("a version that waited since an earlier visit", () => {
  it("is asked when the page loads nothing any more", async () => {
    void takeAtStart();
    for (let step = 0; step < 5; step += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      loaded();
    }
    expect(activate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(activate).toHaveBeenCalledTimes(1);
  });

  it("is asked in the end on a page that loads all the time", async () => {
    void takeAtStart();
    for (let step = 0; step < 20; step += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      loaded();
    }
    expect(activate).toHaveBeenCalledTimes(1);
  });

  it("is offered when it does not come, and not when it came", async () => {
    void takeAtStart();
    await vi.advanceTimersByTimeAsync(2_000);
    versionTaken();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(useUpdateState.getState().waiting).toBe(false);
    void takeAtStart();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(useUpdateState.getState().waiting).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
