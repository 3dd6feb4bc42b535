import { Flag, Id, nullable, oneOf, PictureAddress, type Static, Type } from "../schema";

export const moduleTypes = ["food", "grocery", "pharmacy", "ecommerce", "parcel"] as const;
export const ModuleType = oneOf(moduleTypes);
export type ModuleType = Static<typeof ModuleType>;

export const ZoneReference = Type.Object({ id: Id, name: Type.String() });

/** A kind of shop (food, grocery, …) that the operator runs. Returned by GET /module. */
export const Module = Type.Object({
  id: Id,
  module_name: Type.String(),
  module_type: ModuleType,
  slug: Type.String(),
  description: nullable(Type.String()),
  short_description: nullable(Type.String()),
  icon_full_url: PictureAddress,
  thumbnail_full_url: PictureAddress,
  items_count: Type.Integer(),
  stores_count: Type.Integer(),
  status: Type.String(),
  theme_id: Type.Integer(),
  all_zone_service: Flag,
  zones: Type.Array(ZoneReference),
});
export type Module = Static<typeof Module>;

/** The short form inside items, stores and orders. */
export const ModuleReference = Type.Object({ id: Id, module_name: Type.String(), module_type: ModuleType });
export type ModuleReference = Static<typeof ModuleReference>;

/** Delivery prices of one module in one zone. */
export const ModuleZonePivot = Type.Object({
  zone_id: Id,
  module_id: Id,
  per_km_shipping_charge: nullable(Type.Number()),
  minimum_shipping_charge: nullable(Type.Number()),
  maximum_shipping_charge: nullable(Type.Number()),
  maximum_cod_order_amount: nullable(Type.Number()),
  delivery_charge_type: oneOf(["distance", "fixed"]),
  fixed_shipping_charge: nullable(Type.Number()),
});
export type ModuleZonePivot = Static<typeof ModuleZonePivot>;

/** One zone of GET /config/get-zone-id. */
export const ZoneData = Type.Object({
  id: Id,
  status: Flag,
  name: Type.String(),
  cash_on_delivery: Type.Boolean(),
  digital_payment: Type.Boolean(),
  offline_payment: Type.Boolean(),
  increased_delivery_fee: Type.Number(),
  increased_delivery_fee_status: Flag,
  increase_delivery_charge_message: nullable(Type.String()),
  modules: Type.Array(
    Type.Object({
      id: Id,
      module_name: Type.String(),
      module_type: ModuleType,
      pivot: ModuleZonePivot,
    }),
  ),
});
export type ZoneData = Static<typeof ZoneData>;

/** GET /config/get-zone-id. `zone_id` is a JSON string such as "[2,1]", smallest zone first; it is sent back unchanged in the zoneId header. */
export const ZoneLookup = Type.Object({ zone_id: Type.String(), zone_data: Type.Array(ZoneData) });
export type ZoneLookup = Static<typeof ZoneLookup>;

/** One zone of GET /zone/list. */
export const Zone = Type.Object({
  id: Id,
  name: Type.String(),
  display_name: nullable(Type.String()),
  status: Flag,
  coordinates: Type.Object({
    type: Type.Literal("Polygon"),
    coordinates: Type.Array(Type.Array(Type.Array(Type.Number()))),
  }),
  formated_coordinates: Type.Array(Type.Object({ lat: Type.Number(), lng: Type.Number() })),
  /**
   * Every part of the zone, each its outer ring and after it what is cut out of it: the coordinates of a GeoJSON
   * MultiPolygon. The two fields above hold the outer ring of the first part. Classic backends send none.
   */
  outline: Type.Array(Type.Array(Type.Array(Type.Array(Type.Number())))),
  modules: Type.Array(
    Type.Object({ id: Id, module_name: Type.String(), module_type: ModuleType, pivot: ModuleZonePivot }),
  ),
});
export type Zone = Static<typeof Zone>;
