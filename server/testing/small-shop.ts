/** A small shop for tests: two zones, food and groceries, one store of each kind of rule. Money in cents. */
import type { Database } from "../context";
import {
  addOns,
  categories,
  couriers,
  customers,
  itemAddOns,
  items,
  itemVariations,
  storeSchedules,
  stores,
} from "../db/schema";
import { hashSecret } from "../services/auth/passwords";
import { insertedRow } from "./inserted-row";
import { fillCoupons } from "./small-shop-coupons";
import { shirtChoices, size, toppings } from "./small-shop-options";
import { fillSettings } from "./small-shop-settings";
import { fillZones } from "./small-shop-zones";

export interface SmallShop {
  zone: number;
  /** A zone without cash on delivery. */
  cashlessZone: number;
  food: number;
  grocery: number;
  /** Food, open, takes orders for later. */
  kitchen: number;
  /** Groceries, open. */
  market: number;
  /** Food, open, in the zone without cash. */
  cashlessKitchen: number;
  /** Food: a required size, optional toppings, an add-on, 10 % off, at most 5. */
  pizza: number;
  /** Food: no options. */
  soup: number;
  cheese: number;
  /** Groceries: 10 in stock. */
  rice: number;
  /** Groceries: the last piece. */
  lastPiece: number;
  /** Groceries: Red-S (3 left) and Red-L (none). */
  shirt: number;
  courier: number;
  customer: { id: number; email: string; phone: string; password: string };
  /** A place in the zone, one in the zone without cash, one in neither. */
  inside: { lat: number; lng: number };
  insideCashless: { lat: number; lng: number };
  outside: { lat: number; lng: number };
}

/** Fills an empty, migrated database. */
export async function fillSmallShop(database: Database): Promise<SmallShop> {
  const { zone, cashless, food, grocery } = await fillZones(database);
  const store = async (slug: string, moduleId: number, zoneId: number, lng: number) => {
    const row = insertedRow(
      await database
        .insert(stores)
        .values({
          slug,
          name: slug,
          moduleId,
          zoneId,
          vendorId: 1,
          phone: "+12025550001",
          email: `${slug}@shop.test`,
          place: { lat: 0.05, lng },
          address: "1 Main Street",
          scheduleOrder: moduleId === food.id,
          tax: 500,
          packagingActive: true,
          packagingCharge: 75,
        })
        .returning(),
    );
    await database
      .insert(storeSchedules)
      .values(
        [0, 1, 2, 3, 4, 5, 6].map((day) => ({ storeId: row.id, day, opens: "00:00:00", closes: "23:59:59" })),
      );
    return row;
  };
  const kitchen = await store("kitchen", food.id, zone.id, 0.05);
  const market = await store("market", grocery.id, zone.id, 0.05);
  const cashlessKitchen = await store("cashless-kitchen", food.id, cashless.id, 1.05);
  const category = async (slug: string, moduleId: number) =>
    insertedRow(await database.insert(categories).values({ slug, name: slug, moduleId }).returning());
  const meals = await category("meals", food.id);
  const basics = await category("basics", grocery.id);
  const item = async (values: {
    slug: string;
    store: typeof kitchen;
    price: number;
    more?: Partial<typeof items.$inferInsert>;
  }) => {
    const group = values.store.moduleId === food.id ? meals : basics;
    return insertedRow(
      await database
        .insert(items)
        .values({
          slug: values.slug,
          name: values.slug,
          storeId: values.store.id,
          moduleId: values.store.moduleId,
          zoneId: values.store.zoneId,
          categoryId: group.id,
          parentCategoryId: group.id,
          price: values.price,
          ...values.more,
        })
        .returning(),
    );
  };
  const pizza = await item({
    slug: "pizza",
    store: kitchen,
    price: 1000,
    more: {
      name: "Pizza",
      translations: { ar: { name: "بيتزا" } },
      optionGroups: [size, toppings],
      discount: 1000,
      discountType: "percent",
      maximumCartQuantity: 5,
    },
  });
  const soup = await item({ slug: "soup", store: kitchen, price: 650 });
  await item({ slug: "cashless-soup", store: cashlessKitchen, price: 650 });
  const rice = await item({
    slug: "rice",
    store: market,
    price: 399,
    more: { stock: 10, maximumCartQuantity: 8 },
  });
  const lastPiece = await item({ slug: "last-piece", store: market, price: 999, more: { stock: 1 } });
  const shirt = await item({
    slug: "shirt",
    store: market,
    price: 1500,
    more: {
      stock: 3,
      choices: shirtChoices,
    },
  });
  await database.insert(itemVariations).values([
    { itemId: shirt.id, type: "Red-S", price: 1500, stock: 3, position: 0 },
    { itemId: shirt.id, type: "Red-L", price: 1700, stock: 0, position: 1 },
  ]);
  const cheese = insertedRow(
    await database
      .insert(addOns)
      .values({ storeId: kitchen.id, name: "Cheese", price: 120, translations: { ar: { name: "جبن" } } })
      .returning(),
  );
  await database.insert(itemAddOns).values({ itemId: pizza.id, addOnId: cheese.id });
  const courier = insertedRow(
    await database
      .insert(couriers)
      .values({ firstName: "Cora", lastName: "Rider", phone: "+12025550199", zoneId: zone.id })
      .returning(),
  );
  await fillCoupons(database, { food: food.id, kitchen: kitchen.id, zone: zone.id, cashless: cashless.id });
  await fillSettings(database);
  const password = "open sesame";
  const account = { email: "ada@shop.test", phone: "+12025550200" };
  const customer = insertedRow(
    await database
      .insert(customers)
      .values({
        firstName: "Ada",
        lastName: "Stone",
        ...account,
        passwordHash: await hashSecret(password),
        referralCode: "ADA",
      })
      .returning(),
  );
  return {
    zone: zone.id,
    cashlessZone: cashless.id,
    food: food.id,
    grocery: grocery.id,
    kitchen: kitchen.id,
    market: market.id,
    cashlessKitchen: cashlessKitchen.id,
    pizza: pizza.id,
    soup: soup.id,
    cheese: cheese.id,
    rice: rice.id,
    lastPiece: lastPiece.id,
    shirt: shirt.id,
    courier: courier.id,
    customer: { id: customer.id, password, ...account },
    inside: { lat: 0.06, lng: 0.06 },
    insideCashless: { lat: 0.05, lng: 1.06 },
    outside: { lat: 40, lng: 40 },
  };
}
