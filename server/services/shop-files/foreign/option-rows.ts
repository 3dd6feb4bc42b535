/** The choices of a dish: its variants, and options that cost more. */
import type { Conversion } from "./conversion";
import type { Cell } from "./foreign-row";
import { MadeRow } from "./made-rows";
import type { ForeignProduct } from "./product";
import type { ProductPrices } from "./product-prices";
import { amountText, minorOf } from "./read-amount";

const joined = (cells: readonly (Cell | null)[]): Cell => ({
  text: cells.flatMap((cell) => cell?.text ?? []).join(" / "),
  column: cells[0]?.column ?? "",
});

/** Variants of a dish are one choice that has to be made; what they cost more than the cheapest is added to the price. */
function addVariants(
  { variants, choices, place }: ForeignProduct,
  { prices }: ProductPrices,
  item: string,
  { rows, money, say }: Conversion,
): void {
  const amounts = prices.map((price) => minorOf(price, money) ?? 0);
  const least = Math.min(...amounts);
  variants.forEach((variant, index) => {
    const row = new MadeRow(variant.place).set("item", item).put("group", joined(choices));
    row.put("option", joined(variant.values));
    row.put("price", prices[index], amountText((amounts[index] ?? 0) - least, money));
    rows.add("options", row.set("choose", "one").set("required", "yes"));
  });
  const counted = variants.find(({ stock, barcode }) => stock ?? barcode);
  if (counted) {
    const cell = counted.stock ?? counted.barcode;
    say(place, cell, "was left out: options of dishes have neither pieces nor barcodes.", "warning");
  }
}

/** Adds the options of an item, if it has any. */
export function addOptions(
  product: ForeignProduct,
  prices: ProductPrices,
  item: string,
  conversion: Conversion,
): void {
  const { target, say, rows } = conversion;
  const hasVariants = product.choices.length > 0;
  if (hasVariants && target.trade === "food") addVariants(product, prices, item, conversion);
  for (const { name, severalMayBeChosen, answers } of product.options) {
    if (hasVariants && target.trade !== "food") {
      say(product.place, name, "was left out: goods with variants have no other choices.", "warning");
      continue;
    }
    for (const answer of answers) {
      const row = new MadeRow(product.place).set("item", item).put("group", name).put("option", answer.name);
      rows.add(
        "options",
        row.put("price", answer.price).set("choose", severalMayBeChosen ? "several" : "one"),
      );
    }
  }
}
