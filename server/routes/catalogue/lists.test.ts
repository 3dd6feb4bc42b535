import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Category, Item, Store } from "@/contract";
import { metersBetween } from "@/domain/distance";
import { linePrice } from "@/domain/item-price";
import { currentPricesJob } from "../../jobs/current-prices";
import { openDemoServer, townMiddle } from "../../testing/demo-shop";
import { present } from "../../testing/present";
import type { TestRequest } from "../../testing/test-server";

const { server, shop, get } = await openDemoServer();
afterAll(() => server.close());

/** All rows of a list, page by page. */
async function walk<T>(
  path: string,
  key: "products" | "stores",
  request: TestRequest,
  limit = 7,
): Promise<{ rows: T[]; total: number }> {
  const rows: T[] = [];
  let total = 0;
  for (let offset = 1; offset < 100; offset += 1) {
    const { status, body } = await get(path, { ...request, query: { ...request.query, limit, offset } });
    expect(status, path).toBe(200);
    expect(body).toMatchObject({ limit, offset });
    const { [key]: found, total_size: size } = body as Record<typeof key, T[]> & { total_size: number };
    expect(size).toBeGreaterThanOrEqual(rows.length + found.length);
    rows.push(...found);
    total = size;
    if (found.length === 0 || offset * limit >= total) break;
  }
  return { rows, total };
}

/** What the cards show and lists go by, minor units. */
const shownPrice = (item: Item) =>
  linePrice({ item, variation: [], addOns: [], quantity: 1, digits: 2 }).total;
beforeAll(() => currentPricesJob.run(server.context, {}));

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
const descending = (values: readonly number[]) => [...values].sort((a, b) => b - a);
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const takesOrders = (store: Store) => store.active && store.open === 1;
/** The stores that take orders now, and the others. */
const openAndClosed = (stores: readonly Store[]) => [
  stores.filter(takesOrders),
  stores.filter((store) => !takesOrders(store)),
];

/** Values of a walk's rows in the list's own order; on each page what cannot be bought now has to come last. */
function inListOrder(rows: readonly Item[], pageSize: number, value: (item: Item) => number): number[] {
  const pages = Array.from({ length: Math.ceil(rows.length / pageSize) }, (_, page) =>
    rows.slice(page * pageSize, (page + 1) * pageSize),
  );
  return pages.flatMap((page) => {
    const isClosed = page.map((item) => item.store_open === false || !item.available_now);
    expect(isClosed).toEqual([...isClosed].sort((a, b) => Number(a) - Number(b)));
    return page.map(value).sort((a, b) => b - a);
  });
}

