// @chunk behind

import { useEffect } from "react";
import { useCartSync, watchPriceRises } from "@/features/cart";

/** Syncs the cart with the server as soon as place and module are chosen, and says what has become dearer in it. */
export default function CartSync() {
  // Before the first cart is adopted.
  useEffect(() => watchPriceRises(), []);
  useCartSync();
  return null;
}
