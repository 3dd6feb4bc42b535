import { describe, expect, it } from "vitest";
import { changedLines } from "./changed-lines";

describe("what changed in a cart since the shopper ordered", () => {
  it("names what came, went and has another quantity, and nothing else", () => {
    const ordered = [
      { key: "a", name: "Soup", quantity: 1 },
      { key: "b", name: "Bread", quantity: 2 },
      { key: "c", name: "Tea", quantity: 1 },
    ];
    const cart = [
      { key: "a", item: { name: "Soup" }, quantity: 1 },
      { key: "b", item: { name: "Bread" }, quantity: 5 },
      { key: "d", item: { name: "Cake" }, quantity: 1 },
    ];
    expect(changedLines(ordered, cart)).toEqual([
      { key: "b", name: "Bread", before: 2, now: 5 },
      { key: "c", name: "Tea", before: 1, now: 0 },
      { key: "d", name: "Cake", before: 0, now: 1 },
    ]);
  });
});
