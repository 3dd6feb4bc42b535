import type { Language, ServerContext } from "../../context";
import { readConfig } from "../settings/config";
import { pictureUrl } from "../translations/translated-columns";
import { currencyCode } from "./currency-code";
import { plainLine } from "./page-head";
import type { Site } from "./structured-data";

/** The shop as its pages name it. */
export interface ShopFacts extends Site {
  logo: string | null;
}

export async function readShop(context: ServerContext, language: Language): Promise<ShopFacts> {
  const config = await readConfig(context.database, language);
  return {
    origin: context.settings.publicUrl,
    name: plainLine(config.business_name, 80) || "Doorstep",
    currency: currencyCode(config.currency_symbol, context.settings.currency),
    digits: config.digit_after_decimal_point,
    logo: config.logo_full_url ?? pictureUrl(config.logo),
  };
}

/** The one address of a row's page. */
export const addressOf = (
  site: Site,
  kind: "product" | "store" | "category" | "campaigns",
  row: { slug: string; id?: number },
) => `${site.origin}/${kind}/${encodeURIComponent(row.slug || String(row.id ?? ""))}`;
