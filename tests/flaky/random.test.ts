import { describe, expect, it } from "vitest";
import { Random } from "./random";

const numbers = (seed: string | number, count = 1000) => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.next());
};

describe("chance with a seed", () => {
  it("repeats itself", () => expect(numbers(42)).toEqual(numbers(42)));

  it("differs from seed to seed", () => {
    expect(numbers(1, 5)).not.toEqual(numbers(2, 5));
    expect(numbers("1 POST /cart 1", 5)).not.toEqual(numbers("1 POST /cart 2", 5));
  });

  it("lies between 0 and 1 and is even", () => {
    const drawn = numbers("even", 20_000);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((a, b) => a + b, 0) / drawn.length).toBeCloseTo(0.5, 1);
  });

  it("draws whole numbers with both ends", () => {
    const random = new Random("dice");
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(1, 6)));
    expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("weighs", () => {
    const random = new Random("scales");
    const drawn = Array.from({ length: 4000 }, () => random.weighted({ often: 3, seldom: 1, never: 0 }));
    const often = drawn.filter((key) => key === "often").length / drawn.length;
    expect(often).toBeGreaterThan(0.7);
    expect(often).toBeLessThan(0.8);
    expect(drawn).not.toContain("never");
  });

  it("refuses to pick from nothing", () => expect(() => new Random(1).pick([])).toThrow("nothing"));
});
