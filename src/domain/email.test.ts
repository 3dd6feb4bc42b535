import { expect, it } from "vitest";
import { isEmailAddress } from "./email";

it.each([
  ["x@y.co", true],
  ["a.b+c@d-e.example.test", true],
  ["x@y", false],
  ["x@y.c", false],
  ["x@.co", false],
  ["x@y..co", false],
  ["a b@y.co", false],
  ["@y.co", false],
  [`${"a".repeat(250)}@y.co`, true],
  [`${"a".repeat(251)}@y.co`, false],
])("%s is an e-mail address: %s", (text, expected) => expect(isEmailAddress(text)).toBe(expected));
