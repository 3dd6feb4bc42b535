// @chunk behind

import { useCartSync } from "@/features/cart";

/** Syncs the cart with the server as soon as place and module are chosen. */
export default function CartSync() {
  useCartSync();
  return null;
}
