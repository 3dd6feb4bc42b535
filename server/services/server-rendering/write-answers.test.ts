import { randomBytes } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { answerBlocks, maxAnswerBytes, type WrittenAnswer, withAnswers } from "./write-answers";

const document =
  '<!doctype html><html><head><title>D</title><meta name="app-script" content="/a.js"><script>boot</script></head><body></body></html>';

const answer = (value: unknown, address = "/stores/details/a"): WrittenAnswer => ({
  address,
  scope: { "X-localization": "en" },
  text: JSON.stringify(value),
});
const blocksIn = (html: string) =>
  [...html.matchAll(/<script data-served type="application\/json" ([^>]*)>([^<]*)<\/script>/g)].map(
    ([, attributes, text]) => ({ attributes, text }),
  );

describe("the first answers in a document", () => {
  it.each([
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "]]>&amp;&lt;",
    "a\u2028b\u2029c",
    "$& $` $' $$1",
    '"><img src=x onerror=alert(1)>',
  ])("keep %j as text", async (name) => {
    const html = withAnswers(document, await answerBlocks([answer({ name })], 7));
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/<(img|!--)|[\u2028\u2029]/);
    const [block] = blocksIn(html);
    expect(JSON.parse(block?.text ?? "")).toEqual({ name });
  });

  it("cannot leave an attribute by their address", async () => {
    const blocks = await answerBlocks([answer({}, '/a"><script>alert(1)</script>')], 7);
    expect(blocks.match(/<script/g)).toHaveLength(1);
  });

  it("stand before what the boot script reads, with their moment", async () => {
    const html = withAnswers(document, await answerBlocks([answer({ a: 1 })], 1234));
    expect(html.indexOf("data-answer")).toBeLessThan(html.indexOf('name="app-script"'));
    expect(blocksIn(html)[0]?.attributes).toContain('data-at="1234"');
  });

  it("that do not fit are left away from the end on", async () => {
    const large = answer({ noise: randomBytes(maxAnswerBytes).toString("base64") }, "/large");
    const blocks = await answerBlocks([answer({ a: 1 }), large, answer({ b: 2 }, "/last")], 7);
    expect(blocks).toContain("/stores/details/a");
    expect(blocks).not.toContain("/large");
    expect(blocks).not.toContain("/last");
    expect(brotliCompressSync(blocks).length).toBeLessThanOrEqual(maxAnswerBytes);
    expect(await answerBlocks([large], 7)).toBe("");
  });

  it("go without the first rows when both do not fit", async () => {
    const rows = (markup: string) =>
      answerBlocks([answer({ a: 1 })], 7, { markup, styles: "", language: "ar" });
    expect(await rows("<h1>Store</h1>")).toContain(
      '<template data-served data-rows data-language="ar" data-at="7"><h1>Store</h1></template>',
    );
    const large = await rows(randomBytes(maxAnswerBytes).toString("base64"));
    expect(large).not.toContain("<template");
    expect(large).toContain("/stores/details/a");
  });

  it("have the rules of their rows with them, which do not count, and none without the rows", async () => {
    const styles = `.a::before{content:"<b>&"}${randomBytes(maxAnswerBytes).toString("base64")}`;
    const rows = (markup: string) => answerBlocks([answer({ a: 1 })], 7, { markup, styles, language: "en" });
    const blocks = await rows("<h1>Store</h1>");
    expect(blocks).toContain('data-styles=".a::before{content:&quot;&lt;b&gt;&amp;&quot;}');
    expect(blocks).toContain("<h1>Store</h1></template>");
    expect(await rows(randomBytes(maxAnswerBytes).toString("base64"))).not.toContain("data-styles");
  });

  it("leave a document without any as it was built", () => {
    expect(withAnswers(document, "")).toBe(document);
  });
});
