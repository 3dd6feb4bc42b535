/** Letting go of a change that needs the shopper: the row goes, and what the page shows is what the shop has. */
import type { QueryClient } from "@tanstack/react-query";
import { addressesQuery } from "@/features/addresses";
import { serverCartQuery } from "@/features/cart";
import { wishlistQuery } from "@/features/wishlist";
import { acknowledgeRow } from "@/platform/outbox";
import { letGoOfChange } from "@/stores/cart";
import type { AskedRow } from "@/stores/waiting";

/** Lets a row go that needs the shopper; reads again what it would have changed. Never rejects for want of a network. */
export async function giveUp(queryClient: QueryClient, row: AskedRow): Promise<void> {
  await acknowledgeRow(row.id);
  if (row.kind === "cart") letGoOfChange(row.payload.moduleId);
  const queryKey = shownBy(row);
  if (queryKey) void queryClient.invalidateQueries({ queryKey });
}

function shownBy(row: AskedRow): readonly unknown[] | null {
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
