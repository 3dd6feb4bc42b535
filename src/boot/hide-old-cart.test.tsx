import { describe, expect, it } from "vitest";
import { hideOldCart } from "./hide-old-cart";

const cartOf = (...lines: unknown[]) => ({ state: { carts: { 2: { lines } } }, version: 1 });
const soup = (quantity: number, model = "Item") => ({ model, quantity, item: { id: 12 } });

/** Whether a control for soup is seen that was drawn while this many were in the cart. */
function isSeen(drawnFor: number, record: Record<string, unknown>): boolean {
  document.body.innerHTML = `<main><button data-item="Item/12" data-in-cart="${drawnFor}"></button></main>`;
  hideOldCart(document.body, record);
  return document.querySelector("button")?.style.visibility !== "hidden";
}

describe("a control on the first screen", () => {
  it("is seen when the cart is the one that it was drawn for", () => {
    expect(isSeen(0, {})).toBe(true);
    expect(isSeen(0, cartOf())).toBe(true);
    expect(isSeen(3, cartOf(soup(1), soup(2)))).toBe(true);
  });

  it("is hidden when there are more or fewer pieces by now", () => {
    expect(isSeen(0, cartOf(soup(1)))).toBe(false);
    expect(isSeen(2, cartOf(soup(1)))).toBe(false);
    expect(isSeen(1, cartOf())).toBe(false);
  });

  it("knows a campaign's item from an item of the same number", () => {
    expect(isSeen(0, cartOf(soup(1, "ItemCampaign")))).toBe(true);
  });

  it("does not mind a damaged cart", () => {
    for (const record of [
      { state: 4 },
      { state: { carts: { 2: null, 3: { lines: 7 } } } },
      cartOf(null, 5, {}),
    ])
      expect(isSeen(0, record)).toBe(true);
  });
});
