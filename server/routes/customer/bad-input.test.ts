import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "../../testing/api";
import { checkout, newCustomer, newGuest, pizza } from "../../testing/shoppers";
import { fillSmallShop, type SmallShop } from "../../testing/small-shop";

let server: TestServer;
let shop: SmallShop;
let token: string;
let guest: number;

beforeAll(async () => {
  server = await openTestServer();
  shop = await fillSmallShop(server.context.database);
  token = (await newCustomer(server)).token;
  guest = (await newGuest(server)).guest;
});
afterAll(() => server?.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";
interface RouteUnderTest {
  method: Method;
  path: string;
  /** Valid fields: in the query of GET and DELETE, in the body otherwise. */
  fields: () => Record<string, unknown>;
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

const routes: RouteUnderTest[] = [
  { method: "POST", path: "/auth/guest/request", fields: () => ({ fcm_token: "device" }) },
  {
    method: "POST",
    path: "/auth/sign-up",
    fields: () => ({
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
    fields: () => ({
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
    fields: () => ({ guest_id: guest, store_id: 1 }),
  },
  { method: "POST", path: "/customer/cart/add", as: "guest", fields: () => pizza(shop) },
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
    fields: () => ({ item_id: shop.pizza }),
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
    fields: () => ({ code: "TEN", store_id: shop.kitchen }),
  },
  { method: "GET", path: "/coupon/list", as: "customer", fields: () => ({ customer_id: 1, store_id: 1 }) },
  { method: "GET", path: "/coupon/list/all", fields: () => ({ customer_id: 1, store_id: 1 }) },
  {
    method: "POST",
    path: "/customer/order/place",
    as: "guest",
    fields: () =>
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
  { method: "GET", path: "/customer/order/refund-reasons", as: "guest", fields: () => ({ limit: 10 }) },
  { method: "GET", path: "/vehicle/extra_charge", fields: () => ({ distance: 3 }) },
  {
    method: "POST",
    path: "/customer/order/get-Tax",
    as: "guest",
    fields: () => ({
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
    fields: () => ({ zone_id: shop.zone, module_id: shop.food, date_time: "2026-01-01 10:00" }),
  },
];

const bad: [string, unknown][] = [
  ["missing", undefined],
  ["null", null],
  ["an empty text", ""],
  ["a text", "text"],
  ["a negative number", -1],
  ["zero", 0],
  ["a fraction", 1.5],
  ["a huge number", 1e21],
  ["a number beyond 32 bits", 2_147_483_648],
  ["NUL", "a\u0000b"],
  ["half a character", "a\ud800b"],
  ["very long", "x".repeat(70_000)],
  ["SQL", "1'; drop table orders; --"],
  ["a path", "../../etc/passwd"],
  ["script", "<script>alert(1)</script>"],
  ["an array", [1, [2, [3]]]],
  ["an object", { $gt: "", constructor: { prototype: 1 } }],
  ["a boolean", true],
  ["an array of objects", [{ name: { deep: 1 }, values: { label: "x" }, type: 5 }]],
];

/** Either a success of the call, or an error in a form of the contract; never a failure of the server. */
function expectContractForm(status: number, body: unknown, what: string): void {
  expect(status, what).toBeLessThan(500);
  if (status < 400 && status !== 203) return;
  const shaped = body as { errors?: { code: string; message: string }[]; message?: string };
  const isMessage = typeof shaped.message === "string" && shaped.errors === undefined;
  const isErrors =
    Array.isArray(shaped.errors) &&
    shaped.errors.length > 0 &&
    shaped.errors.every((error) => typeof error.code === "string" && typeof error.message === "string");
  expect(isMessage || isErrors, `${what}: ${JSON.stringify(body)}`).toBe(true);
}

function send(route: RouteUnderTest, fields: Record<string, unknown>) {
  const inQuery = route.method === "GET" || route.method === "DELETE";
  const who = route.as === "customer" ? { token } : route.as === "guest" ? { guest } : {};
  const query = Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === "object" ? JSON.stringify(value) : String(value)]),
  );
  return server.call(route.method, route.path, {
    ...who,
    module: shop.food,
    zone: [shop.zone],
    language: "en",
    ...(inQuery ? { query } : { body: fields }),
  });
}

describe("bad input", () => {
  it.each(routes.map((route): [string, RouteUnderTest] => [`${route.method} ${route.path}`, route]))(
    "%s answers the contract's error",
    async (name, route) => {
      // Attempts are counted a while; a new while for each route.
      server.clock.advance(601_000);
      for (const field of Object.keys(route.fields())) {
        for (const [kind, value] of bad) {
          const answer = await send(route, { ...route.fields(), [field]: value });
          expectContractForm(answer.status, answer.body, `${name} with ${field} ${kind}`);
        }
      }
    },
  );

  it.each(
    routes
      .filter((route) => !["GET", "DELETE"].includes(route.method))
      .map((route) => [route.path, route] as const),
  )("%s takes no body that is none", async (_path, route) => {
    for (const payload of ["", "{", "null", "[]", '"text"', "5", '{"__proto__":{"admin":true}}']) {
      const answer = await server.inject({
        method: route.method as "POST",
        url: `/api/v1${route.path}`,
        headers: {
          "content-type": "application/json",
          moduleid: String(shop.food),
          ...(route.as === "customer" ? { authorization: `Bearer ${token}` } : {}),
        },
        payload,
      });
      expectContractForm(answer.statusCode, answer.json(), `${route.path} with ${payload}`);
    }
  });

  it("in the headers is refused or left aside", async () => {
    const headers = ["null", "[]", "[1", "1'", "{}", '["a"]', "99999999999", "-1", "x".repeat(5000)];
    for (const value of headers) {
      for (const name of [
        "zoneid",
        "moduleid",
        "latitude",
        "x-localization",
        "x-expected-total",
        "x-order-deadline",
        "x-expected-cart",
      ]) {
        const answer = await server.call("POST", "/customer/order/place", {
          guest,
          module: shop.food,
          body: checkout(shop),
          headers: { [name]: value },
        });
        expectContractForm(answer.status, answer.body, `${name}: ${value.slice(0, 20)}`);
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it("calls that come later answer 404 in the contract's form", async () => {
    for (const path of [
      "/customer/wallet/transactions",
      "/customer/message/list",
      "/cashback/list",
      "/auth/firebase-verify-token",
    ]) {
      const answer = await server.call("GET", path, { token });
      expect([answer.status, answer.body.errors[0].code]).toEqual([404, "not_found"]);
    }
  });
});
