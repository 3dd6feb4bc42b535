import { type SQL, sql } from "drizzle-orm";
import type { Category } from "@/contract";
import type { Language, Queryable } from "../../context";
import { fixedPlan, idArray, isAnyOf } from "../../db/fixed-plan";
import { jsonRows, rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { isIdOrSlug } from "../paging/query-values";
import { pictureUrl, translated } from "../translations/translated-columns";
import { inServedZones, type ServedZone } from "../zones/served-zones";

export interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  translations: Translations;
  image: string | null;
  module_id: number;
  parent_id: number | null;
  priority: number;
  featured: boolean;
  active: boolean;
  products_count: number;
  childes:
    | { id: number; slug: string; name: string; translations: Translations; image: string | null }[]
    | null;
}

function format(row: CategoryRow, language: Language): Category {
  const childes = row.childes ?? [];
  return {
    id: row.id,
    name: translated(row.name, row.translations, "name", language),
    slug: row.slug,
    image: row.image,
    image_full_url: pictureUrl(row.image),
    parent_id: row.parent_id ?? 0,
    position: row.parent_id === null ? 0 : 1,
    status: row.active ? 1 : 0,
    priority: row.priority,
    featured: row.featured ? 1 : 0,
    module_id: row.module_id,
    products_count: row.products_count,
    childes_count: childes.length,
    childes: childes.map((child) => ({
      id: child.id,
      name: translated(child.name, child.translations, "name", language),
      slug: child.slug,
      image_full_url: pictureUrl(child.image),
    })),
  };
}

const noLimit = 1000;
/** Items of a category are counted no further: a larger number tells a shopper nothing more. */
const maxCounted = 10_000;

interface CategoryQuery {
  where: SQL;
  served: readonly ServedZone[] | null;
  order?: SQL;
  limit?: number;
}

function categoryRows(query: CategoryQuery): SQL {
  const zones = [...new Set((query.served ?? []).map((served) => served.zoneId))];
  const inZones = query.served === null ? sql`` : sql`and ${isAnyOf(sql`i.zone_id`, zones)}`;
  return sql`
    select c.id, c.slug, c.name, c.translations, c.image, c.module_id, c.parent_id, c.priority, c.featured, c.active,
      case when c.parent_id is null
        then (select count(*)::int from (select 1 from items i where i.parent_category_id = c.id and i.active ${inZones}
          limit ${maxCounted}) as upper_items)
        else (select count(*)::int from (select 1 from items i where i.category_id = c.id and i.active ${inZones}
          limit ${maxCounted}) as lower_items) end as products_count,
      (select json_agg(json_build_object('id', k.id, 'slug', k.slug, 'name', k.name, 'translations', k.translations,
          'image', k.image) order by k.priority desc, k.id)
        from categories k where k.parent_id = c.id and k.active) as childes
    from categories c
    where c.active and ${query.where}
    order by ${query.order ?? sql`c.priority desc, c.id`}
    limit ${query.limit ?? noLimit}`;
}

async function read(database: Queryable, query: CategoryQuery, language: Language): Promise<Category[]> {
  const rows = await database.execute(sql`${fixedPlan} ${categoryRows(query)}`);
  return formatCategories(rowsOf<CategoryRow>(rows), language);
}

/**
 * GET /categories: the upper level of the module, or of every module served. Featured are only those that have something
 * where the request is: a home leads to nothing empty.
 */
export async function listCategories(
  database: Queryable,
  filter: { served: readonly ServedZone[]; moduleId: number | null; featured: boolean },
  language: Language,
): Promise<Category[]> {
  const modules =
    filter.moduleId !== null ? [filter.moduleId] : filter.served.map((served) => served.moduleId);
  const ids = [...new Set(modules)];
  if (ids.length === 0) return [];
  const featured = filter.featured ? sql`and c.featured` : sql``;
  const categories = await read(
    database,
    {
      where: sql`c.parent_id is null and ${isAnyOf(sql`c.module_id`, ids)} ${featured}`,
      served: filter.served,
    },
    language,
  );
  return filter.featured ? categories.filter((category) => category.products_count > 0) : categories;
}

/** A category and the upper one that it belongs to. */
export interface CategoryKey {
  id: number;
  /** Null for an upper category. */
  parentId: number | null;
}

