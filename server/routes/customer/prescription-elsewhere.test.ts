/** A guest's prescription, agreed to on another device than the one on which it was ordered. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { items } from "../../db/schema";
import { openPrescriptionCalls } from "../../testing/prescriptions";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, type Shopper } from "../../testing/shoppers";

const open = await openShopServer({ openOrders: { guest: 50, customer: 50, phone: 500, address: 500 } });
const { server, shop, trackOrder } = open;
const { order, price, agree } = await openPrescriptionCalls(open);
afterAll(() => server.close());
beforeEach(() => server.context.database.update(items).set({ stock: 10 }).where(eq(items.id, shop.rice)));
server.clock.set(server.clock.now());

const contact = { contact_number: "+12025553456" };

async function priced(who: Shopper): Promise<number> {
  const id = await order(who);
  await price(id, [{ item: shop.rice, quantity: 1 }]);
  return id;
}
const stateOf = async (who: Shopper, id: number) => (await trackOrder(who, id)).prescription_state;
const amountOf = async (who: Shopper, id: number) => (await trackOrder(who, id)).order_amount;

describe("who names the contact of a guest's order", () => {
  it.each([["+12025553456"], ["(202) 555-3456"], ["Grace@Shop.test"]])(
    "by %s agrees in cash, and does not learn the guest's secret number",
    async (text) => {
      const guest = await newGuest(server);
      const id = await priced(guest);
      const agreed = await agree(await newGuest(server), id, await amountOf(guest, id), {
        contact_number: text,
      });
      expect([agreed.status, agreed.body.order_id, agreed.body.user_id]).toEqual([200, id, 0]);
      expect(JSON.stringify(agreed.body)).not.toContain(String(guest.guest));
      expect(await stateOf(guest, id)).toBe("agreed");
    },
  );

  it("agrees also as a customer who ordered as a guest", async () => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    const agreed = await agree(await newCustomer(server), id, await amountOf(guest, id), contact);
    expect(agreed.status).toBe(200);
  });

  it.each([["digital_payment"], ["offline_payment"], ["wallet"]])(
    "cannot pay by %s",
    async (payment_method) => {
      const guest = await newGuest(server);
      const id = await priced(guest);
      const refused = await agree(await newGuest(server), id, await amountOf(guest, id), {
        ...contact,
        payment_method,
      });
      expect([refused.status, refused.errors[0]?.code]).toEqual([403, "payment_method"]);
      expect(await stateOf(guest, id)).toBe("priced");
    },
  );
});

describe("nobody else agrees", () => {
  it.each([
    ["without the contact", {}],
    ["with an empty one", { contact_number: " " }],
    ["with another one", { contact_number: "+12025550999" }],
  ])("%s", async (_, changes) => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    const refused = await agree(await newGuest(server), id, await amountOf(guest, id), changes);
    expect(refused.status).toBe(404);
    expect(await stateOf(guest, id)).toBe("priced");
  });

  it("to a customer's order, whatever they name", async () => {
    const customer = await newCustomer(server);
    const id = await priced(customer);
    const refused = await agree(await newGuest(server), id, await amountOf(customer, id), contact);
    expect(refused.status).toBe(404);
    expect(await stateOf(customer, id)).toBe("priced");
  });

  it("after too many guesses, and its own device still does", async () => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    const amount = await amountOf(guest, id);
    const other = await newGuest(server);
    const guesses: number[] = [];
    for (let tried = 0; tried < 22; tried += 1)
      guesses.push((await agree(other, id, amount, { contact_number: `+1202555${1000 + tried}` })).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    expect((await agree(guest, id, amount)).status).toBe(200);
  });
});
