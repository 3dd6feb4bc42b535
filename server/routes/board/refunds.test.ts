import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditLog, orders } from "../../db/schema";
import { requestRefund } from "../../services/refunds/request-refund";
import { writeSetting } from "../../services/settings/settings";
import { newOperator } from "../../testing/board";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server, orderSoup, trackOrder } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());

const tokens = { owner: "", dispatcher: "", kitchen: "", market: "", shopper: "" };
beforeAll(async () => {
  await writeSetting(database, "refund_active_status", true);
  tokens.owner = (await newOperator(server, { name: "Olga", role: "owner" })).token;
  tokens.dispatcher = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  tokens.kitchen = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  tokens.market = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
  tokens.shopper = (await newCustomer(server)).token;
});

/** An order whose customer asks for the money. */
async function askedOrder(): Promise<number> {
  const id = await orderSoup({ token: tokens.shopper });
  const paid = { status: "delivered", paymentStatus: "paid" } as const;
  const [order] = await database.update(orders).set(paid).where(eq(orders.id, id)).returning();
  const { customerId } = present(order);
  await database.transaction((tx) =>
    requestRefund(tx, server.context, {
      customerId: present(customerId ?? undefined),
      orderId: id,
      reason: "Cold",
      note: "And spilt",
      photos: [],
    }),
  );
  return id;
}
const list = async (token: string) => (await server.call("GET", "/board/refunds", { token })).body.refunds;
const approve = (token: string | null, id: number, amount: number | null, key?: string) =>
  server.call("POST", `/board/orders/${id}/refund/approve`, {
    token,
    body: { amount },
    ...(key ? { key } : {}),
  });
const reject = (token: string | null, id: number, answer = "The photo shows another dish") =>
  server.call("POST", `/board/orders/${id}/refund/reject`, { token, body: { answer } });
const auditOf = (id: number) => database.select().from(auditLog).where(eq(auditLog.orderId, id));

it("a request is listed for its store and decided by people of the shop alone", async () => {
  const id = await askedOrder();
  const [asked] = (await list(tokens.kitchen)).filter(({ order_id: of }) => of === id);
  expect(asked).toMatchObject({ reason: "Cold", note: "And spilt", payment_method: "cash_on_delivery" });
  expect(await list(tokens.market)).toEqual([]);
  for (const [token, status] of [
    [null, 401],
    [tokens.shopper, 401],
    [tokens.kitchen, 403],
    [tokens.market, 403],
  ] as const) {
    expect((await approve(token, id, null)).status).toBe(status);
    expect((await reject(token, id)).status).toBe(status);
  }
  expect((await server.call("GET", "/board/refunds", { token: null })).status).toBe(401);
  expect((await approve(tokens.owner, id, present(asked).amount + 1)).errors[0]?.code).toBe("amount");
  for (const none of [0, -1, 1.005])
    expect((await approve(tokens.owner, id, none)).errors[0]?.code).toBe("amount");
  expect(await auditOf(id)).toEqual([]);

  for (let press = 0; press < 2; press += 1)
    expect((await approve(tokens.dispatcher, id, 2.5, "approve-once")).body).toEqual({
      amount: 2.5,
      returned_to: "wallet",
    });
  expect((await list(tokens.owner)).some(({ order_id: of }) => of === id)).toBe(false);
  const order = await trackOrder({ token: tokens.shopper }, id);
  expect([order.order_status, order.refund?.refund_amount]).toEqual(["refunded", 2.5]);
  expect(await auditOf(id)).toMatchObject([
    { operatorName: "Ada", action: "refund_approved", after: { amount: 2.5, returned_to: "wallet" } },
  ]);
  expect((await reject(tokens.owner, id)).errors[0]?.code).toBe("refund");
});

it("a request is declined with words that its customer reads", async () => {
  const id = await askedOrder();
  expect((await reject(tokens.owner, id, "  ")).status).toBe(403);
  expect((await reject(tokens.owner, id)).status).toBe(200);
  const order = await trackOrder({ token: tokens.shopper }, id);
  expect([order.order_status, order.refund?.admin_note]).toEqual([
    "refund_request_canceled",
    "The photo shows another dish",
  ]);
  expect(await auditOf(id)).toMatchObject([{ operatorName: "Olga", action: "refund_rejected" }]);
});
