import type { Module, ModuleReference, ModuleType } from "@/contract";
import { ApiError } from "../api-error";
import { picture } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  requireRows,
  rows,
  text,
  textOrNull,
} from "./readers";

const moduleTypes: readonly ModuleType[] = ["food", "grocery", "pharmacy", "ecommerce", "parcel"];

/** A kind of shop, one of five, else null: a module of another kind (rental, rides) is not for this storefront. */
export function moduleTypeOf(value: unknown): ModuleType | null {
  const name = text(value).trim().toLowerCase() as ModuleType;
  return moduleTypes.includes(name) ? name : null;
}

export function moduleRow(row: Fields): Module | null {
  const id = identifier(row.id);
  const type = moduleTypeOf(row.module_type);
  if (id === null || type === null) return null;
  return {
    id,
    module_name: text(row.module_name, type),
    module_type: type,
    slug: text(row.slug, String(id)),
    description: textOrNull(row.description),
    short_description: textOrNull(row.short_description),
    icon_full_url: picture(row, "icon", "module_image_url"),
    thumbnail_full_url: picture(row, "thumbnail", "module_image_url"),
    items_count: integer(row.items_count),
    stores_count: integer(row.stores_count),
    status: text(row.status, "1"),
    theme_id: integer(row.theme_id, 1),
    all_zone_service: flag(row.all_zone_service),
    zones: rows(row.zones, (zone) => {
      const zoneId = identifier(zone.id);
      return zoneId === null ? null : { id: zoneId, name: text(zone.name) };
    }),
  };
}

/** GET /module: a bare array. Null is an error: read as an empty list it would close the whole shop until the cache window ends. */
export function normaliseModules(response: unknown): Module[] {
  if (response === null) throw new ApiError("unusable");
  return requireRows(response, moduleRow);
}

/** The module of an item, store or order; built from `module_id` and `module_type` where the object is missing. */
export function moduleReference(row: Fields): ModuleReference {
  const inner = fields(row.module);
  const type = moduleTypeOf(inner?.module_type) ?? moduleTypeOf(row.module_type) ?? "food";
  return {
    id: identifier(inner?.id) ?? identifier(row.module_id) ?? 0,
    module_name: text(inner?.module_name, type),
    module_type: type,
  };
}
