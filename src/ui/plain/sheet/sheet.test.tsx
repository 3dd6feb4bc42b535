import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Sheet } from "./sheet";

const onClose = vi.fn();
const onClosed = vi.fn();
const sheet = (open: boolean, words = "Soup") => (
  <Sheet open={open} onClose={onClose} onClosed={onClosed} title="Dish" closeLabel="Close">
    {words}
  </Sheet>
);

/** Motions of the browser that never end by themselves; counted while they run. */
let running = 0;
beforeEach(() => {
  running = 0;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  Element.prototype.animate = () => {
    running += 1;
    return {
      cancel: () => {
        running -= 1;
      },
      finished: new Promise(() => {}),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    } as unknown as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

/** The browser has drawn by then. */
const pictureMs = 20;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An open sheet that has what moves it. */
async function openSheet() {
  await import("./leave-sheet");
  const view = render(sheet(true));
  // It is asked for once the sheet is painted.
  await act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    await import("./leave-sheet");
  });
  return view;
}

it("what closes shows what it showed last until its motion is over, and then tells so", async () => {
  const { rerender } = await openSheet();
  vi.useFakeTimers();
  rerender(sheet(false, "Nothing"));
  act(() => vi.advanceTimersByTime(pictureMs));
  expect(running).toBe(2);
  expect(screen.getByRole("dialog").textContent).toContain("Soup");
  expect(onClosed).not.toHaveBeenCalled();
  // A tab that is hidden does not animate.
  act(() => vi.advanceTimersByTime(400));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("presses on what is closing do nothing", async () => {
  const { rerender } = await openSheet();
  rerender(sheet(false));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.click(screen.getByRole("dialog").previousElementSibling as Element);
  expect(onClose).not.toHaveBeenCalled();
});

it("what is opened again while it closes stays", async () => {
  const { rerender } = await openSheet();
  const before = screen.getByRole("dialog");
  vi.useFakeTimers();
  rerender(sheet(false));
  act(() => vi.advanceTimersByTime(pictureMs));
  expect(running).toBe(2);
  rerender(sheet(true, "Bread"));
  expect(running).toBe(0);
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole("dialog")).toBe(before);
  expect(before.textContent).toContain("Bread");
  expect(onClosed).not.toHaveBeenCalled();
});

it("closes at once where the browser has no motion", async () => {
  const { rerender } = await openSheet();
  Reflect.deleteProperty(Element.prototype, "animate");
  rerender(sheet(false));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onClosed).toHaveBeenCalledTimes(1);
});
