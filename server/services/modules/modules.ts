import { type SQL, sql } from "drizzle-orm";
import type { Module, ModuleType } from "@/contract";
import type { Language, Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { pictureUrl, translated } from "../translations/translated-columns";

interface ModuleRow {
  id: number;
  type: ModuleType;
  slug: string;
  name: string;
  description: string | null;
  translations: Translations;
  icon: string | null;
  thumbnail: string | null;
  all_zone_service: boolean;
  items_count: number;
  stores_count: number;
  zones: { id: number; name: string; translations: Translations }[] | null;
}

/** Items and stores of a module are counted no further. */
const maxCounted = 10_000;

/** GET /module: the active modules of the zones asked for, or of all active zones, with what is sold there. */
export async function listModules(
  database: Queryable,
  filter: { zoneIds: readonly number[] | null; language: Language; exceptParcel: boolean },
): Promise<Module[]> {
  const inZones =
    filter.zoneIds === null
      ? sql``
      : filter.zoneIds.length === 0
        ? sql`and false`
        : sql`and exists (select 1 from module_zones mz join zones z on z.id = mz.zone_id and z.active
            where mz.module_id = m.id and mz.zone_id in ${[...filter.zoneIds]})`;
  const zones = filter.zoneIds === null || filter.zoneIds.length === 0 ? null : [...filter.zoneIds];
  /** Rows of the module where the request is, counted up to the limit; a module of all zones has all of its rows there. */
  const counted = (table: SQL, active: SQL) => {
    const rows = (where: SQL) => sql`(select count(*)::int from (select 1 from ${table} r
      where r.module_id = m.id and ${active} ${where} limit ${maxCounted}) as counted)`;
    return zones === null
      ? rows(sql``)
      : sql`case when m.all_zone_service then ${rows(sql``)} else ${rows(sql`and r.zone_id in ${zones}`)} end`;
  };
  const rows = rowsOf<ModuleRow>(
    await database.execute(sql`
      select m.id, m.type, m.slug, m.name, m.description, m.translations, m.icon, m.thumbnail, m.all_zone_service,
        ${counted(sql`items`, sql`r.active`)} as items_count,
        ${counted(sql`stores`, sql`r.status`)} as stores_count,
        (select json_agg(json_build_object('id', z.id, 'name', z.name, 'translations', z.translations) order by z.id)
          from module_zones mz join zones z on z.id = mz.zone_id and z.active where mz.module_id = m.id) as zones
      from modules m
      where m.active ${inZones} ${filter.exceptParcel ? sql`and m.type <> 'parcel'` : sql``}
      order by m.position, m.id`),
  );
  const { language } = filter;
  return rows.map((row) => ({
    id: row.id,
    module_name: translated(row.name, row.translations, "name", language),
    module_type: row.type,
    slug: row.slug,
    description: translated(row.description, row.translations, "description", language),
    short_description:
      row.translations[language]?.short_description ?? row.translations.en?.short_description ?? null,
    icon_full_url: pictureUrl(row.icon),
    thumbnail_full_url: pictureUrl(row.thumbnail),
    items_count: row.items_count,
    stores_count: row.stores_count,
    status: "1",
    theme_id: 1,
    all_zone_service: row.all_zone_service ? 1 : 0,
    zones: (row.zones ?? []).map((zone) => ({
      id: zone.id,
      name: translated(zone.name, zone.translations, "name", language),
    })),
  }));
}
