import { beforeEach, expect, it } from "vitest";
import { preloadDialog } from "./load-app";

const asked = () =>
  [...document.querySelectorAll("link")]
    .filter(({ fetchPriority }) => fetchPriority === "low")
    .map(({ href, rel, as }) => [new URL(href).pathname, rel, as ?? ""]);

beforeEach(() => {
  document.head.innerHTML = `<meta name="app-pages" content="dialog=/item.js,/cards.js,/item.css dialog-en=/browse.js">
    <link rel="preload" href="/cards.js">`;
});

it("the dialog's files are asked for with a low priority, but for those that the page has asked for", () => {
  preloadDialog("store", "food", "en");
  expect(asked()).toEqual([
    ["/item.js", "modulepreload", ""],
    ["/item.css", "preload", "style"],
    ["/browse.js", "modulepreload", ""],
  ]);
});

it.each([
  ["where items open a page of their own", "listing", "ecommerce"],
  ["on a page without items", "store-list", "food"],
])("nothing is asked for %s", (_, page, moduleType) => {
  preloadDialog(page, moduleType, "en");
  expect(asked()).toEqual([]);
});
