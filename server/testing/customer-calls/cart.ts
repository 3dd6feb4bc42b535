import { pizza } from "../shoppers";
import type { CustomerCall } from "./call";

/** The cart, the wishlist and coupons. */
export const cartCalls: readonly CustomerCall[] = [
  {
    method: "GET",
    path: "/customer/cart/list",
    as: "guest",
    fields: ({ guest }) => ({ guest_id: guest, store_id: 1 }),
  },
  { method: "POST", path: "/customer/cart/add", as: "guest", fields: ({ shop }) => pizza(shop) },
  {
    method: "POST",
    path: "/customer/cart/update",
    as: "guest",
    fields: () => ({ cart_id: 1, price: 1, quantity: 1, variation: [], add_on_ids: [1], add_on_qtys: [1] }),
  },
  { method: "DELETE", path: "/customer/cart/remove-item", as: "guest", fields: () => ({ cart_id: 1 }) },
  { method: "DELETE", path: "/customer/cart/remove", as: "guest", fields: () => ({ store_id: 1 }) },
  {
    method: "POST",
    path: "/customer/wish-list/add",
    as: "customer",
    fields: ({ shop }) => ({ item_id: shop.pizza }),
  },
  { method: "DELETE", path: "/customer/wish-list/remove", as: "customer", fields: () => ({ store_id: 1 }) },
  {
    method: "GET",
    path: "/coupon/apply",
    as: "customer",
    fields: ({ shop }) => ({ code: "TEN", store_id: shop.kitchen }),
  },
  { method: "GET", path: "/coupon/list", as: "customer", fields: () => ({ customer_id: 1, store_id: 1 }) },
  { method: "GET", path: "/coupon/list/all", fields: () => ({ customer_id: 1, store_id: 1 }) },
];
