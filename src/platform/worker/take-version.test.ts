import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeVersion } from "./take-version";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a waiting version that is taken", () => {
  it("is asked at once, and not again when it controls the page", () => {
    const [ask, reload] = [vi.fn(), vi.fn()];
    const stop = takeVersion(ask, reload);
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is asked again while nothing happens", () => {
    const ask = vi.fn();
    const stop = takeVersion(ask, vi.fn());
    vi.advanceTimersByTime(5_000);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
  });

  it("is left to the next start when it never comes: the page is loaded again, once", () => {
    const [ask, reload] = [vi.fn(), vi.fn()];
    takeVersion(ask, reload);
    vi.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
    const asked = ask.mock.calls.length;
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(asked);
  });
});
