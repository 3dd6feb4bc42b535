import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyDataSaverSetting } from "@/platform/data-saver";
import { useIdlePreload } from "./use-idle-preload";

/** Work for when the browser is idle, by its number. */
const waiting = new Map<number, () => void>();

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => {
    waiting.set(waiting.size + 1, work);
    return waiting.size;
  });
  vi.stubGlobal("cancelIdleCallback", (id: number) => waiting.delete(id));
});
afterEach(() => {
  cleanup();
  applyDataSaverSetting(false);
  vi.unstubAllGlobals();
});

it("loads once, when the browser is idle, and swallows a file that does not come", async () => {
  const load = vi.fn(() => Promise.reject(new Error("Failed to fetch dynamically imported module")));
  const { rerender } = renderHook(() => useIdlePreload(load));
  rerender();
  expect(load).not.toHaveBeenCalled();
  for (const work of waiting.values()) work();
  expect(load).toHaveBeenCalledTimes(1);
  // Vitest fails a run in which a rejection was caught by nobody.
  await expect(load.mock.results[0]?.value).rejects.toThrow();
});

it("loads nothing with data saver on, nor for who has left", () => {
  const load = vi.fn(() => Promise.resolve());
  renderHook(() => useIdlePreload(load)).unmount();
  expect(waiting.size).toBe(0);
  applyDataSaverSetting(true);
  renderHook(() => useIdlePreload(load));
  expect(waiting.size).toBe(0);
  expect(load).not.toHaveBeenCalled();
});
