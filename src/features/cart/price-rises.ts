// @chunk behind
import { linePrice } from "@/domain/line-price";
import type { Minor } from "@/domain/money";
import type { PriceReading } from "@/domain/price-reading";
import type { StoredCartLine } from "@/stores/cart";

/** An item in the cart that costs more than the shopper saw there; of one piece as chosen, minor units. */
export interface PriceRise {
  name: string;
  before: Minor;
  now: Minor;
  /** The reason where it is known: its flash sale is over, also when sold out, or its discount. */
  over: "sale" | "discount" | null;
}

/** The lines that have become dearer than the same lines were before. */
export function priceRises(
  before: readonly StoredCartLine[],
  now: readonly StoredCartLine[],
  reading: PriceReading,
): PriceRise[] {
  const known = new Map(before.map((line) => [line.key, line]));
  const priceOf = ({ item, variation }: StoredCartLine) =>
    linePrice({ item, variation, quantity: 1, addOns: [], reading });
  return now.flatMap((line) => {
    const old = known.get(line.key);
    if (!old || old.item === line.item) return [];
    const [was, is] = [priceOf(old), priceOf(line)];
    if (is.total <= was.total) return [];
    const saleOver = old.item.flash_sale === 1 && line.item.flash_sale === 0;
    const over = saleOver ? "sale" : was.discount > is.discount && is.discount === 0 ? "discount" : null;
    return [{ before: was.total, now: is.total, name: line.item.name, over }];
  });
}
