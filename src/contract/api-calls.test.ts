/**
 * Every call of the contract with the files of page and worker that make it. A call without one needs a reason; a call that is
 * not in the contract does not compile.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Calls } from "./api-calls";

const notUsed = (reason: string) => ({ reason });

const makers: Record<keyof Calls, readonly string[] | { reason: string }> = {
  "GET /config": ["get-config", "measure-clock"],
  "GET /react-landing-page": ["get-landing"],
  "GET /module": ["get-modules"],
  "GET /terms-and-conditions": ["get-policy"],
  "GET /privacy-policy": ["get-policy"],
  "GET /about-us": ["get-policy"],
  "GET /refund-policy": ["get-policy"],
  "GET /shipping-policy": ["get-policy"],
  "GET /cancelation": ["get-policy"],
  "POST /newsletter/subscribe": ["subscribe"],
  "GET /config/get-zone-id": ["get-zone"],
  "GET /zone/list": ["get-zones"],
  "GET /zone/check": notUsed("the zone of a place comes from get-zone-id"),
  "GET /config/place-api-autocomplete": ["search-places"],
  "GET /config/place-api-details": ["get-place"],
  "GET /config/geocode-api": ["get-address-of-point"],
  "GET /config/distance-api": ["get-distance"],
  "GET /config/direction-api": notUsed("the map shows no route of its own before an order is placed"),
  "GET /banners": ["get-banners"],
  "GET /banners/{store_id}": notUsed("a store's page shows no banners yet"),
  "GET /other-banners": ["get-section-banners"],
  "GET /other-banners/why-choose": notUsed("not built yet"),
  "GET /other-banners/video-content": notUsed("not built yet"),
  "GET /categories": ["get-categories"],
  "GET /categories/childes/{id}": notUsed("children come with the list of categories"),
  "GET /categories/popular": notUsed("not built yet"),
  "GET /categories/items/list": notUsed("the listing asks get-combined-data"),
  "GET /categories/stores/list": notUsed("the listing asks get-combined-data"),
  "GET /categories/items/{id}": ["get-item-list"],
  "GET /categories/stores/{id}": notUsed("the listing asks get-combined-data"),
  "GET /categories/featured/items": notUsed("not built yet"),
  "GET /brand": ["get-brands"],
  "GET /brand/items/{id}": notUsed("the listing asks get-combined-data"),
  "GET /common-condition": ["get-conditions"],
  "GET /common-condition/list": notUsed("names come with the list of conditions"),
  "GET /common-condition/items/{id}": ["get-condition-items", "get-first-condition-items"],
  "GET /items/popular": ["get-item-list"],
  "GET /items/most-reviewed": ["get-item-list"],
  "GET /items/discounted": ["get-item-list"],
  "GET /items/new-arrival": ["get-item-list", "get-new-arrivals"],
  "GET /items/recommended": ["get-item-list"],
  "GET /items/suggested": notUsed("for signed-in customers, suggested-items is asked"),
  "GET /items/basic": notUsed("a section of pharmacies, not built yet"),
  "GET /items/latest": ["get-store-items"],
  "GET /items/common-conditions": notUsed("a section of pharmacies, not built yet"),
  "GET /items/details/{id}": ["get-item"],
  "GET /items/related-items/{id}": ["get-related-items"],
  "GET /items/related-store-items/{id}": notUsed("the item's dialog shows related items"),
  "GET /items/reviews/{id}": ["get-item-reviews"],
  "POST /items/reviews/submit": ["review"],
  "GET /stores/get-stores/{filter}": ["get-store-list"],
  "GET /stores/latest": ["get-store-list"],
  "GET /stores/popular": ["get-store-list"],
  "GET /stores/recommended": notUsed("not built yet"),
  "GET /stores/discounted": notUsed("not built yet"),
  "GET /stores/top-rated": ["get-store-list"],
  "GET /stores/top-offer-near-me": ["get-store-list"],
  "GET /stores/details/{id}": ["get-store"],
  "GET /stores/reviews": ["get-store-reviews"],
  "GET /stores/popular-items/{id}": notUsed("not built yet"),
  "GET /get-combined-data": ["get-listing"],
  "GET /items/get-products": notUsed("older form of get-combined-data"),
  "GET /stores/get-data": notUsed("older form of get-combined-data"),
  "GET /items/search": ["get-store-items"],
  "GET /stores/search": notUsed("older form of get-combined-data"),
  "GET /items/item-or-store-search": ["get-suggestions"],
  "GET /items/search-suggestion": notUsed("older form of item-or-store-search"),
  "GET /campaigns/basic": ["get-campaign"],
  "GET /campaigns/basic-campaign-details": ["get-campaign"],
  "GET /campaigns/item": ["get-campaign-items"],
  "GET /flash-sales": ["get-flash-sale"],
  "GET /flash-sales/items": ["get-flash-sale-items"],
  "GET /advertisement/list": ["get-advertisements"],
  "GET /parcel-category": notUsed("parcels are not built yet"),
  "POST /auth/guest/request": ["session", "worker-sender"],
  "POST /auth/sign-up": ["sign-up"],
  "POST /auth/login": ["sign-in"],
  "POST /auth/verify-phone": ["verify-code"],
  "POST /auth/logout": ["session", "sign-out"],
  "POST /auth/forgot-password": ["reset-password"],
  "POST /auth/verify-token": ["reset-password"],
  "PUT /auth/reset-password": ["reset-password"],
  "GET /customer/info": ["get-customer", "session"],
  "GET /customer/update-zone": notUsed("not built yet"),
  "PUT /customer/cm-firebase-token": notUsed("sent as a POST that says so"),
  "POST /customer/cm-firebase-token": ["push-calls"],
  "GET /customer/notifications": notUsed("not built yet"),
  "GET /customer/visit-again": ["get-visited-stores"],
  "GET /customer/suggested-items": ["get-suggested-items"],
  "DELETE /customer/remove-account": notUsed("not built yet"),
  "GET /customer/address/list": ["address", "get-addresses"],
  "POST /customer/address/add": ["address"],
  "PUT /customer/address/update/{id}": ["address"],
  "PUT /customer/address/update": notUsed("the form with the id in the path is used"),
  "DELETE /customer/address/delete": ["address"],
  "GET /customer/wish-list": ["get-wishlist"],
  "POST /customer/wish-list/add": ["wishlist"],
  "DELETE /customer/wish-list/remove": ["wishlist"],
  "POST /customer/message/send": ["chat-message"],
  "GET /customer/cart/list": ["cart", "get-cart"],
  "POST /customer/cart/add": ["cart"],
  "POST /customer/cart/update": ["cart"],
  "DELETE /customer/cart/remove-item": ["cart"],
  "DELETE /customer/cart/remove": notUsed("a cart is emptied line by line"),
  "GET /coupon/list": ["apply-coupon", "get-coupons"],
  "GET /coupon/list/all": ["get-coupons"],
  "GET /coupon/apply": ["apply-coupon"],
  "POST /customer/order/place": ["order"],
  "GET /customer/order/list": ["get-orders"],
  "GET /customer/order/running-orders": ["get-orders", "order"],
  "GET /customer/order/details": ["get-order-lines"],
  "GET /customer/order/track": ["track-order"],
  "PUT /customer/order/cancel": ["cancel-order"],
  "PUT /customer/order/payment-method": ["switch-to-cash"],
  "GET /customer/order/cancellation-reasons": ["get-cancel-reasons"],
  "GET /customer/order/refund-reasons": notUsed("refunds are not built yet"),
  "GET /customer/order/parcel-instructions": notUsed("parcels are not built yet"),
  "POST /customer/order/get-Tax": notUsed("the page computes the same total itself"),
  "GET /customer/order/get-surge-price": notUsed("the surcharge of a busy time comes with the zone"),
  "POST /customer/order/get-surge-price": notUsed("the surcharge of a busy time comes with the zone"),
  "GET /delivery-man/last-location": ["get-courier-position"],
  "POST /delivery-man/reviews/submit": ["review"],
  "GET /most-tips": notUsed("not built yet"),
  "GET /vehicle/extra_charge": ["get-extra-charge"],
  "GET /offline_payment_method_list": notUsed("offline payment is not built yet"),
  "GET /push/settings": ["push-calls"],
  "POST /push/subscriptions": ["push-calls", "push-subscription", "subscription"],
  "PUT /push/subscriptions": ["subscription"],
  "DELETE /push/subscriptions": ["subscription"],
};

const clientFunctions: Readonly<Record<string, string>> = {
  GET: "get",
  POST: "post",
  PUT: "put",
  DELETE: "remove",
};

/** Files with the functions of the client that they import. */
const sources = ["src", "sw"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(file, "utf8");
    const imported = /import \{([^}]*)\} from "@\/platform\/http(?:\/client)?"/.exec(text)?.[1] ?? "";
    return {
      name: basename(file).replace(/\.tsx?$/, ""),
      text,
      functions: (imported.match(/\w+/g) ?? []) as string[],
    };
  });

/** Names of the files that use the client's function for the method and name the path. */
function filesCalling(call: string): string[] {
  const [method = "", path = ""] = call.split(" ");
  const named = path.replace(/[.\\]/g, "\\$&").replace(/\{\w+\}/g, "\\$\\{[^`]*\\}");
  const address = new RegExp(`["\`]${named}["\`]`);
  const wanted = ["request", clientFunctions[method] ?? ""];
  const names = sources
    .filter(({ functions, text }) => wanted.some((name) => functions.includes(name)) && address.test(text))
    .map(({ name }) => name);
  return [...new Set(names)].sort();
}

describe("each call of the contract", () => {
  it("is made by the files that the list names, or has a reason why nobody makes it", () => {
    const listed = Object.entries(makers).map(([call, files]) => [call, "reason" in files ? [] : files]);
    const found = Object.keys(makers).map((call) => [call, filesCalling(call)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });
});
