import { cleanup, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyDataSaverSetting } from "@/platform/data-saver";
import { useAutoplay } from "./use-autoplay";

const every = 4_000;

function Row({ step, held = false }: { readonly step: () => void; readonly held?: boolean }) {
  const root = useRef<HTMLButtonElement>(null);
  useAutoplay(root, { everyMs: every, paused: held, step });
  return <button ref={root} type="button" />;
}

let reducedMotion = false;
/** Reports the row as in view or not, several crossings at once where the device was busy. */
let seen: (...inView: boolean[]) => void = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return reducedMotion;
    },
  }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (...inView) => tell(inView.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  applyDataSaverSetting(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Steps within a time, ms. */
function stepsOf(step: { mock: { calls: unknown[] } }, ms: number): number {
  const before = step.mock.calls.length;
  vi.advanceTimersByTime(ms);
  return step.mock.calls.length - before;
}

describe("autoplay", () => {
  it("steps at its interval from the start", () => {
    const step = vi.fn();
    render(<Row step={step} />);
    expect(stepsOf(step, every - 1)).toBe(0);
    expect(stepsOf(step, 1)).toBe(1);
    expect(stepsOf(step, 3 * every)).toBe(3);
  });

  it("pauses out of view, where the last of the crossings that are told at once counts", () => {
    const step = vi.fn();
    render(<Row step={step} />);
    seen(true, false);
    expect(stepsOf(step, 3 * every)).toBe(0);
    seen(false, true);
    expect(stepsOf(step, 3 * every)).toBe(3);
  });

  it("pauses while data saver is on", () => {
    const step = vi.fn();
    render(<Row step={step} />);
    applyDataSaverSetting(true);
    expect(stepsOf(step, 5 * every)).toBe(0);
    applyDataSaverSetting(false);
    expect(stepsOf(step, 2 * every)).toBe(2);
  });

  it("pauses with reduced motion, while `paused` is set, and with the focus inside", () => {
    const step = vi.fn();
    const { getByRole, rerender } = render(<Row step={step} />);
    reducedMotion = true;
    expect(stepsOf(step, 2 * every)).toBe(0);
    reducedMotion = false;
    getByRole("button").focus();
    expect(stepsOf(step, 2 * every)).toBe(0);
    getByRole("button").blur();
    rerender(<Row step={step} held />);
    expect(stepsOf(step, 2 * every)).toBe(0);
    rerender(<Row step={step} />);
    expect(stepsOf(step, 2 * every)).toBe(2);
  });
});
