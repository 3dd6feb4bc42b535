/** Modules, zones, and their delivery charges. */

import { couriers, modules, moduleZones, vehicleBands, zones as zoneTable } from "../../server/db/schema";
import type { Transaction } from "../../server/seeding";
import {
  demoCouriers,
  demoIncreasedFeeMessages,
  demoModules,
  demoVehicleBands,
  demoZoneModules,
  type ZoneKey,
} from "../catalogue";
import { fromLatLng, zones } from "../town";
import { insertRows } from "./batches";
import type { DemoIds } from "./ids";
import type { SeedMoment } from "./seed-moment";

/** Square metres of a ring. */
function areaOf(ring: readonly (readonly [number, number])[]): number {
  const points = ring.map(([lng, lat]) => fromLatLng({ lat, lng }));
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Average of star counts from five down to one, two decimals. */
export function averageOf(ratings: readonly number[]): { average: number; count: number } {
  const count = ratings.reduce((sum, stars) => sum + stars, 0);
  const total = ratings.reduce((sum, stars, index) => sum + stars * (5 - index), 0);
  return { count, average: count === 0 ? 0 : Math.round((total / count) * 100) / 100 };
}

export async function seedPlaces(tx: Transaction, ids: DemoIds, moment: SeedMoment): Promise<void> {
  await insertRows(
    tx,
    modules,
    demoModules.map((module, index) => ({
      id: ids.moduleId(module.type),
      type: module.type,
      slug: module.slug,
      name: module.name.en,
      description: module.description.en,
      translations: {
        en: { short_description: module.shortDescription.en },
        ar: {
          name: module.name.ar,
          description: module.description.ar,
          short_description: module.shortDescription.ar,
        },
      },
      icon: module.icon,
      thumbnail: module.thumbnail,
      allZoneService: module.allZoneService,
      position: index,
      createdAt: moment.now,
    })),
  );
  await insertRows(
    tx,
    zoneTable,
    zones.map((zone) => {
      const message = demoIncreasedFeeMessages[zone.key as ZoneKey];
      return {
        id: ids.zoneId(zone.key),
        key: zone.key,
        name: zone.name,
        translations: {
          ar: { name: zone.nameAr, ...(message ? { increased_fee_message: message.ar } : {}) },
        },
        outline: [[zone.ring]],
        squareMeters: areaOf(zone.ring),
        active: zone.active,
        cashOnDelivery: zone.cashOnDelivery,
        digitalPayment: zone.digitalPayment,
        offlinePayment: zone.offlinePayment,
        increasedFee: zone.increasedDeliveryFeePercent * 100,
        increasedFeeActive: zone.increasedDeliveryFeePercent > 0,
        increasedFeeMessage: message?.en ?? null,
      };
    }),
  );
  await insertRows(
    tx,
    moduleZones,
    demoZoneModules.map((row) => ({
      zoneId: ids.zoneId(row.zone),
      moduleId: ids.moduleId(row.module),
      perKm: row.perKm,
      minimumCharge: row.minimumCharge,
      maximumCharge: row.maximumCharge,
      maximumCashOrder: row.maximumCashOrder,
      chargeType: row.chargeType,
      fixedCharge: row.fixedCharge,
    })),
  );
  await insertRows(
    tx,
    vehicleBands,
    demoVehicleBands.map((band, index) => ({
      id: index + 1,
      type: band.vehicle,
      fromMeters: band.fromMeters,
      toMeters: band.toMeters,
      extraCharge: band.extraCharge,
    })),
  );
  await insertRows(
    tx,
    couriers,
    demoCouriers.map((courier, index) => {
      const { average, count } = averageOf(courier.ratings);
      return {
        id: index + 1,
        firstName: courier.firstName.en,
        lastName: courier.lastName.en,
        phone: courier.phone,
        email: courier.email,
        image: courier.picture,
        zoneId: ids.zoneId(courier.zone),
        averageRating: average,
        ratingCount: count,
      };
    }),
  );
}
