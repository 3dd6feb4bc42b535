import { describe, expect, it } from "vitest";
import { fitPushTexts, pushKind, pushTag, readPush } from "./push-message";

const read = (payload: unknown) => readPush(JSON.stringify(payload));
const message = (data: object) => read({ data: { title: "t", ...data } })?.message;

describe("a push", () => {
  it("is read from data, as this shop sends it", () => {
    expect(
      read({
        data: {
          type: "order_status",
          title: "On its way",
          body: "Harbour Grill",
          image: "/pictures/1",
          order_id: "12345678",
          conversation_id: "",
          recipient: "abc_-123",
          push_id: "b7c1",
          sent_at: "1790000000000",
          silent: "1",
        },
      }),
    ).toEqual({
      firebase: false,
      hasNotification: false,
      message: {
        type: "order_status",
        kind: "orders",
        title: "On its way",
        body: "Harbour Grill",
        image: "/pictures/1",
        orderId: 12345678,
        conversationId: null,
        senderType: null,
        recipient: "abc_-123",
        id: "b7c1",
        sentAt: 1790000000000,
        silent: true,
      },
    });
  });

  it("is read from notification, as other backends send it, with Firebase's own id", () => {
    const push = read({ from: "1", fcmMessageId: "m-1", notification: { title: "Hello", body: "there" } });
    expect(push).toMatchObject({
      firebase: true,
      hasNotification: true,
      message: { type: "general", title: "Hello", body: "there", id: "m-1", recipient: null },
    });
  });

  it("with both is read from data", () => {
    const push = read({ notification: { title: "a", body: "b" }, data: { title: "c", type: "message" } });
    expect(push?.message).toMatchObject({ title: "c", type: "message" });
    expect(push?.hasNotification).toBe(true);
  });

  it("may be plain text", () => {
    expect(readPush("Shop is closed tomorrow")?.message.title).toBe("Shop is closed tomorrow");
  });

  it("may name its text description, as the list of notifications does", () => {
    expect(message({ description: "more" })?.body).toBe("more");
  });

  it.each([
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"data":{}}',
    '{"data":{"title":{}}}',
    '{"notification":{"title":"  "}}',
  ])("%o is nothing to show", (payload) => expect(readPush(payload)).toBeNull());

  it("with no title shows its body once", () => {
    expect(read({ data: { body: "only this" } })?.message).toMatchObject({ title: "only this", body: "" });
  });
});

describe("a push is unvalidated input", () => {
  it.each([["0"], ["-1"], ["1e5"], ["12 "], [" 12"], ["../1"], [""], [{}], [null], ["9".repeat(20)]])(
    "order %o opens no order",
    (order_id) => expect(message({ type: "order_status", order_id })?.orderId).toBeNull(),
  );
  it.each([["a/b"], ["a b"], ["a?b=c"], [{}], ["x".repeat(200)]])(
    "conversation %o is none",
    (conversation_id) => expect(message({ type: "message", conversation_id })?.conversationId).toBeNull(),
  );
  it("long texts are cut and direction marks are removed", () => {
    expect(message({ title: "a".repeat(5000) })?.title).toHaveLength(120);
    expect(message({ title: "safe\u202eevil\u0000" })?.title).toBe("safe evil");
  });
  it.each([
    ["\u2068\u200f-5.00 د.إ\u2069 back", "\u2068\u200f-5.00 د.إ\u2069 back"],
    ["\u2069never opened", "never opened"],
    [`\u2068${"5".repeat(200)}\u2069`, `\u2068${"5".repeat(119)}\u2069`],
    ["\u2068one \u2068two\u2069", "\u2068one \u2068two\u2069\u2069"],
  ])("an isolated amount stays isolated, and nothing stays open: %j", (title, shown) =>
    expect(message({ title })?.title).toBe(shown),
  );
  it("a referral's order number 1 is no order", () => {
    expect(message({ type: "referral_code", order_id: "1" })?.orderId).toBeNull();
  });
});

describe("texts of a push that is sent", () => {
  it("are cut so that a push service takes them, whatever was typed", () => {
    const longest = fitPushTexts({ title: "🍕".repeat(900), body: '🍕"\n'.repeat(900), image: "" });
    const noted = { ...longest, image: "https://shop.example/".padEnd(1_000, "x") };
    expect(Buffer.byteLength(JSON.stringify({ data: noted }))).toBeLessThan(3_500);
    expect(longest.title).toBe("🍕".repeat(120));
  });
  it("stay as they are where they fit; an endless picture is left out", () => {
    const texts = { title: "Your order", body: "is on its way", image: "https://shop.example/a.png" };
    expect(fitPushTexts(texts)).toEqual(texts);
    expect(fitPushTexts({ ...texts, image: "x".repeat(1_001) }).image).toBe("");
  });
});

describe("the kinds of push that can be turned off", () => {
  it.each([
    ["order_status", "orders"],
    ["message", "chat"],
    ["referral_code", "offers"],
    ["wallet_transfer", "offers"],
    ["anything", "offers"],
  ])("%s belongs to %s", (type, kind) => expect(pushKind(type)).toBe(kind));
});

describe("notifications replace each other", () => {
  const tag = (data: object) => pushTag(message(data)!);
  it("for one order and for one conversation", () => {
    expect(tag({ type: "order_status", order_id: "7", push_id: "a" })).toBe("order-7");
    expect(tag({ type: "order_status", order_id: "7", push_id: "b" })).toBe("order-7");
    expect(tag({ type: "message", conversation_id: "7" })).toBe("chat-7");
  });
  it("and not for different things", () => {
    const tags = [
      tag({ type: "order_status", order_id: "7" }),
      tag({ type: "order_status", order_id: "8" }),
      tag({ type: "message", conversation_id: "7" }),
      tag({ type: "offer", push_id: "a" }),
      tag({ type: "offer", push_id: "b" }),
      tag({ type: "referral_code" }),
    ];
    expect(new Set(tags).size).toBe(tags.length);
  });
});
