/**
 * The price of a parcel. The delivery page previews with this and the server charges with it. Distances in
 * metres, money in minor units.
 */
import { roundedTotal } from "./currencies/money-rounding";
import { deliveryChargeParts, type VehicleBand } from "./delivery-charge";
import { type BasisPoints, type Minor, percentOf } from "./money";
import { includedTax } from "./tax";

/** Prices of a category, or the shop's general ones for parcels. Null is "not set". */
export interface ParcelTariff {
  perKm: Minor | null;
  minimum: Minor | null;
}

/** A category's own prices where it has them, otherwise the general ones. */
export function parcelTariff(category: ParcelTariff | null, general: ParcelTariff): ParcelTariff {
  return {
    perKm: category?.perKm ?? general.perKm,
    minimum: category?.minimum ?? general.minimum,
  };
}

/** Two points that are nearer than this (m) are the same door: there is nothing to bring. */
export const minParcelMeters = 20;

export interface ParcelPriceInput {
  distanceMeters: number;
  tariff: ParcelTariff;
  vehicleBands: readonly VehicleBand[];
  /** Percent of tariff and vehicle, of the sender's zone. */
  surge: BasisPoints;
  tax: { percent: BasisPoints; included: boolean };
  tip: Minor;
  additionalCharge: Minor;
  /** The step that the total is rounded to; 1 for the smallest unit. */
  totalStep?: Minor;
}

export interface ParcelPrice {
  deliveryCharge: Minor;
  /** Part of the delivery charge. */
  surge: Minor;
  /** Tax on the delivery charge; part of it when included. */
  tax: Minor;
  taxIncluded: boolean;
  tip: Minor;
  additionalCharge: Minor;
  /** The difference that rounding makes; negative where it takes off. */
  rounding: Minor;
  total: Minor;
}

/** Distance × price per km, at least the minimum, with the vehicle's extra and surge; then tax, tip and additional charge. */
export function parcelPrice(input: ParcelPriceInput): ParcelPrice {
  const parts = deliveryChargeParts({
    distanceMeters: input.distanceMeters,
    zoneTariff: { type: "distance", ...input.tariff, maximum: null, fixed: null },
    storeTariff: null,
    vehicleBands: input.vehicleBands,
    surge: input.surge,
  });
  const charge = parts.tariff + parts.vehicleExtra + parts.surge;
  const { included, percent } = input.tax;
  const tax = included ? includedTax(charge, percent) : percentOf(charge, percent);
  const tip = Math.max(0, input.tip);
  const amounts = {
    deliveryCharge: charge,
    surge: parts.surge,
    tax,
    taxIncluded: included,
    tip,
    additionalCharge: input.additionalCharge,
    rounding: 0,
    total: charge + (included ? 0 : tax) + tip + input.additionalCharge,
  };
  return roundedTotal(amounts, input.totalStep ?? 1);
}
