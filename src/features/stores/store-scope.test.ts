import { expect, it } from "vitest";
import type { ShopScope } from "@/platform/http/shop-scope";
import { scopeOfStore } from "./store-scope";

const noPlace: ShopScope = { zoneId: null, moduleId: null, language: "en", position: null };

it("a shopper without a place sees a store from its own zone", () => {
  expect(scopeOfStore(noPlace, { zone_id: 7 })).toEqual({ ...noPlace, zoneId: "[7]" });
});

it("a shopper with a place sees it from there", () => {
  const scope = { ...noPlace, zoneId: "[2,1]" };
  expect(scopeOfStore(scope, { zone_id: 7 })).toBe(scope);
});
