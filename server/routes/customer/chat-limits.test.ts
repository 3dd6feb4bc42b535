import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { attempts, conversations, orders } from "../../db/schema";
import { chatMaxAgeDays, forgetOldChats } from "../../services/chat/forget-old-chats";
import { countMessage } from "../../services/chat/send-message";
import { cleanUp } from "../../services/maintenance/clean-up";
import { sendChat } from "../../testing/chat-form";
import { chatPhoto, kitchen, openChatServer } from "../../testing/chat-server";
import { newCustomer, newGuest, shopperPassword } from "../../testing/shoppers";

const { server, orderSoup, details, list, ops, photosOnDisk, close } = await openChatServer();
const { database } = server.context;
afterAll(close);
beforeEach(async () => {
  await database.delete(attempts);
});

describe("what is refused", () => {
  it.each([
    ["nothing", { message: "" }, 403, "message"],
    ["nothing but control characters", { message: "\u0007\u202E \n" }, 403, "message"],
    ["ten thousand characters", { message: "x".repeat(10_000) }, 403, "message"],
    ["more than a form may bring", { message: "x".repeat(30_000) }, 403, "message"],
    ["a NUL", { message: "a\0b" }, 403, "message"],
    ["nobody", { message: "a", to: {} }, 403, "receiver_type"],
    ["an unknown kind of receiver", { message: "a", to: { receiver_type: "king" } }, 403, "receiver_type"],
    [
      "an unknown store",
      { message: "a", to: { receiver_type: "vendor", receiver_id: 99_999 } },
      404,
      "receiver_id",
    ],
    ["a courier without an id", { message: "a", to: { receiver_type: "delivery_man" } }, 404, "receiver_id"],
    ["an unknown conversation", { message: "a", to: { conversation_id: 99_999 } }, 404, "conversation_id"],
    ["somebody else's order", { message: "a", orderId: 12_345_678 }, 404, "order"],
    ["a picture that is none", { photos: [Buffer.from("<svg onload=alert(1)>")] }, 403, "image"],
  ] as const)("%s", async (_, form, status, code) => {
    const { token } = await newCustomer(server);
    const before = photosOnDisk();
    const refused = await sendChat(server, token, form);
    expect([refused.status, refused.code]).toEqual([status, code]);
    expect((await list(token)).total_size).toBe(0);
    expect(photosOnDisk()).toBe(before);
  });

  it("a huge picture, and more pictures than a message has", async () => {
    const { token } = await newCustomer(server);
    const huge = await sendChat(server, token, { photos: [Buffer.alloc(50 * 1024 * 1024)] });
    expect([huge.status, huge.code]).toEqual([403, "image"]);
    const many = await sendChat(server, token, { photos: Array<Buffer>(5).fill(chatPhoto) });
    expect([many.status, many.code]).toEqual([403, "image"]);
  });

  it("guests and people who are signed out, in every call", async () => {
    const guest = await newGuest(server);
    expect((await sendChat(server, null, { message: "a" })).status).toBe(401);
    for (const path of ["list", "details", "search-list", "stream"] as const)
      expect(
        (await server.call("GET", `/customer/message/${path}`, { ...guest, query: { name: "a" } })).status,
      ).toBe(401);
  });

  it("the conversation and the order of somebody else", async () => {
    const [owner, stranger] = [await newCustomer(server), await newCustomer(server)];
    const { body } = await sendChat(server, owner.token, { message: "Mine" });
    const to = { conversation_id: body.conversation.id };
    expect((await details(stranger.token, to)).status).toBe(404);
    expect((await sendChat(server, stranger.token, { message: "a", to })).code).toBe("conversation_id");
    const orderId = await orderSoup(owner);
    expect((await sendChat(server, stranger.token, { message: "a", orderId })).code).toBe("order");
    expect((await details(owner.token, to)).body.total_size).toBe(1);
  });

  it("more messages in a minute than a person writes, also a hundred at once, for that person alone", async () => {
    const [one, other] = [await newCustomer(server), await newCustomer(server)];
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => sendChat(server, one.token, { message: "spam" })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await details(one.token, { admin_id: 0 })).body.total_size).toBe(60);
    const refused = await sendChat(server, one.token, { message: "spam" });
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await sendChat(server, other.token, { message: "Hello" })).status).toBe(200);
  });
});

