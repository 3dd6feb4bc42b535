import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { CartVariation, Item, Store } from "@/contract";
import { freeDeliveryBy, freeDeliveryRules } from "@/domain/free-delivery";
import { linePrice } from "@/domain/line-price";
import { missingForMinimumOrder } from "@/domain/minimum-order";
import { toMinor } from "@/domain/money";
import { cartPrice, type PricedLine } from "@/domain/order-lines";
import { shopTime } from "@/domain/shop-time";
import { storeDiscountAt } from "@/domain/store-discount";
import { inCents } from "../../../tests/fixtures/price-reading";
import { stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { draftLines } from "../../services/orders/order-lines";
import { throwFirst } from "../../services/orders/order-problems";
import { priceOrder } from "../../services/orders/price-order";
import { Refusal } from "../../services/refusals";
import { readShopRules } from "../../services/settings/shop-rules";
import { shopViewOf } from "../../services/settings/shop-view";
import { openDemoServer } from "../../testing/demo-shop";
import { present } from "../../testing/present";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

const digits = 2;
const cartsPerStore = 4;

/** Random numbers that are the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const upTo = (count: number) => Math.floor(next() * count);
  return { upTo, oneOf: <T>(values: readonly T[]): T => values[upTo(values.length)] as T };
}
type Random = ReturnType<typeof randomNumbers>;

/** A choice that the item offers. */
function choose(item: Item, random: Random): CartVariation[] {
  if (item.module_type !== "food") {
    return item.variations.length === 0 ? [] : [random.oneOf(item.variations)];
  }
  return item.food_variations.flatMap((group) => {
    const most = group.type === "single" ? 1 : Number(group.max) || group.values.length;
    const least = group.required === "on" ? Math.max(1, group.type === "single" ? 1 : Number(group.min)) : 0;
    const count =
      least === 0 && random.upTo(2) === 0 ? 0 : Math.max(least, Math.min(most, Number(group.min) || 1));
    const label = group.values.slice(0, count).map((value) => value.label);
    return label.length === 0 ? [] : [{ name: group.name, values: { label } }];
  });
}

/** The first cart of a store is its cheapest item, the second is a large one, the others are of any size. */
function randomCart(items: readonly Item[], random: Random, count: number): PricedLine[] {
  const cheapest = items.reduce((least, item) => (item.price < least.price ? item : least));
  const length = count === 0 ? 1 : count === 1 ? 8 : 1 + random.upTo(5);
  return Array.from({ length }, () => {
    const item = count === 0 ? cheapest : random.oneOf(items);
    return {
      item,
      model: item.available_date_starts === undefined ? "Item" : "ItemCampaign",
      variation: choose(item, random),
      quantity: count === 0 ? 1 : count === 1 ? 9 : 1 + random.upTo(6),
      addOns: item.add_ons
        .filter(() => random.upTo(3) === 0)
        .map(({ id }) => ({ id, quantity: 1 + random.upTo(3) })),
    };
  });
}

/** The server's total for collecting these lines; null where it refuses because the order is too small. */
async function charged(lines: readonly PricedLine[], store: Store) {
  const view = await shopViewOf(server.context, { language: "en" });
  const cart = lines.map((line) => ({
    item_id: (line.item as Item).id,
    model: line.model,
    price: 0.01,
    quantity: line.quantity,
    variation: line.variation,
    add_on_ids: line.addOns.map((addOn) => addOn.id),
    add_on_qtys: line.addOns.map((addOn) => addOn.quantity),
  }));
  return transact(server.context.database, async (tx) => {
    const drafted = await draftLines(
      tx,
      { kind: "guest", guestId: 1 },
      { is_buy_now: 1, cart: JSON.stringify(cart) },
      store.module_id,
      view,
      { holdsRows: true },
    );
    const [row] = await tx.select().from(stores).where(eq(stores.id, store.id));
    const checks = priceOrder(
      tx,
      {
        body: {},
        orderType: "delivery",
        lines: drafted,
        store: present(row),
        rules: await readShopRules(tx),
        coupon: null,
        firstOrder: false,
        deliveryCharge: 999,
      },
      view,
    );
    return throwFirst(checks);
  }).catch((error: unknown) => {
    if (error instanceof Refusal && error.refusal === "minimum_order") return null;
    throw error;
  });
}

const moduleTypes = ["food", "grocery", "pharmacy", "ecommerce"] as const;

async function shopsOf(type: string): Promise<Store[]> {
  const found = await Promise.all(
    ["Harbour", "North", "West", "Cape"].map(async (zone) => {
      const { body } = await server.call("GET", "/stores/get-stores/all", {
        ...shop.in(type, zone),
        query: { limit: 100, offset: 1 },
      });
      return body.stores;
    }),
  );
  // Every store with a discount of its own, and of the others, which are much alike, every third.
  return [...new Map(found.flat().map((store) => [store.id, store])).values()].filter(
    ({ discount }, index) => discount || index % 3 === 0,
  );
}

async function offeredBy(store: Store): Promise<Item[]> {
  const { body } = await server.call("GET", "/items/latest", {
    zone: [store.zone_id],
    module: store.module_id,
    query: { store_id: store.id, category_id: 0, limit: 100, offset: 1 },
  });
  const campaigns = await server.call("GET", "/campaigns/item", {
    zone: [store.zone_id],
    module: store.module_id,
  });
  return [...body.products, ...campaigns.body.filter((item) => item.store_id === store.id)];
}

describe("a cart of random lines", () => {
  it.each(moduleTypes)("costs at %s stores what the checkout charges", async (type) => {
    const { body: config } = await server.call("GET", "/config");
    const random = randomNumbers(type.length * 7919);
    const now = shopTime(server.context.clock.now(), server.context.timeZones.shop);
    const seen = { discounts: 0, missed: 0, capped: 0, refused: 0 };
    for (const { slug } of await shopsOf(type)) {
      const store = await shop.store(slug);
      const items = await offeredBy(store);
      if (items.length === 0) continue;
      for (let count = 0; count < cartsPerStore; count += 1) {
        const lines = randomCart(items, random, count);
        const price = cartPrice(lines, storeDiscountAt(store.discount, now, digits), inCents);
        // The items alone say the same while the store is not loaded.
        expect(cartPrice(lines, undefined, inCents).lines, slug).toEqual(price.lines);
        const order = await charged(lines, store);
        const missing = missingForMinimumOrder(price, toMinor(store.minimum_order, digits));
        expect(order === null, `minimum order of ${slug}`).toBe(missing > 0);
        seen.refused += Number(order === null);
        seen.discounts += Number((price.storeDiscount?.granted ?? 0) > 0);
        seen.missed += Number((price.storeDiscount?.missing ?? 0) > 0);
        seen.capped += Number(price.storeDiscount?.capped === true);
        // A card never shows less for one piece than that piece costs in the end.
        lines.forEach((line, index) => {
          const shown = linePrice({ ...line, reading: inCents });
          expect(price.lines[index]?.total, `${slug} ${index}`).toBeLessThanOrEqual(shown.total);
        });
        if (order === null) continue;
        expect(price.subtotal, slug).toBe(order.total.subtotal);
        expect(price.discount, slug).toBe(order.total.discount);
        expect(
          price.lines.map((line) => line.discount),
          slug,
        ).toEqual(order.total.lineDiscounts.lines);
        const free = freeDeliveryBy(freeDeliveryRules(config, store, digits), price.subtotal);
        expect(free, slug).toBe(order.total.freeDeliveryBy);
      }
    }
    expect(seen.discounts, "carts with a store's discount").toBeGreaterThan(0);
    expect(seen.missed, "carts below its minimum").toBeGreaterThan(0);
    expect(seen.capped, "carts above its cap").toBeGreaterThan(0);
  });
});
