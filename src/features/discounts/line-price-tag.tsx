// @chunk none
import type { LinePrice } from "@/domain/item-price";
import { toMajor } from "@/domain/money";
import { useDigits, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { PriceTag } from "@/ui/window/price-tag";

/** What the pieces of a line cost, without its add-ons, which have rows of their own. */
export function LinePriceTag({ price }: { readonly price: LinePrice }) {
  const t = useTexts("catalogue");
  const money = useMoney();
  const digits = useDigits();
  return (
    <PriceTag
      size="sm"
      price={money(toMajor(price.products - price.discount, digits))}
      oldPrice={price.discount > 0 ? money(toMajor(price.products, digits)) : undefined}
      labels={{ price: t("price.now"), oldPrice: t("price.before") }}
    />
  );
}
