import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoreDetails } from "@/contract";
import { rowsOf } from "../db/rows";
import {
  anyRatedItem,
  openDocument,
  openHeadServer,
  origin,
  plainApp,
  structuredIn,
} from "../testing/page-heads";
import type { TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await openHeadServer();
});
afterAll(() => server?.close());

const open = (url: string, headers?: Record<string, string>) => openDocument(server, url, headers);
const anyItem = (moduleType: string) => anyRatedItem(server, moduleType);
const property = (html: string, name: string) =>
  new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("the document of a product's page", () => {
  it("names item, price and place in the shop", async () => {
    const item = await anyItem("ecommerce");
    const html = (await open(`/product/${item.slug}?module_id=${item.module_id}`)).body;
    const [product, breadcrumb] = structuredIn(html) as [Record<string, unknown>, Record<string, unknown>];
    const address = `${origin}/product/${item.slug}`;
    expect(html).toContain(`<link data-served rel="canonical" href="${address}">`);
    expect(html).toContain("<body>app</body>");
    expect(property(html, "og:type")).toBe("product");
    expect(property(html, "og:image")).toMatch(/^https:\/\/shop\.test\/pictures\/.+\?w=1280$/);
    expect(product).toMatchObject({ "@type": "Product", name: item.name, sku: String(item.id) });
    expect(product.offers).toMatchObject({ priceCurrency: "USD", url: address });
    expect((product.offers as { price: string }).price).toMatch(/^\d+\.\d{2}$/);
    expect(product.aggregateRating).toMatchObject({ ratingCount: item.rating_count });
    expect(breadcrumb["@type"]).toBe("BreadcrumbList");
    const steps = breadcrumb.itemListElement as { position: number; item: string }[];
    expect(steps.at(0)?.item).toBe(`${origin}/`);
    expect(steps.at(-1)?.item).toBe(address);
    expect(steps.map((step) => step.position)).toEqual(steps.map((_, index) => index + 1));
    // Each step is an address that responds.
    for (const step of steps)
      expect((await open(step.item.slice(origin.length))).headers["x-robots-tag"]).toBeUndefined();
  });

  it("is the same for the item's number as for its slug", async () => {
    const item = await anyItem("food");
    const bySlug = (await open(`/product/${item.slug}`)).body;
    expect((await open(`/product/${item.id}`)).body).toBe(bySlug);
  });

  it("has no head where it is of a campaign that does not run, whose id is another item's", async () => {
    const [item] = rowsOf<{ id: number }>(
      await server.context.database.execute(sql`
        select id from items where active and id not in (select id from item_campaigns) order by id limit 1`),
    );
    expect((await open(`/product/${item?.id}?product_type=campaign`)).body).toBe(await plainApp(server));
  });

  it.each(["en", "ar"] as const)("names an item of a campaign by its campaign, in %s", async (language) => {
    const [row] = rowsOf<{
      id: number;
      slug: string;
      title: string;
      translations: object;
      module_id: number;
    }>(
      await server.context.database.execute(sql`
        select k.id, k.slug, k.title, k.translations, i.module_id from item_campaigns k
        join items i on i.id = k.item_id and i.active
        where k.active and current_date between k.start_date and k.end_date order by k.id limit 1`),
    );
    const query = `module_id=${row?.module_id}&product_type=campaign`;
    const response = await open(`/product/${row?.slug}?${query}`, { "accept-language": language });
    expect(response.statusCode).toBe(200);
    const [product] = structuredIn(response.body);
    const title = /<title[^>]*>(.*?)<\/title>/s.exec(response.body)?.[1] ?? "";
    if (language === "en") expect(title).toContain(row?.title);
    else expect(title).toMatch(/[\u0600-\u06ff]/);
    expect(product).toMatchObject({ "@type": "Product", url: `${origin}/product/${row?.slug}?${query}` });
    expect((await open(`/product/${row?.id}?${query}`)).body).toContain(row?.title);
  });
});

