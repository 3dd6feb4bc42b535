/** A store's delivery prices by the wire: whose prices count, and the least of them. Money in minor units. */
import type { Config, ModuleZonePivot, Store, ZoneData } from "@/contract";
import { type DeliveryTariff, deliveryCharge, tariffCharge, withShopCharges } from "./delivery-charge";
import { type BasisPoints, type Minor, toBasisPoints, toMinor } from "./money";

type DeliveringStore = Pick<
  Store,
  | "zone_id"
  | "module_id"
  | "self_delivery_system"
  | "per_km_shipping_charge"
  | "minimum_shipping_charge"
  | "maximum_shipping_charge"
>;

export interface DeliveryTerms {
  zoneTariff: DeliveryTariff;
  /** The tariff of a store that delivers by itself. */
  storeTariff: DeliveryTariff | null;
  surge: BasisPoints;
}

/** The shop's prices, for zones that have none. */
type ShopCharges = Pick<Config, "per_km_shipping_charge" | "minimum_shipping_charge">;

/** Further than any delivery goes, metres. */
const farthestMeters = 20_000_000;

/** The zone of an order and the prices of the store's module in it; the store's own zone comes first. */
export function zoneTerms(
  zones: readonly ZoneData[],
  store: Pick<Store, "zone_id" | "module_id">,
): { zone: ZoneData | null; pivot: ModuleZonePivot | null } {
  const zone = zones.find((candidate) => candidate.id === store.zone_id) ?? zones[0] ?? null;
  const pivot = zone?.modules.find((module) => module.id === store.module_id)?.pivot ?? null;
  return { zone, pivot };
}

/** Prices of deliveries from a store to a place in `zones`; `digits` of the currency. `shop` is undefined until it is known. */
export function deliveryTerms(
  zones: readonly ZoneData[],
  store: DeliveringStore,
  digits: number,
  shop: ShopCharges | undefined,
): DeliveryTerms {
  const { zone, pivot } = zoneTerms(zones, store);
  // A place that is in no zone yet has no known price.
  const charges = zone === null ? undefined : shop;
  const minor = (value: number | null | undefined) => (value == null ? null : toMinor(value, digits));
  const tariff = (
    row: Pick<Store, "per_km_shipping_charge" | "minimum_shipping_charge" | "maximum_shipping_charge">,
  ): Pick<DeliveryTariff, "perKm" | "minimum" | "maximum"> => ({
    perKm: minor(row.per_km_shipping_charge),
    minimum: minor(row.minimum_shipping_charge),
    maximum: minor(row.maximum_shipping_charge),
  });
  return {
    zoneTariff: withShopCharges(
      pivot
        ? { ...tariff(pivot), type: pivot.delivery_charge_type, fixed: minor(pivot.fixed_shipping_charge) }
        : { type: "distance", perKm: null, minimum: null, maximum: null, fixed: null },
      { perKm: minor(charges?.per_km_shipping_charge), minimum: minor(charges?.minimum_shipping_charge) },
    ),
    storeTariff:
      store.self_delivery_system === 1 ? { ...tariff(store), type: "distance", fixed: null } : null,
    surge: zone?.increased_delivery_fee_status === 1 ? toBasisPoints(zone.increased_delivery_fee) : 0,
  };
}

/**
 * The least that a delivery costs over `distanceMeters` as the crow flies (0 when unknown): the way by road is no shorter.
 * Exact when no way and no vehicle can cost more. Null when no price is known.
 */
export function leastDeliveryCharge(
  terms: DeliveryTerms,
  distanceMeters: number,
): { amount: Minor; exact: boolean } | null {
  const tariff = terms.storeTariff ?? terms.zoneTariff;
  const known = tariff.type === "fixed" ? tariff.fixed !== null : (tariff.perKm ?? tariff.minimum) !== null;
  if (!known) return null;
  const amount = deliveryCharge({ ...terms, distanceMeters, vehicleBands: [] });
  // A vehicle's extra on the zone's price is known at the checkout only.
  const exact = terms.storeTariff !== null && tariffCharge(farthestMeters, terms.storeTariff) === amount;
  return amount === 0 && !exact ? null : { amount, exact };
}
