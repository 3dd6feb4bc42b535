import { describe, expect, it } from "vitest";
import { messageParts } from "./message-links";

const links = (text: string) => messageParts(text).flatMap(({ href }) => href ?? []);

describe("addresses in a message", () => {
  it.each([
    ["see https://shop.test/a?b=1.", ["https://shop.test/a?b=1"]],
    ["(http://shop.test) and https://b.test!", ["http://shop.test/", "https://b.test/"]],
    ["javascript:alert(1) data:text/html,x", []],
    ["<a href=javascript:alert(1)>https://ok.test</a>", ["https://ok.test/"]],
    ["https://", []],
    ["no address", []],
  ])("%s", (text, found) => {
    expect(links(text)).toEqual(found);
    expect(
      messageParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});
