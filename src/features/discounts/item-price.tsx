import type { Item } from "@/contract";
import { type LinePrice, linePrice } from "@/domain/line-price";
import { toMajor } from "@/domain/money";
import { useMoney, usePriceReading } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { PriceTag } from "@/ui/plain/price-tag";
import { itemOffer } from "./discount-mark";
import { useDiscountText } from "./discount-text";

/** The price of one piece, without options or `price`, and what its store takes off under a condition. */
export function ItemPrice({
  item,
  size,
  price: chosen,
}: {
  readonly item: Item;
  readonly size?: "sm" | "md" | "lg";
  readonly price?: LinePrice;
}) {
  const t = useTexts("catalogue");
  const money = useMoney();
  const reading = usePriceReading();
  const { digits } = reading;
  const discountText = useDiscountText();
  const price = chosen ?? linePrice({ item, variation: [], quantity: 1, addOns: [], reading });
  const offer = itemOffer(item);
  return (
    <PriceTag
      size={size}
      price={money(toMajor(price.total, digits))}
      oldPrice={price.discount > 0 ? money(toMajor(price.products, digits)) : undefined}
      labels={{ price: t("price.now"), oldPrice: t("price.before") }}
      offer={offer && discountText(offer)}
    />
  );
}
