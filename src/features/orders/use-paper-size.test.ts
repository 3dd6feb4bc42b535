import { expect, it } from "vitest";
import { paperRule } from "./use-paper-size";

it("a receipt's page is as long as the receipt, with its margins", () => {
  // 378 px are 100 mm.
  expect(paperRule("roll", 378)).toBe("@page { size: 80mm 113mm; margin: 4mm }");
  expect(paperRule("roll", 0)).toBe("@page { size: 80mm 80mm; margin: 4mm }");
  expect(paperRule("a4", 5_000)).toBe("@page { size: A4; margin: 15mm }");
});
