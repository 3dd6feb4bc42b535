/** A cache in front of the server may keep answers that their address alone decides, and nothing of a person. */
import Fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { isSharedRead } from "@/domain/shared-reads";
import { openDemoServer, townMiddle } from "../testing/demo-shop";
import { person } from "../testing/people";
import type { TestRequest } from "../testing/test-server";
import { cachePublicReads } from "./public-cache";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

const zone = shop.zone("Harbour");
const module = shop.module("food");
const scope = (language = "en", zoneId = zone) => `[${zoneId}],${module},${language}`;
const page = { limit: 5, offset: 1 };
const shopper: TestRequest = { zone: [zone], module, language: "en" };
const popular = (request: TestRequest) => server.call("GET", "/items/popular", request);
const isShared = (headers: Record<string, unknown>) => /s-maxage=/.test(String(headers["cache-control"]));

/** Rows of a module for every route that names one, and what else the routes ask for. */
async function rowsIn(moduleId: number, storeId: number) {
  const asking: TestRequest = { ...shopper, module: moduleId };
  const [item] = (await popular({ ...asking, query: page })).body.products;
  const [category] = (await server.call("GET", "/categories", asking)).body;
  const [brand] = (await server.call("GET", "/brand", asking)).body;
  const [condition] = (await server.call("GET", "/common-condition", asking)).body;
  const sale = (await server.call("GET", "/flash-sales", asking)).body;
  const ids: [part: string, id: number | undefined][] = [
    ["/categories/", category?.id],
    ["/brand/", brand?.id],
    ["/common-condition/", condition?.id],
    ["/items/", item?.id],
  ];
  return {
    idFor: (template: string) => ids.find(([part]) => template.includes(part))?.[1] ?? storeId,
    query: {
      limit: "5",
      offset: "1",
      lat: String(townMiddle.lat),
      lng: String(townMiddle.lng),
      store_id: String(storeId),
      category_id: "0",
      category_ids: `[${category?.id}]`,
      flash_sale_id: String(sale?.id ?? 0),
      name: "burger",
      data_type: "all",
    },
  };
}

describe("a public read whose address names its zone, module and language", () => {
  it("may be kept by a cache in front for a while, and by a browser for none", async () => {
    const { headers } = await popular({ ...shopper, query: { ...page, shop_scope: scope() } });
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect(headers.etag).toMatch(/^W\//);
    const again = await popular({
      ...shopper,
      query: { ...page, shop_scope: scope() },
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.headers["cache-control"]]).toEqual([304, headers["cache-control"]]);
  });

  it("is answered by the address alone, as by a cache that hands on no headers", async () => {
    for (const language of ["en", "ar"] as const) {
      const byHeaders = await popular({ ...shopper, language, query: page });
      const byAddress = await popular({ query: { ...page, shop_scope: scope(language) } });
      expect(byAddress.body).toEqual(byHeaders.body);
      expect(byAddress.headers["x-shop-scope"]).toBe(scope(language));
      expect(isShared(byAddress.headers)).toBe(true);
    }
    expect((await popular({ query: { ...page, shop_scope: "" } })).status).toBe(403);
  });

  it("is not kept where the headers say otherwise, and the headers count", async () => {
    const others: TestRequest[] = [
      { ...shopper, zone: [shop.zone("North")] },
      { ...shopper, module: shop.module("grocery") },
      { ...shopper, language: "ar" },
    ];
    for (const other of others) {
      const expected = await popular({ ...other, query: page });
      const { body, headers } = await popular({ ...other, query: { ...page, shop_scope: scope() } });
      expect(body).toEqual(expected.body);
      expect(isShared(headers)).toBe(false);
    }
  });

  it("is not kept without the scope in its address, as before", async () => {
    expect((await popular({ ...shopper, query: page })).headers["cache-control"]).toBe("no-cache");
  });

  it("is not kept where it depends on where the shopper stands, with or without a position", async () => {
    for (const path of ["/stores/get-stores/all", "/banners", "/stores/details/anchor-burger"] as const) {
      for (const position of [{}, { position: townMiddle }]) {
        const { status, headers } = await server.call("GET", path, {
          ...shopper,
          ...position,
          query: { ...page, shop_scope: scope() },
        });
        expect([status, headers["cache-control"]], path).toEqual([200, "no-cache"]);
      }
    }
  });

  it("is kept exactly where the page writes the scope into the address", async () => {
    const store = await shop.store("anchor-burger");
    const templates = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      // A stream is never complete.
      "get" in methods && !path.endsWith("/stream") ? [path] : [],
    );
    const answered: string[] = [];
    const kept: string[] = [];
    /** Routes whose reads may be kept, and those of them that have answered. */
    const shared = { declared: new Set<string>(), answered: new Set<string>() };
    // Brands, conditions and sales are each known to one kind of shop alone.
    for (const type of ["food", "pharmacy", "ecommerce"] as const) {
      const rows = await rowsIn(shop.module(type), store.id);
      for (const list_type of ["item", "store"]) {
        for (const template of templates) {
          const path = template.replace("{filter}", "all").replace(/\{\w+\}/, String(rows.idFor(template)));
          const url = `${path}?${new URLSearchParams({ list_type, ...rows.query })}`;
          const { statusCode, headers } = await server.app.inject({
            url: `${url}&shop_scope=${encodeURIComponent(`[${zone}],${shop.module(type)},en`)}`,
            headers: { zoneid: `[${zone}]`, moduleid: String(shop.module(type)), "x-localization": "en" },
          });
          if (isSharedRead(url)) shared.declared.add(template);
          if (statusCode !== 200) continue;
          if (isSharedRead(url)) shared.answered.add(template);
          answered.push(url);
          if (isShared(headers)) kept.push(url);
        }
      }
    }
    expect(kept).toEqual(answered.filter(isSharedRead));
    expect([...shared.declared].sort()).toEqual([...shared.answered].sort());
    expect(kept.length).toBeLessThan(answered.length);
  });

  it("is not kept where its address says where somebody is", async () => {
    const query = { ...townMiddle, shop_scope: scope() };
    const { status, headers } = await server.call("GET", "/config/get-zone-id", { ...shopper, query });
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
  });

  it("is not kept when it was refused", async () => {
    const { status, headers } = await server.call("GET", "/categories/items/no-such", {
      ...shopper,
      query: { ...page, shop_scope: scope() },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(isShared(headers)).toBe(false);
  });
});

describe("a personal read", () => {
  it("is never kept by a cache in front, whatever its address says", async () => {
    const signedUp = await server.call("POST", "/auth/sign-up", { body: person() });
    // The stream of messages is never complete.
    const paths = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      "get" in methods && /^\/api\/v1\/customer\/(?!message\/stream)[^{]*$/.test(path) ? [path] : [],
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const { headers } = await server.app.inject({
        url: `${path}?shop_scope=${encodeURIComponent(scope())}&limit=5&offset=1`,
        headers: {
          authorization: `Bearer ${signedUp.body.token}`,
          zoneid: `[${zone}]`,
          moduleid: String(module),
        },
      });
      expect(isShared(headers), path).toBe(false);
    }
  });

  it("cannot be declared public", () => {
    const app = Fastify();
    cachePublicReads(app);
    expect(() =>
      app.get("/both", { config: { publicCache: "shared", caller: "optional" } }, () => null),
    ).toThrow(/public/);
  });
});