/** The query for a category of the module by id or slug, as JSON of a `CategoryKey`; null when there can be none. */
export function categoryQuery(idOrSlug: string, moduleId: number | null): SQL | null {
  const condition = isIdOrSlug("c", idOrSlug);
  if (condition === null) return null;
  const module = moduleId === null ? sql`` : sql`and c.module_id = ${moduleId}`;
  return sql`select json_build_object('id', c.id, 'parentId', c.parent_id) as category from categories c
    where c.active and ${condition} ${module} limit 1`;
}

/** A category of the module by id or slug; null when there is none. */
export async function findCategory(
  database: Queryable,
  idOrSlug: string,
  moduleId: number | null,
): Promise<CategoryKey | null> {
  const query = categoryQuery(idOrSlug, moduleId);
  if (query === null) return null;
  return rowsOf<{ category: CategoryKey }>(await database.execute(query))[0]?.category ?? null;
}

/** GET /categories/childes: the lower level of a category; empty for an unknown one. */
export async function listChildCategories(
  database: Queryable,
  idOrSlug: string,
  moduleId: number | null,
  language: Language,
): Promise<Category[]> {
  const parent = await findCategory(database, idOrSlug, moduleId);
  if (!parent) return [];
  return read(database, { where: sql`c.parent_id = ${parent.id}`, served: null }, language);
}

/** GET /categories/popular: at most 20, those first whose items were ordered most. */
export function listPopularCategories(
  database: Queryable,
  moduleId: number,
  language: Language,
): Promise<Category[]> {
  return read(
    database,
    {
      where: sql`c.parent_id is null and c.module_id = ${moduleId}`,
      served: null,
      order: sql`(select coalesce(sum(top.order_count), 0) from (
          select i.order_count from items i where i.parent_category_id = c.id and i.active
          order by i.order_count desc limit 20) as top) desc, c.priority desc, c.id`,
      limit: 20,
    },
    language,
  );
}

/** Items of an upper category beside a list are counted up to here. */
const fullCount = 100;
/** ms for which a category that was full counts as full; nobody sees one item fewer sooner. */
const fullForMs = 60_000;
/** By database, the categories that were full with the time at which they were counted. */
const countedFull = new WeakMap<Queryable, Map<number, number>>();

function fullIn(database: Queryable): Map<number, number> {
  const known = countedFull.get(database) ?? new Map<number, number>();
  countedFull.set(database, known);
  return known;
}

/** The categories that need no counting now; the others are forgotten before they are counted again. */
export function fullCategories(database: Queryable): number[] {
  const known = fullIn(database);
  const now = Date.now();
  for (const [id, countedAt] of known) if (countedAt < now - fullForMs || countedAt > now) known.delete(id);
  return [...known.keys()];
}

/** Upper categories of these items in order of priority, as JSON, without counting `full`; `formatUpperCategories` reads it. */
export const upperCategoryRowsOf = (itemIds: SQL, full: readonly number[]): SQL =>
  sql`upper_category_rows(${itemIds}, ${idArray(full)})`;

/** The same as the wire shows them. `full` were not counted, so that nothing new is known of them. */
export function formatUpperCategories(
  database: Queryable,
  rows: readonly CategoryRow[],
  full: readonly number[],
  language: Language,
): Category[] {
  const known = fullIn(database);
  for (const { id, products_count: count } of rows)
    if (count >= fullCount && !full.includes(id)) known.set(id, Date.now());
  return formatCategories(rows, language);
}

export const formatCategories = (rows: readonly CategoryRow[], language: Language): Category[] =>
  rows.map((row) => format(row, language));

/** The leaf categories that a store sells in, as JSON. */
export const categoryRowsOfStore = (storeId: SQL): SQL =>
  jsonRows(
    categoryRows({
      where: sql`c.id in (select distinct i.category_id from items i where i.store_id = ${storeId} and i.active)`,
      served: null,
    }),
  );

/** Condition on items `i` for a category: an upper one holds what its lower ones hold. */
export function inCategory(category: CategoryKey): SQL {
  return category.parentId === null
    ? sql`i.parent_category_id = ${category.id}`
    : sql`i.category_id = ${category.id}`;
}

/** Condition on items `i` for any of several categories of either level. */
export function inAnyCategory(ids: readonly number[]): SQL {
  return sql`(i.category_id in ${[...ids]} or i.parent_category_id in ${[...ids]})`;
}

/** Branches of a list of one category. */
export function categoryBranches(category: CategoryKey, served: readonly ServedZone[]): SQL[] {
  return inServedZones("i", served).map((zone) => sql`${inCategory(category)} and ${zone}`);
}
