import type { QueryClient } from "@tanstack/react-query";
import { serverCartQuery } from "@/features/cart";
import { addressesQuery } from "@/features/saved-addresses";
import { wishlistQuery } from "@/features/wishlist";
import { acknowledgeRow } from "@/platform/outbox";
import { abandonCartChange } from "@/stores/cart";
import type { RowNeedingShopper } from "@/stores/outbox-rows";

/**
 * Discards a change that needs the shopper and reads again what it would have changed, so that the page shows what the shop
 * has. Does not reject without a network.
 */
export async function discardChange(queryClient: QueryClient, row: RowNeedingShopper): Promise<void> {
  await acknowledgeRow(row.id);
  if (row.kind === "cart") abandonCartChange(row.payload.moduleId);
  const queryKey = affectedQuery(row);
  if (queryKey) void queryClient.invalidateQueries({ queryKey });
}

function affectedQuery(row: RowNeedingShopper): readonly unknown[] | null {
  switch (row.kind) {
    case "cart":
      return serverCartQuery(row.owner, row.payload.moduleId).queryKey;
    case "address":
      return addressesQuery(row.owner).queryKey;
    case "wishlist":
      // The wishlist of every module.
      return wishlistQuery(row.owner, null).queryKey.slice(0, 2);
    default:
      return null;
  }
}
