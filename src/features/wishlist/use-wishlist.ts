import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Wishlist } from "@/contract";
import type { ApiResponse } from "@/platform/http/client";
import { useQuery } from "@/platform/query";
import { useSelectedModule } from "@/stores/module";
import { useOutboxRows } from "@/stores/outbox-rows";
import { useAccountKey } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { wishlistQuery } from "./api/get-wishlist";
import type { WishlistEntry } from "./change-wishlist";
import { useConfirmedChanges, wishlistIds } from "./wishlist-ids";

/** The module whose wishlist is shown. */
export const useSelectedModuleId = (): number | null => useSelectedModule()?.id ?? null;

/** Selects the whole response, because `wishlistIds` needs its times. */
const completeResponse = (response: ApiResponse<Wishlist>) => response;

export interface WishlistState {
  isListed: (target: "item" | "store", id: number) => boolean;
  /** Adds or removes; the row is listed until the server has responded. */
  toggle: (entry: WishlistEntry) => void;
}

/** The wishlist of a module, and how to change it. All hearts of a module share one query; unsent changes count as done. */
export function useWishlist(ofModule?: number): WishlistState {
  const queryClient = useQueryClient();
  const current = useSelectedModuleId();
  const accountKey = useAccountKey();
  const { data: list } = useQuery({
    ...wishlistQuery(accountKey, ofModule ?? current),
    select: completeResponse,
  });
  const confirmations = useConfirmedChanges(accountKey);
  const rows = useOutboxRows();
  const ids = useMemo(() => wishlistIds(list, confirmations.values(), rows), [list, confirmations, rows]);
  const isListed = useCallback((target: "item" | "store", id: number) => ids[target].has(id), [ids]);
  const toggle = useCallback(
    (entry: WishlistEntry) =>
      // The outbox is not in the first scripts; it is loaded with the first press.
      void import("./change-wishlist")
        .then(({ changeWishlist }) =>
          changeWishlist(queryClient, entry, !isListed(entry.target, entry.row.id)),
        )
        .catch(showError),
    [queryClient, isListed],
  );
  return { isListed, toggle };
}

/** The same for one item or store. */
export function useWishlistEntry(entry: WishlistEntry): { listed: boolean; toggle: () => void } {
  const { isListed, toggle } = useWishlist(entry.row.module_id);
  return { listed: isListed(entry.target, entry.row.id), toggle: () => toggle(entry) };
}
