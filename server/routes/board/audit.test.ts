/** The log of who did what at the board. */
import { afterAll, expect, it } from "vitest";
import { auditLog, couriers } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";

const { server, shop } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());

it("is an owner's to read, page by page, with the names of items and couriers", async () => {
  const token = async (role: "owner" | "dispatcher" | "store") =>
    (await newOperator(server, { name: role, role, stores: role === "store" ? ["kitchen"] : [] })).token;
  const owner = await token("owner");
  for (const other of [await token("dispatcher"), await token("store")])
    expect((await server.call("GET", "/board/audit", { token: other })).status).toBe(403);
  const page = async (query = {}) => (await server.call("GET", "/board/audit", { token: owner, query })).body;

  const [courier] = await database.select().from(couriers).limit(1);
  const { id: courierId, firstName } = present(courier);
  const entry = { at: server.clock.now(), operatorName: "Ada" };
  await database.insert(auditLog).values([
    {
      ...entry,
      action: "review_answered",
      storeId: shop.kitchen,
      itemId: shop.soup,
      after: { answer: "Thanks" },
    },
    { ...entry, action: "courier_changed", before: { courier_id: null }, after: { courier_id: courierId } },
  ]);
  const [changed, answered] = (await page()).entries;
  expect(changed?.couriers).toEqual([{ id: courierId, name: expect.stringContaining(firstName) }]);
  expect(answered).toMatchObject({ by: "Ada", item_id: shop.soup, item_name: "soup", couriers: [] });

  await database.insert(auditLog).values(Array.from({ length: 60 }, () => ({ ...entry, action: "x" })));
  const first = await page();
  const second = await page({ before: present(first.next ?? undefined) });
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect([first.entries.length, new Set(ids).size === ids.length]).toEqual([50, true]);
});
