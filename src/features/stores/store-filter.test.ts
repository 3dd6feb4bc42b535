import { describe, expect, it } from "vitest";
import { storeFilterOf, withStoreFilter } from "./store-filter";

const of = (text: string) => storeFilterOf(new URLSearchParams(text));

describe("the filters of the all-stores list", () => {
  it("are 'all' by default and for unknown values", () => {
    expect(of("")).toEqual({ store_type: "all", delivery: "all" });
    expect(of("store_type=best&delivery=drone")).toEqual({ store_type: "all", delivery: "all" });
  });
  it("accept both spellings of the delivery types", () => {
    expect(of("delivery=home").delivery).toBe("delivery");
    expect(of("delivery=takeaway").delivery).toBe("take_away");
  });
  it("are read back from the address and leave its other parameters alone", () => {
    const query = withStoreFilter(new URLSearchParams("from=push"), {
      store_type: "top_rated",
      delivery: "take_away",
    });
    expect(query.get("from")).toBe("push");
    expect(storeFilterOf(query)).toEqual({ store_type: "top_rated", delivery: "take_away" });
    expect(withStoreFilter(query, { store_type: "all" }).has("store_type")).toBe(false);
  });
});
