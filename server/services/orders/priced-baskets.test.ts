/** The table of baskets that were worked out on paper, through the functions that price a quote and an order. */
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import {
  basketItem,
  basketVariation,
  digitsOf,
  type PricedBasket,
} from "../../../tests/fixtures/priced-baskets";
import baskets from "../../../tests/fixtures/priced-baskets.json";
import { type CouponRow, storeDiscounts, stores } from "../../db/schema";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { orThrow, Refusal } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { shopViewOf } from "../settings/shop-view";
import { deliveryPartsOf, orderZone } from "./delivery-charge";
import type { DraftLine } from "./order-lines";
import { paidFromWallet } from "./order-payment";
import { listProblems } from "./order-problems";
import { priceOrder } from "./price-order";

const { server, shop } = await openShopServer();
afterAll(() => server.close());

const { database } = server.context;
const kitchen = present((await database.select().from(stores).where(eq(stores.id, shop.kitchen)))[0]);
const zone = orThrow(await orderZone(database, kitchen, null));
const shopRules = await readShopRules(database);
const view = await shopViewOf(server.context, { language: "en" });

const draftLine = (basket: PricedBasket, index: number): DraftLine => {
  const line = present(basket.lines[index]);
  const item = basketItem(line, index, digitsOf(basket)) as Item;
  const variation = [...basketVariation(line)];
  return {
    item,
    lineItem: { item } as DraftLine["lineItem"],
    model: "Item",
    campaignId: null,
    variation,
    shown: variation,
    addOns: line.addOns.map(([, quantity], place) => ({ id: place + 1, quantity })),
    quantity: line.quantity,
    cartRow: null,
  };
};

async function priceOf(basket: PricedBasket) {
  const { storeWide, storeTariff, coupon } = basket;
  const digits = digitsOf(basket);
  await database.delete(storeDiscounts).where(eq(storeDiscounts.storeId, kitchen.id));
  if (storeWide) {
    await database.insert(storeDiscounts).values({
      storeId: kitchen.id,
      percent: storeWide.percent,
      minimumPurchase: storeWide.minimumPurchase,
      maximumDiscount: storeWide.maximumDiscount,
      startDate: "2000-01-01",
      endDate: "2999-12-31",
      startTime: "00:00:00",
      endTime: "23:59:59",
    });
  }
  const store = {
    ...kitchen,
    tax: basket.taxPercent,
    freeDelivery: basket.freeByStore,
    packagingActive: true,
    packagingCharge: basket.packaging,
    minimumOrder: 0,
    selfDelivery: storeTariff !== null,
    perKm: storeTariff?.perKm ?? null,
    minimumCharge: storeTariff?.minimum ?? null,
    maximumCharge: storeTariff?.maximum ?? null,
  };
  const terms = {
    ...zone,
    tariff: basket.zoneTariff,
    zone: { ...zone.zone, increasedFee: basket.surge, increasedFeeActive: true },
  };
  const parts = await deliveryPartsOf(database, store, terms, shopRules, basket.meters);
  const checks = priceOrder(
    database,
    {
      body: {
        dm_tips: basket.tip / 10 ** digits,
        extra_packaging_amount: basket.packaging / 10 ** digits,
      },
      orderType: basket.orderType,
      lines: basket.lines.map((_, index) => draftLine(basket, index)),
      store,
      rules: {
        ...shopRules,
        digits,
        tips: true,
        taxIncluded: basket.taxIncluded,
        additionalCharge: basket.additional,
        freeDelivery: { toAllStores: basket.freeToAll, overAmount: basket.freeOver, byStore: false },
        firstOrder: basket.firstOrder && { discount: basket.firstOrder, forDays: 7 },
      },
      coupon: coupon as CouponRow | null,
      firstOrder: true,
      deliveryCharge: parts.tariff + parts.vehicleExtra + parts.surge,
    },
    { ...view, digits },
  );
  // A coupon whose minimum is not reached is a problem of an order; the amounts are the same.
  return (await listProblems(checks)).value.total;
}

describe("a basket that was worked out on paper", () => {
  it.each((baskets as PricedBasket[]).map((basket) => [basket.name, basket] as const))(
    "is charged to the smallest unit: %s",
    async (_name, basket) => {
      const { lineDiscounts, wallet, ...amounts } = basket.expected;
      const total = await priceOf(basket);
      expect(total, basket.working).toMatchObject(amounts);
      expect(total.lineDiscounts.lines, basket.working).toEqual(lineDiscounts);
      if (!basket.wallet || !wallet) return;
      const { way, balance } = basket.wallet;
      const pay = () =>
        paidFromWallet(
          way === "wallet"
            ? { payment_method: "wallet" }
            : { payment_method: "cash_on_delivery", partial_payment: 1 },
          { total: total.total, step: 1, balance },
          digitsOf(basket),
        );
      if ("share" in wallet) expect(pay(), basket.working).toBe(wallet.share);
      else expect(pay(), basket.working).toBeInstanceOf(Refusal);
    },
  );
});