describe("the document of a store's page", () => {
  it.each([
    ["food", "Restaurant"],
    ["pharmacy", "Pharmacy"],
    ["grocery", "GroceryStore"],
    ["ecommerce", "Store"],
  ])("of the kind %s is a %s with its place and hours", async (moduleType, type) => {
    const item = await anyItem(moduleType);
    const store: StoreDetails = item.store_details;
    const html = (await open(`/store/${store.slug}?module_id=${store.module_id}`)).body;
    const [data] = structuredIn(html);
    expect(data).toMatchObject({
      "@type": type,
      name: store.name,
      address: { "@type": "PostalAddress", streetAddress: store.address },
      geo: { latitude: Number(store.latitude), longitude: Number(store.longitude) },
    });
    expect(data?.openingHoursSpecification).toHaveLength(store.schedules.length);
    expect(property(html, "og:title")).toBe(store.name.replace(/&/g, "&amp;").replace(/'/g, "&#39;"));
  });

  it("is in Arabic on request", async () => {
    const item = await anyItem("food");
    const path = `/store/${item.store_details.slug}`;
    const arabic = await server.call("GET", `/stores/details/${item.store_details.slug}`, { language: "ar" });
    const response = await open(path, { "accept-language": "ar-SA,en;q=0.5" });
    expect(structuredIn(response.body)[0]?.name).toBe(arabic.body?.name);
    expect(response.headers.vary).toMatch(/accept-language/i);
  });

  it("escapes a hostile name", async () => {
    const item = await anyItem("food");
    const id = item.store_details.id;
    const name = `</title><script>alert(1)</script>"'><img src=x onerror=alert(1)> $& Grill`;
    await server.context.database.execute(sql`update stores set name = ${name} where id = ${id}`);
    const html = (await open(`/store/${id}`)).body;
    await server.context.database.execute(
      sql`update stores set name = ${item.store_details.name} where id = ${id}`,
    );
    expect(html).not.toMatch(/<script>|<img|onerror=alert\(1\)>/);
    expect(structuredIn(html)[0]?.name).toContain("$& Grill");
  });
});

describe("the document of a campaign's page", () => {
  const anyCampaign = async () =>
    rowsOf<{ id: number; slug: string; title: string; ends: string }>(
      await server.context.database.execute(sql`
        select id, slug, title, end_date::text as ends from campaigns
        where active and current_date between start_date and end_date order by id limit 1`),
    )[0];

  it("says what it is, and until when", async () => {
    const campaign = await anyCampaign();
    const address = `${origin}/campaigns/${campaign?.slug}`;
    const html = (await open(`/campaigns/${campaign?.slug}?id=${campaign?.id}`)).body;
    const [event, breadcrumb] = structuredIn(html);
    expect(html).toContain(`rel="canonical" href="${address}"`);
    expect(property(html, "og:image")).toMatch(/^https:\/\/shop\.test\/pictures\//);
    expect(event).toMatchObject({
      "@type": "SaleEvent",
      name: campaign?.title,
      endDate: campaign?.ends,
      location: { url: address },
    });
    expect(breadcrumb?.["@type"]).toBe("BreadcrumbList");
    // But for the moment of its answers.
    const same = (await open(`/campaigns/${campaign?.id}`)).body;
    expect(same.replace(/data-at="\d+"/g, "")).toBe(html.replace(/data-at="\d+"/g, ""));
  });

  it("is the app's when the campaign is over or there is none", async () => {
    const campaign = await anyCampaign();
    const days = (ends: string) =>
      server.context.database.execute(
        sql`update campaigns set start_date = ${ends}::date - 30, end_date = ${ends}::date where id = ${campaign?.id}`,
      );
    const [before] = rowsOf<{ starts: string }>(
      await server.context.database.execute(
        sql`select start_date::text as starts from campaigns where id = ${campaign?.id}`,
      ),
    );
    await days("2020-02-01");
    const over = await open(`/campaigns/${campaign?.slug}`);
    await server.context.database.execute(
      sql`update campaigns set start_date = ${before?.starts}::date, end_date = ${campaign?.ends}::date where id = ${campaign?.id}`,
    );
    for (const response of [over, await open("/campaigns/no-such-campaign")]) {
      expect(response.body).toBe(await plainApp(server));
      expect(response.headers["x-robots-tag"]).toBe("noindex");
    }
  });
});
