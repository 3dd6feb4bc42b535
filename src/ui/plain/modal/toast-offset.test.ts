import { expect, it } from "vitest";
import { toastTop } from "./toast-offset";

it("toasts are placed above a low sheet, and below the header of a tall one", () => {
  expect(toastTop(139)).toBe(12);
  expect(toastTop(80)).toBe(12);
  expect(toastTop(24)).toBe(92);
  expect(toastTop(0)).toBe(68);
});

it("toasts stay where they stand on the page when a sheet begins below them", () => {
  expect(toastTop(140)).toBeNull();
  expect(toastTop(140, 56)).toBeNull();
  expect(toastTop(203, 120)).toBe(12);
  expect(toastTop(204, 120)).toBeNull();
});

it("several are placed above a low sheet where all of them have room, and below a title of several lines", () => {
  expect(toastTop(90, 120)).toBe(158);
  expect(toastTop(150, 120)).toBe(12);
  expect(toastTop(24, 56, 100)).toBe(136);
});
