import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { items, stores } from "../../db/schema";
import { textOfCommand } from "../../testing/operator";
import { openShopServer } from "../../testing/shop-server";

const { server, shop } = await openShopServer();
let root: string;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  root = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/v1`;
});
// With streams open: a server that stops waits for none of their connections.
afterAll(() => server.close(), 20_000);

/** A page's stream, and how many changes it has heard of. */
async function openStream(storeId: number) {
  const abort = new AbortController();
  const response = await fetch(`${root}/stores/${storeId}/stream`, { signal: abort.signal });
  const stream = {
    response,
    text: "",
    heard: () => stream.text.split("data: changed\n\n").length - 1,
    abort,
  };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk);
  };
  void read().catch(() => undefined);
  return stream;
}
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

it("tells everybody who shows a store what changes there, once a transaction, and nobody else", async () => {
  const [kitchen, market] = [await openStream(shop.kitchen), await openStream(shop.market)];
  expect(kitchen.response.headers.get("content-type")).toContain("text/event-stream");
  expect(kitchen.response.headers.get("cache-control")).toContain("no-store");
  await textOfCommand(server.context, "sold-out")("kitchen", "soup", "pizza");
  await eventually(() => expect(kitchen.heard()).toBe(1));
  await textOfCommand(server.context, "pause")("kitchen", "20");
  await eventually(() => expect(kitchen.heard()).toBe(2));
  const { database } = server.context;
  // A piece less is nothing new; the last one is.
  await database.update(items).set({ stock: 9 }).where(eq(items.id, shop.rice));
  await database.update(stores).set({ orderCount: 9 }).where(eq(stores.id, shop.market));
  await database.update(items).set({ stock: 0 }).where(eq(items.id, shop.rice));
  await eventually(() => expect(market.heard()).toBe(1));
  expect(kitchen.heard()).toBe(2);
});

it("is one of at most 200 of a network address, and makes room when it ends", async () => {
  const { storeStreams } = server.context;
  const before = storeStreams.count();
  const add = () => storeStreams.add({ storeId: 1, address: "198.51.100.7", send: () => {}, end: () => {} });
  const removals = [];
  for (let count = 0; count < 200; count += 1) removals.push(await add());
  expect(await add()).toBe(null);
  for (const remove of removals) remove?.();
  expect(storeStreams.count()).toBe(before);
  const left = await openStream(shop.kitchen);
  await eventually(() => expect(storeStreams.count()).toBe(before + 1));
  left.abort.abort();
  await eventually(() => expect(storeStreams.count()).toBe(before));
});
