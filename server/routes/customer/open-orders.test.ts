import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { OrderQuote } from "@/contract/calls/order-quote";
import { rowsOf } from "../../db/rows";
import { orders } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { isOpenWithPhone } from "../../services/orders/open-orders";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain, type Shopper } from "../../testing/shoppers";

const limits = { guest: 3, customer: 4, phone: 5, address: 8 };
const pieces = { guest: 2, address: 4 };
const { server, shop, stockOf, trackOrder } = await openShopServer({
  openOrders: limits,
  openPieces: pieces,
});
afterAll(() => server.close());

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `+1202666${String(phones).padStart(4, "0")}`;
};

async function order(who: Shopper, phone: string, address: string) {
  // Refused where the cart of an order that was refused still has it.
  await server.call("POST", "/customer/cart/add", { ...who, module: shop.food, body: plain(shop.soup) });
  const placed = await place(server, shop, who, { contact_person_number: phone }, { address });
  if (placed.status === 200) return { id: placed.body.order_id, code: "", message: "" };
  return {
    id: 0,
    code: `${placed.status} ${placed.errors[0]?.code}`,
    message: placed.errors[0]?.message ?? "",
  };
}

describe("orders that no store has accepted", () => {
  it("are limited for a guest until one is accepted or canceled, and the stock stays on the shelf", async () => {
    const guest = await newGuest(server);
    const ids: number[] = [];
    for (let count = 0; count < limits.guest; count += 1)
      ids.push((await order(guest, newPhone(), "192.0.2.1")).id);
    await fillCart(server, guest, shop.grocery, plain(shop.rice));
    const before = await stockOf(shop.rice);
    const refused = await place(
      server,
      shop,
      guest,
      { store_id: shop.market, contact_person_number: newPhone() },
      { module: shop.grocery, address: "192.0.2.1" },
    );
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, "open_orders"]);
    expect(refused.errors[0]?.message).toBe(
      "3 of your orders wait for their store. You can order again when one is accepted or canceled.",
    );
    expect(await stockOf(shop.rice)).toBe(before);
    await advanceOrder(server.context, ids[0] ?? 0);
    expect((await order(guest, newPhone(), "192.0.2.1")).code).toBe("");
    expect((await order(guest, newPhone(), "192.0.2.1")).code).toBe("403 open_orders");
    const body = { order_id: ids[1], reason: "x" };
    expect((await server.call("PUT", "/customer/order/cancel", { ...guest, body })).status).toBe(200);
    expect((await order(guest, newPhone(), "192.0.2.1")).code).toBe("");
  });

  it("are limited for a phone number, whichever guests and networks they come from", async () => {
    const phone = newPhone();
    for (let count = 0; count < limits.phone; count += 1)
      expect((await order(await newGuest(server), phone, `192.0.2.${10 + count}`)).code).toBe("");
    // Orders from that address do not keep the number's owner, who orders from elsewhere, from anything …
    expect((await order(await newGuest(server), phone, "192.0.2.30")).code).toBe("");
    // … while nobody orders on and on with it.
    for (const address of ["192.0.2.30", "192.0.2.10"]) {
      const over = await order(await newGuest(server), phone, address);
      expect([over.code, over.message]).toEqual([
        "403 open_orders",
        expect.stringContaining("this phone number"),
      ]);
    }
    // Its owner, signed in, is not kept from ordering by somebody else's use of it.
    expect((await order(await newCustomer(server), phone, "192.0.2.31")).code).toBe("");
  });

  it("are limited for a network address, whichever guests and numbers", async () => {
    for (let count = 0; count < limits.address; count += 1)
      expect((await order(await newGuest(server), newPhone(), "192.0.2.40")).code).toBe("");
    const over = await order(await newGuest(server), newPhone(), "192.0.2.40");
    expect([over.code, over.message]).toEqual(["403 open_orders", expect.stringContaining("your network")]);
    expect((await order(await newGuest(server), newPhone(), "192.0.2.41")).code).toBe("");
    // A customer is not kept from ordering by strangers who share their network.
    expect((await order(await newCustomer(server), newPhone(), "192.0.2.40")).code).toBe("");
  });

  it("are limited for a customer, more widely", async () => {
    const customer = await newCustomer(server);
    for (let count = 0; count < limits.customer; count += 1)
      expect((await order(customer, newPhone(), `192.0.2.${50 + count}`)).code).toBe("");
    expect((await order(customer, newPhone(), "192.0.2.60")).code).toBe("403 open_orders");
  });
});

