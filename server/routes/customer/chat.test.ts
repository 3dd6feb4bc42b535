import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { attempts, conversations, couriers, orders } from "../../db/schema";
import { sendChat } from "../../testing/chat-form";
import { chatPhoto, kitchen, openChatServer } from "../../testing/chat-server";
import { device, pushData, subscribe } from "../../testing/push-devices";
import { newCustomer } from "../../testing/shoppers";

const { server, shop, orderSoup, details, list, ops, photosOnDisk, close } = await openChatServer();
const { database } = server.context;
afterAll(close);
beforeEach(async () => {
  await database.delete(attempts);
});

describe("writing to support", () => {
  it("begins a conversation, which is answered, counted as unread and read", async () => {
    const { token } = await newCustomer(server);
    await subscribe(server, { token }, device());
    const sent = await sendChat(server, token, { message: "  Hello\u202E there \r\n" });
    expect([sent.status, sent.body.message, sent.body.status]).toEqual([200, "successfully sent!", true]);
    const id = sent.body.conversation.id;
    expect(sent.body.conversation).toMatchObject({
      sender_type: "customer",
      receiver_type: "admin",
      receiver_id: 0,
      receiver: null,
      unread_message_count: 0,
    });
    expect(sent.body.messages).toMatchObject([
      { message: "Hello there", sender_id: sent.body.conversation.sender_id, is_seen: 0, file: null },
    ]);

    expect(await ops()).toMatch(new RegExp(`^${id} .*Alan.*Support.*waits: Hello there`, "m"));
    await ops(String(id), "How", "can", "we help?");
    const [listed] = (await list(token)).conversations;
    expect(listed).toMatchObject({
      id,
      unread_message_count: 1,
      last_message: { message: "How can we help?" },
    });
    expect((await list(token)).total_unread).toBe(1);

    await server.runJobs();
    expect(pushData(server)).toMatchObject({
      type: "message",
      title: "Support",
      body: "How can we help?",
      conversation_id: String(id),
      sender_type: "admin",
    });
    const notifications = await server.call("GET", "/customer/notifications", { token });
    expect(notifications.body).toEqual([]);

    await details(token, { conversation_id: id, unseen: 1 });
    expect((await list(token)).total_unread).toBe(1);
    const read = await details(token, { conversation_id: id });
    expect(read.body.messages.map(({ message, is_seen }) => [message, is_seen])).toEqual([
      ["How can we help?", 0],
      ["Hello there", 1],
    ]);
    expect(read.body).toMatchObject({ status: true, total_size: 2, receiver: null });
    expect((await list(token)).total_unread).toBe(0);
    expect(read.body.conversation?.sender?.f_name).toBe("Alan");
  });

  it("is one conversation, also when two first messages come at once", async () => {
    const { token } = await newCustomer(server);
    const sent = await Promise.all(["one", "two"].map((message) => sendChat(server, token, { message })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list(token)).total_size).toBe(1);
    expect((await details(token, { admin_id: 0 })).body.total_size).toBe(2);
  });

  it("writes a message once for its key", async () => {
    const { token } = await newCustomer(server);
    const form = { message: "Once", photos: [chatPhoto], key: "a-key-of-a-message" };
    const before = photosOnDisk();
    const [first, second] = [await sendChat(server, token, form), await sendChat(server, token, form)];
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect(second.body.messages).toEqual(first.body.messages);
    expect((await details(token, { admin_id: 0 })).body.total_size).toBe(1);
    expect(photosOnDisk()).toBe(before + 1);
  });

  it("gives older messages by pages", async () => {
    const { token } = await newCustomer(server);
    for (let count = 1; count <= 5; count += 1) await sendChat(server, token, { message: String(count) });
    const pages = [];
    for (const offset of [1, 2, 3])
      pages.push(
        (await details(token, { admin_id: 0, limit: 2, offset })).body.messages.map((row) => row.message),
      );
    expect(pages).toEqual([["5", "4"], ["3", "2"], ["1"]]);
  });
});

