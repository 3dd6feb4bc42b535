/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api-error";
import { itemRow } from "./item";
import { nextPage, normalisePage } from "./page";
import { setPictureBaseUrls } from "./pictures";
import { normaliseSuggestions } from "./suggestion";

beforeEach(() => setPictureBaseUrls({}));

const unusable = (work: () => unknown) => {
  expect(work).toThrowError(ApiError);
  try {
    work();
  } catch (error) {
    expect((error as ApiError).kind).toBe("unusable");
  }
};

describe("pages", () => {
  const read = normalisePage(itemRow);
  const row = { id: 1, name: "Soup" };
  it.each<[string, unknown, number, number, number]>([
    ["products", { total_size: 40, limit: "10", offset: "2", products: [row] }, 1, 40, 2],
    ["items", { total_size: "3", offset: 1, items: [row, null] }, 1, 3, 1],
    ["data", { data: [row] }, 1, 1, 1],
    ["a page inside data", { data: { total_size: 9, offset: 3, products: [row] } }, 1, 9, 3],
    ["a bare array", [row, row], 2, 2, 1],
    ["an object of rows", { products: { 0: row, 7: row }, total_size: 2 }, 2, 2, 1],
    ["only a total", { total_size: 0 }, 0, 0, 1],
  ])("reads %s", (_name, answer, count, total, offset) => {
    const page = read(answer);
    expect([page.rows.length, page.totalSize, page.offset]).toEqual([count, total, offset]);
  });

  it.each([
    "text",
    5,
    null,
    [],
    {},
    { message: "?" },
    { products: {} },
    { products: [1] },
    { total_size: 3 },
  ])("is unusable as %j", (answer) => unusable(() => read(answer)));

  it("goes on until a page is empty or everything is there", () => {
    const page = (rows: number, totalSize: number) => ({ rows: Array(rows).fill(row), totalSize, offset: 1 });
    expect(nextPage(page(10, 25), 1, 10)).toBe(2);
    expect(nextPage(page(5, 25), 3, 10)).toBeUndefined();
    expect(nextPage(page(0, 25), 2, 10)).toBeUndefined();
    expect(nextPage(page(10, 20), 2, 10)).toBeUndefined();
  });

  it("reads suggestions", () => {
    expect(normaliseSuggestions({ items: [{ id: 1, name: "Soup" }, {}], stores: null })).toEqual({
      items: [{ id: 1, name: "Soup", image_full_url: null }],
      stores: [],
      corrected: null,
    });
    unusable(() => normaliseSuggestions([]));
  });
});
