import { expect, it } from "vitest";
import { linesWithout } from "./lines-without";

it("pieces are taken from their lines, and a line without any is gone", () => {
  const lines = [
    { name: "soup", quantity: 3 },
    { name: "bread", quantity: 1 },
    { name: "tea", quantity: 2 },
  ];
  const pieces: Record<string, number> = { soup: 1, bread: 1 };
  expect(linesWithout(lines, ({ name }) => pieces[name] ?? 0)).toEqual([
    { name: "soup", quantity: 2 },
    { name: "tea", quantity: 2 },
  ]);
});
