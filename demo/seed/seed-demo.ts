/** Writes the demo town into an empty database. */
import {
  addOns,
  addresses,
  advertisements,
  banners,
  brands,
  campaigns,
  cancelReasons,
  cashbackOffers,
  categories,
  conditions,
  coupons,
  couriers,
  customers,
  flashSaleItems,
  flashSales,
  itemCampaigns,
  items,
  itemVariations,
  modules,
  offlinePaymentMethods,
  reviews,
  sectionBanners,
  storeSchedules,
  stores,
  subscriptionPackages,
  vehicleBands,
  zones,
} from "../../server/db/schema";
import type { SeedProgress, SeedTarget } from "../../server/ports";
import { demoRowsKey, hashSecret, type ShopView, writeSetting } from "../../server/seeding";
import { demoCustomer } from "../catalogue";
import { continueIds } from "./batches";
import { demoIds } from "./ids";
import { demoCurrency } from "./seed-currency";
import { seedCustomer } from "./seed-customer";
import { seedItems } from "./seed-items";
import { seedMoment } from "./seed-moment";
import { seedPlaces } from "./seed-places";
import { seedPromotions } from "./seed-promotions";
import { seedSettings } from "./seed-settings";
import { seedStores } from "./seed-stores";

const withOwnIds = [
  addOns,
  addresses,
  advertisements,
  banners,
  brands,
  campaigns,
  cashbackOffers,
  cancelReasons,
  categories,
  conditions,
  coupons,
  couriers,
  customers,
  flashSaleItems,
  flashSales,
  itemCampaigns,
  items,
  itemVariations,
  modules,
  offlinePaymentMethods,
  reviews,
  sectionBanners,
  storeSchedules,
  stores,
  subscriptionPackages,
  vehicleBands,
  zones,
];

/**
 * Writes the demo town in one transaction; does nothing when the database has modules already. Money is cents, or as many of another
 * currency's smallest unit; days are
 * counted from today in the shop's time zone.
 */
export async function seedDemo(
  { database, clock, settings, timeZones }: SeedTarget,
  onProgress: SeedProgress = () => {},
): Promise<void> {
  const passwordHash = await hashSecret(demoCustomer.password);
  const moment = seedMoment(clock.now(), timeZones.shop);
  const currency = demoCurrency(settings.currency);
  const view: ShopView = {
    language: "en",
    now: moment.now,
    timeZone: timeZones.shop,
    digits: currency.digits,
  };
  await database.transaction(async (tx) => {
    const [present] = await tx.select({ id: modules.id }).from(modules).limit(1);
    if (present) return;
    const ids = demoIds();
    onProgress("zones and modules", 0);
    await seedSettings(tx, currency, moment.dateIn(0));
    await seedPlaces(tx, ids, moment);
    onProgress("stores", 0.1);
    await seedStores(tx, ids, moment);
    onProgress("items and reviews", 0.3);
    await seedItems(tx, ids, moment);
    onProgress("banners and offers", 0.6);
    await seedPromotions(tx, ids, moment);
    onProgress("the demo customer", 0.75);
    await seedCustomer(tx, ids, moment, view, passwordHash);
    await writeSetting(tx, demoRowsKey, await continueIds(tx, withOwnIds));
    onProgress("done", 1);
  });
}
