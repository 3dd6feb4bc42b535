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

/** A kind of parcel as the operator set it. Charges in major units; null means the general ones. */
export interface StoredParcelCategory {
  id: number;
  name: string;
  description: string | null;
  image: string | null;
  perKm: number | null;
  minimum: number | null;
}

/** The kinds of parcels; ids count from 1 in the order of the setting where it names none. */
export async function readParcelCategories(
  database: Queryable,
  language: Language,
): Promise<StoredParcelCategory[]> {
  const stored = settingInLanguage(await readSetting(database, parcelCategoriesKey), language);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((row): row is Stored => typeof row === "object" && row !== null)
    .map((row, index) => ({
      id: numberOf(row.id) ?? index + 1,
      name: textOf(row.name) ?? "",
      description: textOf(row.description),
      image: textOf(row.image),
      perKm: numberOf(row.parcel_per_km_shipping_charge),
      minimum: numberOf(row.parcel_minimum_shipping_charge),
    }));
}

/** GET /parcel-category: what may be sent in the parcel module. */
export async function listParcelCategories(
  database: Queryable,
  moduleId: number,
  language: Language,
): Promise<ParcelCategory[]> {
  const stored = await readParcelCategories(database, language);
  const [orders] = rowsOf<{ total: number }>(
    await database.execute(
      sql`select count(*)::int as total from orders where type = 'parcel' and module_id = ${moduleId}`,
    ),
  );
  return stored.map(({ perKm, minimum, image, ...category }) => ({
    ...category,
    image,
    image_full_url: pictureUrl(image),
    status: 1 as const,
    module_id: moduleId,
    orders_count: orders?.total ?? 0,
    parcel_per_km_shipping_charge: perKm,
    parcel_minimum_shipping_charge: minimum,
  }));
}
