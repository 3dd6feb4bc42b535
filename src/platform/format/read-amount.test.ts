import { expect, it } from "vitest";
import { readAmount } from "./read-amount";

it.each([
  ["7", 7],
  [" 2.50 ", 2.5],
  ["2,5", 2.5],
  ["٢٫٥", 2.5],
  ["0", 0],
  ["", null],
  ["-3", null],
  ["1e9", null],
  ["1,000.50", null],
  ["1,000", null],
  ["1.250", 1.25],
  ["five", null],
])("%s is read as %s", (text, amount) => expect(readAmount(text)).toBe(amount));
