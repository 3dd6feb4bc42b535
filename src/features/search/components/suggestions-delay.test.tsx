// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDebouncedText } from "@/ui/plain/use-debounced-text";
import { suggestionsDelayMs } from "./use-search-entries";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a search is asked for once, half a second after the last key", async () => {
  const { result, rerender } = renderHook(({ text }) => useDebouncedText(text, suggestionsDelayMs), {
    initialProps: { text: "" },
  });
  for (const text of ["s", "so", "sou", "soup"]) {
    rerender({ text });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(result.current).toBe("");
  }
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe("soup");
});
