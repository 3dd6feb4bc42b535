/** The errors of the catalogue's routes: status and code. Their texts stand in the locales. */
import type { Language } from "../../context";
import { ContractError } from "../../core/errors";
import { textsOf } from "../../locales";

const rows = {
  newsletter_invalid: [403, "email"],
  newsletter_taken: [403, "email"],
  zone_none: [404, "coordinates"],
  zone_off: [403, "coordinates"],
  category_unknown: [404, "category"],
  brand_unknown: [404, "brand"],
  condition_unknown: [404, "condition"],
  store_unknown: [404, "store"],
  campaign_unknown: [404, "campaign"],
  flash_sale: [403, "flash_sale"],
  name_missing: [403, "name"],
  category_ids_missing: [403, "category_ids"],
  brand_ids_missing: [403, "brand_ids"],
  position_missing: [403, "longitude-latitude"],
  picture_unknown: [404, "not_found"],
  film_unknown: [404, "not_found"],
  picture_width: [404, "not_found"],
  places_not_configured: [404, "places"],
  basemap_none: [404, "not_found"],
  layer_unknown: [404, "not_found"],
  map_part: [416, "range"],
  pictures_busy: [503, "unavailable"],
} as const satisfies Record<string, readonly [status: number, code: string]>;

export type CatalogueRefusal = keyof typeof rows;

/** A refusal of the table in a language. */
export function refuseIn(
  name: CatalogueRefusal,
  language: Language,
  retryAfterSeconds?: number,
): ContractError {
  const [status, code] = rows[name];
  return new ContractError(
    status,
    [{ code, message: textsOf(language).catalogueRefusals[name] }],
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
}

/** The item page's own form: `errors` is an object. */
export function itemMissing(language: Language): ContractError {
  const entry = { code: "product-001", message: textsOf(language).catalogueRefusals.item_missing };
  return new ContractError(404, [entry], { body: { errors: entry } });
}
