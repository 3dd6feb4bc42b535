import { describe, expect, it } from "vitest";
import { isDeliverable, servesEveryZone } from "./delivery-area";

const modules = [
  { id: 1, all_zone_service: 0 },
  { id: 2, all_zone_service: 1 },
];

describe("where a store delivers", () => {
  it.each([
    ["to its own zone", 1, [7, 8], true],
    ["to no other zone", 1, [8], false],
    ["nowhere without a zone", 1, [], false],
    ["everywhere where its module serves all zones", 2, [8], true],
    ["to no other zone while its module is unknown", 3, [8], false],
  ])("%s", (_, module_id, zones, delivers) => {
    expect(isDeliverable({ zone_id: 7, module_id }, zones, modules)).toBe(delivers);
  });

  it("is everywhere for modules that serve all zones alone", () => {
    expect([1, 2, 3].map((id) => servesEveryZone(id, modules))).toEqual([false, true, false]);
  });
});
