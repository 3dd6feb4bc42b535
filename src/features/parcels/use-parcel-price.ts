import type { Config, ZoneData } from "@/contract";
import type { ParcelCategory } from "@/contract/calls/promotions";
import { toBasisPoints, toMinor } from "@/domain/money";
import { type ParcelPrice, parcelPrice, parcelTariff } from "@/domain/parcel-price";
import { type ZoneSurge, zoneSurge } from "@/domain/zone-surge";
import { type DeliveryDistance, useDeliveryDistance } from "@/features/checkout";
import type { ParcelValues } from "@/stores/parcel-draft";

export interface QuotedParcel {
  distance: DeliveryDistance;
  /** Minor units; null while one of the ends or the way between them is not known. */
  price: ParcelPrice | null;
  /** The current surge of the sender's zone. */
  surge: ZoneSurge | null;
}

/** The price of a parcel, by the rules of the server, as soon as both ends are known. */
export function useParcelPrice(
  values: ParcelValues,
  category: ParcelCategory,
  config: Config,
  senderZone: ZoneData | null,
): QuotedParcel {
  const { sender, receiver } = values;
  const from = sender.position ?? { lat: 0, lng: 0 };
  const distance = useDeliveryDistance(
    { latitude: String(from.lat), longitude: String(from.lng) },
    sender.position && receiver.position,
    true,
    config.idempotency === true,
  );
  if (distance.pending || distance.kilometers === null) return { distance, price: null, surge: null };
  const digits = config.digit_after_decimal_point;
  const surge = zoneSurge(senderZone);
  const minor = (major: number | null) => (major === null ? null : toMinor(major, digits));
  const price = parcelPrice({
    distanceMeters: Math.round(distance.kilometers * 1000),
    tariff: parcelTariff(
      {
        perKm: minor(category.parcel_per_km_shipping_charge),
        minimum: minor(category.parcel_minimum_shipping_charge),
      },
      {
        perKm: minor(config.parcel_per_km_shipping_charge),
        minimum: minor(config.parcel_minimum_shipping_charge),
      },
    ),
    vehicleBands: [
      {
        fromMeters: 0,
        toMeters: Number.POSITIVE_INFINITY,
        extraCharge: toMinor(distance.vehicleExtra, digits),
      },
    ],
    surge: surge?.percent ?? 0,
    tax: { percent: toBasisPoints(config.parcel_tax), included: config.tax_included === 1 },
    tip: config.dm_tips_status === 1 ? toMinor(values.tip, digits) : 0,
    additionalCharge: config.additional_charge_status === 1 ? toMinor(config.additional_charge, digits) : 0,
  });
  return { distance, price, surge };
}
