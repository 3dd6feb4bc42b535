import type { QueryClient } from "@tanstack/react-query";
import { adoptServerCart } from "@/stores/cart";
import { serverCartQuery } from "./api/get-cart";

/**
 * Reads the server's cart and takes it over, for a change that is about all of it: emptying a cart that is not known here
 * yet would leave what is in it there. Never rejects.
 */
export async function takeServerCart(
  queryClient: QueryClient,
  accountKey: string,
  moduleId: number,
): Promise<void> {
  try {
    const { data, askedAt } = await queryClient.fetchQuery(serverCartQuery(accountKey, moduleId));
    adoptServerCart(moduleId, data, askedAt);
  } catch {
    // What is known here has to do.
  }
}
