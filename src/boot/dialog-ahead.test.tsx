import { beforeEach, expect, it } from "vitest";
import { loadDialogAhead } from "./dialog-ahead";

const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(
    ({ href, fetchPriority }) => [new URL(href).pathname, fetchPriority],
  );

beforeEach(() => {
  document.head.innerHTML = `<meta name="app-pages" content="dialog=/item.js,/cards.js,/item.css dialog-en=/browse.js">
    <link rel="preload" href="/cards.js">`;
});

it("the dialog's scripts are asked for with a low priority, but for those that the page has asked for", () => {
  loadDialogAhead("store", "food", "en");
  expect(asked()).toEqual([
    ["/item.js", "low"],
    ["/browse.js", "low"],
  ]);
});

it.each([
  ["where items open a page of their own", "listing", "ecommerce"],
  ["on a page without items", "store-list", "food"],
])("nothing is asked for %s", (_, page, moduleType) => {
  loadDialogAhead(page, moduleType, "en");
  expect(asked()).toEqual([]);
});
