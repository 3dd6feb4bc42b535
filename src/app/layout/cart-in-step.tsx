// @chunk behind

import { useCartInStep } from "@/features/cart";

/** Keeps the cart in step with the server's, from the first place and module on. */
export default function CartInStep() {
  useCartInStep();
  return null;
}
