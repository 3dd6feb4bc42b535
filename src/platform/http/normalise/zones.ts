import type { Zone, ZoneLookup } from "@/contract";
import { isZoneId } from "@/domain/zone-id";
import { ApiError } from "../api-error";
import {
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
} from "./readers";
import { zoneData, zoneModule } from "./zone";

/** A part of a zone: rings of corners, longitude first. */
const part = (value: unknown): number[][][] =>
  list(value).map((ring) => list(ring).map((corner) => list(corner).map((degrees) => number(degrees))));

/** GET /zone/list. */
export function normaliseZones(response: unknown): Zone[] {
  return requireRows(response, (row) => {
    const id = identifier(row.id);
    if (id === null) return null;
    const shape = fields(row.coordinates);
    const rings = part(shape?.coordinates);
    const corners = rows(row.formated_coordinates, (corner) => {
      const lat = numberOrNull(corner.lat);
      const lng = numberOrNull(corner.lng);
      return lat === null || lng === null ? null : { lat, lng };
    });
    const sent = list(row.outline).map(part);
    const drawn = corners.map(({ lat, lng }) => [lng, lat]);
    return {
      id,
      name: text(row.name),
      display_name: textOrNull(row.display_name),
      status: flag(row.status, true),
      coordinates: { type: "Polygon" as const, coordinates: rings },
      formated_coordinates:
        corners.length > 0 ? corners : (rings[0] ?? []).map(([lng = 0, lat = 0]) => ({ lat, lng })),
      // Backends without the field draw one part, in one of two fields.
      outline: sent.length > 0 ? sent : rings.length > 0 ? [rings] : [[drawn]],
      modules: rows(row.modules, (module) => zoneModule(module, id)),
    };
  });
}

/** GET /zone/check: a bare boolean in one of the three styles; throws `unusable` for anything else. */
export function normaliseZoneCheck(response: unknown): boolean {
  if (!["true", "false", "1", "0"].includes(String(response))) throw new ApiError("unusable");
  return isOn(response);
}

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
