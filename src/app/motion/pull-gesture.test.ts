// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { beginPull, mayPull, movePull, refreshAt } from "./pull-gesture";

afterEach(() => {
  document.body.innerHTML = "";
});

/** The element that the touch meets; `height` of what a scrolled box holds, px. */
function touched(html: string, height = 0): Element {
  document.body.innerHTML = html;
  const box = document.querySelector("[data-box]");
  if (box) Object.defineProperties(box, { scrollHeight: { value: height }, clientHeight: { value: 100 } });
  const target = document.querySelector("b");
  if (!target) throw new Error("Nothing to touch.");
  return target;
}

describe("a pull", () => {
  it.each<[string, string, number, boolean]>([
    ["on a page", "<main><b></b></main>", 0, true],
    ["on a link of it", '<main><a href="/x"><b></b></a></main>', 0, true],
    [
      "on a row that moves sideways",
      '<div data-box style="overflow-x:auto;overflow-y:hidden"><b></b></div>',
      300,
      true,
    ],
    ["in a box with nothing more to show", '<div data-box style="overflow-y:auto"><b></b></div>', 100, true],
    ["in a list that scrolls", '<div data-box style="overflow-y:auto"><b></b></div>', 300, false],
    ["in a dialog", '<div role="dialog"><b></b></div>', 0, false],
    ["in a question", '<div role="alertdialog"><p><b></b></p></div>', 0, false],
    ["on a map", "<div data-map><b></b></div>", 0, false],
  ])("%s", (_, html, height, may) => {
    const target = touched(html, height);
    expect(mayPull(target, 0)).toBe(may);
    expect(mayPull(target, 1)).toBe(false);
  });

  it("begins nowhere without an element", () => {
    expect(mayPull(null, 0)).toBe(false);
    expect(mayPull(window, 0)).toBe(false);
  });

  it("is decided by its first pixels: down, not sideways and not up", () => {
    const pull = beginPull(100, 100);
    expect(movePull(pull, 102, 105, 0)).toBe(pull);
    expect(movePull(pull, 112, 110, 0)).toBeNull();
    expect(movePull(pull, 100, 90, 0)).toBeNull();
    expect(movePull(pull, 104, 120, 0)).toMatchObject({ isDecided: true });
    expect(movePull(pull, 104, 120, 5)).toBeNull();
  });

  it("follows the finger to its end, back again, and no further", () => {
    const pull = movePull(beginPull(100, 100), 100, 150, 0);
    if (!pull) throw new Error("The pull has ended.");
    expect(pull.distance).toBeLessThan(refreshAt);
    const far = movePull(pull, 190, 400, 0);
    expect(far?.distance).toBeGreaterThanOrEqual(refreshAt);
    expect(movePull(pull, 100, 4000, 0)?.distance).toBe(96);
    expect(movePull(pull, 100, 60, 0)?.distance).toBe(0);
  });
});
