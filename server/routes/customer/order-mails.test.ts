import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { customers, items, orders, stores } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, pizza, place, plain } from "../../testing/shoppers";

const { server, shop, orderSoup, guestWithCart, withSetting } = await openShopServer();
afterAll(() => server.close());
beforeEach(async () => {
  await server.runJobs();
  server.mails.length = 0;
});
const mailTo = (address: string) => server.mails.filter(({ to }) => to === address);
/** The rows of a mail from the first line on; how a negative amount is written is another test's. */
const billIn = (text = "") =>
  text
    .slice(text.indexOf("1× "))
    .split("\n\n")[0]
    ?.split("\n")
    .map((row) => row.replace(/[-−]\$|\$[-−]/, "-"));

async function deliver(orderId: number) {
  for (;;) if ((await advanceOrder(server.context, orderId)).status === "delivered") return;
}

describe("a new order", () => {
  it("is mailed to its store with what is to be made, and confirmed to the customer", async () => {
    const customer = await newCustomer(server);
    await server.context.database
      .update(customers)
      .set({ emailVerified: true })
      .where(eq(customers.email, customer.email));
    await fillCart(server, customer, shop.food, pizza(shop));
    const { order_id: id } = (await place(server, shop, customer, { order_note: "Ring <twice>" })).body;
    await server.runJobs();
    const [toShop, ...more] = mailTo("kitchen@shop.test");
    expect(more).toEqual([]);
    expect(toShop?.subject).toBe(`New order #${id}`);
    // 10.00 + 3.00 = 13.00; cheese 2 × 1.20; 10 % off is 1.30; 14.10; tax 5 % 0.71; delivery 2.50; charge 0.50.
    const bill = [
      "1× Pizza (Large): $13.00",
      "+ 2× Cheese: $2.40",
      "Items: $13.00",
      "Add-ons: $2.40",
      "Discount: -1.30",
      "Tax 5%: $0.71",
      "Delivery fee: $2.50",
      "Service charge: $0.50",
      "Total: $17.81",
    ];
    for (const mail of [toShop, mailTo(customer.email)[0]]) expect(billIn(mail?.text)).toEqual(bill);
    expect(toShop?.text).toContain("(202) 555-3456");
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

  it("is told in the reader's words: store, options and add-ons", async () => {
    const { database } = server.context;
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, pizza(shop));
    const { order_id: id } = (await place(server, shop, customer)).body;
    await server.runJobs();
    server.mails.length = 0;
    await database.update(orders).set({ language: "ar" }).where(eq(orders.id, id));
    await database.update(stores).set({ translations: { ar: { name: "المطبخ" } } });
    await deliver(id);
    await server.runJobs();
    const [receipt] = mailTo(customer.email);
    await database.update(stores).set({ translations: {} });
    expect(receipt?.text).toContain("تم توصيل طلبك من المطبخ");
    expect(receipt?.text).toContain("1× Pizza (كبير)");
    expect(receipt?.text).toContain("+ 2× جبن");
  });

  it("is told to the store in the shop's language: its name, what was sold, and how it is paid", async () => {
    const { database } = server.context;
    const own = [{ key: "ar", value: "العربية", direction: "rtl", default: true }];
    await database.update(stores).set({ translations: { ar: { name: "المطبخ" } } });
    await database
      .update(items)
      .set({ translations: { ar: { name: "بيتزا" } } })
      .where(eq(items.name, "Pizza"));
    await withSetting("sys_language", own, [], async () => {
      const customer = await newCustomer(server);
      await fillCart(server, customer, shop.food, pizza(shop));
      await place(server, shop, customer);
      await server.runJobs();
    });
    await database.update(stores).set({ translations: {} });
    const text = mailTo("kitchen@shop.test")[0]?.text.replace(/[\u2066-\u2069]/g, "");
    expect(text).toContain("لدى المطبخ طلب جديد.");
    expect(text).toContain("1× بيتزا (كبير)");
    expect(text).toContain("الدفع: الدفع عند الاستلام");
  });

  it("of a take-away has no delivery, and a free delivery is called so", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup, 2));
    await place(server, shop, customer, { order_type: "take_away" });
    await server.runJobs();
    expect(billIn(mailTo(customer.email)[0]?.text.replace("2× ", "1× "))).toEqual([
      "1× soup: $13.00",
      "Items: $13.00",
      "Tax 5%: $0.65",
      "Service charge: $0.50",
      "Total: $14.15",
    ]);
    server.mails.length = 0;
    const free = await newCustomer(server);
    await fillCart(server, free, shop.food, plain(shop.soup, 2));
    await place(server, shop, free, { coupon_code: "FREE" });
    await server.runJobs();
    expect(mailTo(free.email)[0]?.text).toContain("Delivery fee: Free");
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
