import { afterAll, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { openDemoServer } from "../../testing/demo-shop";
import { present } from "../../testing/present";

const { server, shop, get } = await openDemoServer();
afterAll(() => server.close());
const smash = "anchor-burger-harbour-smash-burger";

describe("GET /items/details", () => {
  it("returns the same by id and slug, with its store and reviews", async () => {
    const bySlug = await get(`/items/details/${smash}`, shop.in("food"));
    const byId = await get(`/items/details/${bySlug.body.id}`, shop.in("food"));
    expect(byId.body).toEqual(bySlug.body);
    expect(bySlug.body.store_details).toMatchObject({ slug: "anchor-burger", id: bySlug.body.store_id });
    expect(bySlug.body.store_details.category_details.length).toBeGreaterThan(1);
    expect(bySlug.body.food_variations.length).toBeGreaterThan(1);
  });

  it("is in Arabic where there is a translation", async () => {
    const { body } = await get(`/items/details/${smash}`, { ...shop.in("food"), language: "ar" });
    expect(body.name).toMatch(/[\u0600-\u06ff]/);
    expect(body.food_variations[0]?.values[0]?.label).toMatch(/[\u0600-\u06ff]/);
    expect(body.store_name).toMatch(/[\u0600-\u06ff]/);
  });

  it("reports a missing item with errors as an object", async () => {
    for (const id of ["999999", "no-such-item", "0", "99999999999999"]) {
      const { status, body } = await get(`/items/details/${id}`, shop.in("food"));
      expect(status, id).toBe(404);
      expect(body, id).toMatchObject({ errors: { code: "product-001" } });
    }
    expect((await get(`/items/details/${smash}`, shop.in("grocery"))).status).toBe(404);
  });

  it("leads to related items and to reviews", async () => {
    const item = await shop.item(smash);
    const related: Item[] = (await get(`/items/related-items/${item.id}`, shop.in("food"))).body;
    expect(related.map((row) => row.id)).not.toContain(item.id);
    expect(related.every((row) => row.category_id === item.category_id)).toBe(true);
    const beside: Item[] = (await get(`/items/related-store-items/${smash}`, shop.in("food"))).body;
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.every((row) => row.store_id === item.store_id)).toBe(true);
    const store = await get("/stores/reviews", { ...shop.in("food"), query: { store_id: item.store_id } });
    expect(store.body.total_size).toBeGreaterThan(1);
    const reviewed = present(store.body.reviews[0]).item_id;
    const { body } = await get(`/items/reviews/${reviewed}`, shop.in("food"));
    expect(body.reviews[0]?.item_id).toBe(reviewed);
  });
});

describe("GET /stores/details", () => {
  it("needs no zone and no module, and returns null when there is no such store", async () => {
    const store = await shop.store("anchor-burger");
    expect((await shop.store(String(store.id))).slug).toBe("anchor-burger");
    expect(store.schedules.length).toBeGreaterThan(0);
    for (const id of ["999999", "nobody", "-1", "%27"]) {
      const { status, body } = await get(`/stores/details/${id}`, {});
      expect([status, body], id).toEqual([200, null]);
    }
  });

  it("lists the store's items, all or of one category", async () => {
    const store = present((await get("/stores/details/anchor-burger")).body);
    const latest = async (category: number | string) =>
      (
        await get("/items/latest", {
          ...shop.in("food"),
          query: { store_id: store.id, category_id: category, limit: 100, offset: 1 },
        })
      ).body;
    const all = await latest(0);
    expect(all.total_size).toBe(store.total_items);
    expect(store.price_range).toEqual([{ min_price: all.min_price, max_price: all.max_price }]);
    const parts = await Promise.all(store.category_ids.map(latest));
    expect(parts.reduce((sum, part) => sum + part.total_size, 0)).toBe(all.total_size);
    const popular: Item[] = (await get("/stores/popular-items/anchor-burger", shop.in("food"))).body;
    expect(popular.length).toBeLessThanOrEqual(10);
  });

  it("gives a store-wide discount only while it runs", async () => {
    const running = await shop.store("forno-del-porto");
    const coming = await shop.store("river-tacos");
    expect(running.discount?.discount).toBeGreaterThan(0);
    expect(coming.discount).toBeNull();
    const items: Item[] = (await get("/stores/popular-items/forno-del-porto", shop.in("food"))).body;
    const plain = items.filter((item) => item.flash_sale === 0);
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.every((item) => item.store_discount === running.discount?.discount)).toBe(true);
    server.clock.set(`${running.discount?.end_date}T23:59:59Z`);
    server.clock.advance(86_400_000);
    expect((await shop.store("forno-del-porto")).discount).toBeNull();
    server.clock.release();
  });
});

