import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "../../db/schema";
import { advanceOrder } from "../../services/orders/operator";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, pizza, place, plain } from "../../testing/shoppers";

const { server, shop, orderSoup, guestWithCart } = await openShopServer();
afterAll(() => server.close());
beforeEach(async () => {
  await server.runJobs();
  server.mails.length = 0;
});
const mailTo = (address: string) => server.mails.filter(({ to }) => to === address);
async function deliver(orderId: number) {
  for (;;) if ((await advanceOrder(server.context, orderId)).status === "delivered") return;
}

describe("a new order", () => {
  it("is mailed to its store with what is to be made, and confirmed to the customer", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, pizza(shop));
    const { order_id: id } = (await place(server, shop, customer, { order_note: "Ring <twice>" })).body;
    await server.runJobs();
    const [toShop, ...more] = mailTo("kitchen@shop.test");
    expect(more).toEqual([]);
    expect(toShop?.subject).toBe(`New order #${id}`);
    expect(toShop?.text).toContain("1× Pizza (Large, 2× Cheese)");
    expect(toShop?.text).toContain("+12025553456");
    expect(toShop?.text).toContain("Ring <twice>");
    expect(toShop?.html).not.toContain("<twice>");
    const [confirmation] = mailTo(customer.email);
    expect(confirmation?.subject).toBe(`Your order #${id} at kitchen`);
    expect(confirmation?.text).toMatch(/^Hello Alan,/);
    const [order] = await server.context.database.select().from(orders).where(eq(orders.id, id));
    expect(confirmation?.text).toContain(`Total: $${((order?.total ?? 0) / 100).toFixed(2)}`);
    expect(confirmation?.text).toContain(`/profile?page=my-orders&orderId=${id}`);
    expect(server.mails).toHaveLength(2);
  });

  it("of a guest is confirmed at the address that was given, in the language in which it was placed", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const body = { contact_person_email: "grace@shop.test" };
    const placed = await place(server, shop, { ...guest }, body);
    await server.context.database
      .update(orders)
      .set({ language: "ar" })
      .where(eq(orders.id, placed.body.order_id));
    await server.runJobs();
    expect(mailTo("grace@shop.test")).toHaveLength(1);
    server.mails.length = 0;
    await deliver(placed.body.order_id);
    await server.runJobs();
    const [receipt] = mailTo("grace@shop.test");
    expect(receipt?.html).toContain('dir="rtl"');
    expect(receipt?.subject).toContain(`إيصال طلبك رقم ${placed.body.order_id}`);
    expect(receipt?.text).toContain("/track-order");
  });

  it("of a guest who gave no e-mail address is placed, and only the shop gets a mail", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const placed = await place(server, shop, { ...guest }, { contact_person_email: undefined });
    expect(placed.status).toBe(200);
    await server.runJobs();
    expect(server.mails.map(({ to }) => to)).toEqual(["kitchen@shop.test"]);
  });

  it("brings its receipt once it is delivered, and nothing between", async () => {
    const customer = await newCustomer(server);
    const id = await orderSoup(customer);
    await server.runJobs();
    server.mails.length = 0;
    await advanceOrder(server.context, id);
    await server.runJobs();
    expect(server.mails).toEqual([]);
    await deliver(id);
    await server.runJobs();
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [customer.email, `Receipt of your order #${id}`],
    ]);
  });
});
