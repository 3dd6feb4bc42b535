import { describe, expect, it } from "vitest";
import { currencyCode } from "./currency-code";
import { type PageHead, plainLine } from "./page-head";
import { jsonInScript, withHead } from "./render-head";

const document =
  '<!doctype html><html><head><title>Doorstep</title><meta name="description" content="Own text"></head><body></body></html>';

const hostile = [
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</title><svg onload=alert(1)>",
  "' onmouseover='alert(1)",
  "$& $` $' $$1",
  "<!--<script>",
  "a\u2028b\u2029c\u0000d\u202e",
  "]]>&amp;&lt;",
];

function headNamed(text: string): PageHead {
  return {
    title: text,
    description: text,
    canonical: "https://shop.test/store/a",
    kind: "website",
    picture: { address: "https://shop.test/a.png", text },
    shopName: text,
    language: "en",
    structured: [{ "@type": "Product", name: text }],
  };
}

describe("the head of a page", () => {
  it.each(hostile)("keeps %j as text in every place", (text) => {
    const html = withHead(document, headNamed(text));
    // Nothing but what the writer itself opens: the title, one data block, the document's own elements.
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(svg|img|!--)/);
    for (const [, value] of html.matchAll(/content="([^"]*)"/g)) expect(value).not.toMatch(/[<>]/);
    const data = /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)).toEqual({ "@type": "Product", name: text });
  });

  it("takes the place of the document's own title and description", () => {
    const html = withHead(document, { ...headNamed("Pizza"), shopName: "Shop" });
    expect(html).toContain("<title>Pizza · Shop</title>");
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).not.toContain("Own text");
    expect(html).toContain('rel="canonical" href="https://shop.test/store/a"');
  });

  it("has no sign in its data that could end the element", () => {
    expect(jsonInScript(JSON.stringify({ a: "</script>&\u2028" }))).not.toMatch(/[<>&\u2028]/);
  });
});

describe("a line of plain text", () => {
  it.each([
    [null, ""],
    ["  two\n lines\t", "two lines"],
    ["<b>Bold</b> and <script>x</script>", "Bold and x"],
    ["a\u0000b\u202ec", "a b c"],
  ])("of %j is %j", (text, line) => expect(plainLine(text)).toBe(line));

  it("ends between words and halves no letter", () => {
    const cut = plainLine(`${"word ".repeat(60)}`, 50);
    expect(cut.length).toBeLessThanOrEqual(50);
    expect(cut.endsWith("word…")).toBe(true);
    expect(plainLine("😀".repeat(100), 20)).toMatch(/^(?:😀)+…$/u);
  });
});

describe("the currency of a shop", () => {
  it.each([
    ["$", "usd", "USD"],
    ["$", "aud", "AUD"],
    ["£", "egp", "EGP"],
    ["£", "gbp", "GBP"],
    ["£", "usd", null],
    ["€", "eur", "EUR"],
    // The pages show euros, whatever CURRENCY was left at.
    ["€", "usd", "EUR"],
    ["kr", "isk", "ISK"],
    ["kr", "usd", null],
    ["¥", "cny", "CNY"],
    ["د.إ", "aed", "AED"],
    ["د.ك.\u200F", "kwd", "KWD"],
    ["﷼", "omr", "OMR"],
    ["﷼", "usd", null],
    ["SAR", "sar", "SAR"],
    ["SAR", "usd", "SAR"],
    ["☺", "usd", "USD"],
    ["", "jod", "JOD"],
    ["constructor", "usd", "USD"],
  ])("with the sign %j and CURRENCY %s is %j", (symbol, currency, code) => {
    expect(currencyCode(symbol, currency)).toBe(code);
  });
});
