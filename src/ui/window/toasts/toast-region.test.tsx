import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Toast } from "./toast-list";
import { ToastRegion } from "./toast-region";

const toast: Toast = { id: "1", title: "Item added to cart", durationMs: 4_000 };
const dismissed: string[] = [];
const region = (toasts: readonly Toast[]) => (
  <ToastRegion
    toasts={toasts}
    onDismiss={(id) => dismissed.push(id)}
    label="Notifications"
    dismissLabel="Dismiss"
  />
);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  dismissed.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a short message", () => {
  it("disappears although a resting pointer is over it: it may cover the next button", () => {
    render(region([toast]));
    fireEvent.pointerEnter(screen.getByRole("region"));
    pass(4_000);
    expect(dismissed).toEqual(["1"]);
  });

  it("stays while a pointer moves over it, and disappears when it has left", () => {
    render(region([toast]));
    fireEvent.pointerMove(screen.getByRole("region"));
    pass(10_000);
    expect(dismissed).toEqual([]);
    fireEvent.pointerLeave(screen.getByRole("region"));
    pass(4_000);
    expect(dismissed).toEqual(["1"]);
  });

  it("does not stay longer because another one comes", () => {
    const { rerender } = render(region([toast]));
    pass(3_000);
    rerender(region([toast, { ...toast, id: "2" }]));
    pass(1_000);
    expect(dismissed).toEqual(["1"]);
  });
});
