import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FittedText } from "./fitted-text";

/** px; so many letters fit into the width at the size of the build's text. */
const line = 40;
const letters = 20;

/** Measures as a browser would: lines of letters, smaller ones where the text was made smaller. */
function heightOf(element: HTMLElement): number {
  const size = Number.parseFloat(element.style.fontSize || "1");
  return Math.ceil((element.textContent ?? "").length / Math.floor(letters / size)) * line * size;
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(2 * line);
  class SilentObserver {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", SilentObserver);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (given: string) =>
  render(
    <h1>
      <FittedText own="Everything you need, at your door" given={given} />
    </h1>,
  );
const heading = (name: string) => screen.queryByRole("heading", { name });

it("what the operator says stands there as it is where it has the room", () => {
  show("All of Port Amber");
  expect(heading("All of Port Amber")).not.toBeNull();
  expect(screen.getByText("All of Port Amber").style.fontSize).toBe("1em");
});

it("a little too long it is written in smaller letters", () => {
  const title = "Everything in the town of Port Amber, at your door";
  show(title);
  expect(heading(title)).not.toBeNull();
  expect(Number.parseFloat(screen.getByText(title).style.fontSize)).toBeLessThan(1);
});

it("far too long it leaves the place to the build's words", () => {
  show("Everything ".repeat(20));
  expect(heading("Everything you need, at your door")).not.toBeNull();
});
