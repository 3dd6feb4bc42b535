import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartLimitId, showCartChange, showSuccess, showToast, useToasts } from "@/stores/toasts";
import { Toasts } from "./toasts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useToasts.setState({ toasts: [] });
});

const texts = () => useToasts.getState().toasts.map(({ text }) => text);

it("each message disappears after its own duration, however many follow it", () => {
  render(<Toasts />);
  act(() => void showSuccess("one"));
  act(() => vi.advanceTimersByTime(3_000));
  act(() => void showSuccess("two"));
  act(() => vi.advanceTimersByTime(1_000));
  expect(texts()).toEqual(["two"]);
});

it("a message with the same text replaces the earlier one and restarts its duration", () => {
  render(<Toasts />);
  act(() => void showSuccess("Item added to cart"));
  act(() => vi.advanceTimersByTime(3_000));
  act(() => void showSuccess("Item added to cart"));
  expect(texts()).toEqual(["Item added to cart"]);
  act(() => vi.advanceTimersByTime(3_000));
  expect(texts()).toEqual(["Item added to cart"]);
  act(() => vi.advanceTimersByTime(1_000));
  expect(texts()).toEqual([]);
});

it("what was done to the cart takes the place of what could not be done, and of no other message", () => {
  render(<Toasts />);
  act(() => void showToast({ id: cartLimitId, kind: "warning", text: "There is no more of it." }));
  act(() => void showSuccess("Sent"));
  act(() => void showCartChange("Item added to cart"));
  expect(texts()).toEqual(["Sent", "Item added to cart"]);
});
