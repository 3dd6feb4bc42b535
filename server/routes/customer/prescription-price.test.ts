import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { storeDiscounts } from "../../db/schema";
import { openPrescriptionShop } from "../../testing/prescriptions";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, shop, stockOf, order, ops, price, details, mailTo, minutesLater, reset } =
  await openPrescriptionShop();
const { database } = server.context;
afterAll(() => server.close());
beforeEach(reset);

describe("the price of a prescription", () => {
  it("is what the domain adds up of items, words, tax, delivery, charge and tip", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    const [said] = await price(id, [
      { item: shop.rice, quantity: 2 },
      { name: "Ointment, made for you", price: 8.5 },
    ]);
    expect(said).toContain(`Order ${id} costs 21.3.`);
    const shown = await details(guest, id);
    // 7.98 and 8.50 are 16.48; 5 % tax is 0.82; delivery 2.50, charge 0.50, tip 1.00.
    expect(shown).toMatchObject({
      prescription_state: "priced",
      order_status: "pending",
      order_amount: 21.3,
      total_tax_amount: 0.82,
      delivery_charge: 2.5,
      additional_charge: 0.5,
      dm_tips: 1,
      details_count: 2,
      agree_until: new Date(server.clock.now().getTime() + 15 * 60_000).toISOString(),
    });
    expect(
      shown.details.map(({ item_id, item_details, price: unit, quantity }) => [
        item_id,
        item_details.name,
        unit,
        quantity,
      ]),
    ).toEqual([
      [shop.rice, "rice", 3.99, 2],
      [null, "Ointment, made for you", 8.5, 1],
    ]);
    expect(await stockOf(shop.rice)).toBe(8);
  });

  it("may be another one than the shelf's, which no discount of the store touches", async () => {
    await database.insert(storeDiscounts).values({
      storeId: shop.market,
      percent: 1000,
      startDate: "2000-01-01",
      endDate: "2099-01-01",
      startTime: "00:00:00",
      endTime: "23:59:59",
    });
    const guest = await newGuest(server);
    const id = await order(guest, { changes: { dm_tips: 0 } });
    await price(id, [
      { item: shop.rice, price: 1.25, quantity: 2 },
      { item: shop.rice, quantity: 1 },
      { name: "Fee", price: 2 },
    ]);
    await database.delete(storeDiscounts);
    // 2.50 as asked for, 3.99 less 0.40, 2.00 as asked for: 8.09, tax 0.40, delivery 2.50, charge 0.50.
    expect(await details(guest, id)).toMatchObject({ store_discount_amount: 0.4, order_amount: 11.49 });
  });

  it("names a choice where the item has some", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await expect(price(id, [{ item: shop.shirt }])).rejects.toMatchObject({ refusal: "variation_missing" });
    await expect(price(id, [{ item: shop.shirt, variation: "Blue" }])).rejects.toMatchObject({
      refusal: "variation_unknown",
    });
    await price(id, [{ item: shop.shirt, variation: "Red-S" }]);
    expect((await details(guest, id)).details[0]).toMatchObject({ variant: "Red-S", price: 15 });
  });

  it("can be set anew, which gives the first one's stock back and begins the time again", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await price(id, [{ item: shop.rice, quantity: 4 }]);
    expect(await stockOf(shop.rice)).toBe(6);
    minutesLater(10);
    await price(id, [{ item: shop.rice, quantity: 1 }]);
    expect(await stockOf(shop.rice)).toBe(9);
    const shown = await details(guest, id);
    expect(shown.details.map(({ quantity }) => quantity)).toEqual([1]);
    expect(shown.agree_until).toBe(new Date(server.clock.now().getTime() + 15 * 60_000).toISOString());
  });

  it.each([
    ["an item of another store", () => [{ item: shop.pizza }], "prescription_item"],
    ["an item that is not there", () => [{ item: 999_999 }], "prescription_item"],
    ["more than there is", () => [{ item: shop.rice, quantity: 11 }], "stock"],
    [
      "an amount that the currency has no coin for",
      () => [{ name: "Drops", price: 1.005 }],
      "prescription_price",
    ],
  ])("is refused for %s, and nothing has changed", async (_, lines, refusal) => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await expect(price(id, lines())).rejects.toMatchObject({ refusal });
    expect(await details(guest, id)).toMatchObject({ prescription_state: "waiting", details: [] });
    expect(await stockOf(shop.rice)).toBe(10);
  });

  it.each([["[]"], ["{"], ['[{"item":0}]'], ['[{"name":" ","price":1}]'], ['[{"name":"A"}]']])(
    "is not read from %s",
    async (json) => {
      const id = await order(await newGuest(server));
      await expect(ops(String(id), "price", json)).rejects.toThrow(/prescription needs one of/);
    },
  );

  it("is told to the shopper by push and mail, with the sum and the time", async () => {
    const customer = await newCustomer(server);
    await server.call("POST", "/push/subscribe", {
      ...customer,
      body: { fcm_token: `token-${customer.phone}`, language: "en" },
    });
    const id = await order(customer);
    await server.runJobs();
    expect(mailTo(customer.email).map(({ subject }) => subject)).toEqual([
      `We have your prescription, #${id} at market`,
    ]);
    const [toShop] = mailTo("market@shop.test");
    expect(toShop?.subject).toBe(`New prescription #${id}`);
    expect(toShop?.text).toContain("Photos of the prescription: 1");
    expect(toShop?.text).not.toContain("Total");
    server.mails.length = 0;
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    await server.runJobs();
    const [mail, ...more] = mailTo(customer.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("12.38");
    expect(mail?.text).toContain("2× rice");
    expect(mail?.text).toContain("Please agree until");
    const told = await server.call("GET", "/customer/notifications", { ...customer });
    expect(told.body[0]).toMatchObject({
      title: "Your prescription has its price. Please agree.",
      data: { type: "order_status", order_id: String(id), order_status: "pending" },
    });
  });
});
