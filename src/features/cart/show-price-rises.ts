// @chunk behind

import { toMajor } from "@/domain/money";
import { isolated } from "@/domain/money-text";
import { formatCurrency } from "@/platform/format/currency";
import { shopFormat } from "@/platform/format/shop-format";
import { preloadTexts, translator } from "@/platform/i18n";
import { useCart } from "@/stores/cart";
import { longToastDurationMs, showInfo } from "@/stores/toasts";
import { type PriceRise, priceRises } from "./price-rises";

/**
 * Says it whenever a line of a cart becomes dearer, by whatever way the new price came. Returns a function that stops it.
 */
export function watchPriceRises(): () => void {
  return useCart.subscribe(({ carts }, { carts: before }) => {
    const { money } = shopFormat();
    const rises = Object.entries(carts).flatMap(([moduleId, { lines }]) =>
      priceRises(before[Number(moduleId)]?.lines ?? [], lines, money),
    );
    // Without its texts nothing is said; the cart shows the new prices all the same.
    void showPriceRises(rises).catch(() => undefined);
  });
}

const overTexts = {
  sale: "cart.saleOver",
  discount: "cart.discountOver",
  price: "cart.priceRose",
} as const;

/** Says which items of the cart have become dearer, and why where it is known. */
async function showPriceRises(rises: readonly PriceRise[]): Promise<void> {
  if (rises.length === 0) return;
  await preloadTexts("checkout");
  const t = translator("checkout");
  const { digits } = shopFormat().money;
  for (const { name, before, now, over } of rises) {
    const sum = (minor: number) => isolated(formatCurrency(toMajor(minor, digits)));
    showInfo(
      t(overTexts[over ?? "price"], { name, before: sum(before), now: sum(now) }),
      longToastDurationMs,
    );
  }
}
