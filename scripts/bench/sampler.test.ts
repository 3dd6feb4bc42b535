import { describe, expect, it } from "vitest";
import { mediansOf } from "./sampler";

describe("medians of several runs", () => {
  it("are taken figure by figure, with the range of the runs", () => {
    const run = (paint: number, row: number) => [
      { name: "paint", value: paint, unit: "s" as const, note: "cold" },
      { name: "row", value: row, unit: "ms" as const },
    ];
    expect(mediansOf([run(1.5, 300), run(1.1, 200), run(1.2, 900)])).toEqual([
      { name: "paint", value: 1.2, unit: "s", note: "cold; 1.10 to 1.50 s in 3" },
      { name: "row", value: 300, unit: "ms", note: "200 to 900 ms in 3" },
    ]);
  });

  it("of one run are its figures", () => {
    expect(mediansOf([[{ name: "row", value: 300, unit: "ms" }]])).toEqual([
      { name: "row", value: 300, unit: "ms" },
    ]);
  });
});
