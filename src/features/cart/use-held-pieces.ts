import { useMemo } from "react";
import { useCart } from "@/stores/cart";
import { useOutboxRows } from "@/stores/outbox-rows";

/**
 * Pieces of each cart line that belong to orders under way, by the line's key. An order that came back with a question holds
 * none, because nothing was ordered.
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
