import { sql } from "drizzle-orm";
import type { ParcelCategory } from "@/contract/calls/promotions";
import type { Language, Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { readSetting, settingInLanguage } from "../settings/settings";
import { pictureUrl } from "../translations/translated-columns";

/** The row of settings that holds the kinds of parcels; charges in major units. */
export const parcelCategoriesKey = "parcel_categories";

type Stored = Record<string, unknown>;
const numberOf = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : null);
const textOf = (value: unknown) => (typeof value === "string" ? value : null);

/** GET /parcel-category: what may be sent in the parcel module; ids count from 1 in the order of the setting. */
export async function listParcelCategories(
  database: Queryable,
  moduleId: number,
  language: Language,
): Promise<ParcelCategory[]> {
  const stored = settingInLanguage(await readSetting(database, parcelCategoriesKey), language);
  if (!Array.isArray(stored)) return [];
  const [orders] = rowsOf<{ total: number }>(
    await database.execute(
      sql`select count(*)::int as total from orders where type = 'parcel' and module_id = ${moduleId}`,
    ),
  );
  return stored
    .filter((row): row is Stored => typeof row === "object" && row !== null)
    .map((row, index) => ({
      id: numberOf(row.id) ?? index + 1,
      name: textOf(row.name) ?? "",
      description: textOf(row.description),
      image: textOf(row.image),
      image_full_url: pictureUrl(textOf(row.image)),
      status: 1 as const,
      module_id: moduleId,
      orders_count: orders?.total ?? 0,
      parcel_per_km_shipping_charge: numberOf(row.parcel_per_km_shipping_charge),
      parcel_minimum_shipping_charge: numberOf(row.parcel_minimum_shipping_charge),
    }));
}
