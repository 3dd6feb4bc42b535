import { adoptServerCart } from "@/stores/cart";
import { readServerCart } from "./api/get-cart";

/**
 * Reads the server's cart and takes it over, for a change that is about all of it: emptying a cart that is not known here
 * yet would leave what is in it there. Never rejects. Not shared with what the frame reads, which may be called off.
 */
export async function refreshCart(moduleId: number): Promise<void> {
  try {
    const { data, askedAt } = await readServerCart(moduleId);
    adoptServerCart(moduleId, data, askedAt);
  } catch {
    // What is known here has to do.
  }
}
