import { afterAll, describe, expect, it } from "vitest";
import { type CustomerCall, customerCalls } from "../../testing/customer-calls";
import { openShopServer } from "../../testing/shop-server";
import { checkout, newCustomer, newGuest } from "../../testing/shoppers";

const { server, shop } = await openShopServer();
afterAll(() => server.close());
const { token } = await newCustomer(server);
const { guest } = await newGuest(server);

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
  const shaped = body as {
    errors?: { code: string; message: string }[] | { message: string };
    message?: string;
  };
  // One object in place of a list, as adding money has it.
  const isObject = !Array.isArray(shaped.errors) && typeof shaped.errors?.message === "string";
  const isMessage = typeof shaped.message === "string" && shaped.errors === undefined;
  const isErrors =
    Array.isArray(shaped.errors) &&
    shaped.errors.length > 0 &&
    shaped.errors.every((error) => typeof error.code === "string" && typeof error.message === "string");
  expect(isMessage || isErrors || isObject, `${what}: ${JSON.stringify(body)}`).toBe(true);
}

function send(route: CustomerCall, fields: Record<string, unknown>) {
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
  it.each(customerCalls.map((route): [string, CustomerCall] => [`${route.method} ${route.path}`, route]))(
    "%s returns the contract's error",
    async (name, route) => {
      // Attempts are counted a while; a new while for each route.
      server.clock.advance(601_000);
      for (const field of Object.keys(route.fields({ shop, guest }))) {
        for (const [kind, value] of bad) {
          const response = await send(route, { ...route.fields({ shop, guest }), [field]: value });
          expectContractForm(response.status, response.body, `${name} with ${field} ${kind}`);
        }
      }
    },
  );

  it.each(
    customerCalls
      .filter((route) => !["GET", "DELETE"].includes(route.method))
      .map((route) => [route.path, route] as const),
  )("%s takes no body that is none", async (_path, route) => {
    for (const payload of ["", "{", "null", "[]", '"text"', "5", '{"__proto__":{"admin":true}}']) {
      const response = await server.inject({
        method: route.method as "POST",
        url: `/api/v1${route.path}`,
        headers: {
          "content-type": "application/json",
          moduleid: String(shop.food),
          ...(route.as === "customer" ? { authorization: `Bearer ${token}` } : {}),
        },
        payload,
      });
      expectContractForm(response.statusCode, response.json(), `${route.path} with ${payload}`);
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
        const response = await server.call("POST", "/customer/order/place", {
          guest,
          module: shop.food,
          body: checkout(shop),
          headers: { [name]: value },
        });
        expectContractForm(response.status, response.body, `${name}: ${value.slice(0, 20)}`);
        expect(response.status).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it("unknown calls return 404 in the contract's form", async () => {
    for (const path of ["/customer/wallet/nothing", "/customer/message/get", "/auth/firebase-verify-token"]) {
      const response = await server.call("GET", path, { token });
      expect([response.status, response.errors[0]?.code]).toEqual([404, "not_found"]);
    }
  });
});
