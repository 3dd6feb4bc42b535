/** The head of the page at an address, from the same data as the page shows. */
import { sql } from "drizzle-orm";
import type { Item } from "@/contract";
import type { Language, Queryable, ServerContext } from "../../context";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { fillText, textsOf } from "../../locales";
import { findItem } from "../items/item-details";
import { itemsById } from "../items/items-by-id";
import { isIdOrSlug } from "../lists/query-values";
import { findCampaign, findItemCampaign } from "../promotions/campaigns";
import { readConfig } from "../settings/config";
import { shopViewOf } from "../settings/shop-view";
import { findStore } from "../stores/store-details";
import { storesById } from "../stores/stores-by-id";
import { pictureUrl, translated } from "../translations/translated-columns";
import { currencyCode } from "./currency-code";
import { type PageHead, plainLine } from "./page-head";
import {
  breadcrumbData,
  previewPicture,
  productData,
  type Site,
  saleEventData,
  siteData,
  storeData,
} from "./structured-data";

/** The page of an address: its head, `unknown` where the row that it names does not exist, null where it has no own head. */
export type PageHeadResult = PageHead | "unknown" | null;

interface ShopFacts extends Site {
  logo: string | null;
}

async function readShop(context: ServerContext, language: Language): Promise<ShopFacts> {
  const config = await readConfig(context.database, language);
  return {
    origin: context.settings.publicUrl,
    name: plainLine(config.business_name, 80) || "Doorstep",
    currency: currencyCode(config.currency_symbol, config.country),
    digits: config.digit_after_decimal_point,
    logo: config.logo_full_url ?? pictureUrl(config.logo),
  };
}

/** The first and second part of a page's path, decoded; null when it is no address of a page with a head. */
function partsOf(path: string): [kind: string, row: string | null] | null {
  const parts = path.split("/").filter((part) => part !== "");
  return parts.length > 2 ? null : [parts[0] ?? "", parts[1] ?? null];
}

/** Path segments under `/store/` that are lists and no stores. */
const storeLists: ReadonlySet<string> = new Set(["latest", "popular", "top-offer-nearby"]);

