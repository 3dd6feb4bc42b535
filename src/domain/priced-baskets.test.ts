/** Baskets that were worked out on paper, each with its working. The server's test reads the same table. */
import { describe, expect, it } from "vitest";
import {
  basketItem,
  basketVariation,
  digitsOf,
  type PricedBasket,
  vehicleBands,
} from "../../tests/fixtures/priced-baskets";
import baskets from "../../tests/fixtures/priced-baskets.json";
import { deliveryCharge } from "./delivery-charge";
import { toOrderLine } from "./order-lines";
import { orderTotal } from "./order-total";
import { walletShare } from "./wallet-payment";

describe("a basket that was worked out on paper", () => {
  it("is one of at least 100, of currencies with none, two and three decimals", () => {
    expect(baskets.length).toBeGreaterThanOrEqual(100);
    expect([...new Set((baskets as PricedBasket[]).map(digitsOf))].sort()).toEqual([0, 2, 3]);
  });

  it.each((baskets as PricedBasket[]).map((basket) => [basket.name, basket] as const))(
    "costs that to the smallest unit: %s",
    (_name, basket) => {
      const { expected } = basket;
      const digits = digitsOf(basket);
      const total = orderTotal({
        lines: basket.lines.map((line, index) =>
          toOrderLine(
            {
              item: basketItem(line, index, digits),
              model: "Item",
              variation: basketVariation(line),
              quantity: line.quantity,
              addOns: line.addOns.map(([, quantity], place) => ({ id: place + 1, quantity })),
            },
            { digits, decimalOptions: true },
          ),
        ),
        storeWide: basket.storeWide,
        coupon: basket.coupon,
        firstOrder: basket.firstOrder,
        tax: { percent: basket.taxPercent, included: basket.taxIncluded },
        orderType: basket.orderType,
        deliveryCharge: deliveryCharge({
          distanceMeters: basket.meters,
          zoneTariff: basket.zoneTariff,
          storeTariff: basket.storeTariff,
          vehicleBands,
          surge: basket.surge,
        }),
        freeDelivery: {
          toAllStores: basket.freeToAll,
          overAmount: basket.freeOver,
          byStore: basket.freeByStore,
        },
        tip: basket.tip,
        additionalCharge: basket.additional,
        packaging: basket.packaging,
      });
      const { lineDiscounts, wallet, ...amounts } = expected;
      expect(total, basket.working).toMatchObject(amounts);
      expect(total.lineDiscounts.lines, basket.working).toEqual(lineDiscounts);
      if (basket.wallet)
        expect(
          walletShare(basket.wallet.way, { total: total.total, balance: basket.wallet.balance }),
          basket.working,
        ).toEqual(wallet);
    },
  );
});
