/** Documents with the heads that the server writes into them, in the demo town. */
import { sql } from "drizzle-orm";
import type { ItemDetails } from "@/contract";
import { brandedDocument } from "@/domain/branding/brand-document";
import { rowsOf } from "../db/rows";
import { readBranding } from "../services/branding/read-branding";
import { openPageServer } from "./page-server";
import type { TestServer } from "./test-server";

export const origin = "https://shop.test";

/** A document as it is built, with a head of its own. */
export const builtDocument = (name: string): string =>
  `<!doctype html><html><head><title>${name}</title><meta name="description" content="own"></head><body>${name}</body></html>`;

export const openHeadServer = (): Promise<TestServer> =>
  openPageServer(builtDocument, { demo: true, settings: { publicUrl: origin } });

/** Asks for a document as a browser does. */
export const openDocument = (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: "text/html,*/*;q=0.8", ...headers } });

/** The document's JSON-LD. */
export const structuredIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script data-served type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
  );

/** An item of this kind of shop with a picture and ratings. */
export async function anyRatedItem(server: TestServer, moduleType: string): Promise<ItemDetails> {
  const [row] = rowsOf<{ slug: string; module_id: number; zone_id: number }>(
    await server.context.database.execute(sql`
      select i.slug, i.module_id, i.zone_id from items i join stores s on s.id = i.store_id and s.status
      join modules m on m.id = i.module_id and m.type = ${moduleType}
      where i.active and i.image is not null and i.rating_count > 0 order by i.id limit 1`),
  );
  const response = await server.call("GET", `/items/details/${row?.slug}`, {
    module: row?.module_id ?? 0,
    zone: [row?.zone_id ?? 0],
  });
  return response.body as ItemDetails;
}

/** The app's document in the shop's name, without a head of a page. */
export const plainApp = async (server: TestServer): Promise<string> =>
  brandedDocument(builtDocument("app"), (await readBranding(server.context)).branding, "en");
