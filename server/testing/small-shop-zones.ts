import type { Outline } from "@/domain/zone-outline";
import type { Database } from "../context";
import { modules, moduleZones, vehicleBands, zones } from "../db/schema";
import { insertedRow } from "./inserted-row";

const square = (lng: number, lat: number): Outline => [
  [
    [
      [lng, lat],
      [lng + 0.1, lat],
      [lng + 0.1, lat + 0.1],
      [lng, lat + 0.1],
    ],
  ],
];

/** The small shop's zones and modules, and what a delivery costs in them. */
export async function fillZones(database: Database) {
  const zone = insertedRow(
    await database
      .insert(zones)
      .values({ key: "centre", name: "Centre", outline: square(0, 0), squareMeters: 1e8 })
      .returning(),
  );
  const cashless = insertedRow(
    await database
      .insert(zones)
      .values({ key: "quay", name: "Quay", outline: square(1, 0), squareMeters: 1e8, cashOnDelivery: false })
      .returning(),
  );
  const food = insertedRow(
    await database
      .insert(modules)
      .values({ type: "food", slug: "food", name: "Food", translations: { ar: { name: "طعام" } } })
      .returning(),
  );
  const grocery = insertedRow(
    await database.insert(modules).values({ type: "grocery", slug: "grocery", name: "Grocery" }).returning(),
  );
  for (const zoneId of [zone.id, cashless.id]) {
    for (const moduleId of [food.id, grocery.id]) {
      await database.insert(moduleZones).values({
        zoneId,
        moduleId,
        perKm: 100,
        minimumCharge: 250,
        maximumCharge: 900,
        maximumCashOrder: 20_000,
      });
    }
  }
  await database
    .insert(vehicleBands)
    .values({ type: "bike", fromMeters: 5000, toMeters: 50_000, extraCharge: 150 });
  return { zone, cashless, food, grocery };
}
