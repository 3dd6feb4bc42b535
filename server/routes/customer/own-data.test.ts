import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { customers, pushSubscriptions, sessions, walletMovements } from "../../db/schema";
import { answerAsOperator } from "../../services/chat/operator-chat";
import { personalTables } from "../../services/customers/own-data";
import { sendChat } from "../../testing/chat-form";
import { login, person } from "../../testing/people";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, place, plain } from "../../testing/shoppers";

const { server, shop } = await openShopServer({ demoAutopilot: false });
afterAll(() => server.close());
const { database } = server.context;

type Rows = Record<string, unknown>[];
const download = (token: string) => server.call("GET", "/customer/own-data", { token });
const idOf = async (token: string) =>
  (await server.call("GET", "/customer/info", { token, language: "en" })).body.id;

describe("a customer's own data", () => {
  it("hold the profile, the orders with what was bought, and nobody else's rows", async () => {
    const mine = await newCustomer(server);
    const other = await newCustomer(server);
    for (const who of [mine, other]) {
      await fillCart(server, who, shop.food, plain(shop.soup));
      expect((await place(server, shop, who)).status).toBe(200);
    }
    const id = await idOf(mine.token);
    const response = await download(mine.token);
    expect(response.status).toBe(200);
    expect(response.headers["content-disposition"]).toContain("my-data.json");
    expect(response.headers["cache-control"]).toBe("no-store");
    const data = response.body as Record<string, Rows>;
    expect(data.customers).toMatchObject([{ id, firstName: "Alan" }]);
    expect(data.orders).toMatchObject([{ customerId: id }]);
    expect(data.order_lines).toMatchObject([{ orderId: data.orders?.[0]?.id, quantity: 1 }]);
    for (const { name } of personalTables()) {
      expect(Array.isArray(data[name]), name).toBe(true);
      if (name !== "customers") for (const row of data[name] ?? []) expect(row.customerId).toBe(id);
    }
  });

  it("hold both sides of the customer's chats, and nobody else's", async () => {
    const [mine, other] = [await newCustomer(server), await newCustomer(server)];
    const sent = await sendChat(server, mine.token, { message: "Where is my soup?" });
    await sendChat(server, other.token, { message: "Mine is here" });
    await answerAsOperator(server.context, sent.body.conversation.id, "On its way");
    const data = (await download(mine.token)).body as Record<string, Rows>;
    expect(data.chat_messages?.map(({ text }) => text)).toEqual(["Where is my soup?", "On its way"]);
  });

  it("hold nothing that lets somebody in", async () => {
    const who = person();
    await server.call("POST", "/auth/sign-up", { body: who });
    const token = (await login(server, who.email, who.password)).body.token ?? "";
    const id = await idOf(token);
    const [session] = await database.select().from(sessions).where(eq(sessions.customerId, id));
    await database.insert(pushSubscriptions).values({
      customerId: id,
      endpoint: "https://push.test/mine",
      p256dh: "a-key-of-the-device",
      auth: "a-secret-of-the-device",
    });
    const [{ passwordHash } = { passwordHash: null }] = await database
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(eq(customers.id, id));
    const file = JSON.stringify((await download(token)).body);
    expect(file).toContain("https://push.test/mine");
    for (const secret of [
      passwordHash,
      session?.tokenHash,
      "a-key-of-the-device",
      "a-secret-of-the-device",
    ]) {
      expect(secret).toBeTruthy();
      expect(file).not.toContain(secret);
    }
  });

  it("are whole, however much there is", async () => {
    const { token } = await newCustomer(server);
    const id = await idOf(token);
    const createdAt = server.context.clock.now();
    await database.insert(walletMovements).values(
      Array.from({ length: 1203 }, () => ({
        customerId: id,
        type: "add_fund_by_admin" as const,
        credit: 1 as never,
        balance: 0 as never,
        createdAt,
      })),
    );
    const rows = ((await download(token)).body as Record<string, Rows>).wallet_movements ?? [];
    expect(new Set(rows.map((row) => row.id)).size).toBe(1203);
  });

  it("are downloaded by who is signed in, and not without end", async () => {
    const { token } = await newCustomer(server);
    expect((await server.call("GET", "/customer/own-data", {})).status).toBe(401);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await download(token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
