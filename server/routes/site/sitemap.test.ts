import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows";
import { idsPerPage } from "../../services/page-head/sitemap";
import { openTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
const origin = "https://shop.test";
beforeAll(async () => {
  server = await openTestServer({ demo: true, settings: { publicUrl: origin } });
});
afterAll(() => server?.close());

const get = (url: string) => server.app.inject({ url });
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");
const pathOf = (address: string) => address.slice(origin.length);
async function count(query: ReturnType<typeof sql>): Promise<number> {
  return rowsOf<{ total: number }>(await server.context.database.execute(query))[0]?.total ?? 0;
}

describe("robots.txt", () => {
  it("names the sitemap, and disallows what is personal but not the API", async () => {
    const { body, headers } = await get("/robots.txt");
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(body).toContain("Disallow: /checkout\n");
    expect(body).not.toMatch(/Disallow: \/(api.*)?$/m);
  });
});

describe("the sitemap", () => {
  it("leads to every public store, category and item, once", async () => {
    const index = await get("/sitemap.xml");
    expect(index.headers["content-type"]).toMatch(/^application\/xml/);
    const pages = locations(index.body);
    const addresses: string[] = [];
    for (const page of pages) {
      const response = await get(pathOf(page));
      expect(response.statusCode, page).toBe(200);
      expect(response.body.endsWith("</urlset>\n"), page).toBe(true);
      addresses.push(...locations(response.body));
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address.startsWith(`${origin}/`))).toBe(true);
    const of = (kind: string) =>
      addresses.filter((address) => address.startsWith(`${origin}/${kind}/`)).length;
    expect(of("product")).toBe(
      await count(sql`select count(*)::int as total from items i join stores s on s.id = i.store_id and s.status
        join modules m on m.id = i.module_id and m.active where i.active`),
    );
    expect(of("store")).toBe(
      await count(sql`select count(*)::int as total from stores s join modules m on m.id = s.module_id and m.active
        where s.status`),
    );
    expect(of("category")).toBeGreaterThan(10);
  });

  it("is written in pages of consecutive ids, and a page without rows is none", async () => {
    const { database } = server.context;
    const [far] = rowsOf<{ id: number }>(
      await database.execute(sql`
        insert into items (id, slug, name, store_id, module_id, zone_id, category_id, parent_category_id, price)
        select ${idsPerPage * 3 + 1}, 'far-&-away', 'Far', store_id, module_id, zone_id, category_id,
          parent_category_id, price from items where active order by id limit 1 returning id`),
    );
    const page = await get("/sitemap-items-4.xml");
    expect(locations(page.body)).toEqual([`${origin}/product/far-%26-away`]);
    expect(page.body).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect((await get("/sitemap-items-3.xml")).statusCode).toBe(404);
    // The list of pages is kept for ten minutes.
    server.clock.advance(11 * 60_000);
    expect(locations((await get("/sitemap.xml")).body)).toContain(`${origin}/sitemap-items-4.xml`);
    await database.execute(sql`delete from items where id = ${far?.id}`);
  });

  it.each([
    "/sitemap-items-0.xml",
    "/sitemap-items-999999.xml",
    "/sitemap-orders-1.xml",
    "/sitemap-customers-1.xml",
    "/sitemap-items-1;drop.xml",
    "/sitemap-pages-2.xml",
    "/sitemap-items--1.xml",
  ])("has no page at %s", async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});
