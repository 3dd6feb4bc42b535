import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BoardChat } from "@/contract/calls/board-chat";
import { auditLog, orders } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, orderSoup } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());

const tokens = { dispatcher: "", kitchen: "", market: "" };
beforeAll(async () => {
  tokens.dispatcher = (await newOperator(server, { name: "Ada", role: "dispatcher" })).token;
  tokens.kitchen = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
  tokens.market = (await newOperator(server, { name: "Grocer", role: "store", stores: ["market"] })).token;
});

const read = async (token: string | null, id: number) => {
  const { status, body } = await server.call("GET", `/board/orders/${id}/chat`, { token });
  return { status, body: body as BoardChat };
};
const answer = (token: string | null, id: number, text: string, key?: string) =>
  server.call("POST", `/board/orders/${id}/chat`, { token, body: { text }, ...(key ? { key } : {}) });
const markRead = (token: string | null, id: number) =>
  server.call("POST", `/board/orders/${id}/chat/read`, { token });

it("a store writes to its customer, who reads it and answers; read marks go both ways", async () => {
  const customer = await newCustomer(server);
  const id = await orderSoup({ token: customer.token });
  expect((await read(tokens.kitchen, id)).body).toEqual({ messages: [], unread: 0, may_write: true });
  for (let press = 0; press < 2; press += 1)
    expect((await answer(tokens.kitchen, id, " The soup is out. Rice? ", "answer-once")).status).toBe(200);
  const { conversations } = (
    await server.call("GET", "/customer/message/list", {
      token: customer.token,
      query: { limit: 10, offset: 1 },
    })
  ).body;
  expect(conversations).toMatchObject([{ receiver_type: "vendor", unread_message_count: 1 }]);
  const conversation = present(conversations[0]).id;
  await server.call("POST", "/customer/message/send", {
    token: customer.token,
    body: { conversation_id: conversation, message: "Yes, rice" },
  });
  const { messages, unread } = (await read(tokens.kitchen, id)).body;
  expect(unread).toBe(1);
  expect(messages).toMatchObject([
    { from_customer: false, text: "The soup is out. Rice?" },
    { from_customer: true, text: "Yes, rice", seen: false },
  ]);
  expect((await markRead(tokens.kitchen, id)).status).toBe(200);
  const now = (await read(tokens.dispatcher, id)).body;
  expect([now.unread, now.messages[1]?.seen]).toEqual([0, true]);
  const written = await database.select().from(auditLog).where(eq(auditLog.orderId, id));
  expect(written.map(({ operatorName, action }) => [operatorName, action])).toEqual([
    ["Bob", "customer_answered"],
  ]);

  // Once the order is over the chat that there is goes on; to nobody else is written.
  const { token: silent } = await newCustomer(server);
  const other = await orderSoup({ token: silent });
  for (const done of [id, other])
    await database.update(orders).set({ status: "delivered" }).where(eq(orders.id, done));
  expect((await answer(tokens.kitchen, id, "Was it good?")).status).toBe(200);
  expect((await answer(tokens.kitchen, other, "Was it good?")).errors[0]?.code).toBe("chat_closed");
});

it("is nobody else's, has nothing to say to a guest, and no end of answers", async () => {
  const id = await orderSoup(await newGuest(server));
  for (const [token, status] of [
    [null, 401],
    [tokens.market, 404],
  ] as const) {
    expect((await read(token, id)).status).toBe(status);
    expect((await answer(token, id, "Hello")).status).toBe(status);
    expect((await markRead(token, id)).status).toBe(status);
  }
  expect((await read(tokens.kitchen, id)).body.may_write).toBe(false);
  expect((await markRead(tokens.kitchen, id)).status).toBe(200);
  expect((await answer(tokens.kitchen, id, "Hello")).errors[0]?.code).toBe("chat_closed");
  expect((await answer(tokens.kitchen, id, "   ")).errors[0]?.code).toBe("message");
  for (let more = 2; more < 30; more += 1) await answer(tokens.kitchen, id, "Hello");
  expect((await answer(tokens.kitchen, id, "Hello")).status).toBe(429);
  expect((await answer(tokens.dispatcher, id, "Hello")).status).toBe(403);
});
