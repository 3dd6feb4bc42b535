import { afterEach, expect, it, vi } from "vitest";
import { vibrate } from "./haptics";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a touched page", true, false, 1],
  ["a page that nobody has touched", false, false, 0],
  ["who wants no motion", true, true, 0],
])("%s", (_, hasBeenActive, isReduced, times) => {
  const knock = vi.fn();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive }, vibrate: knock });
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  vibrate(10);
  expect(knock).toHaveBeenCalledTimes(times);
});

it("where there is no motor nothing happens", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect(() => vibrate(10)).not.toThrow();
  vi.stubGlobal("navigator", {});
  expect(() => vibrate(10)).not.toThrow();
});