/** `path` is decoded and without a leading slash; `query` as the address has it. */
export async function pageHeadOf(
  context: ServerContext,
  path: string,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<PageHeadResult> {
  const parts = partsOf(path);
  if (!parts) return null;
  const [kind, row] = parts;
  if (kind === "" || (kind === "home" && row === null)) {
    return query.data_type === undefined ? siteHead(await readShop(context, language), language) : null;
  }
  if (row === null) return null;
  // A campaign's item is another row than the item of the same id.
  if (kind === "product" && query.product_type === "campaign")
    return campaignItemHead(context, row, language);
  if (kind === "product" && query.product_type === undefined) return itemHead(context, row, language);
  if (kind === "store" && !storeLists.has(row)) return storeHead(context, row, language);
  if (kind === "category") return categoryHead(context, row, language);
  // The id in the query takes precedence over the path's slug, as on the page.
  if (kind === "campaigns")
    return campaignHead(
      context,
      typeof query.id === "string" && /^\d{1,9}$/.test(query.id) ? query.id : row,
      language,
    );
  return null;
}

function siteHead(site: ShopFacts, language: Language): PageHead {
  const logo = site.logo && !site.logo.endsWith(".svg") ? site.logo : "/icons/icon-512.png";
  return {
    title: fillText(textsOf(language).pageHead.title, { name: site.name, shop: site.name }),
    description: fillText(textsOf(language).pageHead.site, { name: site.name, shop: site.name }),
    canonical: `${site.origin}/`,
    kind: "website",
    picture: { address: new URL("/screenshots/wide.png", site.origin).href, text: site.name },
    shopName: site.name,
    language,
    structured: [siteData(site, logo)],
  };
}

const address = (
  site: Site,
  kind: "product" | "store" | "category" | "campaigns",
  row: { slug: string; id?: number },
) => `${site.origin}/${kind}/${encodeURIComponent(row.slug || String(row.id ?? ""))}`;

async function itemHead(context: ServerContext, row: string, language: Language): Promise<PageHeadResult> {
  const { database } = context;
  const found = await findItem(database, row);
  if (!found) return "unknown";
  const [site, view] = await Promise.all([readShop(context, language), shopViewOf(context, { language })]);
  const item = (await itemsById(database, [found.id], view)).get(found.id);
  return item ? headOfItem(site, item, address(site, "product", item), language) : "unknown";
}

async function campaignItemHead(
  context: ServerContext,
  row: string,
  language: Language,
): Promise<PageHeadResult> {
  const [site, view] = await Promise.all([readShop(context, language), shopViewOf(context, { language })]);
  const item = await findItemCampaign(context.database, row, view);
  // Its campaign may be over, and then the app leads to the item.
  if (!item) return null;
  const query = `module_id=${item.module_id}&product_type=campaign`;
  return headOfItem(site, item, `${address(site, "product", item)}?${query}`, language);
}

function headOfItem(site: ShopFacts, item: Item, canonical: string, language: Language): PageHead {
  const name = plainLine(item.name, 120);
  const place = plainLine(item.store_name, 120);
  const picture = previewPicture(site, item.image_full_url ?? item.images_full_url[0] ?? null);
  return {
    title: `${name} · ${place}`,
    description:
      plainLine(item.description) ||
      fillText(textsOf(language).pageHead.item, { name, place, shop: site.name }),
    canonical,
    kind: "product",
    picture: picture ? { address: picture, text: name } : null,
    shopName: site.name,
    language,
    structured: [
      productData(site, item, canonical),
      breadcrumbData(site, [
        ...item.category_ids.map((category) => ({
          name: category.name,
          address: address(site, "category", { slug: category.id }),
        })),
        { name, address: canonical },
      ]),
    ],
  };
}

async function storeHead(context: ServerContext, row: string, language: Language): Promise<PageHeadResult> {
  const { database } = context;
  const id = await findStore(database, row);
  if (id === null) return "unknown";
  const [site, view] = await Promise.all([readShop(context, language), shopViewOf(context, { language })]);
  const store = (await storesById(database, [id], view)).get(id);
  if (!store) return "unknown";
  const canonical = address(site, "store", store);
  const name = plainLine(store.name, 120);
  const picture = previewPicture(site, store.cover_photo_full_url ?? store.logo_full_url);
  return {
    title: name,
    description: fillText(textsOf(language).pageHead.store, {
      name,
      place: plainLine(store.address, 120),
      shop: site.name,
    }),
    canonical,
    kind: "website",
    picture: picture ? { address: picture, text: name } : null,
    shopName: site.name,
    language,
    structured: [storeData(site, store, canonical), breadcrumbData(site, [{ name, address: canonical }])],
  };
}

async function campaignHead(
  context: ServerContext,
  row: string,
  language: Language,
): Promise<PageHeadResult> {
  const [site, view] = await Promise.all([readShop(context, language), shopViewOf(context, { language })]);
  const campaign = await findCampaign(context.database, row, view);
  if (!campaign) return "unknown";
  const canonical = address(site, "campaigns", campaign);
  const name = plainLine(campaign.title, 120);
  const picture = previewPicture(site, campaign.image_full_url);
  return {
    title: name,
    description:
      plainLine(campaign.description) ||
      fillText(textsOf(language).pageHead.campaign, { name, shop: site.name }),
    canonical,
    kind: "website",
    picture: picture ? { address: picture, text: name } : null,
    shopName: site.name,
    language,
    structured: [
      saleEventData(site, campaign, canonical),
      breadcrumbData(site, [{ name, address: canonical }]),
    ],
  };
}

interface CategoryName {
  id: number;
  slug: string;
  name: string;
  translations: Translations;
  image: string | null;
}

/** The category and, before it, the one that it belongs to. */
async function categoryWithParent(database: Queryable, row: string): Promise<CategoryName[]> {
  const condition = isIdOrSlug("c", row);
  if (condition === null) return [];
  return rowsOf<CategoryName>(
    await database.execute(sql`
      with own as (select c.* from categories c join modules m on m.id = c.module_id and m.active
        where c.active and ${condition} limit 1)
      select k.id, k.slug, k.name, k.translations, k.image from categories k, own
      where k.active and (k.id = own.id or k.id = own.parent_id) order by k.parent_id nulls first`),
  );
}

async function categoryHead(
  context: ServerContext,
  row: string,
  language: Language,
): Promise<PageHeadResult> {
  const line = await categoryWithParent(context.database, row);
  const own = line.at(-1);
  if (!own) return "unknown";
  const site = await readShop(context, language);
  const named = line.map((category) => ({
    name: plainLine(translated(category.name, category.translations, "name", language), 120),
    address: address(site, "category", category),
  }));
  const name = named.at(-1)?.name ?? "";
  const canonical = address(site, "category", own);
  const picture = previewPicture(site, pictureUrl(own.image));
  return {
    title: name,
    description: fillText(textsOf(language).pageHead.category, { name, shop: site.name }),
    canonical,
    kind: "website",
    picture: picture ? { address: picture, text: name } : null,
    shopName: site.name,
    language,
    structured: [breadcrumbData(site, named)],
  };
}
