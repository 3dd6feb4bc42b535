/** The calls of customers with valid fields, which tests make invalid one by one. */
import { checkout, pizza } from "./shoppers";
import type { SmallShop } from "./small-shop";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Ids for the fields. */
interface Target {
  shop: SmallShop;
  /** A guest's id. */
  guest: number;
}

export interface CustomerCall {
  method: Method;
  path: string;
  /** Valid fields: in the query of GET and DELETE, in the body otherwise. */
  fields: (at: Target) => Record<string, unknown>;
  as?: "guest" | "customer";
}

const address = () => ({
  address_type: "home",
  address: "7 Quay Street",
  contact_person_name: "Grace",
  contact_person_number: "+15550123456",
  latitude: "0.06",
  longitude: "0.06",
  floor: "1",
  address_label: "Mum",
});

const words = { order_id: 12_345_678, rating: 5, comment: "Good", remove_attachments: 0 };

/** Every call of a customer with fields. */
export const customerCalls: readonly CustomerCall[] = [
  { method: "POST", path: "/auth/guest/request", fields: () => ({ fcm_token: "device" }) },
  {
    method: "POST",
    path: "/auth/sign-up",
    fields: ({ guest }) => ({
      name: "Ada",
      phone: "+15550000001",
      email: "x@shop.test",
      password: "secret1",
      ref_code: "",
      guest_id: guest,
    }),
  },
  {
    method: "POST",
    path: "/auth/login",
    fields: ({ guest }) => ({
      login_type: "manual",
      email_or_phone: "nobody@shop.test",
      password: "secret1",
      field_type: "email",
      guest_id: guest,
    }),
  },
  {
    method: "POST",
    path: "/auth/verify-phone",
    fields: () => ({
      otp: "123456",
      verification_type: "phone",
      phone: "+15550000001",
      login_type: "manual",
    }),
  },
  {
    method: "POST",
    path: "/auth/update-info",
    fields: ({ guest }) => ({
      name: "Ada",
      login_type: "manual",
      phone: "+15550000001",
      email: "x@shop.test",
      ref_code: "",
      otp: "123456",
      guest_id: guest,
    }),
  },
  {
    method: "POST",
    path: "/auth/forgot-password",
    fields: () => ({ verification_method: "email", email: "nobody@shop.test" }),
  },
  {
    method: "POST",
    path: "/auth/verify-token",
    fields: () => ({ verification_method: "email", email: "nobody@shop.test", reset_token: "123456" }),
  },
  {
    method: "PUT",
    path: "/auth/reset-password",
    fields: () => ({
      verification_method: "email",
      email: "nobody@shop.test",
      reset_token: "123456",
      password: "secret1",
      confirm_password: "secret1",
    }),
  },
  {
    method: "PUT",
    path: "/customer/cm-firebase-token",
    as: "customer",
    fields: () => ({ cm_firebase_token: "device" }),
  },
  { method: "GET", path: "/customer/info", as: "customer", fields: () => ({}) },
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
  { method: "GET", path: "/customer/address/list", as: "customer", fields: () => ({ limit: 10, offset: 1 }) },
  { method: "POST", path: "/customer/address/add", as: "customer", fields: address },
  { method: "PUT", path: "/customer/address/update/1", as: "customer", fields: address },
  {
    method: "PUT",
    path: "/customer/address/update",
    as: "customer",
    fields: () => ({ ...address(), id: 1 }),
  },
  { method: "DELETE", path: "/customer/address/delete", as: "customer", fields: () => ({ address_id: 1 }) },
  {
    method: "GET",
    path: "/coupon/apply",
    as: "customer",
    fields: ({ shop }) => ({ code: "TEN", store_id: shop.kitchen }),
  },
  { method: "GET", path: "/coupon/list", as: "customer", fields: () => ({ customer_id: 1, store_id: 1 }) },
  { method: "GET", path: "/coupon/list/all", fields: () => ({ customer_id: 1, store_id: 1 }) },
  { method: "GET", path: "/cashback/getCashback", as: "customer", fields: () => ({ amount: 10 }) },
  {
    method: "GET",
    path: "/customer/wallet/transactions",
    as: "customer",
    fields: () => ({ limit: 10, offset: 1, type: "order" }),
  },
  {
    method: "GET",
    path: "/customer/loyalty-point/transactions",
    as: "customer",
    fields: () => ({ limit: 10, offset: 1 }),
  },
  {
    method: "POST",
    path: "/customer/loyalty-point/point-transfer",
    as: "customer",
    fields: () => ({ point: 1 }),
  },
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
    fields: () => ({ order_id: 12_345_678, contact_number: "+15550123456" }),
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
    path: "/customer/order/cancellation-reasons",
    fields: () => ({ limit: 10, offset: 1, type: "customer" }),
  },
  { method: "GET", path: "/customer/order/parcel-instructions", fields: () => ({ limit: 10, offset: 1 }) },
  {
    method: "POST",
    path: "/items/reviews/submit",
    as: "customer",
    fields: ({ shop }) => ({ ...words, item_id: shop.soup }),
  },
  {
    method: "POST",
    path: "/delivery-man/reviews/submit",
    as: "customer",
    fields: ({ shop }) => ({ ...words, delivery_man_id: shop.courier }),
  },
  {
    method: "GET",
    path: "/customer/order/reviews",
    as: "customer",
    fields: () => ({ order_id: 12_345_678 }),
  },
  {
    method: "GET",
    path: "/customer/review-reminder-cancel",
    as: "customer",
    fields: () => ({ order_id: 12_345_678 }),
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
