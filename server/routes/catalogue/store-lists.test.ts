import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Category, Item, Store } from "@/contract";
import { metersBetween } from "@/domain/distance";
import { currentPricesJob } from "../../jobs/current-prices";
import { writeSetting } from "../../services/settings/settings";
import { openDemoServer, townMiddle } from "../../testing/demo-shop";
import { present } from "../../testing/present";
import { walkList } from "../../testing/walk-list";

const { server, shop, get } = await openDemoServer();
afterAll(() => server.close());
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

describe("pages of stores", () => {
  it("put the nearest first, closed stores after all open ones, with their distance in metres", async () => {
    const request = { ...shop.in("ecommerce"), position: townMiddle };
    const { rows, total } = await walkList<Store>(get, "/stores/get-stores/all", "stores", request, 5);
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
    const found = await walkList<Store>(get, "/stores/get-stores/all", "stores", shop.in("ecommerce"), 4);
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
      const whole = await walkList<Store>(get, "/stores/popular", "stores", request, 50);
      const inPages = await walkList<Store>(get, "/stores/popular", "stores", request, 3);
      const [open = [], closed = []] = openAndClosed(whole.rows);
      expect(ids(whole.rows)).toEqual(ids([...open, ...closed]));
      expect(ids(inPages.rows)).toEqual(ids(whole.rows));
      expect(whole.rows.length).toBe(whole.total);
    }
    const newest = await walkList<Store>(get, "/stores/latest", "stores", request, 50);
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
    const here = await walkList<Store>(get, "/stores/popular", "stores", shop.in("ecommerce", "Harbour"), 50);
    const there = await walkList<Store>(get, "/stores/popular", "stores", shop.in("ecommerce", "West"), 50);
    expect(ids(here.rows)).toEqual(ids(there.rows));
    expect(new Set(here.rows.map((store) => store.zone_id)).size).toBeGreaterThan(1);
  });

  it("span the modules when none is named, where the contract allows it", async () => {
    const { module: _module, ...request } = shop.in("food");
    const { rows } = await walkList<Store>(get, "/stores/get-stores/all", "stores", request, 50);
    expect(new Set(rows.map((store) => store.module_type)).size).toBe(4);
  });

  it("filter by what a store offers", async () => {
    const { module: _module, ...request } = shop.in("food");
    const zone = [shop.zone("Harbour"), shop.zone("North"), shop.zone("West"), shop.zone("Cape")];
    const list = async (path: string, query: Record<string, string> = {}) =>
      (await walkList<Store>(get, path, "stores", { ...request, zone, query }, 100)).rows;
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
    const fast = await list("/stores/get-stores/all", { filter: '["fast_delivery"]' });
    const promisesFast = (s: Store) => s.max_delivery_time > 0 && s.max_delivery_time <= 30;
    expect(ids(fast).sort()).toEqual(ids(all.filter(promisesFast)).sort());
    expect(all.some((s) => s.min_delivery_time <= 30 && !promisesFast(s))).toBe(true);
    const newest = await list("/stores/get-stores/all", { store_type: "newly_joined" });
    expect(ids(newest)).toEqual(descending(ids(newest)));
  });

  it("are sorted by `sort_by` without being filtered, and so does the word among a listing's filters", async () => {
    const request = shop.in("food");
    const list = async (path: string, query: Record<string, string>) =>
      (await walkList<Store>(get, path, "stores", { ...request, query }, 100)).rows;
    const all = await list("/stores/get-stores/all", {});
    expect(all.some((store) => store.max_delivery_time > 30)).toBe(true);
    for (const fastest of [
      await list("/stores/get-stores/all", { sort_by: "fast_delivery" }),
      await list("/get-combined-data", { list_type: "store", data_type: "all", filter: '["fast_delivery"]' }),
    ]) {
      expect(ids(fastest).sort()).toEqual(ids(all).sort());
      const minutes = fastest.map((store) => store.min_delivery_time);
      expect(minutes).toEqual(ascending(minutes));
    }
  });

  it("deliver for free wherever they deliver once the operator pays for all", async () => {
    const request = shop.in("food");
    const query = { filter: '["free_delivery"]' };
    const list = async (path: string, key: "stores" | "products") =>
      walkList<{ id: number }>(get, path, key, { ...request, query }, 100);
    const all = await walkList<Store>(get, "/stores/get-stores/all", "stores", request, 100);
    const before = await list("/stores/get-stores/all", "stores");
    const itemsBefore = await list("/items/popular", "products");
    expect(before.rows.length).toBeLessThan(all.rows.length);
    const rule = { status: true, type: "free_delivery_to_all_store", free_delivery_over: 0 };
    await writeSetting(server.context.database, "admin_free_delivery", rule);
    const after = await list("/stores/get-stores/all", "stores");
    expect(ids(after.rows).sort()).toEqual(ids(all.rows.filter((store) => store.delivery)).sort());
    expect((await list("/items/popular", "products")).rows.length).toBeGreaterThan(itemsBefore.rows.length);
    await writeSetting(server.context.database, "admin_free_delivery", { ...rule, status: false });
    expect(ids((await list("/stores/get-stores/all", "stores")).rows)).toEqual(ids(before.rows));
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
    const byId = await walkList<Item>(get, `/categories/items/${parent.id}`, "products", shop.in("food"));
    const bySlug = await walkList<Item>(get, `/categories/items/${parent.slug}`, "products", shop.in("food"));
    expect(ids(byId.rows)).toEqual(ids(bySlug.rows));
    expect(byId.total).toBe(parent.products_count);
    expect(byId.rows.every((item) => item.category_ids[0]?.id === String(parent.id))).toBe(true);
    const stores = await walkList<Store>(get, `/categories/stores/${parent.id}`, "stores", shop.in("food"));
    expect(new Set(byId.rows.map((item) => item.store_id))).toEqual(new Set(ids(stores.rows)));
    const several = await walkList<Item>(get, "/categories/items/list", "products", {
      ...shop.in("food"),
      query: { category_ids: JSON.stringify(ids(parent.childes)) },
    });
    expect(several.total).toBe(byId.total);
    expect((await get("/categories/items/none-such?limit=1&offset=1", shop.in("food"))).status).toBe(404);
  });
});