describe("pages of items", () => {
  it("hold every item once, over several zones, with the exact total", async () => {
    const request = {
      ...shop.in("food"),
      zone: [shop.zone("Harbour"), shop.zone("North Town"), shop.zone("West")],
    };
    const { rows, total } = await walk<Item>("/items/popular", "products", request, 50);
    expect(new Set(ids(rows)).size).toBe(rows.length);
    expect(rows.length).toBe(total);
    const alone = await Promise.all(
      request.zone.map((zone) => walk<Item>("/items/popular", "products", { ...request, zone: [zone] }, 50)),
    );
    expect(total).toBe(alone.reduce((sum, list) => sum + list.total, 0));
  });

  it("are sorted as they say, in one zone and over several", async () => {
    for (const zone of [[shop.zone("Harbour")], [shop.zone("Harbour"), shop.zone("Cape")]]) {
      const request = { ...shop.in("food"), zone };
      const rated = await walk<Item>("/items/most-reviewed", "products", request, 40);
      const counts = inListOrder(rated.rows, 40, (item) => item.rating_count);
      expect(counts).toEqual(descending(counts));
      const newest = await walk<Item>("/items/new-arrival", "products", request, 40);
      const found = inListOrder(newest.rows, 40, (item) => item.id);
      expect(found).toEqual(descending(found));
      for (const [filter, sign] of [
        ['["low"]', 1],
        ["[high]", -1],
      ] as const) {
        const priced = await walk<Item>("/items/popular", "products", { ...request, query: { filter } }, 40);
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
      const { rows } = await walk<Item>("/items/popular", "products", { ...shop.in("food"), query }, 50);
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
      (await walk<Item>("/items/popular", "products", { ...request, query }, 50)).rows;
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
      const { rows } = await walk<Item>("/items/popular", "products", request, 50);
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

describe("pages of stores", () => {
  it("put the nearest first, closed stores after all open ones, with their distance in metres", async () => {
    const request = { ...shop.in("ecommerce"), position: townMiddle };
    const { rows, total } = await walk<Store>("/stores/get-stores/all", "stores", request, 5);
    expect(rows.length).toBe(total);
    expect(ids(rows)).toEqual(ids(openAndClosed(rows).flat()));
    for (const group of openAndClosed(rows)) {
      const distances = group.map((store) => store.distance ?? Number.NaN);
      expect(distances).toEqual(ascending(distances));
    }
    for (const store of rows) {
      const exact = metersBetween(townMiddle, { lat: Number(store.latitude), lng: Number(store.longitude) });
      expect(store.distance).toBeCloseTo(exact, 3);
    }
    const { position: _none, ...placeless } = request;
    const without = (await get("/stores/get-stores/all", placeless)).body;
    expect(without.stores[0]).not.toHaveProperty("distance");
  });

  it("lose and repeat no store where several stand at one point", async () => {
    const { rows } = await server.connection.executeSql("select id, place::text as place from stores");
    await server.connection.executeSql("update stores set place = point(6.5, 40.021)");
    const found = await walk<Store>("/stores/get-stores/all", "stores", shop.in("ecommerce"), 4);
    expect(new Set(ids(found.rows)).size).toBe(found.rows.length);
    expect(ids(found.rows)).toEqual(openAndClosed(found.rows).flatMap((group) => ascending(ids(group))));
    expect(found.rows.length).toBe(found.total);
    for (const { id, place } of rows as { id: number; place: string }[]) {
      await server.connection.executeSql("update stores set place = $2::text::point where id = $1", [
        id,
        place,
      ]);
    }
  });

  it("put closed stores last on every page, at every hour, unless another order is asked for", async () => {
    const request = shop.in("food");
    for (const hour of ["02:00", "07:30", "12:30", "23:30"]) {
      server.clock.set(`2026-03-02T${hour}:00Z`);
      const whole = await walk<Store>("/stores/popular", "stores", request, 50);
      const inPages = await walk<Store>("/stores/popular", "stores", request, 3);
      const [open = [], closed = []] = openAndClosed(whole.rows);
      expect(ids(whole.rows)).toEqual(ids([...open, ...closed]));
      expect(ids(inPages.rows)).toEqual(ids(whole.rows));
      expect(whole.rows.length).toBe(whole.total);
    }
    const newest = await walk<Store>("/stores/latest", "stores", request, 50);
    const [open = [], closed = []] = openAndClosed(newest.rows);
    expect(closed.length).toBeGreaterThan(0);
    expect(ids(newest.rows)).toEqual([...descending(ids(open)), ...descending(ids(closed))]);
    server.clock.release();
  });

  it("say of an item whether its store takes orders, and when that changes", async () => {
    const { id: store_id } = await shop.store("night-lantern-ramen");
    const itemAt = async (instant: string) => {
      server.clock.set(instant);
      const { body } = await get("/items/popular", { ...shop.in("food"), query: { store_id, limit: 1 } });
      server.clock.release();
      const { store_open: open, store_changes_at: changesAt } = present((body.products as Item[])[0]);
      return { open, changesAt };
    };
    const { schedules } = await shop.store("night-lantern-ramen");
    const { opening_time: opens, closing_time: closes } = present(schedules[0]);
    const noon = await itemAt("2026-03-02T11:00:00Z");
    expect(noon).toEqual({ open: false, changesAt: `2026-03-02T${opens.slice(0, 5)}` });
    const night = await itemAt("2026-03-02T21:30:00Z");
    expect(night).toEqual({ open: true, changesAt: `2026-03-03T${closes.slice(0, 5)}` });
  });

  it("serve every zone where the module does", async () => {
    const here = await walk<Store>("/stores/popular", "stores", shop.in("ecommerce", "Harbour"), 50);
    const there = await walk<Store>("/stores/popular", "stores", shop.in("ecommerce", "West"), 50);
    expect(ids(here.rows)).toEqual(ids(there.rows));
    expect(new Set(here.rows.map((store) => store.zone_id)).size).toBeGreaterThan(1);
  });

  it("span the modules when none is named, where the contract allows it", async () => {
    const { module: _module, ...request } = shop.in("food");
    const { rows } = await walk<Store>("/stores/get-stores/all", "stores", request, 50);
    expect(new Set(rows.map((store) => store.module_type)).size).toBe(4);
  });

  it("filter by what a store offers", async () => {
    const { module: _module, ...request } = shop.in("food");
    const zone = [shop.zone("Harbour"), shop.zone("North"), shop.zone("West"), shop.zone("Cape")];
    const list = async (path: string, query: Record<string, string> = {}) =>
      (await walk<Store>(path, "stores", { ...request, zone, query }, 100)).rows;
    expect((await list("/stores/get-stores/delivery")).every((store) => store.delivery)).toBe(true);
    expect((await list("/stores/get-stores/take_away")).every((store) => store.take_away)).toBe(true);
    expect(
      (await list("/stores/get-stores/all", { featured: "1" })).every((store) => store.featured === 1),
    ).toBe(true);
    expect(
      (await list("/stores/get-stores/all", { filter: '["free_delivery"]' })).every((s) => s.free_delivery),
    ).toBe(true);
    const open = await list("/stores/get-stores/all", { filter: "[currently_open]" });
    const all = await list("/stores/get-stores/all");
    expect(ids(open).sort()).toEqual(ids(all.filter((s) => s.open === 1 && s.active)).sort());
    expect(all.length).toBeGreaterThan(open.length);
    const newest = await list("/stores/get-stores/all", { store_type: "newly_joined" });
    expect(ids(newest)).toEqual(descending(ids(newest)));
  });

  it("open and close by the shop's clock, over midnight too", async () => {
    const store = await shop.store("night-lantern-ramen");
    const late = store.schedules[0];
    expect(late?.opening_time && late.closing_time < late.opening_time).toBe(true);
    const openAt = async (instant: string) => {
      server.clock.set(instant);
      const { open, current_opening_time: opening } = await shop.store("night-lantern-ramen");
      server.clock.release();
      return [open, opening];
    };
    expect(await openAt("2026-11-23T23:30:00Z")).toEqual([1, late?.opening_time]);
    expect(await openAt("2026-11-24T01:00:00Z")).toEqual([1, late?.opening_time]);
    expect(await openAt("2026-11-24T12:00:00Z")).toEqual([0, late?.opening_time]);
    const never = await shop.store("captains-steak");
    expect([never.open, never.current_opening_time, never.off_day]).toEqual([0, "closed", "0123456"]);
  });
});

describe("categories", () => {
  it("come with their children, featured ones alone when asked for", async () => {
    const all: Category[] = (await get("/categories", shop.in("food"))).body;
    const featured: Category[] = (await get("/categories", { ...shop.in("food"), query: { featured: 1 } }))
      .body;
    expect(all.some((category) => category.featured === 0)).toBe(true);
    expect(featured.length).toBeGreaterThan(3);
    expect(featured.every((category) => category.featured === 1)).toBe(true);
    const empty = new Set(all.filter((category) => category.products_count === 0).map(({ id }) => id));
    expect(featured.filter((category) => empty.has(category.id))).toEqual([]);
    const [first] = all as [Category];
    const children: Category[] = (await get(`/categories/childes/${first.id}`, shop.in("food"))).body;
    expect(ids(children)).toEqual(ids(first.childes));
  });

  it("list their items and stores by id and by slug", async () => {
    const categories: Category[] = (await get("/categories", shop.in("food"))).body;
    const parent = categories.find((category) => category.products_count > 5 && category.childes.length > 1);
    if (!parent) throw new Error("No category has items.");
    const byId = await walk<Item>(`/categories/items/${parent.id}`, "products", shop.in("food"));
    const bySlug = await walk<Item>(`/categories/items/${parent.slug}`, "products", shop.in("food"));
    expect(ids(byId.rows)).toEqual(ids(bySlug.rows));
    expect(byId.total).toBe(parent.products_count);
    expect(byId.rows.every((item) => item.category_ids[0]?.id === String(parent.id))).toBe(true);
    const stores = await walk<Store>(`/categories/stores/${parent.id}`, "stores", shop.in("food"));
    expect(new Set(byId.rows.map((item) => item.store_id))).toEqual(new Set(ids(stores.rows)));
    const several = await walk<Item>("/categories/items/list", "products", {
      ...shop.in("food"),
      query: { category_ids: JSON.stringify(ids(parent.childes)) },
    });
    expect(several.total).toBe(byId.total);
    expect((await get("/categories/items/none-such?limit=1&offset=1", shop.in("food"))).status).toBe(404);
  });
});
