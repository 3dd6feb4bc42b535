import { domainToASCII } from "node:url";
import { describe, expect, it } from "vitest";
import { cleanEmail, isEmailAddress, mailboxOf } from "./email";

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

describe("one mailbox", () => {
  it.each([
    ["ada@example.test", "ada@example.test"],
    ["  Ada@Example.TEST ", "ada@example.test"],
    ["ada\u200b@example.test", "ada@example.test"],
    ["ada@exam\u200bple.test", "ada@example.test"],
    ["\u202aada@example.test\u202c", "ada@example.test"],
    ["\ufeffada@example.test", "ada@example.test"],
    ["a\u00adda@example.test", "ada@example.test"],
    ["ada@straße.test", "ada@xn--strae-oqa.test"],
    ["ada@STRAẞE.test", "ada@xn--strae-oqa.test"],
    ["ada@strasse.test", "ada@strasse.test"],
    ["ada@xn--strae-oqa.test", "ada@xn--strae-oqa.test"],
    ["ada@cafe\u0301.test", "ada@xn--caf-dma.test"],
    ["ada@café.test", "ada@xn--caf-dma.test"],
    ["jose\u0301@example.test", "josé@example.test"],
    ["josé@example.test", "josé@example.test"],
    ["ada@βόλος.test", "ada@xn--nxasmm1c.test"],
    ["ada＠example．test", "ada@example.test"],
    ["ada@例え。テスト", "ada@xn--r8jz45g.xn--zckzah"],
    ["ada@نامه\u200cای.test", "ada@xn--mgba3gch31f060k.test"],
    ["ada+harbour@example.test", "ada+harbour@example.test"],
    ["mailto:ada@example.test", "ada@example.test"],
    [" MailTo:Ada@example.test", "ada@example.test"],
    ["ada@ex-ample.test", "ada@ex-ample.test"],
  ])("%j is %j", (written, mailbox) => expect(mailboxOf(written, domainToASCII)).toBe(mailbox));

  it.each([
    "",
    "ada",
    "ada@example",
    "ada@@example.test",
    "a b@example.test",
    "ada@exam%70le.test",
    "ada@127.0.0.10",
    "ada@0x7f.0x00.0x00.0x10",
    "ada@example.test/path",
    "ada@exa:mple.test",
    "ada@[10.0.0.1]",
    "ada@-\u200b.",
    "\u200b@example.test",
    "ada@xn--0.test",
    "ada@-example.test",
    "ada@example-.test",
    "ada@sub.-example.test",
    "ada@example.test, eve@example.test",
    "Ada <ada@example.test>",
  ])("%j is none", (written) => expect(mailboxOf(written, domainToASCII)).toBeNull());

  it("is sent as it was typed, without what nobody sees", () => {
    expect(cleanEmail(" \u200eAda@Straße.test\u200e ")).toBe("Ada@Straße.test");
    expect(cleanEmail("Jose\u0301@Example.test")).toBe("José@Example.test");
  });
});
