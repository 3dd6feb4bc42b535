// @chunk beside
import type { ModuleAbilities } from "@/contract";
import { type Fields, fields, isOn, text } from "./readers";

const abilityNames = [
  "order_place_to_schedule_interval",
  "add_on",
  "stock",
  "veg_non_veg",
  "unit",
  "order_attachment",
  "always_open",
  "all_zone_service",
  "item_available_time",
  "show_restaurant_text",
  "is_parcel",
  "organic",
  "cutlery",
  "common_condition",
  "nutrition",
  "allergy",
  "basic",
  "halal",
  "brand",
  "generic_name",
  "is_rental",
  "new_variation",
] as const;

/** A module's abilities where a backend does not say, by the contract's table. */
const usualAbilities: Record<string, readonly string[]> = {
  food: [
    "add_on",
    "veg_non_veg",
    "item_available_time",
    "show_restaurant_text",
    "cutlery",
    "nutrition",
    "allergy",
    "halal",
    "new_variation",
    "accepted",
  ],
  grocery: [
    "stock",
    "unit",
    "organic",
    "nutrition",
    "allergy",
    "halal",
    "brand",
    "order_place_to_schedule_interval",
  ],
  pharmacy: ["stock", "unit", "order_attachment", "common_condition", "basic", "generic_name"],
  ecommerce: ["stock", "unit", "brand", "always_open", "all_zone_service"],
  parcel: ["is_parcel", "always_open"],
};

/** A module's abilities: as the backend says, or as is usual for its type. */
export function moduleAbilities(table: Fields, type: string): ModuleAbilities {
  const row = fields(table[type]);
  const usual = usualAbilities[type] ?? [];
  const flags = {} as Record<(typeof abilityNames)[number], boolean>;
  for (const name of abilityNames) flags[name] = isOn(row?.[name], row === null && usual.includes(name));
  return {
    order_status: {
      accepted: isOn(fields(row?.order_status)?.accepted, row === null && usual.includes("accepted")),
    },
    ...flags,
    description: text(row?.description),
  };
}
