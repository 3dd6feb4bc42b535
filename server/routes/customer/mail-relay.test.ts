import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { customers } from "../../db/schema";
import { mailboxOfAddress } from "../../services/mail/mail-allowance";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, place, plain, type Shopper } from "../../testing/shoppers";

const limits = { address: 8, person: 5, pair: 3, mailbox: 6 };
const canceled = { guest: 4, customer: 6, address: 12 };
const { server, shop } = await openShopServer({
  unprovedMails: limits,
  provedMails: 7,
  canceledOrders: canceled,
  orderMailDelaySeconds: 30,
});
afterAll(() => server.close());

/** The moment that new orders wait is over. */
async function sendMails() {
  await server.connection.executeSql(
    "update pgboss.job set start_after = now() where name = 'new-order-mails' and state < 'active'",
  );
  await server.runJobs();
}
beforeEach(async () => {
  await sendMails();
  server.clock.advance(86_400_000);
  server.mails.length = 0;
});

let phones = 0;
const newPhone = () => `+1202667${String(++phones).padStart(4, "0")}`;
const mailsTo = (address: string) => server.mails.filter(({ to }) => to === address);

async function order(who: Shopper, email: string, address: string, changes: Record<string, unknown> = {}) {
  // Refused where the cart of an order that was refused still has it.
  await server.call("POST", "/customer/cart/add", { ...who, module: shop.food, body: plain(shop.soup) });
  return place(
    server,
    shop,
    who,
    { contact_person_email: email, contact_person_number: newPhone(), ...changes },
    { address },
  );
}
const cancel = (who: Shopper, id: number) =>
  server.call("PUT", "/customer/order/cancel", { ...who, body: { order_id: id, reason: "x" } });

describe("mails to addresses that nobody has proved", () => {
  it("are few from one network address to one mailbox, and a stranger keeps nobody else's away", async () => {
    for (let count = 0; count < limits.pair + 2; count += 1)
      expect((await order(await newGuest(server), "victim@shop.test", "192.0.2.1")).status).toBe(200);
    await sendMails();
    expect(mailsTo("victim@shop.test")).toHaveLength(limits.pair);
    // The mailbox's owner orders as a guest from home.
    await order(await newGuest(server), "victim@shop.test", "192.0.2.2");
    await sendMails();
    expect(mailsTo("victim@shop.test")).toHaveLength(limits.pair + 1);
  });

  it("are few to one mailbox, however it is written and wherever they come from", async () => {
    const written = ["flood@gmail.com", "f.l.o.o.d@gmail.com", "flood+1@gmail.com", "Flood@googlemail.com"];
    for (let count = 0; count < limits.mailbox + 3; count += 1)
      await order(await newGuest(server), written[count % 4] ?? "", `192.0.2.${10 + count}`);
    await sendMails();
    expect(server.mails.filter(({ to }) => /googlemail|gmail/i.test(to))).toHaveLength(limits.mailbox);
  });

  it("are few from one network address, to however many mailboxes, and every store hears of its order", async () => {
    for (let count = 0; count < limits.address + 3; count += 1)
      await order(await newGuest(server), `many${count}@shop.test`, "192.0.2.30");
    await sendMails();
    expect(server.mails.filter(({ to }) => to.startsWith("many"))).toHaveLength(limits.address);
    expect(mailsTo("kitchen@shop.test")).toHaveLength(limits.address + 3);
  });

  it("are few of one person, wherever they are", async () => {
    const guest = await newGuest(server);
    for (let count = 0; count < limits.person + 2; count += 1)
      await order(guest, `person${count}@shop.test`, `192.0.2.${40 + count}`);
    await sendMails();
    expect(server.mails.filter(({ to }) => to.startsWith("person"))).toHaveLength(limits.person);
  });

  it("come again the next day", async () => {
    for (let day = 0; day < 2; day += 1) {
      await order(await newGuest(server), "daily@shop.test", "192.0.2.60");
      await order(await newGuest(server), "daily@shop.test", "192.0.2.60");
      await sendMails();
      server.clock.advance(86_400_000);
    }
    expect(mailsTo("daily@shop.test")).toHaveLength(4);
  });

  it("are counted for a customer who has not proved theirs, and a proved one's are not", async () => {
    const customer = await newCustomer(server);
    const orderOnce = () => order(customer, customer.email, "192.0.2.70");
    for (let count = 0; count < limits.pair + 1; count += 1) await orderOnce();
    await sendMails();
    expect(mailsTo(customer.email)).toHaveLength(limits.pair);
    await server.context.database
      .update(customers)
      .set({ emailVerified: true })
      .where(eq(customers.email, customer.email));
    server.mails.length = 0;
    for (let count = 0; count < 4; count += 1) await orderOnce();
    await sendMails();
    expect(mailsTo(customer.email)).toHaveLength(4);
    for (let count = 0; count < 5; count += 1) await orderOnce();
    await sendMails();
    expect(mailsTo(customer.email)).toHaveLength(7);
  });
});

