import { describe, expect, it } from "vitest";
import type { Store } from "@/contract";
import { sortBestStores } from "./best-stores";

const store = (id: number, avg_rating: number, created_at: string) =>
  ({ id, avg_rating, created_at }) as Store;
const stores = [
  store(1, 4.1, "2026-03-01T00:00:00.000000Z"),
  store(2, 4.9, "2026-01-01T00:00:00.000000Z"),
  store(3, 3.2, "2026-08-01T00:00:00.000000Z"),
];
const ids = (rows: readonly Store[]) => rows.map(({ id }) => id);

describe("best stores nearby", () => {
  it("keep the server's order under Popular", () =>
    expect(ids(sortBestStores("popular", stores))).toEqual([1, 2, 3]));
  it("are sorted by rating under Top Rated", () =>
    expect(ids(sortBestStores("top-rated", stores))).toEqual([2, 1, 3]));
  it("are sorted by the day they joined under New", () =>
    expect(ids(sortBestStores("latest", stores))).toEqual([3, 1, 2]));
});
