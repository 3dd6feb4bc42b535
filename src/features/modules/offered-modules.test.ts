import { describe, expect, it } from "vitest";
import type { Module } from "@/contract";
import { moduleOffer, offeredModules } from "./offered-modules";

const module = (id: number, ...zones: number[]): Module => ({
  id,
  module_name: `Module ${id}`,
  module_type: "food",
  slug: `module-${id}`,
  description: null,
  short_description: null,
  icon_full_url: null,
  thumbnail_full_url: null,
  items_count: 0,
  stores_count: 0,
  status: "1",
  theme_id: 1,
  all_zone_service: 0,
  zones: zones.map((zone) => ({ id: zone, name: "" })),
});

describe("the offered modules", () => {
  it("are those with a zone of the place", () => {
    const modules = [module(1, 1, 2), module(2, 3), module(3)];
    expect(offeredModules(modules, [2, 7]).map(({ id }) => id)).toEqual([1]);
    expect(offeredModules(modules, [])).toEqual([]);
  });
});

describe("choosing a place", () => {
  it("keeps the module when the new place has it", () => {
    expect(moduleOffer([module(1, 1), module(2, 1)], 2)).toEqual({ kind: "kept" });
  });

  it("selects the only one", () => {
    expect(moduleOffer([module(5, 1)], 2)).toMatchObject({ kind: "one", module: { id: 5 } });
  });

  it("lets the shopper choose among several and reports when there is none", () => {
    expect(moduleOffer([module(1, 1), module(2, 1)], null)).toEqual({ kind: "several" });
    expect(moduleOffer([], 2)).toEqual({ kind: "none" });
  });
});
