import { describe, expect, it } from "vitest";
import { paths, withQuery } from "./paths";
import { safeLink, safePath } from "./safe-path";

describe("addresses", () => {
  it("leave out what is not known", () =>
    expect(withQuery("/a", { b: null, c: undefined, d: "", e: 0 })).toBe("/a?e=0"));
  it("use the slug, else the id, and escape it", () => {
    expect(paths.product.href({ id: 7, slug: "café/au lait", module_id: 2 })).toBe(
      "/product/caf%C3%A9%2Fau%20lait?module_id=2",
    );
    expect(paths.product.href({ id: 7, slug: "" }, true)).toBe("/product/7?product_type=campaign");
  });
  it("of a category listing have the documented form", () => {
    expect(paths.categoryListing.href({ id: 3, slug: "pizza", name: "Pizza & more", module_id: 1 })).toBe(
      "/home?search=category&id=pizza&module_id=1&name=Pizza+%26+more&data_type=category",
    );
  });
});

describe("targets from elsewhere", () => {
  it.each(["/orders", "/store/a?b=c#d", "/"])("%s may be followed", (target) =>
    expect(safePath(target)).toBe(target),
  );
  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    " /orders",
    "javascript:alert(1)",
    "data:text/html,x",
    "/..//evil.example",
    "",
    null,
    42,
    `/${"a".repeat(3000)}`,
  ])("%s may not", (target) => expect(safePath(target)).toBeNull());
  it.each([
    ["https://a.example/b", "https://a.example/b"],
    ["tel:+123", "tel:+123"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["blob:https://a/b", null],
    ["nonsense", null],
  ])("link %s becomes %s", (target, link) => expect(safeLink(target)).toBe(link));
});
