import type { Zone } from "@/contract";
import {
  fields,
  flag,
  identifier,
  isOn,
  list,
  number,
  numberOrNull,
  requireRows,
  rows,
  text,
  textOrNull,
} from "./readers";
import { zoneModule } from "./zone";

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
