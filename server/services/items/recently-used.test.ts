import { expect, it } from "vitest";
import { RecentlyUsed } from "./recently-used";

const keysOf = (kept: RecentlyUsed<number>, keys: readonly string[]) => keys.filter((key) => kept.has(key));

it("keeps as many as it may, and forgets what has not been used for longest", () => {
  const kept = new RecentlyUsed<number>(4);
  for (const key of ["a", "b", "c", "d"]) kept.set(key, 1);
  expect(keysOf(kept, ["a", "b", "c", "d"])).toEqual(["a", "b", "c", "d"]);
  kept.set("e", 1);
  expect(keysOf(kept, ["a", "b", "c", "d", "e"])).toEqual(["c", "d", "e"]);
});

it("keeps what is used, however much comes after it", () => {
  const kept = new RecentlyUsed<number>(4);
  kept.set("used", 7);
  for (let other = 0; other < 20; other += 1) {
    kept.set(String(other), other);
    expect(kept.get("used")).toBe(7);
  }
  expect(kept.has("0")).toBe(false);
});

it("has the value that was set last", () => {
  const kept = new RecentlyUsed<number>(4);
  kept.set("a", 1);
  for (const other of ["b", "c"]) kept.set(other, 0);
  kept.set("a", 2);
  expect(kept.get("a")).toBe(2);
  for (const other of ["d", "e"]) kept.set(other, 0);
  expect(kept.get("a")).toBe(2);
});
