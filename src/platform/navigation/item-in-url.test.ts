import { describe, expect, it } from "vitest";
import { itemInUrl, withItemInUrl } from "./item-in-url";

const read = (path: string) => itemInUrl(new URL(path, "https://shop.test").searchParams);

describe("an item in a page's address", () => {
  it("is read as it was written, beside what the page itself has there", () => {
    const path = withItemInUrl("/home?data_type=all&sort=za#list", { slug: "soup & salad", moduleId: 2 });
    expect(read(path)).toEqual({ slug: "soup & salad", moduleId: 2 });
    expect(new URL(path, "https://shop.test").searchParams.get("sort")).toBe("za");
    expect(path.endsWith("#list")).toBe(true);
    expect(withItemInUrl(path, null)).toBe("/home?data_type=all&sort=za#list");
    expect(read(withItemInUrl(path, { slug: "tea" }))).toEqual({ slug: "tea" });
  });
  it.each(["/home", "/home?item=", "/home?item=%20", `/home?item=${"x".repeat(201)}`])(
    "is none in %s",
    (path) => expect(read(path)).toBeNull(),
  );
  it.each(["x", "-1", "1.5", "1e99", ""])("has no module when the address says '%s'", (module) =>
    expect(read(`/home?item=tea&item_module=${module}`)).toEqual({ slug: "tea" }),
  );
});