describe("an order that is canceled at once", () => {
  it("writes to nobody, and counts as a mail", async () => {
    const guest = await newGuest(server);
    for (let count = 0; count < limits.pair; count += 1) {
      const placed = await order(guest, "quick@shop.test", "192.0.2.80");
      expect((await cancel(guest, placed.body.order_id)).status).toBe(200);
    }
    await sendMails();
    expect(server.mails).toEqual([]);
    await order(guest, "quick@shop.test", "192.0.2.80");
    await sendMails();
    expect(mailsTo("quick@shop.test")).toEqual([]);
    expect(mailsTo("kitchen@shop.test")).toHaveLength(1);
  });

  it("waits before anybody is written to", async () => {
    await order(await newGuest(server), "patient@shop.test", "192.0.2.81");
    await server.runJobs();
    expect(server.mails).toEqual([]);
    await sendMails();
    expect(server.mails.map(({ to }) => to).sort()).toEqual(["kitchen@shop.test", "patient@shop.test"]);
  });

  it("is one of few that a guest may cancel in a day", async () => {
    const guest = await newGuest(server);
    for (let count = 0; count < canceled.guest; count += 1) {
      const placed = await order(guest, "again@shop.test", `192.0.2.${90 + count}`);
      await cancel(guest, placed.body.order_id);
    }
    const over = await order(guest, "again@shop.test", "192.0.2.99");
    expect([over.status, over.errors[0]?.code]).toEqual([403, "canceled_orders"]);
    expect(over.errors[0]?.message).toBe(
      "4 of your orders were canceled within a day. You can order again tomorrow.",
    );
    server.clock.advance(86_400_000);
    expect((await order(guest, "again@shop.test", "192.0.2.99")).status).toBe(200);
  });

  it("is one of few that guests of a network address may cancel, and customers there order on", async () => {
    for (let count = 0; count < canceled.address; count += 1) {
      const guest = await newGuest(server);
      await cancel(guest, (await order(guest, "net@shop.test", "192.0.2.100")).body.order_id);
    }
    const over = await order(await newGuest(server), "net@shop.test", "192.0.2.100");
    expect([over.status, over.errors[0]?.code]).toEqual([403, "canceled_orders"]);
    expect((await order(await newGuest(server), "net@shop.test", "192.0.2.101")).status).toBe(200);
    expect((await order(await newCustomer(server), "net@shop.test", "192.0.2.100")).status).toBe(200);
  });
});

describe("what a stranger typed", () => {
  it("does not stand at the head of a mail to an unproved address, nor as a link", async () => {
    const bait = "You won! https://evil.example Claim at www.evil.example now";
    const guest = await newGuest(server);
    await order(guest, "bait@shop.test", "192.0.2.110", {
      contact_person_name: bait,
      order_note: bait,
      address: bait,
    });
    await sendMails();
    const [mail] = mailsTo("bait@shop.test");
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("evil");
    expect(`${mail?.subject} ${mail?.text}`).not.toContain("won");
  });

  it("greets a proved customer by name, in words alone", async () => {
    const customer = await newCustomer(server);
    await server.context.database
      .update(customers)
      .set({ emailVerified: true, firstName: "Ada evil.example" })
      .where(eq(customers.email, customer.email));
    await order(customer, customer.email, "192.0.2.111");
    await sendMails();
    expect(mailsTo(customer.email)[0]?.text).toMatch(/^Hello Ada evil example,\n/);
  });
});

it.each([
  ["Ada+shop@Mail.Example", "ada@mail.example"],
  ["a.d.a@googlemail.com", "ada@gmail.com"],
  ["a.d.a@mail.example", "a.d.a@mail.example"],
  ["ada@mail.example", "ada@mail.example"],
])("%s leads to the mailbox %s", (address, mailbox) => expect(mailboxOfAddress(address)).toBe(mailbox));