it("takes so many pictures of one person, however few messages they come in, and 1,000 messages a day", async () => {
  const customer = 1_000_001;
  const send = (photos: number) => countMessage(server.context, customer, photos);
  const tenMinutesLater = () =>
    database.delete(attempts).where(inArray(attempts.kind, ["chat-photo", "chat-message"]));
  for (let count = 0; count < 15; count += 1) await send(4);
  await expect(send(4)).rejects.toMatchObject({ status: 429 });
  await send(0);
  await tenMinutesLater();
  // A refused picture leaves those before it uncounted.
  for (let count = 0; count < 10; count += 1) await send(4);
  await expect(send(1)).rejects.toMatchObject({ status: 429 });
  await database.update(attempts).set({ count: 999 }).where(eq(attempts.kind, "chat-message-day"));
  await send(0);
  await expect(send(0)).rejects.toMatchObject({ status: 429 });
});

it("keeps HTML as the text that it is", async () => {
  const { token } = await newCustomer(server);
  const html = '<img src=x onerror=alert(1)> & "quotes"';
  const { body } = await sendChat(server, token, { message: html });
  expect(body.messages[0]?.message).toBe(html);
});

it("makes pictures anew and deletes them with the account", async () => {
  const { token } = await newCustomer(server);
  const before = photosOnDisk();
  const { body } = await sendChat(server, token, { photos: [chatPhoto, chatPhoto] });
  const [first] = body.messages[0]?.file_full_url ?? [];
  const file = await server.inject({ url: first ?? "" });
  expect((await sharp(file.rawPayload).metadata()).format).toBe("webp");
  expect(file.headers["cache-control"]).toContain("private");
  expect(JSON.parse(body.messages[0]?.file ?? "")).toHaveLength(2);
  const removed = await server.call("DELETE", "/customer/remove-account", {
    token,
    body: { password: shopperPassword },
  });
  expect(removed.status).toBe(200);
  expect(photosOnDisk()).toBe(before);
  expect(
    await database.select().from(conversations).where(eq(conversations.id, body.conversation.id)),
  ).toEqual([]);
});

it("deletes conversations in which nobody has written for half a year, with their pictures, unless an order is under way", async () => {
  const customer = await newCustomer(server);
  const before = photosOnDisk();
  const support = await sendChat(server, customer.token, { message: "Old", photos: [chatPhoto] });
  const orderId = await orderSoup(customer);
  const store = await sendChat(server, customer.token, { message: "Still cooking?", to: kitchen, orderId });
  const ids = [support, store].map(({ body }) => body.conversation.id);
  const other = await newCustomer(server);
  await sendChat(server, other.token, { message: "New" });
  const age = (days: number) =>
    database
      .update(conversations)
      .set({ lastMessageAt: new Date(server.context.clock.now().getTime() - days * 86_400_000) })
      .where(inArray(conversations.id, ids));
  await age(chatMaxAgeDays - 1);
  await forgetOldChats(server.context);
  expect((await list(customer.token)).total_size).toBe(2);
  await age(chatMaxAgeDays + 1);
  expect(await forgetOldChats(server.context)).toBe(1);
  const kept = (await list(customer.token)).conversations;
  expect(kept.map(({ receiver_type }) => receiver_type)).toEqual(["vendor"]);
  expect(photosOnDisk()).toBe(before);
  const gone = await details(customer.token, { conversation_id: support.body.conversation.id });
  expect(gone.status).toBe(404);
  await database.update(orders).set({ status: "delivered" }).where(eq(orders.id, orderId));
  expect((await cleanUp(server.context)).chats).toBe(1);
  expect((await list(other.token)).total_size).toBe(1);
});

it("offers quick replies to everybody, in their language", async () => {
  const english = await server.call("GET", "/customer/automated-message", { query: { limit: 2, offset: 2 } });
  expect(english.body).toMatchObject({ total_size: 7, data: [{ id: 3 }, { id: 4 }] });
  const arabic = await server.call("GET", "/customer/automated-message", { language: "ar" });
  expect(arabic.body.data[0]?.message).toBe("أين طلبي؟");
});

it("takes the commands of an operator, and says what it did not understand", async () => {
  await expect(ops("12345678", "Hello")).rejects.toThrow("There is no conversation");
  await expect(ops("12345678")).rejects.toThrow("There is no conversation");
  await expect(ops("everybody", "Hello")).rejects.toThrow("needs the ID");
  const { token } = await newCustomer(server);
  const { body } = await sendChat(server, token, { message: "Read me", photos: [chatPhoto] });
  expect(await ops(String(body.conversation.id))).toMatch(/Customer: Read me \[pictures: 1\]/);
  const read = await details(token, { conversation_id: body.conversation.id });
  expect(read.body.messages[0]?.is_seen).toBe(1);
});
