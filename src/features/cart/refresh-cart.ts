import { adoptServerCart } from "@/stores/cart";
import { readServerCart } from "./api/get-cart";

/**
 * Reads and adopts the server's cart before a change of the whole cart: emptying one that is not loaded yet would leave
 * its lines at the server. Never rejects. A request of its own, because the frame's may be aborted.
 */
export async function refreshCart(moduleId: number): Promise<void> {
  try {
    const { data, askedAt } = await readServerCart(moduleId);
    adoptServerCart(moduleId, data, askedAt);
  } catch {
    // The device's own cart has to do.
  }
}
