/** The charge of a delivery, before anything makes it free. Distances in metres, money in minor units. */
import { type BasisPoints, type Minor, percentOf, roundHalfUp } from "./money";

/** Prices of the zone's module, or of a store that delivers by itself. Null is "not set". */
export interface DeliveryTariff {
  type: "distance" | "fixed";
  perKm: Minor | null;
  minimum: Minor | null;
  maximum: Minor | null;
  fixed: Minor | null;
}

export interface VehicleBand {
  fromMeters: number;
  toMeters: number;
  extraCharge: Minor;
}

/** A tariff by distance with the shop's own prices where the zone has none. */
export const withShopCharges = (
  tariff: DeliveryTariff,
  shop: Pick<DeliveryTariff, "perKm" | "minimum">,
): DeliveryTariff => ({
  ...tariff,
  perKm: tariff.perKm ?? shop.perKm,
  minimum: tariff.minimum ?? shop.minimum,
});

/** Distance × price per km, raised to the minimum, capped at the maximum when that is not below the minimum; or the fixed price. */
export function tariffCharge(distanceMeters: number, tariff: DeliveryTariff): Minor {
  if (tariff.type === "fixed") return tariff.fixed ?? 0;
  const minimum = tariff.minimum ?? 0;
  const byDistance = roundHalfUp((Math.max(0, distanceMeters) * (tariff.perKm ?? 0)) / 1000);
  const raised = Math.max(byDistance, minimum);
  return tariff.maximum !== null && tariff.maximum > 0 && tariff.maximum >= minimum
    ? Math.min(raised, tariff.maximum)
    : raised;
}

/** Extra charge of the band that the distance falls in; beyond the last band its charge stays. */
export function vehicleExtra(distanceMeters: number, bands: readonly VehicleBand[]): Minor {
  const band = bands.find(
    ({ fromMeters, toMeters }) => distanceMeters >= fromMeters && distanceMeters < toMeters,
  );
  if (band) return band.extraCharge;
  const last = [...bands].sort((a, b) => b.toMeters - a.toMeters)[0];
  return last && distanceMeters >= last.toMeters ? last.extraCharge : 0;
}

export interface DeliveryChargeInput {
  distanceMeters: number;
  zoneTariff: DeliveryTariff;
  storeTariff: DeliveryTariff | null;
  vehicleBands: readonly VehicleBand[];
  surge: BasisPoints;
}

/** The parts of a delivery charge. */
export interface DeliveryChargeParts {
  /** The tariff of the zone, or of a store that delivers itself. */
  tariff: Minor;
  vehicleExtra: Minor;
  surge: Minor;
}

/**
 * The parts of a charge: a self-delivering store's own tariff without extras; otherwise the zone's tariff, the vehicle's
 * extra and the surge (percent of both).
 */
export function deliveryChargeParts(input: DeliveryChargeInput): DeliveryChargeParts {
  const { distanceMeters: meters, storeTariff } = input;
  if (storeTariff) return { tariff: tariffCharge(meters, storeTariff), vehicleExtra: 0, surge: 0 };
  const tariff = tariffCharge(meters, input.zoneTariff);
  const extra = vehicleExtra(meters, input.vehicleBands);
  return { tariff, vehicleExtra: extra, surge: percentOf(tariff + extra, input.surge) };
}

/** The whole charge. */
export function deliveryCharge(input: DeliveryChargeInput): Minor {
  const { tariff, vehicleExtra: extra, surge } = deliveryChargeParts(input);
  return tariff + extra + surge;
}
