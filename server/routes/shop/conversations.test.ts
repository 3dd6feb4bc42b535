import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { attempts } from "../../db/schema";
import { readSettings } from "../../environment/settings";
import { sendChat } from "../../testing/chat-form";
import { device, pushData, subscribe } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const key = "Wm9zLWtleS1vZi10aGUtc2hvcC1zeXN0ZW0tMDEyMzQ1";
const { server } = await openShopServer({ demoAutopilot: false, shopApiKey: key });
const { database } = server.context;
afterAll(() => server.close());
beforeEach(async () => {
  await database.delete(attempts);
});

interface Answer {
  id: number;
  conversation_id: number;
  errors?: { code: string }[];
}

async function answer(
  id: number | string,
  payload: unknown,
  headers: Record<string, string> = { authorization: `Bearer ${key}` },
) {
  const response = await server.inject({
    method: "POST",
    url: `/api/v1/shop/conversations/${id}/messages`,
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(payload),
  });
  const body = response.json<Answer>();
  return { status: response.statusCode, headers: response.headers, body, code: body.errors?.[0]?.code };
}

async function conversationOf(token: string): Promise<number> {
  return (await sendChat(server, token, { message: "Hello?" })).body.conversation.id;
}
const messages = async (token: string) =>
  (await server.call("GET", "/customer/message/details", { token, query: { admin_id: 0 } })).body.messages;

describe("the shop's own system", () => {
  it("answers a customer, who hears of it as of any other answer, and has read what was written", async () => {
    const { token } = await newCustomer(server);
    await subscribe(server, { token }, device());
    const id = await conversationOf(token);
    const { status, body } = await answer(id, { message: "  We\u202E look into it. " });
    expect([status, body.conversation_id]).toEqual([200, id]);
    expect((await messages(token)).map((row) => [row.id === body.id, row.message, row.is_seen])).toEqual([
      [true, "We look into it.", 0],
      [false, "Hello?", 1],
    ]);
    await server.runJobs();
    expect(pushData(server)).toMatchObject({
      type: "message",
      body: "We look into it.",
      sender_type: "admin",
    });
  });

  it("says a thing once for its key", async () => {
    const { token } = await newCustomer(server);
    const id = await conversationOf(token);
    const headers = { authorization: `Bearer ${key}`, "idempotency-key": "answer-0001" };
    const [first, second] = [
      await answer(id, { message: "Once" }, headers),
      await answer(id, { message: "Once" }, headers),
    ];
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect(second.body).toEqual(first.body);
    expect((await answer(id, { message: "Twice" }, headers)).status).toBe(422);
    expect(await messages(token)).toHaveLength(2);
  });

  it.each([
    ["nothing", { message: " \u202E " }, 403, "message"],
    ["ten thousand characters", { message: "x".repeat(10_000) }, 403, "message"],
    ["no text", {}, 403, "message"],
    ["a list", { message: ["a"] }, 403, "message"],
    ["a NUL", { message: "a\0b" }, 403, "message"],
  ])("is refused with %s", async (_, payload, status, code) => {
    const { token } = await newCustomer(server);
    const refused = await answer(await conversationOf(token), payload);
    expect([refused.status, refused.code]).toEqual([status, code]);
    expect(await messages(token)).toHaveLength(1);
  });

  it("is told of conversations that are not there, and stopped when it runs wild", async () => {
    expect((await answer(999_999, { message: "a" })).status).toBe(404);
    expect((await answer("all", { message: "a" })).status).toBe(403);
    const { token } = await newCustomer(server);
    const id = await conversationOf(token);
    const sent = await Promise.all(Array.from({ length: 65 }, () => answer(id, { message: "Sorry" })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(5);
    const other = await newCustomer(server);
    expect((await answer(await conversationOf(other.token), { message: "Hi" })).status).toBe(200);
  });
});

describe("who has not the key", () => {
  it("answers nothing, a customer's token included, and is slowed without keeping the right key out", async () => {
    const { token } = await newCustomer(server);
    const id = await conversationOf(token);
    const wrong = [
      {},
      { authorization: key },
      { authorization: `Basic ${key}` },
      { authorization: `Bearer ${key}x` },
      { authorization: `Bearer ${key.slice(1)}` },
      { authorization: "Bearer " },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of wrong) {
      const refused = await answer(id, { message: "a" }, headers as Record<string, string>);
      expect([refused.status, refused.code]).toEqual([401, "shop_key"]);
    }
    // Without the key the body does not matter.
    expect((await answer(id, { nothing: true }, {})).status).toBe(401);
    for (let count = 0; count < 20; count += 1) await answer(id, { message: "a" }, {});
    expect((await answer(id, { message: "a" }, {})).status).toBe(429);
    expect((await answer(id, { message: "We are here" })).status).toBe(200);
    expect(await messages(token)).toHaveLength(2);
  });

  it("finds no such call where the operator has set none, and a short key stops the start", async () => {
    const closed = await openShopServer({ demoAutopilot: false });
    const refused = await closed.server.inject({
      method: "POST",
      url: "/api/v1/shop/conversations/1/messages",
      headers: { authorization: "Bearer " },
      payload: { message: "a" },
    });
    await closed.server.close();
    expect(refused.statusCode).toBe(404);
    expect(() => readSettings({ SHOP_API_KEY: "secret" })).toThrow("SHOP_API_KEY");
    expect(readSettings({ SHOP_API_KEY: key }).shopApiKey).toBe(key);
  });
});
