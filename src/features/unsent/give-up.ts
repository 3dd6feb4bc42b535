/** Letting go of a change that needs the shopper: the row goes, and what the page shows is what the shop has. */
import type { QueryClient } from "@tanstack/react-query";
import { addressesQuery } from "@/features/addresses";
import { serverCartQuery } from "@/features/cart";
import { wishlistQuery } from "@/features/wishlist";
import { acknowledgeRow, type OutboxRow } from "@/platform/outbox";
import { useCart } from "@/stores/cart";

/** Lets a row go that needs the shopper; reads again what it would have changed. Never rejects for want of a network. */
export async function giveUp(queryClient: QueryClient, row: OutboxRow): Promise<void> {
  await acknowledgeRow(row.id);
  if (row.kind === "cart") stopWaiting(row.payload.moduleId);
  const queryKey = shownBy(row);
  if (queryKey) void queryClient.invalidateQueries({ queryKey });
}

/** The cart waits for this change no more: the server's is taken over when it is read. */
function stopWaiting(moduleId: number): void {
  useCart.setState(({ carts }) => {
    const cart = carts[moduleId];
    return cart ? { carts: { ...carts, [moduleId]: { ...cart, waitingFor: null } } } : {};
  });
}

function shownBy(row: OutboxRow): readonly unknown[] | null {
  switch (row.kind) {
    case "cart":
      return serverCartQuery(row.owner, row.payload.moduleId).queryKey;
    case "address":
      return addressesQuery(row.owner).queryKey;
    case "wishlist":
      // Of every module.
      return wishlistQuery(row.owner, null).queryKey.slice(0, 2);
    default:
      return null;
  }
}
