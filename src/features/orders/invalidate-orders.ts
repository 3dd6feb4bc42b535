import type { QueryClient } from "@tanstack/react-query";

/**
 * After an order was placed, canceled or paid otherwise: it and the lists are read again, and so is what orders use up,
 * the coupons of a customer and the bonus of a first order. Also after a refusal: it is not what it was shown as.
 */
export function invalidateOrders(queryClient: QueryClient, accountKey: string): void {
  for (const root of ["order", "orders", "coupons", "customer"])
    void queryClient.invalidateQueries({ queryKey: [root, accountKey] });
}
