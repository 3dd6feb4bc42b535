/** The head of the page at an address, from the same data as the page shows. */
import type { Language, ServerContext } from "../../context";
import { fillText, textsOf } from "../../locales";
import { campaignHead } from "./campaign-head";
import { categoryHead } from "./category-head";
import { campaignItemHead, itemHead } from "./item-head";
import type { PageHead, PageHeadResult } from "./page-head";
import { readShop, type ShopFacts } from "./shop-facts";
import { storeHead } from "./store-head";
import { siteData } from "./structured-data";

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
