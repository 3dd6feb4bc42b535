import { expect, it } from "vitest";
import type { ShopScope } from "@/platform/http/shop-scope";
import { scopeOfStore } from "./store-scope";

const stranger: ShopScope = { zoneId: null, moduleId: null, language: "en", position: null };

it("a stranger sees a store as the people of its zone do", () => {
  expect(scopeOfStore(stranger, { zone_id: 7 })).toEqual({ ...stranger, zoneId: "[7]" });
});

it("somebody with a place sees it from there", () => {
  const scope = { ...stranger, zoneId: "[2,1]" };
  expect(scopeOfStore(scope, { zone_id: 7 })).toBe(scope);
});
