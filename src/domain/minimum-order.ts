import type { Minor } from "./money";
import type { OrderSums } from "./order-lines";

/** A store's minimum order counts products and add-ons before discounts. What is missing; 0 when it is reached. */
export function missingForMinimumOrder(
  { products, addOns }: Pick<OrderSums, "products" | "addOns">,
  minimumOrder: Minor,
): Minor {
  return Math.max(0, minimumOrder - products - addOns);
}
