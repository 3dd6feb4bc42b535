import { describe, expect, it } from "vitest";
import { answer } from "../../../tests/fixtures/query-library";
import { cacheWindows } from "./cache-windows";
import { freshFor, storedAtOf } from "./freshness";

describe("cache windows", () => {
  it("are those of the specification", () => {
    expect(cacheWindows).toMatchObject({
      categories: 300_000,
      featuredCategories: 480_000,
      banners: 300_000,
      search: 300_000,
      popularItems: 300_000,
      discountedItems: 300_000,
      recommendedItems: 300_000,
      commonConditions: 480_000,
      cashback: 10_000,
    });
  });

  it("do not add up: what the worker kept for a while is fresh for the rest only", () => {
    const stale = freshFor(300_000);
    expect(stale({ state: { data: answer(1, 0) } })).toBe(300_000);
    expect(stale({ state: { data: answer(1, 200_000) } })).toBe(100_000);
    expect(stale({ state: { data: answer(1, 900_000) } })).toBe(0);
    expect(stale({ state: { data: { pages: [answer(1, 10_000), answer(1, 50_000)] } } })).toBe(250_000);
    expect(stale({ state: { data: undefined } })).toBe(300_000);
  });

  it("tell the age from the oldest page", () => {
    const old = answer(1, 50_000);
    expect(storedAtOf({ pages: [answer(1), old] })).toBe(old.storedAt);
    expect(storedAtOf({ rows: [] })).toBeNull();
  });
});