describe("writing to a store or a courier", () => {
  it("is open while an order with them is under way", async () => {
    const customer = await newCustomer(server);
    const before = await details(customer.token, { vendor_id: 1 });
    expect(before.body).toMatchObject({
      status: false,
      messages: [],
      conversation: null,
      receiver: { f_name: "kitchen", vendor_id: 1 },
    });
    const early = await sendChat(server, customer.token, { message: "Open?", to: kitchen });
    expect([early.status, early.code]).toEqual([403, "chat_closed"]);

    const orderId = await orderSoup(customer);
    const sent = await sendChat(server, customer.token, { message: "No salt", to: kitchen, orderId });
    expect(sent.body.messages[0]).toMatchObject({ order_id: orderId });
    expect(sent.body.conversation.receiver).toMatchObject({ f_name: "kitchen", vendor_id: 1, email: null });
    const rider = { receiver_type: "delivery_man", receiver_id: shop.courier };
    expect((await sendChat(server, customer.token, { message: "Hi", to: rider })).code).toBe("chat_closed");
    await database.update(orders).set({ courierId: shop.courier }).where(eq(orders.id, orderId));
    expect((await sendChat(server, customer.token, { message: "Hi", to: rider })).status).toBe(200);

    await database.update(orders).set({ status: "delivered" }).where(eq(orders.id, orderId));
    const to = { conversation_id: sent.body.conversation.id };
    expect((await sendChat(server, customer.token, { message: "Thanks", to })).code).toBe("chat_closed");
    expect((await details(customer.token, to)).body).toMatchObject({ status: false, total_size: 1 });
  });

  it("is found by the name, in the reader's language", async () => {
    const customer = await newCustomer(server);
    const orderId = await orderSoup(customer);
    await database.update(orders).set({ courierId: shop.courier }).where(eq(orders.id, orderId));
    await sendChat(server, customer.token, { message: "a", to: kitchen });
    await sendChat(server, customer.token, {
      message: "b",
      to: { receiver_type: "delivery_man", receiver_id: shop.courier },
    });
    await sendChat(server, customer.token, { message: "c" });
    const named = async (name: string) => {
      const { body } = await server.call("GET", "/customer/message/search-list", {
        token: customer.token,
        query: { name },
      });
      return body.conversations.map(({ receiver_type }) => receiver_type);
    };
    expect(await named("KITCH")).toEqual(["vendor"]);
    expect(await named("cora ri")).toEqual(["delivery_man"]);
    expect(await named("الدعم")).toEqual(["admin"]);
    expect(await named("دعم\u200f")).toEqual(["admin"]);
    expect(await named("%")).toEqual([]);
    const ofType = await list(customer.token, { type: "vendor" });
    expect(ofType.conversations.map(({ receiver_type }) => receiver_type)).toEqual(["vendor"]);
  });

  it("stays readable when the courier is gone", async () => {
    const customer = await newCustomer(server);
    const orderId = await orderSoup(customer);
    const [gone] = await database
      .insert(couriers)
      .values({ firstName: "Gone", lastName: "Rider", phone: "+1", zoneId: shop.zone })
      .returning();
    const courierId = gone?.id ?? 0;
    await database.update(orders).set({ courierId }).where(eq(orders.id, orderId));
    const to = { receiver_type: "delivery_man", receiver_id: courierId };
    const { body } = await sendChat(server, customer.token, { message: "Hi", to });
    await database.update(orders).set({ courierId: null }).where(eq(orders.id, orderId));
    await database.delete(couriers).where(eq(couriers.id, courierId));
    const read = await details(customer.token, { conversation_id: body.conversation.id });
    expect(read.body).toMatchObject({ status: false, receiver: null, total_size: 1 });
    expect((await list(customer.token)).conversations).toHaveLength(1);
    const again = await sendChat(server, customer.token, {
      message: "Hi",
      to: { conversation_id: body.conversation.id },
    });
    expect(again.code).toBe("chat_closed");
    expect(await ops()).toContain("gone");
  });
});

it("with a store that is gone stays readable, is named as gone, and takes no message", async () => {
  const customer = await newCustomer(server);
  const orderId = await orderSoup(customer);
  const { body } = await sendChat(server, customer.token, { message: "No salt", to: kitchen, orderId });
  const to = { conversation_id: body.conversation.id };
  // No store has this vendor any more.
  await database
    .update(conversations)
    .set({ peerId: 777_777 })
    .where(eq(conversations.id, to.conversation_id));
  expect((await details(customer.token, to)).body).toMatchObject({
    status: false,
    receiver: null,
    total_size: 1,
  });
  expect((await list(customer.token)).conversations).toMatchObject([
    { receiver_type: "vendor", receiver: null },
  ]);
  expect((await sendChat(server, customer.token, { message: "Hi", to })).code).toBe("chat_closed");
});
