// @chunk running-orders
import type { QueryClient } from "@tanstack/react-query";
import { rootKey } from "@/platform/query/query-roots";

/**
 * Reads orders and lists again after an order was placed, canceled or paid in another way, with what orders use up: coupons,
 * the wallet and the first order's bonus. Also after a refusal, because the page showed an outdated state.
 */
export function invalidateOrders(queryClient: QueryClient, accountKey: string): void {
  for (const root of ["order", "orders", "coupons", "customer", "wallet"] as const)
    void queryClient.invalidateQueries({ queryKey: rootKey(root, accountKey) });
}
