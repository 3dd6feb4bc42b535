import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { advanceOrder } from "../../services/orders/advance-order";
import { openPrescriptionShop } from "../../testing/prescriptions";
import { newCustomer, newGuest, type Shopper } from "../../testing/shoppers";
import { readBalances, readWallet, richCustomer } from "../../testing/wallets";

const {
  server,
  shop,
  trackOrder,
  readOrders,
  order,
  price,
  agree,
  details,
  mailTo,
  minutesLater,
  reset,
  orderSoup,
} = await openPrescriptionShop();
afterAll(() => server.close());
beforeEach(reset);

describe("a shopper who agrees", () => {
  async function priced(who: Shopper) {
    const id = await order(who);
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    return id;
  }

  it("in cash has an order like every other one, which is delivered and ordered again", async () => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    await server.runJobs();
    server.mails.length = 0;
    const agreed = await agree(guest, id, 12.38, { bring_change_amount: 20 });
    expect([agreed.status, agreed.body.status, agreed.body.total_ammount]).toEqual([200, "pending", 12.38]);
    await server.runJobs();
    expect(mailTo("grace@shop.test").map(({ subject }) => subject)).toEqual([`Your order #${id} at market`]);
    expect(mailTo("market@shop.test")[0]?.text).toContain("2× rice");
    expect(await trackOrder(guest, id)).toMatchObject({
      prescription_state: "agreed",
      bring_change_amount: 20,
    });
    let { status } = await advanceOrder(server.context, id);
    expect(status).toBe("confirmed");
    while (status !== "delivered") ({ status } = await advanceOrder(server.context, id));
    const past = await readOrders(guest, "list");
    expect(past.orders[0]).toMatchObject({ id, order_amount: 12.38, payment_status: "paid" });
    expect((await details(guest, id)).details[0]?.item_details.id).toBe(shop.rice);
  });

  it("from the wallet has it confirmed and paid", async () => {
    const customer = await richCustomer(server, 20);
    const id = await priced(customer);
    minutesLater(10);
    const agreed = await agree(customer, id, 12.38, { payment_method: "wallet" });
    expect([agreed.status, agreed.body.status]).toEqual([200, "confirmed"]);
    expect((await readBalances(server, customer)).money).toBe(7.62);
    // When it was paid, not when the photos were sent.
    const [paid] = (await readWallet(server, customer)).data;
    expect(paid).toMatchObject({ debit: 12.38, created_at: server.clock.now().toISOString() });
  });

  it("from the wallet and the rest in cash has both", async () => {
    const customer = await richCustomer(server, 2);
    const id = await priced(customer);
    const agreed = await agree(customer, id, 12.38, { partial_payment: 1 });
    expect([agreed.status, agreed.body.status]).toEqual([200, "confirmed"]);
    expect(await trackOrder(customer, id)).toMatchObject({
      payment_method: "partial_payment",
      payment_status: "partially_paid",
      partially_paid_amount: 2,
    });
  });

  it("once, under a key and without one", async () => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    const key = randomUUID();
    const call = () =>
      server.call("PUT", "/customer/order/prescription/agree", {
        ...guest,
        key,
        module: shop.grocery,
        body: { order_id: id, order_amount: 12.38, payment_method: "cash_on_delivery" },
      });
    const [first, again] = [await call(), await call()];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await agree(guest, id, 12.38)).errors[0]?.code).toBe("order");
  });

  it.each([
    ["another sum", (id: number, who: Shopper) => agree(who, id, 12.37), 409, "order_amount"],
    [
      "more from the wallet than is in it",
      (id: number, who: Shopper) => agree(who, id, 12.38, { payment_method: "wallet" }),
      203,
      "wallet",
    ],
    [
      "online where that is not offered",
      (id: number, who: Shopper) => agree(who, id, 12.38, { payment_method: "digital_payment" }),
      403,
      "digital_payment",
    ],
    [
      "more change than a courier carries",
      (id: number, who: Shopper) => agree(who, id, 12.38, { bring_change_amount: 5000 }),
      403,
      "bring_change_amount",
    ],
  ])("to %s is refused, and nothing has changed", async (_, call, status, code) => {
    const customer = await newCustomer(server);
    const id = await priced(customer);
    const refused = await call(id, customer);
    expect([refused.status, refused.errors[0]?.code]).toEqual([status, code]);
    expect(await details(customer, id)).toMatchObject({
      prescription_state: "priced",
      order_status: "pending",
    });
  });

  it("hears what it costs now when the pharmacy has changed the price meanwhile", async () => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    await price(id, [{ item: shop.rice, quantity: 1 }]);
    const refused = await agree(guest, id, 12.38);
    expect([refused.status, refused.newTotal]).toEqual([409, 8.19]);
  });

  it("is the one who ordered, and the price is there", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    expect((await agree(guest, id, 0)).errors[0]?.code).toBe("order");
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    expect((await agree(await newGuest(server), id, 12.38)).status).toBe(404);
    const plainOrder = await orderSoup(guest);
    expect((await agree(guest, plainOrder, 1)).status).toBe(404);
  });
});
