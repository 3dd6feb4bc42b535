import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  anyRatedItem,
  builtDocument,
  openDocument,
  openHeadServer,
  origin,
  plainApp,
  structuredIn,
} from "../testing/page-heads";
import type { TestServer } from "../testing/test-server";
import { documentLanguage } from "./page-heads";

let server: TestServer;
beforeAll(async () => {
  server = await openHeadServer();
});
afterAll(() => server?.close());

const open = (url: string, headers?: Record<string, string>) => openDocument(server, url, headers);

describe("documents", () => {
  it("open whatever the address holds, also what no database can keep", async () => {
    for (const path of [
      "/home?data_type=searched&search=%00%01",
      "/store/%00",
      "/?q=%00",
      "/product/a%00b?x=%00",
    ]) {
      const response = await open(path);
      expect(response.statusCode, path).toBe(200);
      expect(response.headers["content-type"], path).toMatch(/^text\/html/);
    }
  });

  it("of rows that do not exist are the app's, not indexed, and 404", async () => {
    for (const [path, status] of [
      ["/store/no-such-store", 404],
      ["/product/999999999", 404],
      ["/category/%22%3E%3Cscript%3E", 404],
    ] as const) {
      const response = await open(path);
      expect(response.statusCode, path).toBe(status);
      expect(response.body, path).toBe(await plainApp(server));
      expect(response.headers["x-robots-tag"], path).toBe("noindex");
    }
  });

  it("of a campaign's item, which only the app can look up, are never called missing", async () => {
    expect((await open("/product/999999999?product_type=campaign")).statusCode).toBe(200);
  });

  it("of lists of stores and of personal pages have no head of a store", async () => {
    for (const path of [
      "/store/latest",
      "/store/popular",
      "/store/top-offer-nearby",
      "/profile",
      "/checkout",
    ])
      expect((await open(path)).body, path).toBe(await plainApp(server));
    for (const path of ["/profile?page=wallet", "/shared-basket"])
      expect((await open(path)).headers["x-robots-tag"], path).toBe("noindex");
  });

  it("that the worker caches stay as they were built", async () => {
    for (const name of ["index", "app"]) expect((await open(`/${name}.html`)).body).toBe(builtDocument(name));
  });

  it("carry a validator of what they say", async () => {
    const item = await anyRatedItem(server, "food");
    const path = `/store/${item.store_details.slug}`;
    const first = await open(path);
    expect((await open(path, { "if-none-match": String(first.headers.etag) })).statusCode).toBe(304);
    expect(first.headers["cache-control"]).toBe("no-cache");
  });

  it("of the landing name the shop", async () => {
    const html = (await open("/")).body;
    expect(html).toContain("<body>index</body>");
    expect(html).toContain(`rel="canonical" href="${origin}/"`);
    expect(structuredIn(html)[0]).toMatchObject({ "@type": "WebSite", url: `${origin}/` });
  });

  it.each([
    [undefined, "en"],
    ["", "en"],
    ["ar", "ar"],
    ["de, ar;q=0.5", "ar"],
    ["en-GB,ar", "en"],
    ["arc", "en"],
    ["*", "en"],
  ])("for Accept-Language %j speak %j", (header, language) => {
    expect(documentLanguage(header)).toBe(language);
  });

  it.each([
    [undefined, "ar"],
    ["fr-FR,de;q=0.8", "ar"],
    ["fr-FR,en;q=0.8", "en"],
    ["ar-EG", "ar"],
  ])("of a shop whose own language is Arabic speak, for Accept-Language %j, %j", (header, language) => {
    expect(documentLanguage(header, ["ar", "en"])).toBe(language);
  });
});
