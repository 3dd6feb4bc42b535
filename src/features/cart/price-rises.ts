// @chunk behind
import type { CartLine } from "@/contract";
import { keyOfServerLine } from "@/domain/cart-lines";
import { linePrice } from "@/domain/item-price";
import type { Minor } from "@/domain/money";
import type { StoredCartLine } from "@/stores/cart";

/** An item in the cart that costs more than the shopper saw there; of one piece as chosen, minor units. */
export interface PriceRise {
  name: string;
  before: Minor;
  now: Minor;
  /** Because its flash sale is over or sold out. */
  saleOver: boolean;
}

/** The lines that have become dearer in the server's cart since they were last shown. `digits`: of the currency. */
export function priceRises(
  shown: readonly StoredCartLine[],
  server: readonly CartLine[],
  digits: number,
): PriceRise[] {
  const known = new Map(shown.map((line) => [line.key, line]));
  const priceOf = ({ item, variation }: Pick<StoredCartLine, "item" | "variation">) =>
    linePrice({ item, variation, quantity: 1, addOns: [], digits }).total;
  return server.flatMap((line) => {
    const old = known.get(keyOfServerLine(line));
    if (!old) return [];
    const rise = { before: priceOf(old), now: priceOf(line) };
    const saleOver = old.item.flash_sale === 1 && line.item.flash_sale === 0;
    return rise.now > rise.before ? [{ ...rise, name: line.item.name, saleOver }] : [];
  });
}
