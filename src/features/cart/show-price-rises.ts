// @chunk behind
import { toMajor } from "@/domain/money";
import { formatMoney } from "@/platform/format/money";
import { shopFormat } from "@/platform/format/shop-format";
import { preloadTexts, translator } from "@/platform/i18n";
import { longToastDurationMs, showInfo } from "@/stores/toasts";
import type { PriceRise } from "./price-rises";

/** Says which items of the cart have become dearer, and why where it is known. */
export async function showPriceRises(rises: readonly PriceRise[]): Promise<void> {
  if (rises.length === 0) return;
  await preloadTexts("checkout");
  const t = translator("checkout");
  const { money } = shopFormat();
  for (const { name, before, now, saleOver } of rises) {
    const sum = (minor: number) => `\u2068${formatMoney(toMajor(minor, money.digits), money)}\u2069`;
    const key = saleOver ? "cart.saleOver" : "cart.priceRose";
    showInfo(t(key, { name, before: sum(before), now: sum(now) }), longToastDurationMs);
  }
}
