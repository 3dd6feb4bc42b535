import type { AddressInfo } from "node:net";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys, auditLog } from "../../db/schema";
import { textOfCommand } from "../../testing/operator";
import { openShopServer } from "../../testing/shop-server";
import { groceryOrder, newGuest, plain } from "../../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer();
const { database } = server.context;
const ops = textOfCommand(server.context);
afterAll(() => server.close(), 20_000);

const keyIn = (text: string): string => /dsk_[\w-]+/.exec(text)?.[0] ?? "";
const accept = (token: string, id: number, key: string) =>
  server.call("POST", `/board/orders/${id}/accept`, {
    token,
    body: { seen_status: "pending", minutes: 20 },
    headers: { "idempotency-key": key },
  });
const idsOf = async (token: string) => {
  const { body } = await server.call("GET", "/board/orders", { token });
  return body.orders.map(({ id }: { id: number }) => id);
};

describe("a key of another system", () => {
  let soup: number;
  let groceries: number;
  beforeAll(async () => {
    soup = await orderSoup(await newGuest(server));
    groceries = (await groceryOrder(server, shop, await newGuest(server), plain(shop.rice))).body.order_id;
  });

  it("reads the orders of its stores alone, and changes none", async () => {
    const key = keyIn(await ops("key", "add", "Kitchen display", "--store", "kitchen"));
    const ids = await idsOf(key);
    expect(ids).toContain(soup);
    expect(ids).not.toContain(groceries);
    expect((await server.call("GET", `/board/orders/${groceries}`, { token: key })).status).toBe(404);
    const refused = await accept(key, soup, "11111111-1111-4111-8111-111111111111");
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, "key_reads_only"]);
  });

  it("with --write accepts an order once, and stands in the audit log by its name", async () => {
    const key = keyIn(await ops("key", "add", "Till", "--write"));
    expect(await idsOf(key)).toEqual(expect.arrayContaining([soup, groceries]));
    const idempotencyKey = "22222222-2222-4222-8222-222222222222";
    const answers = [
      await accept(key, groceries, idempotencyKey),
      await accept(key, groceries, idempotencyKey),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const written = await database.select().from(auditLog).where(eq(auditLog.orderId, groceries));
    expect(written.map(({ action, operatorName }) => [action, operatorName])).toEqual([
      ["order_accepted", "Till"],
    ]);
  });

  it("is no person: it neither subscribes to pushes nor signs out", async () => {
    const key = keyIn(await ops("key", "add", "Robot", "--write"));
    const device = { endpoint: "https://nowhere.test/x", keys: { p256dh: "x", auth: "x" } };
    for (const [path, body] of [
      ["/board/push/subscribe", device],
      ["/board/sign-out", undefined],
    ] as const) {
      const { status, errors } = await server.call("POST", path, { token: key, ...(body && { body }) });
      expect([path, status, errors[0]?.code]).toEqual([path, 403, "role"]);
    }
  });

  it("is stored as a hash, listed without it, and ends at once", async () => {
    const printed = await ops("key", "add", "Old till", "--store", "kitchen", "--write");
    const key = keyIn(printed);
    expect(await idsOf(key)).toContain(soup);
    const stored = await database.select().from(apiKeys);
    expect(JSON.stringify(stored)).not.toContain(key.slice(4));
    const list = await ops("key", "list");
    expect(list).toMatch(/Old till +write +used .*kitchen/);
    expect(list).not.toContain(key);
    expect(await ops("operator", "list")).not.toContain("Old till");
    await ops("key", "remove", "Old till");
    expect((await server.call("GET", "/board/orders", { token: key })).status).toBe(401);
    const [last] = await database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action: "key_removed", before: { name: "Old till" } });
  });

  it("ends the streams that it holds open when it is removed", async () => {
    const key = keyIn(await ops("key", "add", "Screen"));
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = server.app.server.address() as AddressInfo;
    const stream = await fetch(`http://127.0.0.1:${port}/api/v1/board/stream`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const ended = stream.text();
    await ops("key", "remove", "Screen");
    expect(await ended).toContain("event: cursor");
  });

  it("is neither made twice by one name, nor for an unknown store, nor known when it was never made", async () => {
    await ops("key", "add", "Twice");
    await expect(ops("key", "add", "Twice")).rejects.toThrow("There is a key Twice already.");
    await expect(ops("key", "add", "Lost", "--store", "nowhere")).rejects.toThrow(
      "There is no store nowhere.",
    );
    await expect(ops("key", "add", "Odd", "--admin")).rejects.toThrow("key add needs NAME");
    await expect(ops("key", "remove", "Nobody")).rejects.toThrow("There is no key Nobody.");
    expect(await ops("key", "list")).not.toMatch(/Lost|Odd/);
    const unknown = await server.call("GET", "/board/orders", { token: `dsk_${"a".repeat(43)}` });
    expect(unknown.status).toBe(401);
  });
});
