import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "../../db/schema";
import { endUnagreedPrescriptions } from "../../services/prescription-orders/end-unagreed";
import { writeSetting } from "../../services/settings/settings";
import { openPrescriptionShop } from "../../testing/prescriptions";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, shop, trackOrder, stockOf, order, ops, price, agree, mailTo, minutesLater, reset } =
  await openPrescriptionShop();
const { database } = server.context;
afterAll(() => server.close());
beforeEach(reset);

describe("a price that nobody agreed to", () => {
  it("ends after fifteen minutes: the stock goes back, and the shopper is told by push and mail", async () => {
    const customer = await newCustomer(server);
    const id = await order(customer);
    await price(id, [{ item: shop.rice, quantity: 3 }]);
    await server.runJobs();
    server.mails.length = 0;
    minutesLater(14);
    await endUnagreedPrescriptions(server.context);
    expect(await stockOf(shop.rice)).toBe(7);
    minutesLater(1);
    await endUnagreedPrescriptions(server.context);
    await endUnagreedPrescriptions(server.context);
    expect(await stockOf(shop.rice)).toBe(10);
    expect(await trackOrder(customer, id)).toMatchObject({ order_status: "canceled", canceled_by: "system" });
    await server.runJobs();
    expect(mailTo(customer.email).map(({ subject }) => subject)).toEqual([
      `Your prescription #${id} was canceled`,
    ]);
    const told = await server.call("GET", "/customer/notifications", { ...customer });
    expect(told.body[0]?.title).toMatch(/nobody agreed/);
    expect((await agree(customer, id, 16.57)).status).toBe(403);
  });

  it("cannot be agreed to a moment later, before the job has run", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    minutesLater(16);
    const late = await agree(guest, id, 12.38);
    expect([late.status, late.errors[0]?.code]).toEqual([409, "order_expired"]);
    await endUnagreedPrescriptions(server.context);
  });

  it("stands as long as the shop has set", async () => {
    await writeSetting(database, "prescription_agree_minutes", 60);
    const guest = await newGuest(server);
    const id = await order(guest);
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    await writeSetting(database, "prescription_agree_minutes", 15);
    minutesLater(59);
    await endUnagreedPrescriptions(server.context);
    expect((await agree(guest, id, 12.38)).status).toBe(200);
  });

  it("is not ended where the pharmacy has set none: that order waits on", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    minutesLater(600);
    await endUnagreedPrescriptions(server.context);
    expect((await trackOrder(guest, id)).order_status).toBe("pending");
  });
});

describe("what ends otherwise", () => {
  it("is canceled by the shopper, before and after the price, and stock goes back", async () => {
    for (const isPriced of [false, true]) {
      const guest = await newGuest(server);
      const id = await order(guest);
      if (isPriced) await price(id, [{ item: shop.rice, quantity: 2 }]);
      const body = { order_id: id, reason: "Changed my mind" };
      expect((await server.call("PUT", "/customer/order/cancel", { ...guest, body })).status).toBe(200);
      expect(await stockOf(shop.rice)).toBe(10);
    }
  });

  it("is declined by the pharmacy, whose reason the shopper reads", async () => {
    const customer = await newCustomer(server);
    const id = await order(customer);
    await ops(String(id), "decline", "The photo cannot be read.");
    await server.runJobs();
    expect(await trackOrder(customer, id)).toMatchObject({
      order_status: "canceled",
      cancellation_reason: "The photo cannot be read.",
    });
    const declined = mailTo(customer.email).at(-1);
    expect(declined?.subject).toBe(`Your prescription #${id} was declined`);
    expect(declined?.text).toContain("The photo cannot be read.");
    await expect(price(id, [{ item: shop.rice }])).rejects.toMatchObject({ refusal: "prescription_unknown" });
  });

  it("is listed for the operator while it is open, with photos at addresses that open", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await price(id, [
      { item: shop.rice, quantity: 2 },
      { name: "Drops", price: 3 },
    ]);
    expect((await ops()).some((line) => line.startsWith(`${id} `) || line.startsWith(String(id)))).toBe(true);
    const lines = await ops(String(id));
    expect(lines[0]).toContain("priced");
    expect(lines).toContain("  No sugar, please");
    expect(lines).toContain(`  2 × rice (item ${shop.rice}) at 3.99`);
    expect(lines).toContain("  1 × Drops at 3");
    const photo = lines.find((line) => line.includes("/photos/")) ?? "";
    const url = new URL(photo.trim());
    expect((await server.inject({ url: url.pathname })).statusCode).toBe(200);
    await agree(guest, id, 15.53);
    await expect(ops(String(id))).rejects.toThrow(/No open order/);
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    expect([row?.prescriptionState, row?.agreeUntil]).toEqual(["agreed", null]);
  });
});
