import { expect, it } from "vitest";
import { isPartnerPassword } from "./partner-password";

it.each([
  ["Harbour-7", true],
  ["Übergröße1!", true],
  ["Short-7", false],
  ["harbour-7", false],
  ["HARBOUR-7", false],
  ["Harbour-x", false],
  ["Harbour77", false],
  ["Harbour 77", false],
])("a partner's password like %s: %s", (password, isGood) => {
  expect(isPartnerPassword(password)).toBe(isGood);
});
