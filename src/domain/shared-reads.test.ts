import { expect, it } from "vitest";
import { isSharedRead } from "./shared-reads";

it.each([
  "/config",
  "/module",
  "/categories?featured=1",
  "/categories/items/burgers?limit=12&offset=1",
  "/items/popular?limit=15&offset=1&type=all",
  "/get-combined-data?list_type=item&data_type=all&limit=12&offset=1",
  "/banners/7",
  "/campaigns/details/food-week",
])("%s is the same for everybody in a zone, module and language", (path) => {
  expect(isSharedRead(`https://shop.test/api/v1${path}`)).toBe(true);
});

it.each([
  "/config/get-zone-id?lat=1&lng=2",
  "/banners",
  "/banners?featured=1",
  "/stores/details/quay",
  "/stores/get-stores/all?limit=12",
  "/items/details/cake",
  "/categories/stores/list?limit=12",
  "/get-combined-data?list_type=store&data_type=all",
  "/campaigns/basic-campaign-details?basic_campaign_id=1",
  "/customer/info",
  "/customer/order/cancellation-reasons",
])("%s depends on more", (path) => {
  expect(isSharedRead(`/api/v1${path}`)).toBe(false);
});
