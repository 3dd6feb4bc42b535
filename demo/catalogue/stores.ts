/** Completes the rows of shops to stores. */

import { type Random, randomOf } from "../random";
import { hoursLibrary } from "./hours";
import { type MenuKey, menus } from "./menus";
import { addOnLibrary } from "./menus/add-ons";
import type { DemoStore } from "./model";
import type { ShopFrontKind } from "./picture-kinds";
import { type DemoStoreRow, storeRows } from "./store-rows";

const shelfFronts: Record<string, ShopFrontKind> = {
  fashion: "fashion",
  shoes: "shoes",
  electronics: "electronics",
  home: "home",
  books: "books",
  beauty: "beauty",
  sport: "sport",
  toys: "toys",
};

export const isMenu = (row: DemoStoreRow): row is DemoStoreRow & { stock: MenuKey } => row.module === "food";

function frontOf(row: DemoStoreRow): ShopFrontKind {
  if (row.front) return row.front;
  if (isMenu(row)) return menus[row.stock].front;
  return shelfFronts[row.stock] ?? (row.stock as ShopFrontKind);
}

/** Star counts of a popular shop: mostly five stars, hardly any with one. */
function ratingsOf(random: Random): DemoStore["ratings"] {
  const total = random.integer(38, 620);
  const five = Math.round(total * (0.5 + random.next() * 0.3));
  const four = Math.round((total - five) * 0.62);
  const three = Math.round((total - five - four) * 0.55);
  const two = Math.round((total - five - four - three) * 0.5);
  return [five, four, three, two, total - five - four - three - two];
}

/** Consecutive numbers are far apart, so that shops are spread evenly over their zone. */
const spread = (value: number) => ((0.5 + value) % 1) * 1.4 - 0.7;

function addOnsOf(row: DemoStoreRow) {
  if (!isMenu(row)) return [];
  const menu = menus[row.stock];
  const keys = new Set([...menu.addOns, ...menu.dishes.flatMap((dish) => dish.addOns ?? [])]);
  return [...keys].map((key) => addOnLibrary[key]);
}

/** Exchange 555 with 0100 to 0199 is kept for fiction in every area code, and is part of the plan. */
const fictionalPhone = (number: number) => `+1${207 + Math.floor(number / 100)}5550${100 + (number % 100)}`;

function storeOf(row: DemoStoreRow, number: number): DemoStore {
  const random = randomOf(`store ${row.slug}`);
  const front = frontOf(row);
  const quick = random.integer(2, 5) * 5;
  return {
    slug: row.slug,
    module: row.module,
    name: row.name,
    place: { zone: row.zone, east: spread(number * 0.7549), north: spread(number * 0.5698) },
    logo: `logo/${front}/${number}`,
    cover: `cover/${front}/${number}`,
    phone: fictionalPhone(number),
    email: `hello@${row.slug}.test`,
    hours: hoursLibrary[row.hours],
    status: true,
    active: true,
    minimumOrder: 0,
    scheduleOrder: false,
    scheduleIntervalMinutes: null,
    freeDelivery: false,
    delivery: true,
    takeAway: true,
    reviewsSection: true,
    veg: true,
    nonVeg: row.module === "food",
    halal: false,
    tax: 0,
    selfDelivery: null,
    minimumMinutes: quick,
    maximumMinutes: quick + random.pick([10, 15, 20]),
    featured: false,
    prescriptionOrder: false,
    cutlery: row.module === "food",
    announcement: null,
    packagingCharge: 0,
    discount: null,
    addOns: addOnsOf(row),
    ratings: ratingsOf(random),
    orderCount: random.integer(60, 2400),
    joinedDaysAgo: random.integer(3, 700),
    ...row.special,
  };
}

export const demoStores: readonly DemoStore[] = storeRows.map((row, index) => storeOf(row, index + 1));
