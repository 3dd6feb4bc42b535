import { expect, it } from "vitest";
import { withPagesOfAddress } from "./pages-of-address";

const document =
  '<head><meta name="app-pages" content="home=/home.js,/home.css checkout=/form.js track-order=/track.js settings=/set.js en=/en.js checkout-en=/form-en.js"></head><p>checkout=/form.js</p>';
const pagesIn = (html: string) => /content="([^"]*)"/.exec(html)?.[1]?.split(" ");

it.each([
  ["home", ["home=/home.js,/home.css", "en=/en.js"]],
  ["", ["home=/home.js,/home.css", "en=/en.js"]],
  ["checkout", ["home=/home.js,/home.css", "checkout=/form.js", "en=/en.js", "checkout-en=/form-en.js"]],
  ["track-order/", ["home=/home.js,/home.css", "track-order=/track.js", "en=/en.js"]],
  ["settings", ["home=/home.js,/home.css", "settings=/set.js", "en=/en.js"]],
])("the document at /%s names the files of pages that can be opened there", (path, pages) => {
  const html = withPagesOfAddress(document, path);
  expect(pagesIn(html)).toEqual(pages);
  expect(html).toContain("<p>checkout=/form.js</p>");
});

it("a document that names no pages stays as it is", () => {
  expect(withPagesOfAddress("<title>Doorstep</title>", "home")).toBe("<title>Doorstep</title>");
});
