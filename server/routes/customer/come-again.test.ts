import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { coupons, customers, orders } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { writeSetting } from "../../services/settings/settings";
import { openShopServer } from "../../testing/shop-server";
import { checkout, newCustomer, newGuest, plain, shopperPassword } from "../../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());

async function signUp(phone: string, email: string) {
  const body = { name: "Ada Lovelace", phone, email, password: shopperPassword };
  const { token } = (await server.call("POST", "/auth/sign-up", { body })).body;
  return { token, phone, email };
}
const remove = (token: string | null) =>
  server.call("DELETE", "/customer/remove-account", { token, body: { password: shopperPassword } });
async function deliver(id: number) {
  for (;;) if ((await advanceOrder(server.context, id)).status === "delivered") return;
}
const bonusOf = async (id: number) =>
  (await database.select().from(orders).where(eq(orders.id, id)))[0]?.firstOrderBonus;
const infoOf = async (token: string | null) =>
  (await server.call("GET", "/customer/info", { token, language: "en" })).body;

describe("who removes the account and comes again with the same phone number", () => {
  it("has no second first-order bonus; somebody with another number has theirs", async () => {
    await writeSetting(database, "new_customer_discount_status", 1);
    await writeSetting(database, "new_customer_discount_amount", 10);
    await writeSetting(database, "new_customer_discount_amount_validity", 7);
    await writeSetting(database, "new_customer_discount_validity_type", "day");
    const first = await signUp("+12025550901", "ada1@shop.test");
    const id = await orderSoup(first);
    expect(await bonusOf(id)).toBeGreaterThan(0);
    await deliver(id);
    expect((await remove(first.token)).status).toBe(200);
    const again = await signUp("+12025550901", "ada2@shop.test");
    expect((await infoOf(again.token)).is_valid_for_discount).toBe(false);
    expect(await bonusOf(await orderSoup(again))).toBe(0);
    const other = await signUp("+12025550902", "ada3@shop.test");
    expect(await bonusOf(await orderSoup(other))).toBeGreaterThan(0);
    expect((await infoOf(again.token)).order_count).toBe(1);
    await writeSetting(database, "new_customer_discount_status", 0);
  });

  it("has used up a coupon that is for each person once", async () => {
    await database.update(coupons).set({ limitPerCustomer: 1 }).where(eq(coupons.code, "FREE"));
    const first = await signUp("+12025550911", "eve1@shop.test");
    await deliver(await orderSoup(first, { coupon_code: "FREE" }));
    await remove(first.token);
    const again = await signUp("+12025550911", "eve2@shop.test");
    await expect(orderSoup(again, { coupon_code: "FREE" })).rejects.toThrow("coupon");
    await database.update(coupons).set({ limitPerCustomer: null }).where(eq(coupons.code, "FREE"));
  });

  it("leaves no reason in free words and no number behind", async () => {
    const customer = await signUp("+12025550921", "eve3@shop.test");
    const id = await orderSoup(customer);
    const body = { order_id: id, reason: "I am Eve of 7 Quay Street", note: "Call me" };
    await server.call("PUT", "/customer/order/cancel", { token: customer.token, body });
    await remove(customer.token);
    const [order] = await database.select().from(orders).where(eq(orders.id, id));
    expect([order?.cancelReason, order?.cancelNote]).toEqual([null, null]);
    const [row] = await database
      .select()
      .from(customers)
      .where(eq(customers.id, order?.customerId ?? 0));
    expect(row?.phone).toBeNull();
    expect(row?.formerPhoneHash).toMatch(/^[\w-]{27}$/);
  });
});

it("an account has fifty addresses", async () => {
  const { token } = await newCustomer(server);
  const body = {
    contact_person_name: "Ada",
    contact_person_number: "+12025550931",
    address_type: "home",
    address: "7 Quay Street",
    latitude: String(shop.inside.lat),
    longitude: String(shop.inside.lng),
  };
  const add = () => server.call("POST", "/customer/address/add", { token, body });
  for (let number = 0; number < 50; number += 1) expect((await add()).status).toBe(200);
  const over = await add();
  expect([over.status, over.errors[0]?.code]).toEqual([403, "address"]);
});

it("whether contacts have an account cannot be asked on and on at the checkout, and guests there order on", async () => {
  const known = await newCustomer(server);
  const guest = await newGuest(server);
  const ask = (phone: string, email: string, address = "192.0.2.77") =>
    server.call("POST", "/customer/order/place", {
      ...guest,
      module: shop.food,
      zone: [shop.zone],
      address,
      body: checkout(shop, {
        contact_person_number: phone,
        contact_person_email: email,
        create_new_user: 1,
        password: "longer one",
      }),
    });
  for (let count = 0; count < 5; count += 1)
    expect((await ask(known.phone, `free${count}@shop.test`)).status).toBe(403);
  for (const phone of [known.phone, "+12025550999"])
    expect((await ask(phone, "free@shop.test")).errors[0]?.code).toBe("too_many_attempts");
  expect((await ask(known.phone, "free@shop.test", "192.0.2.78")).errors[0]?.code).toBe("phone");
  const other = await newGuest(server);
  const placed = await server.call("POST", "/customer/order/place", {
    ...other,
    module: shop.food,
    zone: [shop.zone],
    address: "192.0.2.77",
    body: checkout(shop, { is_buy_now: 1, cart: JSON.stringify([plain(shop.soup)]) }),
  });
  expect(placed.status).toBe(200);
});
