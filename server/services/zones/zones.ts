import { type SQL, sql } from "drizzle-orm";
import type { ModuleType, ModuleZonePivot, Zone, ZoneData, ZoneLookup } from "@/contract";
import type { Place } from "@/domain/distance";
import { toMajor, toPercent } from "@/domain/money";
import type { Outline } from "@/domain/zone-outline";
import type { Language, Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { defaultDigits } from "../settings/shop-view";
import { translated } from "../translations/translated-columns";
import { holdsPlace } from "./zones-of-place";

interface PivotRow {
  id: number;
  name: string;
  translations: Translations;
  type: ModuleType;
  per_km: number | null;
  minimum_charge: number | null;
  maximum_charge: number | null;
  maximum_cash_order: number | null;
  charge_type: string;
  fixed_charge: number | null;
}

interface ZoneRow {
  id: number;
  name: string;
  translations: Translations;
  active: boolean;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  increased_fee: number;
  increased_fee_active: boolean;
  increased_fee_message: string | null;
  outline: Outline;
  modules: PivotRow[] | null;
}

async function readZones(database: Queryable, where: SQL, order: SQL): Promise<ZoneRow[]> {
  return rowsOf<ZoneRow>(
    await database.execute(sql`
      select z.id, z.name, z.translations, z.active, z.cash_on_delivery, z.digital_payment, z.offline_payment,
        z.increased_fee, z.increased_fee_active, z.increased_fee_message, z.outline,
        (select json_agg(json_build_object('id', m.id, 'name', m.name, 'translations', m.translations, 'type', m.type,
            'per_km', mz.per_km, 'minimum_charge', mz.minimum_charge, 'maximum_charge', mz.maximum_charge,
            'maximum_cash_order', mz.maximum_cash_order, 'charge_type', mz.charge_type,
            'fixed_charge', mz.fixed_charge) order by m.position, m.id)
          from module_zones mz join modules m on m.id = mz.module_id and m.active
          where mz.zone_id = z.id) as modules
      from zones z where ${where} order by ${order}`),
  );
}

function modulesOf(zone: ZoneRow, language: Language, digits: number) {
  const amount = (value: number | null) => (value === null ? null : toMajor(value, digits));
  return (zone.modules ?? []).map((module) => {
    const pivot: ModuleZonePivot = {
      zone_id: zone.id,
      module_id: module.id,
      per_km_shipping_charge: amount(module.per_km),
      minimum_shipping_charge: amount(module.minimum_charge),
      maximum_shipping_charge: amount(module.maximum_charge),
      maximum_cod_order_amount: amount(module.maximum_cash_order),
      delivery_charge_type: module.charge_type === "fixed" ? "fixed" : "distance",
      fixed_shipping_charge: amount(module.fixed_charge),
    };
    return {
      id: module.id,
      module_name: translated(module.name, module.translations, "name", language),
      module_type: module.type,
      pivot,
    };
  });
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

function zoneData(row: ZoneRow, language: Language, digits: number): ZoneData {
  return {
    id: row.id,
    status: flag(row.active),
    name: translated(row.name, row.translations, "name", language),
    cash_on_delivery: row.cash_on_delivery,
    digital_payment: row.digital_payment,
    offline_payment: row.offline_payment,
    increased_delivery_fee: toPercent(row.increased_fee),
    increased_delivery_fee_status: flag(row.increased_fee_active),
    increase_delivery_charge_message: translated(
      row.increased_fee_message,
      row.translations,
      "increased_fee_message",
      language,
    ),
    modules: modulesOf(row, language, digits),
  };
}

/** The active zones around a place for GET /config/get-zone-id, smallest first; `off` when all are switched off. */
export async function zonesAround(
  database: Queryable,
  place: Place,
  language: Language,
  digits: number = defaultDigits,
): Promise<ZoneLookup | "none" | "off"> {
  const rows = await readZones(database, holdsPlace("z", place), sql`z.square_meters, z.id`);
  if (rows.length === 0) return "none";
  const active = rows.filter((row) => row.active);
  if (active.length === 0) return "off";
  return {
    zone_id: JSON.stringify(active.map((row) => row.id)),
    zone_data: active.map((row) => zoneData(row, language, digits)),
  };
}

/** Whether one active zone holds the place. */
export async function isInZone(database: Queryable, place: Place, zoneId: number): Promise<boolean> {
  const result = await database.execute(sql`
    select 1 from zones z where z.id = ${zoneId} and z.active and ${holdsPlace("z", place)}`);
  return rowsOf(result).length > 0;
}

/** The parts as JSON numbers, longitude first. */
const written = (outline: Outline): number[][][][] =>
  outline.map((part) => part.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng, lat])));

/**
 * GET /zone/list: the active zones with their borders, longitude first. `coordinates` and `formated_coordinates` hold the
 * outer ring of the first part, `outline` everything.
 */
export async function listZones(
  database: Queryable,
  language: Language,
  digits: number = defaultDigits,
): Promise<Zone[]> {
  const rows = await readZones(database, sql`z.active`, sql`z.id`);
  return rows.map((row) => {
    const outline = written(row.outline);
    const ring = outline[0]?.[0] ?? [];
    const name = translated(row.name, row.translations, "name", language);
    return {
      id: row.id,
      name,
      display_name: name,
      status: 1,
      coordinates: { type: "Polygon", coordinates: [ring] },
      formated_coordinates: ring.map(([lng = 0, lat = 0]) => ({ lat, lng })),
      outline,
      modules: modulesOf(row, language, digits),
    };
  });
}
