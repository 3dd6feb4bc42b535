import { useMemo } from "react";
import { useCart } from "@/stores/cart";
import { useOutboxRows } from "@/stores/outbox-rows";

/**
 * How many pieces of each line of a cart belong to orders on their way, by the line's key. Those of an order that came back
 * with a question do not: nothing was ordered.
 */
export function useHeldPieces(moduleId: number | null): ReadonlyMap<string, number> {
  const ordered = useCart(({ carts }) => (moduleId === null ? undefined : carts[moduleId]?.ordered));
  const rows = useOutboxRows();
  return useMemo(() => {
    const held = new Map<string, number>();
    for (const [orderKey, lines] of Object.entries(ordered ?? {})) {
      if (rows.some(({ key, state }) => key === orderKey && state === "needs-you")) continue;
      for (const [key, quantity] of Object.entries(lines))
        if (quantity > 0) held.set(key, (held.get(key) ?? 0) + quantity);
    }
    return held;
  }, [ordered, rows]);
}
