/** Money that the shop gives back unasked, of guests' orders too. */
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditLog, orders, refundRequests, sandboxSessions } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { openOnlineShop } from "../../testing/online-orders";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { newCustomer, newGuest, type Shopper } from "../../testing/shoppers";
import { readBalances } from "../../testing/wallets";

const { server, orderSoup, orderOnline, openPage, charge, paymentOf, trackOrder } = await openOnlineShop({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());

const tokens = { owner: "", dispatcher: "", kitchen: "", market: "", shopper: "" };
beforeAll(async () => {
  tokens.owner = (await newOperator(server, { name: "Olga", role: "owner" })).token;
  tokens.dispatcher = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  tokens.kitchen = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  tokens.market = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
  tokens.shopper = (await newCustomer(server)).token;
});

const give = (
  id: number,
  amount: number | null,
  {
    token = tokens.dispatcher,
    reason = "It was cold",
    key,
  }: { token?: string; reason?: string; key?: string } = {},
) =>
  server.call("POST", `/board/orders/${id}/refund`, {
    token,
    body: { amount, reason },
    ...(key ? { key } : {}),
  });
const email = (name: string) => ({ contact_person_email: `${name}@guest.test` });
async function delivered(id: number): Promise<number> {
  await database.update(orders).set({ status: "delivered", paymentStatus: "paid" }).where(eq(orders.id, id));
  return id;
}
/** A guest's order that was charged at the sandbox, and brought. */
async function paidByCard(who: Shopper, changes = {}) {
  const order = await orderOnline(who, changes);
  await openPage(order);
  await charge(order);
  await delivered(order.order_id);
  return order;
}
const sessionOf = async (order: { order_id: number }) => {
  const { session } = await paymentOf(order);
  const [row] = await database
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, present(session ?? undefined)));
  return present(row);
};
const mailsTo = async (address: string) => {
  await server.runJobs();
  return server.mails.filter(({ to }) => to === address).map(({ subject, text }) => `${subject}\n${text}`);
};
const card = async (id: number, token = tokens.owner) =>
  (await server.call("GET", `/board/orders/${id}`, { token })).body;

it("a part of a guest's order goes back to the card, and the guest reads it by mail and where it is tracked", async () => {
  const guest = await newGuest(server);
  const order = await paidByCard(guest, email("part"));
  const id = order.order_id;
  const { total, refundable } = await card(id, tokens.kitchen);
  expect(refundable).toBe(total);
  for (let press = 0; press < 2; press += 1)
    expect((await give(id, 1.5, { key: "give-a-part-once" })).body).toEqual({
      amount: 1.5,
      returned_to: "gateway",
    });
  const mails = (await mailsTo("part@guest.test")).filter((text) => text.includes("Money back"));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/\$1\.50.*It was cold.*\$1\.50 go back to where you paid from/s);
  const tracked = await trackOrder(guest, id);
  expect([tracked.order_status, tracked.refund]).toMatchObject([
    "refunded",
    { refund_amount: 1.5, refund_status: "approved", refund_method: "gateway", admin_note: "It was cold" },
  ]);
  expect(await sessionOf(order)).toMatchObject({ state: "paid", refunded: 150 });
  expect((await paymentOf(order)).status).toBe("refunded");
  const { refundable: left, history } = await card(id);
  expect([left, history[0]]).toMatchObject([null, { action: "refunded", by: "Ada" }]);
  const [entry] = await database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    action: "refund_given",
    before: { status: "delivered" },
    after: { amount: 1.5, returned_to: "gateway", reason: "It was cold" },
  });
  expect((await give(id, 1)).errors[0]?.code).toBe("refund");
});

it("all of it goes back, also by ops", async () => {
  const guest = await newGuest(server);
  const order = await paidByCard(guest);
  expect((await give(order.order_id, null)).body.returned_to).toBe("gateway");
  await server.runJobs();
  expect((await sessionOf(order)).state).toBe("refunded");
  const other = await paidByCard(await newGuest(server));
  const ops = textOfCommand(server.context, "refund");
  await expect(ops(String(other.order_id), "give", "all")).rejects.toThrow("the REASON");
  expect(await ops(String(other.order_id), "give", "all", "Never", "came")).toContain("to the card");
});

it("cash of a guest is written down and told, and a customer's goes to the wallet", async () => {
  const guest = await newGuest(server);
  const cash = await delivered(await orderSoup(guest, email("cash")));
  expect((await give(cash, null)).body.returned_to).toBe("outside");
  expect((await mailsTo("cash@guest.test")).join("\n")).toMatch(/Kitchen returns \$\d/i);
  expect((await trackOrder(guest, cash)).refund?.refund_method).toBe("outside");

  const customer = await newCustomer(server);
  const id = await delivered(await orderSoup(customer));
  expect((await give(id, 2)).body.returned_to).toBe("wallet");
  expect((await readBalances(server, customer)).money).toBe(2);
});

it("is for people of the shop, of orders that were delivered and paid, and of no more than they cost", async () => {
  const guest = await newGuest(server);
  const id = await orderSoup(guest);
  expect((await give(id, null)).errors[0]?.code).toBe("refund");
  await delivered(id);
  for (const [token, status] of [
    ["", 401],
    [tokens.shopper, 401],
    [tokens.kitchen, 403],
    [tokens.market, 403],
  ] as const)
    expect((await give(id, null, { token })).status).toBe(status);
  const { total } = await card(id);
  for (const wrong of [0, -1, total + 1, 1.005])
    expect((await give(id, wrong)).errors[0]?.code).toBe("amount");
  expect((await give(id, null, { reason: "  " })).errors[0]?.code).toBe("reason");
  expect((await give(5, null)).status).toBe(404);
  expect(await database.select().from(refundRequests).where(eq(refundRequests.orderId, id))).toEqual([]);
});
