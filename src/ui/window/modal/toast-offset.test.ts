import { expect, it } from "vitest";
import { toastTop } from "./toast-offset";

it("messages stand above a low sheet, and below the head of one that reaches up", () => {
  expect(toastTop(400)).toBe(12);
  expect(toastTop(80)).toBe(12);
  expect(toastTop(24)).toBe(92);
  expect(toastTop(0)).toBe(68);
});
