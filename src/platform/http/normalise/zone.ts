import type { ModuleZonePivot, Zone, ZoneData, ZoneLookup } from "@/contract";
import { ApiError } from "../api-error";
import { isZoneId } from "../shop-headers";
import { moduleTypeOf } from "./module";
import {
  type Fields,
  fields,
  flag,
  identifier,
  isOn,
  list,
  number,
  numberOrNull,
  requireObject,
  requireRows,
  rows,
  text,
  textOrNull,
  word,
} from "./readers";

/**
 * GET /config/get-zone-id. `zone_id` stays unchanged when it is JSON text; an array (some forks) is written as such.
 * Unusable when no zone can be read from it: a location without a zone must not be confirmed.
 */
export function normaliseZoneLookup(response: unknown): ZoneLookup {
  const row = requireObject(response);
  const zone_id = zoneIdText(row.zone_id);
  if (zone_id === null) throw new ApiError("unusable");
  return { zone_id, zone_data: rows(row.zone_data, zoneData) };
}

function zoneIdText(value: unknown): string | null {
  if (isZoneId(value)) return value;
  const ids = Array.isArray(value) ? value : [value];
  const known = ids.flatMap((id) => identifier(id) ?? []);
  return known.length > 0 ? JSON.stringify(known) : null;
}

/** One zone of the lookup, also used to read the stored ones back. */
export function zoneData(row: Fields): ZoneData | null {
  const id = identifier(row.id);
  if (id === null) return null;
  return {
    id,
    status: flag(row.status, true),
    name: text(row.name),
    cash_on_delivery: isOn(row.cash_on_delivery),
    digital_payment: isOn(row.digital_payment),
    offline_payment: isOn(row.offline_payment),
    increased_delivery_fee: number(row.increased_delivery_fee),
    increased_delivery_fee_status: flag(row.increased_delivery_fee_status),
    increase_delivery_charge_message: textOrNull(row.increase_delivery_charge_message),
    modules: rows(row.modules, (module) => zoneModule(module, id)),
  };
}

function zoneModule(row: Fields, zoneId: number): ZoneData["modules"][number] | null {
  const id = identifier(row.id);
  const type = moduleTypeOf(row.module_type);
  if (id === null || type === null) return null;
  return {
    id,
    module_name: text(row.module_name, type),
    module_type: type,
    pivot: pivot(fields(row.pivot) ?? {}, zoneId, id),
  };
}

function pivot(row: Fields, zoneId: number, moduleId: number): ModuleZonePivot {
  return {
    zone_id: identifier(row.zone_id) ?? zoneId,
    module_id: identifier(row.module_id) ?? moduleId,
    per_km_shipping_charge: numberOrNull(row.per_km_shipping_charge),
    minimum_shipping_charge: numberOrNull(row.minimum_shipping_charge),
    maximum_shipping_charge: numberOrNull(row.maximum_shipping_charge),
    maximum_cod_order_amount: numberOrNull(row.maximum_cod_order_amount),
    delivery_charge_type: word(row.delivery_charge_type, ["distance", "fixed"], "distance"),
    fixed_shipping_charge: numberOrNull(row.fixed_shipping_charge),
  };
}

/** GET /zone/list. */
export function normaliseZones(response: unknown): Zone[] {
  return requireRows(response, (row) => {
    const id = identifier(row.id);
    if (id === null) return null;
    const shape = fields(row.coordinates);
    const rings = list(shape?.coordinates).map((ring) =>
      list(ring).map((point) => list(point).map((value) => number(value))),
    );
    const corners = rows(row.formated_coordinates, (corner) => {
      const lat = numberOrNull(corner.lat);
      const lng = numberOrNull(corner.lng);
      return lat === null || lng === null ? null : { lat, lng };
    });
    return {
      id,
      name: text(row.name),
      display_name: textOrNull(row.display_name),
      status: flag(row.status, true),
      coordinates: { type: "Polygon" as const, coordinates: rings },
      formated_coordinates:
        corners.length > 0 ? corners : (rings[0] ?? []).map(([lng = 0, lat = 0]) => ({ lat, lng })),
      modules: rows(row.modules, (module) => zoneModule(module, id)),
    };
  });
}

/** GET /zone/check: a bare boolean in one of the three styles. */
export function normaliseZoneCheck(response: unknown): boolean {
  return isOn(response);
}
