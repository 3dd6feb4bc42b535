/** The data behind the screens: a place, stores, items, customers and orders of the demo, found or made through the API. */
import type { Category, CommonCondition, Item, Module, ModuleType, Store } from "@/contract";
import type { TestServer } from "../../tests/fixtures/server";
import { isOpen, needsNoChoice, type Place, Shop } from "../browser/shop";
import type { Language } from "./options";

export const GUEST_PHONE = "+12025553456";

export type Step = "placed" | "confirmed" | "on-the-way" | "delivered";

export interface Town {
  shop: Shop;
  place: Record<Language, Place>;
  modules: Record<Language, Record<ModuleType, Module>>;
  /** A food store that is open, with many items. */
  store: Store;
  /** A store that is closed on every day. */
  closedStore: Store | null;
  /** A dish with required options. */
  dish: Item;
  /** A product with variations, of the e-commerce module. */
  product: Item;
  /** An item of the grocery module that is sold out. */
  soldOut: Item;
  /** A category with children, of the food module. */
  category: string;
  /** A common condition, of the pharmacy module. */
  condition: string;
  /** Ids of the running flash sale and of a campaign of stores, of the food module. */
  flashSale: number;
  campaign: number;
  /** Token of the demo customer. */
  customer: string;
  /** One of that customer's orders. */
  customerOrder: number;
  /** A guest with items in the food cart. */
  guest: number;
  /** Orders of that guest, one in each step. */
  orders: Record<Step, number>;
}

const MODULES: readonly ModuleType[] = ["food", "grocery", "pharmacy", "ecommerce", "parcel"];

async function modulesAt(shop: Shop, place: Place, language: Language) {
  const entries = await Promise.all(
    MODULES.map(async (type) => [type, await shop.module(type, place, language)] as const),
  );
  return Object.fromEntries(entries) as Record<ModuleType, Module>;
}

/** Orders an item without options for cash, as a guest. */
async function order(shop: Shop, store: Store, item: Item, place: Place, guestId: number): Promise<number> {
  const session = { place, moduleId: store.module_id, guestId };
  await shop.addToCart(item, session, 2);
  const { order_id } = await shop.post<{ order_id: number }>(
    "/customer/order/place",
    {
      order_type: "delivery",
      payment_method: "cash_on_delivery",
      store_id: store.id,
      distance: 1.2,
      address: place.text,
      latitude: String(place.position.lat),
      longitude: String(place.position.lng),
      contact_person_name: "Grace Hopper",
      contact_person_number: GUEST_PHONE,
      contact_person_email: "grace@shopper.test",
    },
    session,
  );
  return order_id;
}

const DEMO = { email: "demo@doorstep.test", password: "doorstep" } as const;

/** The order status at each step of the tracker. */
const STATUS_OF_STEP: Record<Step, string> = {
  placed: "pending",
  confirmed: "confirmed",
  "on-the-way": "picked_up",
  delivered: "delivered",
};

async function advanceTo(
  server: TestServer,
  town: { shop: Shop; guest: number },
  id: number,
  status: string,
) {
  const read = () =>
    town.shop.get<{ order_status: string }>(
      `/customer/order/track?order_id=${id}&contact_number=${encodeURIComponent(GUEST_PHONE)}`,
      { guestId: town.guest },
    );
  for (let step = 0; step < 8; step += 1) {
    if ((await read()).order_status === status) return;
    server.ops("advance", String(id));
  }
  throw new Error(`Order ${id} never became ${status}.`);
}

/** Prepares everything once. Throws when the demo lacks something that a screen needs. */
export async function prepareTown(server: TestServer): Promise<Town> {
  const shop = new Shop(server.url);
  const place = { en: await shop.findPlace("Old Harbour"), ar: await shop.findPlace("Old Harbour", "ar") };
  const modules = {
    en: await modulesAt(shop, place.en, "en"),
    ar: await modulesAt(shop, place.ar, "ar"),
  };
  const food = { place: place.en, moduleId: modules.en.food.id };
  const stores = await shop.stores(food);
  const menus = await Promise.all(
    stores.filter(isOpen).map(async (store) => ({ store, items: await shop.itemsOfStore(store.id, food) })),
  );
  const largest = menus
    .filter(({ store, items }) => store.minimum_order === 0 && items.filter(needsNoChoice).length >= 2)
    .sort((a, b) => b.items.length - a.items.length)[0];
  const dish = menus
    .flatMap(({ items }) => items)
    .find(
      (item) =>
        item.available_now &&
        item.add_ons.length > 1 &&
        item.food_variations.some((group) => group.required === "on"),
    );
  const itemsOf = async (moduleId: number) => {
    const session = { place: place.en, moduleId };
    const lists = (await shop.stores(session)).map((store) => shop.itemsOfStore(store.id, session));
    return (await Promise.all(lists)).flat();
  };
  const product = (await itemsOf(modules.en.ecommerce.id)).find((item) => item.variations.length > 1);
  const soldOut = (await itemsOf(modules.en.grocery.id)).find((item) => item.stock === 0);
  const categories = await shop.get<Category[]>("/categories", food);
  const [condition] = await shop.get<CommonCondition[]>("/common-condition", {
    place: place.en,
    moduleId: modules.en.pharmacy.id,
  });
  const sale = await shop.get<{ id: number }>("/flash-sales", food);
  const [campaign] = await shop.get<{ id: number }[]>("/campaigns/basic", food);
  if (!largest || !dish || !product || !soldOut || !condition || !campaign)
    throw new Error("The demo lacks a store, a dish, a product or a promotion for the screens.");
  const simpleItems = largest.items.filter(needsNoChoice);
  const guest = await shop.guest();
  const orders = { placed: 0, confirmed: 0, "on-the-way": 0, delivered: 0 };
  for (const step of Object.keys(orders) as Step[]) {
    orders[step] = await order(shop, largest.store, simpleItems[0] as Item, place.en, guest);
    await advanceTo(server, { shop, guest }, orders[step], STATUS_OF_STEP[step]);
  }
  for (const [index, item] of simpleItems.slice(0, 3).entries())
    await shop.addToCart(item, { ...food, guestId: guest }, index + 1);
  const customer = await shop.signIn(DEMO.email, DEMO.password);
  const { orders: history } = await shop.get<{ orders: { id: number }[] }>(
    "/customer/order/list?limit=5&offset=1",
    { token: customer },
  );
  return {
    shop,
    place,
    modules,
    store: largest.store,
    closedStore: stores.find((store) => !isOpen(store)) ?? null,
    dish,
    product,
    soldOut,
    category: (categories.find(({ childes }) => childes.length > 0) ?? categories[0])?.slug ?? "",
    condition: condition.slug ?? String(condition.id),
    flashSale: sale.id,
    campaign: campaign.id,
    customer,
    customerOrder: history[0]?.id ?? 0,
    guest,
    orders,
  };
}
