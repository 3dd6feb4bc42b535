import { expect, it } from "vitest";
import { messageTop } from "./message-place";

it("messages stand above a low sheet, and below the head of one that reaches up", () => {
  expect(messageTop(400)).toBe(12);
  expect(messageTop(80)).toBe(12);
  expect(messageTop(24)).toBe(92);
  expect(messageTop(0)).toBe(68);
});
