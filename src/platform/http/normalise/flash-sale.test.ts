import { describe, expect, it } from "vitest";
import { normaliseFlashSalePage } from "./flash-sale";

const item = { id: 7, name: "Figs", price: 4, module_id: 2, module: { id: 2, module_type: "grocery" } };

describe("a page of a flash sale", () => {
  it("counts what is left from what went where the backend says no more", () => {
    const { rows } = normaliseFlashSalePage({
      total_size: 1,
      products: [{ id: 1, item_id: 7, stock: "10", sold: "4", item }],
    });
    expect(rows[0]).toMatchObject({ stock: 10, sold: 4, available_stock: 6, price: 4 });
  });
  it("drops a row without its item and knows no sale that has no number", () => {
    const page = normaliseFlashSalePage({
      total_size: 2,
      products: [{ id: 1 }, null],
      flash_sale: { title: "x" },
    });
    expect(page.rows).toEqual([]);
    expect(page.sale).toBeNull();
  });
  it("reads the sale with its times", () => {
    const { sale } = normaliseFlashSalePage({
      total_size: 0,
      products: [],
      flash_sale: { id: "3", title: "Rush", end_date: "2026-11-23T10:00:00Z" },
    });
    expect(sale).toMatchObject({ id: 3, title: "Rush", end_date: "2026-11-23T10:00:00Z" });
  });
});
