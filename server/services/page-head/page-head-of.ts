/** The head of the page at an address, from the same data as the page shows. */
import { inLanguage } from "@/domain/branding/branding";
import type { Language, ServerContext } from "../../context";
import { fillText, textsOf } from "../../locales";
import { readBranding } from "../branding/read-branding";
import { shopWords } from "../branding/shop-words";
import { campaignHead } from "./campaign-head";
import { categoryHead } from "./category-head";
import { campaignItemHead, itemHead } from "./item-head";
import { type PageHead, type PageHeadResult, plainLine } from "./page-head";
import { readShop } from "./shop-facts";
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
    return query.data_type === undefined ? siteHead(context, language) : null;
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

async function siteHead(context: ServerContext, language: Language): Promise<PageHead> {
  const site = await readShop(context, language);
  const { branding, kinds, description } = await readBranding(context);
  const icon = `${branding.icons ?? "/icons/"}icon-512.png`;
  const logo = site.logo && !site.logo.endsWith(".svg") ? site.logo : icon;
  // The picture of the screens shows the product itself.
  const picture = branding.version === "" ? "/screenshots/wide.png" : icon;
  return {
    title:
      branding.title === null
        ? fillText(textsOf(language).pageHead.title, { name: site.name, shop: site.name })
        : plainLine(inLanguage(branding.title, language), 80),
    description:
      description === null
        ? fillText(shopWords(kinds, language).site, { shop: site.name })
        : plainLine(inLanguage(description, language)),
    canonical: `${site.origin}/`,
    kind: "website",
    picture: { address: new URL(picture, site.origin).href, text: site.name },
    shopName: site.name,
    language,
    structured: [siteData(site, logo)],
  };
}
