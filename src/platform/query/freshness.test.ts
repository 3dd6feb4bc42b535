import { describe, expect, it } from "vitest";
import { apiResponse } from "../../../tests/fixtures/query-library";
import { cacheWindows } from "../http/api-cache";
import { staleTimeFor, storedAtOf } from "./freshness";

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

  it("do not add up: a response from the worker's cache is fresh for the rest of the window only", () => {
    const stale = staleTimeFor(300_000);
    expect(stale({ state: { data: apiResponse(1, 0) } })).toBe(300_000);
    expect(stale({ state: { data: apiResponse(1, 200_000) } })).toBe(100_000);
    expect(stale({ state: { data: apiResponse(1, 900_000) } })).toBe(0);
    expect(stale({ state: { data: { pages: [apiResponse(1, 10_000), apiResponse(1, 50_000)] } } })).toBe(
      250_000,
    );
    expect(stale({ state: { data: undefined } })).toBe(300_000);
  });

  it("take the age of the oldest page", () => {
    const old = apiResponse(1, 50_000);
    expect(storedAtOf({ pages: [apiResponse(1), old] })).toBe(old.storedAt);
    expect(storedAtOf({ rows: [] })).toBeNull();
  });
});
