import { describe, expect, it } from "vitest";
import type { FlashSale, FlashSaleItem } from "@/contract/calls/promotions";
import { isSaleItemSoldOut, maxShownOnSale, shownOnSale, soldShare } from "./flash-sale";

const now = Date.parse("2026-11-21T12:00:00Z");
const sale = (start: string, end: string, rows = 20) =>
  ({
    start_date: start,
    end_date: end,
    active_products: Array.from({ length: rows }, (_, id) => ({ id }) as FlashSaleItem),
  }) as FlashSale;

describe("a flash sale", () => {
  it("shows at most fifteen items", () =>
    expect(shownOnSale(sale("2026-11-20T00:00:00Z", "2026-11-22T00:00:00Z"), now)).toHaveLength(
      maxShownOnSale,
    ));
  it.each([
    ["2026-11-10T00:00:00Z", "2026-11-21T12:00:00Z", "has ended"],
    ["2026-11-21T12:00:01Z", "2026-11-25T00:00:00Z", "has not begun"],
  ])("from %s to %s shows nothing, as it %s", (start, end) =>
    expect(shownOnSale(sale(start, end), now)).toEqual([]),
  );
  it("with unreadable times counts as running", () =>
    expect(shownOnSale(sale("", "", 2), now)).toHaveLength(2));
  it("knows what is sold out and the share that is sold", () => {
    expect(isSaleItemSoldOut({ available_stock: 0, stock: 5 })).toBe(true);
    expect(isSaleItemSoldOut({ available_stock: 1, stock: 5 })).toBe(false);
    expect(soldShare({ sold: 3, stock: 12 })).toBe(0.25);
    expect(soldShare({ sold: 30, stock: 12 })).toBe(1);
    expect(soldShare({ sold: 0, stock: 0 })).toBe(1);
  });
});
