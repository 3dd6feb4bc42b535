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
    const [ask, giveUp] = [vi.fn(), vi.fn()];
    const stop = takeVersion(ask, giveUp);
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it("is asked again while nothing happens", () => {
    const ask = vi.fn();
    const stop = takeVersion(ask, vi.fn());
    vi.advanceTimersByTime(5_000);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
  });

  it("is given up once when it never comes", () => {
    const [ask, giveUp] = [vi.fn(), vi.fn()];
    takeVersion(ask, giveUp);
    vi.advanceTimersByTime(10_000);
    expect(giveUp).toHaveBeenCalledTimes(1);
    const asked = ask.mock.calls.length;
    vi.advanceTimersByTime(60_000);
    expect(giveUp).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(asked);
  });
});
