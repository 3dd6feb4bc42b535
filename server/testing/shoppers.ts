/** Shoppers of the small shop: who they are and what they usually send. */
import type { LoginResult, Order, OrderLine, PlacedOrder } from "@/contract";
import type { CartResponse } from "@/contract/calls/cart";

import type { SmallShop } from "./small-shop";
import type { TestRequest, TestResponse, TestServer } from "./test-server";

/** A guest or a customer, in the form that `server.call` takes. */
export type Shopper = Pick<TestRequest, "guest" | "token" | "address">;

export async function newGuest(server: TestServer): Promise<Required<Pick<Shopper, "guest">>> {
  return { guest: (await server.call("POST", "/auth/guest/request")).body.guest_id };
}

/** The password of every new customer. */
export const shopperPassword = "enigma-machine";

/** The lines of an order as its details are returned; a parcel has none. */
export const linesOf = (details: OrderLine[] | Order): OrderLine[] => (Array.isArray(details) ? details : []);

let count = 0;

/** Signs a new person up, with a guest's cart when one is given. */
export async function newCustomer(
  server: TestServer,
  guest?: number,
): Promise<{ token: string; phone: string; email: string; response: TestResponse<LoginResult> }> {
  count += 1;
  const phone = `+1202888${String(count).padStart(4, "0")}`;
  const email = `shopper${count}@shop.test`;
  const response = await server.call("POST", "/auth/sign-up", {
    body: { name: "Alan Turing", phone, email, password: shopperPassword, guest_id: guest },
  });
  const { token } = response.body;
  if (token === null) throw new Error("A new customer has to verify something first.");
  return { token, phone, email, response };
}

/** A pizza as a page sends it. */
export function pizza(shop: SmallShop, changes: Record<string, unknown> = {}) {
  return {
    item_id: shop.pizza,
    model: "Item",
    price: 10,
    quantity: 1,
    variation: [{ name: "Size", values: { label: ["Large"] } }],
    add_on_ids: [shop.cheese],
    add_on_qtys: [2],
    ...changes,
  };
}

/** A plain item without choices. */
export function plain(itemId: number, quantity = 1) {
  return {
    item_id: itemId,
    model: "Item",
    price: 1,
    quantity,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
  };
}

/** Puts a line into the cart; throws when that is refused. */
export async function fillCart(
  server: TestServer,
  who: Shopper,
  module: number,
  ...lines: Record<string, unknown>[]
): Promise<TestResponse<CartResponse>> {
  let response: TestResponse<CartResponse> | null = null;
  for (const body of lines) {
    response = await server.call("POST", "/customer/cart/add", { ...who, module, body });
    if (response.status !== 200) throw new Error(`Cart: ${JSON.stringify(response.body)}`);
  }
  if (!response) throw new Error("No line was given.");
  return response;
}

/** A checkout's request: delivery for cash from the kitchen to the place inside of the zone. */
export function checkout(shop: SmallShop, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    order_type: "delivery",
    payment_method: "cash_on_delivery",
    store_id: shop.kitchen,
    distance: 2,
    address: "7 Quay Street",
    latitude: String(shop.inside.lat),
    longitude: String(shop.inside.lng),
    contact_person_name: "Grace Hopper",
    contact_person_number: "+12025553456",
    contact_person_email: "grace@shop.test",
    ...changes,
  };
}

/** Places an order with the checkout's usual fields. */
export function place(
  server: TestServer,
  shop: SmallShop,
  who: Shopper,
  changes: Record<string, unknown> = {},
  more: TestRequest = {},
): Promise<TestResponse<PlacedOrder>> {
  return server.call("POST", "/customer/order/place", {
    ...who,
    module: shop.food,
    zone: [shop.zone],
    body: checkout(shop, changes),
    ...more,
  });
}

/** A guest's grocery order in one request, with a cart of its own. */
export async function groceryOrder(
  server: TestServer,
  shop: SmallShop,
  who: Shopper,
  ...lines: Record<string, unknown>[]
) {
  await fillCart(server, who, shop.grocery, ...lines);
  return place(server, shop, who, { store_id: shop.market }, { module: shop.grocery });
}
