// @chunk behind

import { useCartSync } from "@/features/cart";

/** Keeps the cart in step with the server's, from the first place and module on. */
export default function CartSync() {
  useCartSync();
  return null;
}
