/** What a delivery costs, before anything makes it free. Distances in metres, money in minor units. */
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

/**
 * The whole charge: a self-delivering store's own tariff without extras; otherwise the zone's tariff, the vehicle's
 * extra and the surge (percent of both).
 */
export function deliveryCharge(input: {
  distanceMeters: number;
  zoneTariff: DeliveryTariff;
  storeTariff: DeliveryTariff | null;
  vehicleBands: readonly VehicleBand[];
  surge: BasisPoints;
}): Minor {
  if (input.storeTariff) return tariffCharge(input.distanceMeters, input.storeTariff);
  const charge =
    tariffCharge(input.distanceMeters, input.zoneTariff) +
    vehicleExtra(input.distanceMeters, input.vehicleBands);
  return charge + percentOf(charge, input.surge);
}
