import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Item, Store } from "@/contract";
import { linePrice } from "@/domain/line-price";
import { inCents } from "../../../tests/fixtures/price-reading";
import { currentPricesJob } from "../../jobs/current-prices";
import { openDemoServer } from "../../testing/demo-shop";
import { present } from "../../testing/present";
import type { TestRequest } from "../../testing/test-server";
import { walkList } from "../../testing/walk-list";

const { server, shop, get } = await openDemoServer();
afterAll(() => server.close());
beforeAll(() => currentPricesJob.run(server.context, {}));

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
const descending = (values: readonly number[]) => [...values].sort((a, b) => b - a);
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
/** The price that cards show and lists sort by, minor units. */
const shownPrice = (item: Item) =>
  linePrice({ item, variation: [], addOns: [], quantity: 1, reading: inCents }).total;

describe("pages of items", () => {
  it("hold every item once, over several zones, with the exact total", async () => {
    const request = {
      ...shop.in("food"),
      zone: [shop.zone("Harbour"), shop.zone("North Town"), shop.zone("West")],
    };
    const { rows, total } = await walkList<Item>(get, "/items/popular", "products", request, 50);
    expect(new Set(ids(rows)).size).toBe(rows.length);
    expect(rows.length).toBe(total);
    const alone = await Promise.all(
      request.zone.map((zone) =>
        walkList<Item>(get, "/items/popular", "products", { ...request, zone: [zone] }, 50),
      ),
    );
    expect(total).toBe(alone.reduce((sum, list) => sum + list.total, 0));
  });

  it.each(["/items/popular", "/items/most-reviewed", "/items/new-arrival", "/items/discounted"])(
    "of %s have one order, whatever their size",
    async (path) => {
      const request = { ...shop.in("food"), zone: [shop.zone("Harbour"), shop.zone("Cape")] };
      const listOf = async (size: number) =>
        ids((await walkList<Item>(get, path, "products", request, size)).rows).slice(0, 30);
      const whole = await listOf(50);
      expect(whole.length).toBeGreaterThan(5);
      for (const size of [5, 10, 7]) expect(await listOf(size)).toEqual(whole);
    },
  );

  it("are sorted as they say, in one zone and over several", async () => {
    for (const zone of [[shop.zone("Harbour")], [shop.zone("Harbour"), shop.zone("Cape")]]) {
      const request = { ...shop.in("food"), zone };
      const rated = await walkList<Item>(get, "/items/most-reviewed", "products", request, 40);
      const counts = rated.rows.map((item) => item.rating_count);
      expect(counts).toEqual(descending(counts));
      const newest = await walkList<Item>(get, "/items/new-arrival", "products", request, 40);
      const found = newest.rows.map((item) => item.id);
      expect(found).toEqual(descending(found));
      for (const [filter, sign] of [
        ['["low"]', 1],
        ["[high]", -1],
      ] as const) {
        const priced = await walkList<Item>(
          get,
          "/items/popular",
          "products",
          { ...request, query: { filter } },
          40,
        );
        const prices = priced.rows.map(shownPrice);
        expect(prices).toEqual([...prices].sort((a, b) => sign * (a - b)));
      }
    }
  });

  it("hold only what comes without a fee when that is asked for", async () => {
    const request = shop.in("food");
    const free: Item[] = (
      await get("/items/popular", { ...request, query: { filter: '["free_delivery"]', limit: "100" } })
    ).body.products;
    const { stores } = (await get("/stores/get-stores/all", { ...request, query: { limit: "200" } })).body;
    const fee = new Map((stores as Store[]).map((store) => [store.id, !store.free_delivery]));
    expect(free.length).toBeGreaterThan(0);
    expect(free.filter((item) => fee.get(item.store_id) !== false)).toEqual([]);
  });

  it("take filters with and without quotes alike", async () => {
    const request = shop.in("food");
    const quoted = await get("/items/popular", { ...request, query: { filter: '["discounted","low"]' } });
    const bare = await get("/items/popular", { ...request, query: { filter: "[discounted,low]" } });
    expect(quoted.body).toEqual(bare.body);
    expect(quoted.body.products.length).toBeGreaterThan(0);
  });

  it("of what is discounted hold exactly what shows a discount: its own, its store's or a flash sale's", async () => {
    const rowsOf = async (query: Record<string, string>) => {
      const { rows } = await walkList<Item>(
        get,
        "/items/popular",
        "products",
        { ...shop.in("food"), query },
        50,
      );
      return rows;
    };
    const shows = (item: Item) => item.discount > 0 || item.store_discount > 0;
    const every = await rowsOf({});
    const discounted = await rowsOf({ filter: '["discounted"]' });
    expect(ascending(ids(discounted))).toEqual(ascending(ids(every.filter(shows))));
    expect(discounted.some((item) => item.discount === 0)).toBe(true);
    expect(discounted.length).toBeLessThan(every.length);
  });

  it("narrow by kind, price and stars", async () => {
    const request = shop.in("food");
    const list = async (query: Record<string, string>) =>
      (await walkList<Item>(get, "/items/popular", "products", { ...request, query }, 50)).rows;
    expect((await list({ type: "veg" })).every((item) => item.veg === 1)).toBe(true);
    expect((await list({ type: "non_veg" })).every((item) => item.veg === 0)).toBe(true);
    const priced = await list({ min_price: "5", max_price: "9.5" });
    expect(priced.length).toBeGreaterThan(3);
    expect(priced.map(shownPrice).every((price) => price >= 500 && price <= 950)).toBe(true);
    expect((await list({ rating_count: "4.5" })).every((item) => item.avg_rating >= 4.5)).toBe(true);
  });

  it('name recommended and suggested rows "items"', async () => {
    const recommended = await get("/items/recommended", { ...shop.in("grocery"), query: { filter: "all" } });
    expect(recommended.body.items.length).toBeGreaterThan(0);
    expect(recommended.body.items.every((item: Item) => item.recommended === 1)).toBe(true);
    const store = present(recommended.body.items[0]).store_id;
    const suggested = await get("/items/suggested", { ...shop.in("grocery"), query: { store_id: store } });
    expect(suggested.body.items.every((item: Item) => item.store_id === store)).toBe(true);
  });

  it("refuse a missing zone, module, limit or offset where they are needed", async () => {
    const { zone, module } = shop.in("food");
    const code = async (path: string, request: TestRequest) => (await get(path, request)).errors[0]?.code;
    expect(await code("/items/popular", { ...(module ? { module } : {}) })).toBe("zoneId");
    expect(await code("/items/popular", { ...(zone ? { zone } : {}) })).toBe("moduleId");
    expect(await code("/categories/items/burgers", shop.in("food"))).toBe("limit");
    expect(
      await code("/items/latest", { ...shop.in("food"), query: { limit: 5, offset: 1, store_id: 1 } }),
    ).toBe("category_id");
  });

  it("show no item of a switched-off store or that is switched off", async () => {
    const request = shop.in("food");
    const [first] = (await get("/items/popular", request)).body.products as [Item];
    const sql = server.connection.executeSql;
    const seen = async () => {
      const { rows } = await walkList<Item>(get, "/items/popular", "products", request, 50);
      return rows.filter((item) => item.store_id === first.store_id);
    };
    await sql("update items set active = false where id = $1", [first.id]);
    expect(ids(await seen())).not.toContain(first.id);
    expect((await get(`/items/details/${first.id}`, request)).status).toBe(404);
    await sql("update items set active = true where id = $1", [first.id]);
    await sql("update stores set status = false where id = $1", [first.store_id]);
    expect(await seen()).toEqual([]);
    expect((await get(`/items/details/${first.id}`, request)).status).toBe(404);
    expect((await get(`/stores/details/${first.store_id}`, {})).body).toBeNull();
    await sql("update stores set status = true where id = $1", [first.store_id]);
  });
});
