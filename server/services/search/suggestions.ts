/** Suggestions while a text is typed. */
import { type SQL, sql } from "drizzle-orm";
import type { NameSuggestions, SearchSuggestions } from "@/contract/calls/catalogue";
import type { Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { fixedPlan, idArray, isAnyOf } from "../../db/fixed-plan";
import { jsonRows, rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import type { ItemSearch } from "../items/item-search";
import { itemListQuery } from "../items/read-items";
import { type PageRequest, pageOfIds, rangeOf } from "../paging/list-query";
import { inOrder, readPage } from "../paging/read-page";
import type { ShopView } from "../settings/shop-view";
import { storeListQuery } from "../stores/read-stores";
import { pictureUrl, translated } from "../translations/translated-columns";
import { inServedZones, type ServedZone } from "../zones/served-zones";
import { findItems } from "./find-items";
import { namedSo } from "./find-stores";
import { type ParsedQuery, parseQuery } from "./parse-query";
import { itemsForText } from "./search";

interface NameRow {
  id: number;
  name: string;
  slug: string;
  translations: Translations;
  picture: string | null;
  store_id: number;
  module_id: number;
}

/** Names of these items as JSON, in no order. */
const namesOfItems = (ids: SQL): SQL =>
  jsonRows(sql`
    select i.id, i.name, i.slug, i.translations, i.image as picture, i.store_id, i.module_id
    from items i where i.id = any(${ids})`);

const inIdOrder = (ids: readonly number[], rows: readonly NameRow[]): NameRow[] =>
  inOrder(ids, new Map(rows.map((row) => [row.id, row])));

const itemsFor = (named: ItemSearch | null, served: readonly ServedZone[]) =>
  itemListQuery({ branches: inServedZones("i", served), named, order: "popular", byRelevance: true });

/** Stores that are called so, and these; the first before the others, the nearest first. */
async function storesFor(
  database: Queryable,
  { units }: ParsedQuery,
  selling: readonly number[],
  { served, position }: { served: readonly ServedZone[]; position: Place | null },
): Promise<Omit<NameRow, "store_id">[]> {
  const zones = sql.join(inServedZones("s", served), sql` or `);
  const condition = served.length === 0 ? null : namedSo(units);
  const named = condition === null ? null : sql`(${condition} and (${zones}))`;
  if (named === null && selling.length === 0) return [];
  const nearest = storeListQuery({ branches: [], order: "nearest", position });
  const keys = nearest.sort.map((key, index) => ({ ...key, name: sql.raw(`key_${index}`) }));
  const columns = sql.join(
    [
      sql`s.id, s.name, s.slug, s.translations, s.logo as picture, s.module_id`,
      ...keys.map(({ by, name }) => sql`${by} as ${name}`),
    ],
    sql`, `,
  );
  const order = sql.join(
    [...keys.map(({ name, descending }) => sql`${name} ${sql.raw(descending ? "desc" : "asc")}`), sql`id`],
    sql`, `,
  );
  // Apart, because stores with that name are found by their index, without working out any store's words again.
  return rowsOf(
    await database.execute(sql`
      with named as materialized (
        select ${columns} from stores s where s.status and ${named ?? sql`false`}
        order by ${order} limit ${maxSuggestions}),
      selling as (
        select ${columns} from stores s
        where s.status and ${isAnyOf(sql`s.id`, selling)} and s.id not in (select named.id from named))
      select id, name, slug, translations, picture, module_id from (
        select true as is_named, named.* from named union all select false, selling.* from selling) as found
      order by is_named desc, ${order} limit ${maxSuggestions}`),
  );
}

const maxSuggestions = 50;
const firstPage: PageRequest = { limit: maxSuggestions, offset: 1 };
/** Stores of suggested items, shown beside those with that name. */
const maxSellingStores = 5;

/** The first items of a search. */
async function namesFor(
  database: Queryable,
  search: ItemSearch,
  served: readonly ServedZone[],
): Promise<NameRow[]> {
  const read = async (ids: SQL, plan = sql``) => {
    const [row] = rowsOf<{ ids: number[]; names: NameRow[] }>(
      await database.execute(sql`
        ${plan} with page as materialized (select ${ids} as ids)
        select page.ids, ${namesOfItems(sql`page.ids`)} as names from page`),
    );
    return inIdOrder(row?.ids ?? [], row?.names ?? []);
  };
  if (search.isComplete) return read(idArray(search.ranked.slice(0, maxSuggestions)), fixedPlan);
  const list = itemsFor(search, served);
  const leading = await list.leading?.(database, rangeOf(firstPage));
  const names = leading ? await read(sql`array(${leading.ids})`, leading.onePlan ? fixedPlan : sql``) : [];
  return names.length === maxSuggestions ? names : read(sql`array(${pageOfIds(list, firstPage)})`);
}

/** GET /items/item-or-store-search: at most 50 items and 50 stores while typing, the nearest stores first. */
export async function suggestItemsAndStores(
  database: Queryable,
  query: { text: string; served: readonly ServedZone[]; position: Place | null },
  view: ShopView,
): Promise<SearchSuggestions> {
  const { text, served, position } = query;
  const modules = [...new Set(served.map(({ moduleId }) => moduleId))];
  // Once for both lists: the look-up of a mistyped word is the most expensive part.
  const understood = await parseQuery(database, text, modules);
  const { search, note } = await findItems(database, understood, served);
  const itemRows = await namesFor(database, search, served);
  const selling = [...new Set(itemRows.map((row) => row.store_id))].slice(0, maxSellingStores);
  const storeRows = await storesFor(database, understood, selling, { served, position });
  const nameOf = (row: Pick<NameRow, "name" | "translations">) =>
    translated(row.name, row.translations, "name", view.language);
  return {
    items: itemRows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      slug: row.slug,
      image: row.picture,
      image_full_url: pictureUrl(row.picture),
      store_id: row.store_id,
      module_id: row.module_id,
    })),
    stores: storeRows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      slug: row.slug,
      logo: row.picture,
      logo_full_url: pictureUrl(row.picture),
      module_id: row.module_id,
    })),
    ...note,
  };
}

/** GET /items/search-suggestion: names of items. */
export async function suggestNames(
  database: Queryable,
  query: { text: string; served: readonly ServedZone[] },
  page: PageRequest,
  view: ShopView,
): Promise<NameSuggestions> {
  const { named } = await itemsForText(database, query.text, query.served);
  const { ids, total, columns } = await readPage<{ names: NameRow[] }>(
    database,
    itemsFor(named, query.served),
    page,
    { names: namesOfItems },
  );
  const rows = inIdOrder(ids, columns.names ?? []);
  return {
    total_size: total,
    limit: page.limit,
    offset: page.offset,
    products: rows.map((row) => ({
      id: row.id,
      name: translated(row.name, row.translations, "name", view.language),
      image: row.picture,
      image_full_url: pictureUrl(row.picture),
    })),
  };
}
