import { and, asc, eq } from "drizzle-orm";
import {
  type DeliveryChargeParts,
  type DeliveryTariff,
  deliveryChargeParts,
  type VehicleBand,
  withShopCharges,
} from "@/domain/delivery-charge";
import { estimatedRoadMeters, metersBetween, type Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { modules, moduleZones, type stores, vehicleBands, zones } from "../../db/schema";
import { type Refusal, refuse } from "../refusals";
import { readDetourFactor } from "../settings/detour-factor";
import type { ShopRules } from "../settings/shop-rules";
import { zoneIdsOf } from "../zones/zones-of-place";

export type StoredStore = typeof stores.$inferSelect;
export type ZoneRow = typeof zones.$inferSelect;

/** A zone's terms for a module's orders. Money in minor units. */
export interface ZoneTerms {
  zone: ZoneRow;
  tariff: DeliveryTariff;
  /** Cash is taken up to this total; null is no limit. */
  maximumCashOrder: number | null;
}

export function readVehicleBands(database: Queryable): Promise<VehicleBand[]> {
  return database
    .select({
      fromMeters: vehicleBands.fromMeters,
      toMeters: vehicleBands.toMeters,
      extraCharge: vehicleBands.extraCharge,
    })
    .from(vehicleBands)
    .orderBy(asc(vehicleBands.fromMeters));
}

/** Terms of a module in a zone; null when the zone is off. */
export async function zoneTerms(
  database: Queryable,
  zoneId: number,
  moduleId: number,
): Promise<ZoneTerms | null> {
  const [row] = await database
    .select({ zone: zones, pivot: moduleZones })
    .from(zones)
    .leftJoin(moduleZones, and(eq(moduleZones.zoneId, zones.id), eq(moduleZones.moduleId, moduleId)))
    .where(and(eq(zones.id, zoneId), eq(zones.active, true)))
    .limit(1);
  if (!row) return null;
  const { zone, pivot } = row;
  return {
    zone,
    maximumCashOrder: pivot?.maximumCashOrder ?? null,
    tariff: {
      type: pivot?.chargeType === "fixed" ? "fixed" : "distance",
      perKm: pivot?.perKm ?? null,
      minimum: pivot?.minimumCharge ?? null,
      maximum: pivot?.maximumCharge ?? null,
      fixed: pivot?.fixedCharge ?? null,
    },
  };
}

/**
 * The zone that an order belongs to: the store's own, or for modules that serve every zone the smallest one around the
 * address. An address outside is the problem `zone`.
 */
export async function orderZone(
  database: Queryable,
  store: StoredStore,
  place: Place | null,
): Promise<ZoneTerms | Refusal> {
  let zoneId: number | undefined = store.zoneId;
  if (place) {
    const around = await zoneIdsOf(database, place);
    const [module] = await database
      .select({ everywhere: modules.allZoneService })
      .from(modules)
      .where(eq(modules.id, store.moduleId))
      .limit(1);
    zoneId = around.includes(store.zoneId) ? store.zoneId : module?.everywhere ? around[0] : undefined;
  }
  const terms = zoneId === undefined ? null : await zoneTerms(database, zoneId, store.moduleId);
  return terms ?? refuse("zone");
}

/** A road is never shorter than the straight line, and hardly ever this much longer. */
const maxDetour = { factor: 6, meters: 5000 } as const;

/**
 * Metres that are charged: the kilometres of the request where they can be true for these two places, otherwise the estimate
 * from the straight line. So a shorter distance in the request does not lower the charge.
 */
export async function chargedMeters(
  database: Queryable,
  kilometers: number | null | undefined,
  from: Place,
  to: Place,
): Promise<number> {
  const straight = Math.round(metersBetween(from, to));
  const named = Math.round((kilometers ?? 0) * 1000);
  // The straight line of another earth model may be a little shorter than ours.
  if (named >= straight * 0.99 && named <= straight * maxDetour.factor + maxDetour.meters) return named;
  return estimatedRoadMeters(from, to, await readDetourFactor(database));
}

/** The parts of an order's delivery charge before anything makes it free. */
export async function deliveryPartsOf(
  database: Queryable,
  store: StoredStore,
  terms: ZoneTerms,
  { charges }: Pick<ShopRules, "charges">,
  distanceMeters: number,
): Promise<DeliveryChargeParts> {
  return deliveryChargeParts({
    distanceMeters,
    zoneTariff: withShopCharges(terms.tariff, charges),
    storeTariff: store.selfDelivery
      ? {
          type: "distance",
          perKm: store.perKm,
          minimum: store.minimumCharge,
          maximum: store.maximumCharge,
          fixed: null,
        }
      : null,
    vehicleBands: await readVehicleBands(database),
    surge: terms.zone.increasedFeeActive ? terms.zone.increasedFee : 0,
  });
}
