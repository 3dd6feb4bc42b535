import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server, shop } = await openShopServer();
afterAll(() => server.close());
const { token } = await newCustomer(server);

describe("the wishlist", () => {
  it("holds items and stores, each once, under singular keys", async () => {
    const add = (query: Record<string, number>) =>
      server.call("POST", "/customer/wish-list/add", { token, query });
    expect((await add({ item_id: shop.pizza })).body).toEqual({ message: expect.any(String) });
    expect(
      (await server.call("POST", "/customer/wish-list/add", { token, body: { store_id: shop.market } }))
        .status,
    ).toBe(200);
    const again = await add({ item_id: shop.pizza });
    expect([again.status, again.body]).toEqual([409, { message: expect.any(String) }]);
    const all = (await server.call("GET", "/customer/wish-list", { token })).body;
    expect([all.item[0]?.id, all.store[0]?.id]).toEqual([shop.pizza, shop.market]);
    const food = (await server.call("GET", "/customer/wish-list", { token, module: shop.food })).body;
    expect([food.item.length, food.store.length]).toEqual([1, 0]);
    const remove = () =>
      server.call("DELETE", "/customer/wish-list/remove", { token, query: { item_id: shop.pizza } });
    const removed = [await remove(), await remove()];
    expect(removed.map((response) => response.status)).toEqual([200, 404]);
    expect(removed[1]?.body).toEqual({ message: expect.any(String) });
  });

  it.each([
    [{}, "item_id"],
    [{ item_id: 1, store_id: 1 }, "item_id"],
    [{ item_id: 999_999 }, "item_id"],
    [{ store_id: 999_999 }, "store_id"],
  ])("refuses %j", async (query, code) => {
    const response = await server.call("POST", "/customer/wish-list/add", {
      token,
      query: query as Record<string, number>,
    });
    expect([response.status, response.errors[0]?.code]).toEqual([403, code]);
  });

  it("takes ten additions at once for one", async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.call("POST", "/customer/wish-list/add", { token, query: { item_id: shop.rice } }),
      ),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(responses.filter((response) => response.status === 409)).toHaveLength(9);
  });

  it("repeats a key with the first response", async () => {
    const request = { token, query: { item_id: shop.soup }, key: randomUUID() };
    const first = await server.call("POST", "/customer/wish-list/add", request);
    const again = await server.call("POST", "/customer/wish-list/add", request);
    expect([again.status, again.body, again.headers["idempotent-replayed"]]).toEqual([
      200,
      first.body,
      "true",
    ]);
  });
});