describe("search", () => {
  const names = async (type: string, name: string, language: "en" | "ar" = "en") => {
    const { body } = await get("/items/item-or-store-search", {
      ...shop.in(type),
      language,
      query: { name },
    });
    return {
      items: body.items.map((row) => row.name),
      stores: body.stores.map((row) => row.name),
    };
  };

  it("forgives typing mistakes, in English and in Arabic", async () => {
    expect((await names("food", "burgr")).items[0]).toMatch(/Burger/);
    expect((await names("food", "shwarma")).items[0]).toMatch(/Shawarma/);
    expect((await names("grocery", "appel")).items[0]).toMatch(/Apple/);
    expect((await names("food", "برجر", "ar")).items[0]).toMatch(/برغر/);
    expect((await names("food", "anchr")).stores).toEqual(["Anchor Burger House"]);
  });

  it("finds in one language what is shown in the other", async () => {
    expect((await names("grocery", "حليب")).items[0]).toMatch(/Milk/);
  });

  it("treats signs of SQL and of patterns as nothing", async () => {
    for (const name of ["%", "_", "'", "\\", "'; drop table items; --", "((((", "🍕", "%%%_%"]) {
      const { status } = await get("/items/item-or-store-search", { ...shop.in("food"), query: { name } });
      expect(status, name).toBe(200);
    }
    expect((await names("food", "%")).items).toEqual([]);
  });

  it("finds nothing where nothing is sold", async () => {
    const nowhere = { ...shop.in("food"), zone: [999_999] };
    for (const path of ["/items/search", "/items/search-suggestion", "/stores/search"] as const) {
      const { status, body } = await get(path, {
        ...nowhere,
        query: { name: "burger", limit: 5, offset: 1 },
      });
      expect([status, body.total_size], path).toEqual([200, 0]);
    }
  });

  it("needs a position for suggestions", async () => {
    const { position: _none, ...request } = shop.in("food");
    const { status, errors } = await get("/items/item-or-store-search", { ...request, query: { name: "x" } });
    expect([status, errors[0]?.code]).toEqual([403, "longitude-latitude"]);
  });

  it("lists what was searched, by items and by stores, and what each kind of listing needs", async () => {
    const combined = (query: Record<string, string | number>) =>
      get("/get-combined-data", { ...shop.in("food"), query: { limit: 12, offset: 1, ...query } });
    const itemsOf = async (query: Record<string, string>) => {
      const { body } = await combined({ list_type: "item", ...query });
      if (!("products" in body)) throw new Error("A list of items was expected.");
      return body.products;
    };
    const items = await itemsOf({ data_type: "searched", name: "burger" });
    expect(items.length).toBeGreaterThan(2);
    // Those that are called so stand before those of a category of this name.
    const named = items.map((item) => /burger/i.test(item.name));
    expect(named.lastIndexOf(true)).toBe(named.filter(Boolean).length - 1);
    expect(named.slice(0, 3)).toEqual([true, true, true]);
    const stores = await combined({ list_type: "store", data_type: "searched", name: "anchor" });
    expect(stores.body).toMatchObject({ stores: [{ slug: "anchor-burger" }] });
    const code = async (query: Record<string, string>) => (await combined(query)).errors[0]?.code;
    expect(await code({ list_type: "item", data_type: "searched" })).toBe("name");
    expect(await code({ list_type: "item", data_type: "category" })).toBe("category_ids");
    expect(await code({ list_type: "store", data_type: "brand" })).toBe("brand_ids");
    expect(await code({ list_type: "nothing" })).toBe("list_type");
    expect(await itemsOf({ data_type: "category", category_ids: "[999999]" })).toEqual([]);
    expect((await itemsOf({ data_type: "discounted" })).length).toBeGreaterThan(0);
  });

  it("returns the same rows from the older search calls", async () => {
    const query = { name: "burger", limit: 12, offset: 1 };
    const older = await get("/items/search", { ...shop.in("food"), query });
    const newer = await get("/get-combined-data", {
      ...shop.in("food"),
      query: { ...query, list_type: "item", data_type: "searched" },
    });
    expect(older.body).toEqual(newer.body);
    const suggestions = await get("/items/search-suggestion", { ...shop.in("food"), query });
    expect(suggestions.body.total_size).toBe(older.body.total_size);
    expect((await get("/stores/search", { ...shop.in("food"), query })).body.stores.length).toBeGreaterThan(
      0,
    );
  });
});