describe("pieces that nobody has paid for", () => {
  const rice = (who: Shopper, quantity: number, address: string) =>
    place(
      server,
      shop,
      who,
      {
        store_id: shop.market,
        contact_person_number: newPhone(),
        is_buy_now: 1,
        cart: [plain(shop.rice, quantity)],
      },
      { module: shop.grocery, address },
    );

  it("are limited in all open orders of a guest together; the shelf keeps the rest", async () => {
    const guest = await newGuest(server);
    expect((await rice(guest, pieces.guest - 1, "192.0.2.70")).status).toBe(200);
    const before = await stockOf(shop.rice);
    const over = await rice(guest, 2, "192.0.2.70");
    expect([over.status, over.errors[0]?.code]).toEqual([403, "open_orders"]);
    expect(over.errors[0]?.message).toContain(
      `${pieces.guest} pieces together; these would be ${pieces.guest + 1}`,
    );
    expect(await stockOf(shop.rice)).toBe(before);
    expect((await rice(guest, 1, "192.0.2.70")).status).toBe(200);
    // Food is cooked, not counted.
    expect((await order(guest, newPhone(), "192.0.2.70")).code).toBe("");
  });

  it("are limited for a network address, whichever guests; whoever has an account is not", async () => {
    for (let held = 0; held < pieces.address; held += pieces.guest)
      expect((await rice(await newGuest(server), pieces.guest, "192.0.2.71")).status).toBe(200);
    const over = await rice(await newGuest(server), 1, "192.0.2.71");
    expect([over.status, over.errors[0]?.message]).toEqual([403, expect.stringContaining("your network")]);
    expect((await rice(await newCustomer(server), pieces.guest + 1, "192.0.2.71")).status).toBe(200);
  });

  it("are told with the price, before the order is placed", async () => {
    const body = {
      order_type: "take_away",
      payment_method: "cash_on_delivery",
      store_id: shop.market,
      is_buy_now: 1,
      cart: [plain(shop.rice, pieces.guest + 1)],
    };
    const guest = await newGuest(server);
    const quote = await server.call("POST", "/customer/order/quote", {
      ...guest,
      module: shop.grocery,
      body,
    });
    expect((quote.body as OrderQuote).problems.map(({ code }) => code)).toContain("open_orders");
  });
});

describe("a tip", () => {
  it("has a sensible maximum, and the refusal names it", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    const tip = (amount: number) =>
      place(
        server,
        shop,
        guest,
        { dm_tips: amount, contact_person_number: newPhone() },
        { address: "192.0.2.70" },
      );
    const refused = await tip(1e9);
    expect([refused.status, refused.errors[0]]).toEqual([
      403,
      { code: "dm_tips", message: "A tip can be $100.00 at most." },
    ]);
    expect((await tip(100)).status).toBe(200);
  });
});

describe("the change for a note", () => {
  it("is kept for who pays cash at the door, up to a sensible maximum", async () => {
    const order = async (changes: Record<string, unknown>) => {
      const guest = await newGuest(server);
      await fillCart(server, guest, shop.food, plain(shop.soup));
      const placed = await place(server, shop, guest, changes, { address: "192.0.2.71" });
      return { placed, order: placed.status === 200 ? await trackOrder(guest, placed.body.order_id) : null };
    };
    const wishes = { bring_change_amount: 7.5, delivery_instruction: "Leave it at the door" };
    expect((await order(wishes)).order).toMatchObject(wishes);
    expect((await order({ ...wishes, order_type: "take_away" })).order?.bring_change_amount).toBe(0);
    const { placed: refused } = await order({ bring_change_amount: 1e9 });
    expect([refused.status, refused.errors[0]]).toEqual([
      403,
      { code: "bring_change_amount", message: "The delivery person carries $100.00 of change at most." },
    ]);
  });
});

describe("open orders with a phone number", () => {
  it("are found by their index, so that no order of a guest reads all orders", async () => {
    const plan = await server.context.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const open = tx.select({ id: orders.id }).from(orders).where(isOpenWithPhone("+12025551111"));
      return rowsOf(await tx.execute(sql`explain (format json) ${open}`));
    });
    expect(JSON.stringify(plan)).toContain("orders_open_phone");
  });
});

describe("coupon codes", () => {
  const codesOf = (count: number) => Array.from({ length: count }, (_, index) => `GUESS${index}`);

  it("cannot be guessed by placing orders or asking for the tax, any more than by applying them", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const applied = (code: string) =>
      server.call("GET", "/coupon/apply", { ...customer, query: { code, store_id: shop.kitchen } });
    const taxed = (code: string) =>
      server.call("POST", "/customer/order/get-Tax", {
        ...customer,
        module: shop.food,
        body: { store_id: shop.kitchen, order_type: "delivery", order_amount: 1, coupon_code: code },
      });
    const placed = (code: string) =>
      place(server, shop, customer, { coupon_code: code }, { address: "192.0.2.80" });
    // The right code, however often, is no guess.
    for (let count = 0; count < 25; count += 1) expect((await taxed("TEN")).status).toBe(200);
    for (const code of codesOf(7)) expect((await applied(code)).status).toBe(404);
    for (const code of codesOf(7)) expect((await taxed(code)).status).toBe(404);
    for (const code of codesOf(6)) expect((await placed(code)).status).toBe(403);
    for (const ask of [applied, taxed, placed]) expect((await ask("TEN")).status).toBe(429);
  });
});
