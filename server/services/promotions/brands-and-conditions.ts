/** Brands and common conditions: names that items belong to across stores. */
import { type SQL, sql } from "drizzle-orm";
import type { Brand, CommonCondition } from "@/contract";
import type { Language, Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { isIdOrSlug } from "../paging/query-values";
import { pictureUrl, translated } from "../translations/translated-columns";

interface NamedRow {
  id: number;
  slug: string;
  name: string;
  translations: Translations;
  image: string | null;
  items_count: number;
}

const kinds = {
  brands: { table: sql`brands`, column: sql`i.brand_id` },
  conditions: { table: sql`conditions`, column: sql`i.condition_id` },
} as const;
export type BrandOrCondition = keyof typeof kinds;

function read(
  database: Queryable,
  kind: BrandOrCondition,
  filter: { moduleId: number | null; zoneIds: readonly number[]; top: boolean },
): Promise<NamedRow[]> {
  const { table, column } = kinds[kind];
  const module = filter.moduleId === null ? sql`true` : sql`n.module_id = ${filter.moduleId}`;
  const zones = filter.zoneIds.length > 0 ? sql`and i.zone_id in ${[...filter.zoneIds]}` : sql``;
  return database
    .execute(sql`
      select n.id, n.slug, n.name, n.translations, n.image,
        (select count(*)::int from items i join stores s on s.id = i.store_id and s.status
          where ${column} = n.id and i.active ${zones}) as items_count
      from ${table} n join modules m on m.id = n.module_id and m.active
      where ${module} order by ${filter.top ? sql`items_count desc, n.id` : sql`n.id`}
      limit ${filter.top ? 20 : 500}`)
    .then(rowsOf<NamedRow>);
}

/** GET /brand. */
export async function listBrands(
  database: Queryable,
  filter: { moduleId: number | null; zoneIds: readonly number[]; top: boolean },
  language: Language,
): Promise<Brand[]> {
  return (await read(database, "brands", filter)).map((row) => ({
    id: row.id,
    name: translated(row.name, row.translations, "name", language),
    slug: row.slug,
    image_full_url: pictureUrl(row.image),
    items_count: row.items_count,
  }));
}

/** GET /common-condition. */
export async function listConditions(
  database: Queryable,
  filter: { moduleId: number | null; zoneIds: readonly number[] },
  language: Language,
): Promise<CommonCondition[]> {
  return (await read(database, "conditions", { ...filter, top: false })).map((row) => ({
    id: row.id,
    name: translated(row.name, row.translations, "name", language),
    slug: row.slug,
    image_full_url: pictureUrl(row.image),
    status: 1,
    items_count: row.items_count,
  }));
}

/** The query for the id of a brand or a condition by id or slug; null when there can be none. */
export function brandOrConditionQuery(
  kind: BrandOrCondition,
  idOrSlug: string,
  moduleId: number | null,
): SQL | null {
  const condition = isIdOrSlug("n", idOrSlug);
  if (condition === null) return null;
  const module = moduleId === null ? sql`` : sql`and n.module_id = ${moduleId}`;
  return sql`select n.id from ${kinds[kind].table} n where ${condition} ${module} limit 1`;
}
