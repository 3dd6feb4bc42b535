/** Letting go of a change that needs the shopper: the row goes, and what the page shows is what the shop has. */
import type { QueryClient } from "@tanstack/react-query";
import { addressesQuery } from "@/features/addresses";
import { serverCartQuery } from "@/features/cart";
import { wishlistQuery } from "@/features/wishlist";
import { acknowledgeRow } from "@/platform/outbox";
import { abandonCartChange } from "@/stores/cart";
import type { RowNeedingShopper } from "@/stores/outbox-rows";

/** Lets a row go that needs the shopper; reads again what it would have changed. Never rejects for want of a network. */
export async function discardChange(queryClient: QueryClient, row: RowNeedingShopper): Promise<void> {
  await acknowledgeRow(row.id);
  if (row.kind === "cart") abandonCartChange(row.payload.moduleId);
  const queryKey = shownBy(row);
  if (queryKey) void queryClient.invalidateQueries({ queryKey });
}

function shownBy(row: RowNeedingShopper): readonly unknown[] | null {
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
