import type { ZoneData } from "@/contract";
import { type BasisPoints, toBasisPoints } from "./money";

/** A zone's extra on its deliveries for a while. */
export interface ZoneSurge {
  /** The share that is added to tariff and vehicle. */
  percent: BasisPoints;
  /** The zone's own words; empty where it has none. */
  reason: string;
}

/** The surge that runs in a zone now, or null. Stores that deliver by themselves take none. */
export function zoneSurge(
  zone: Pick<
    ZoneData,
    "increased_delivery_fee" | "increased_delivery_fee_status" | "increase_delivery_charge_message"
  > | null,
): ZoneSurge | null {
  if (zone?.increased_delivery_fee_status !== 1 || zone.increased_delivery_fee <= 0) return null;
  return {
    percent: toBasisPoints(zone.increased_delivery_fee),
    reason: zone.increase_delivery_charge_message?.trim() ?? "",
  };
}
