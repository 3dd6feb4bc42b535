/** Categories, brands, conditions and stores with their hours, discounts and add-ons. */

import {
  addOns,
  brands,
  categories,
  conditions,
  storeDiscounts,
  storeSchedules,
  stores,
} from "../../server/db/schema";
import type { Transaction } from "../../server/seeding";
import { addressOf, demoBrands, demoCategories, demoConditions, resolvePlace } from "../catalogue";
import { insertRows } from "./batches";
import type { DemoIds } from "./ids";
import type { SeedMoment } from "./seed-moment";
import { averageOf } from "./seed-places";

async function seedNames(tx: Transaction, ids: DemoIds): Promise<void> {
  // Parents first: children point at them.
  const ordered = [...demoCategories].sort((a, b) => Number(a.parent !== null) - Number(b.parent !== null));
  await insertRows(
    tx,
    categories,
    ordered.map((category) => ({
      id: ids.categoryId(category.slug),
      slug: category.slug,
      name: category.name.en,
      translations: { ar: { name: category.name.ar } },
      image: category.picture,
      moduleId: ids.moduleId(category.module),
      parentId: category.parent === null ? null : ids.categoryId(category.parent),
      priority: category.priority,
      featured: category.featured,
    })),
  );
  for (const [table, rows, idOf] of [
    [brands, demoBrands, ids.brandId],
    [conditions, demoConditions, ids.conditionId],
  ] as const) {
    await insertRows(
      tx,
      table,
      rows.map((row) => ({
        id: idOf(row.slug),
        slug: row.slug,
        name: row.name.en,
        translations: { ar: { name: row.name.ar } },
        image: row.picture,
        moduleId: ids.moduleId(row.module),
      })),
    );
  }
}

/** Numbers of add-ons by store and key. */
export function addOnNumbers(ids: DemoIds): (store: string, key: string) => number {
  const numbers = new Map(
    ids.stores
      .flatMap((store) => store.addOns.map((addOn) => `${store.slug} ${addOn.key}`))
      .map((name, index) => [name, index + 1]),
  );
  return (store, key) => {
    const number = numbers.get(`${store} ${key}`);
    if (number === undefined) throw new Error(`${store} has no add-on ${key}.`);
    return number;
  };
}

export async function seedStores(tx: Transaction, ids: DemoIds, moment: SeedMoment): Promise<void> {
  await seedNames(tx, ids);
  await insertRows(
    tx,
    stores,
    ids.stores.map((store) => {
      const { average, count } = averageOf(store.ratings);
      const own = store.selfDelivery;
      const place = resolvePlace(store.place);
      const address = addressOf(place);
      return {
        id: ids.storeId(store.slug),
        slug: store.slug,
        name: store.name.en,
        translations: {
          ar: {
            name: store.name.ar,
            address: address.ar,
            ...(store.announcement ? { announcement: store.announcement.ar } : {}),
          },
        },
        moduleId: ids.moduleId(store.module),
        zoneId: ids.zoneId(store.place.zone),
        vendorId: ids.storeId(store.slug),
        phone: store.phone,
        email: store.email,
        logo: store.logo,
        cover: store.cover,
        place,
        address: address.en,
        status: store.status,
        active: store.active,
        minimumOrder: store.minimumOrder,
        scheduleOrder: store.scheduleOrder,
        scheduleIntervalMinutes: store.scheduleIntervalMinutes,
        freeDelivery: store.freeDelivery,
        delivery: store.delivery,
        takeAway: store.takeAway,
        reviewsSection: store.reviewsSection,
        veg: store.veg,
        nonVeg: store.nonVeg,
        tax: store.tax,
        selfDelivery: own !== null,
        perKm: own?.perKm ?? null,
        minimumCharge: own?.minimumCharge ?? null,
        maximumCharge: own?.maximumCharge ?? null,
        minimumMinutes: store.minimumMinutes,
        maximumMinutes: store.maximumMinutes,
        featured: store.featured,
        prescriptionOrder: store.prescriptionOrder,
        cutlery: store.cutlery,
        announcementActive: store.announcement !== null,
        announcement: store.announcement?.en ?? null,
        halal: store.halal,
        packagingActive: store.packagingCharge > 0,
        packagingCharge: store.packagingCharge,
        ratings: store.ratings,
        averageRating: average,
        ratingCount: count,
        orderCount: store.orderCount,
        createdAt: moment.instantIn(-store.joinedDaysAgo),
        updatedAt: moment.now,
      };
    }),
  );
  await insertRows(
    tx,
    storeSchedules,
    ids.stores
      .flatMap((store) => store.hours.map((hours) => ({ storeId: ids.storeId(store.slug), ...hours })))
      .map((row, index) => ({ id: index + 1, ...row })),
  );
  await insertRows(
    tx,
    storeDiscounts,
    ids.stores.flatMap((store) => {
      const { discount } = store;
      if (!discount) return [];
      return {
        storeId: ids.storeId(store.slug),
        percent: discount.percent,
        minimumPurchase: discount.minimumPurchase,
        maximumDiscount: discount.maximumDiscount,
        startDate: moment.dateIn(discount.startsInDays),
        endDate: moment.dateIn(discount.endsInDays),
        startTime: discount.startTime,
        endTime: discount.endTime,
      };
    }),
  );
  const numberOf = addOnNumbers(ids);
  await insertRows(
    tx,
    addOns,
    ids.stores.flatMap((store) =>
      store.addOns.map((addOn) => ({
        id: numberOf(store.slug, addOn.key),
        storeId: ids.storeId(store.slug),
        name: addOn.name.en,
        translations: { ar: { name: addOn.name.ar } },
        price: addOn.price,
      })),
    ),
  );
}
