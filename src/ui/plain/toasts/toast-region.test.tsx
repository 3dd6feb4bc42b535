import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ShownToast } from "./toast-list";
import { ToastRegion } from "./toast-region";

const toast: ShownToast = { id: "1", title: "Item added to cart", durationMs: 4_000 };
const dismissed: string[] = [];
const region = (toasts: readonly ShownToast[]) => (
  <ToastRegion
    toasts={toasts}
    onDismiss={(id) => dismissed.push(id)}
    label="Notifications"
    dismissLabel="Dismiss"
  />
);
/** The browser has drawn by then. */
const pictureMs = 20;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  dismissed.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
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

  it.each([
    ["stands elsewhere when it would lie over what was pressed", 800, true],
    ["stands elsewhere when it would lie over what was pressed and is gone", 800, true],
    ["stays where it belongs when the press was elsewhere", 300, false],
  ])("%s", (sentence, top, away) => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      return this instanceof HTMLButtonElement
        ? new DOMRect(100, top, 40, 40)
        : new DOMRect(24, 790, 400, 56);
    });
    const page = (toasts: readonly ShownToast[], pressable = true) => (
      <>
        {pressable ? <button type="button">Add</button> : null}
        {region(toasts)}
      </>
    );
    const { rerender } = render(page([]));
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    rerender(page([toast], !sentence.endsWith("gone")));
    pass(pictureMs);
    expect(screen.getByRole("region").hasAttribute("data-away")).toBe(away);
  });

  it("stays over what is pressed next when it would lie over what was pressed elsewhere", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      if (this instanceof HTMLButtonElement) return new DOMRect(100, 66, 44, 44);
      if (this.hasAttribute("data-page-bar")) return new DOMRect(0, 600, 400, 168);
      const isAway = screen.getByRole("region").hasAttribute("data-away");
      return new DOMRect(24, isAway ? 88 : 690, 400, 56);
    });
    const page = (toasts: readonly ShownToast[]) => (
      <>
        <button type="button">Add to the wishlist</button>
        <div data-page-bar="" />
        {region(toasts)}
      </>
    );
    const { rerender } = render(page([]));
    fireEvent.click(screen.getByRole("button", { name: "Add to the wishlist" }));
    rerender(page([toast]));
    pass(pictureMs);
    expect(screen.getByRole("region").hasAttribute("data-away")).toBe(false);
  });

  it("does not lie over what was pressed before it could follow presses", () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(24, 790, 400, 56));
    render(<button type="button">Add</button>);
    screen.getByRole("button", { name: "Add" }).focus();
    render(region([toast]));
    pass(pictureMs);
    expect(screen.getByRole("region").hasAttribute("data-away")).toBe(true);
  });
});
