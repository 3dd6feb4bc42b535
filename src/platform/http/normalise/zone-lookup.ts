import type { ZoneLookup } from "@/contract";
import { isZoneId } from "@/domain/zone-id";
import { ApiError } from "../api-error";
import { identifier, requireObject, rows } from "./readers";
import { zoneData } from "./zone";

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
