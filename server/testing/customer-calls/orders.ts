import { checkout } from "../shoppers";
import type { CustomerCall } from "./call";

/** Placing an order and everything about a placed one. */
export const orderCalls: readonly CustomerCall[] = [
  {
    method: "POST",
    path: "/customer/order/place",
    as: "guest",
    fields: ({ shop }) =>
      checkout(shop, {
        cart: "[]",
        is_buy_now: 1,
        cart_id: 1,
        coupon_code: "TEN",
        schedule_at: "2026-01-01 10:00",
        order_note: "note",
        dm_tips: 1,
        cutlery: 1,
        bring_change_amount: 1,
        extra_packaging_amount: 1,
        receiver_details: "{}",
        password: "secret1",
      }),
  },
  {
    method: "POST",
    path: "/customer/order/quote",
    as: "guest",
    fields: ({ shop }) =>
      checkout(shop, {
        cart: "[]",
        is_buy_now: 1,
        coupon_code: "TEN",
        schedule_at: "2026-01-01 10:00",
        dm_tips: 1,
        bring_change_amount: 1,
        extra_packaging_amount: 1,
      }),
  },
  { method: "GET", path: "/customer/order/list", as: "guest", fields: () => ({ limit: 10, offset: 1 }) },
  {
    method: "GET",
    path: "/customer/order/running-orders",
    as: "guest",
    fields: () => ({ limit: 10, offset: 1 }),
  },
  { method: "GET", path: "/customer/order/details", as: "guest", fields: () => ({ order_id: 12_345_678 }) },
  {
    method: "GET",
    path: "/customer/order/track",
    as: "guest",
    fields: () => ({ order_id: 12_345_678, contact_number: "+12025553456" }),
  },
  {
    method: "GET",
    path: "/delivery-man/last-location",
    as: "guest",
    fields: () => ({ order_id: 12_345_678 }),
  },
  {
    method: "PUT",
    path: "/customer/order/cancel",
    as: "guest",
    fields: () => ({ order_id: 12_345_678, reason: "x", note: "y" }),
  },
  {
    method: "PUT",
    path: "/customer/order/payment-method",
    as: "guest",
    fields: () => ({ order_id: 12_345_678, reason: "x" }),
  },
  {
    method: "GET",
    path: "/customer/order/payment-failed",
    as: "guest",
    fields: () => ({ order_id: 12_345_678 }),
  },
  {
    method: "POST",
    path: "/customer/order/wallet-payment",
    as: "customer",
    fields: () => ({ order_id: 12_345_678 }),
  },
  {
    method: "PUT",
    path: "/customer/order/offline-payment",
    as: "guest",
    fields: () => ({ order_id: 12_345_678, method_id: 1, customer_note: "x" }),
  },
  {
    method: "PUT",
    path: "/customer/order/offline-payment-update",
    as: "guest",
    fields: () => ({ order_id: 12_345_678, method_id: 1, customer_note: "x", update_payment_info: 1 }),
  },
  {
    method: "GET",
    path: "/customer/order/cancellation-reasons",
    fields: () => ({ limit: 10, offset: 1, type: "customer" }),
  },
  { method: "GET", path: "/customer/order/parcel-instructions", fields: () => ({ limit: 10, offset: 1 }) },
  {
    method: "POST",
    path: "/customer/order/refund-request",
    as: "customer",
    fields: () => ({
      order_id: 12_345_678,
      customer_reason: "x",
      customer_note: "y",
      refund_method: "wallet",
    }),
  },
  { method: "GET", path: "/customer/order/refund-reasons", as: "guest", fields: () => ({ limit: 10 }) },
  { method: "GET", path: "/vehicle/extra_charge", fields: () => ({ distance: 3 }) },
  {
    method: "POST",
    path: "/customer/order/get-Tax",
    as: "guest",
    fields: ({ shop }) => ({
      store_id: shop.kitchen,
      order_type: "delivery",
      order_amount: 1,
      cart: "[]",
      is_buy_now: 1,
      coupon_code: "TEN",
      is_prescription: "false",
    }),
  },
  {
    method: "POST",
    path: "/customer/order/get-surge-price",
    as: "guest",
    fields: ({ shop }) => ({ zone_id: shop.zone, module_id: shop.food, date_time: "2026-01-01 10:00" }),
  },
];
