import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useAccountKey } from "@/stores/session";
import { useOutboxRows } from "@/stores/waiting";
import { wishlistQuery } from "./api/get-wishlist";
import type { WishSubject } from "./change-wish";
import { wishedIds } from "./wished-ids";

export interface WishlistOfShopper {
  isWished: (target: "item" | "store", id: number) => boolean;
  /** Adds or removes; the row is what the list shows until the server has answered. */
  toggle: (subject: WishSubject) => void;
}

/**
 * What is wished for, and how to change it. All hearts share one list; what still waits in the outbox counts as done.
 */
export function useWishlist(): WishlistOfShopper {
  const queryClient = useQueryClient();
  const { data } = useQuery(wishlistQuery(useAccountKey()));
  const rows = useOutboxRows();
  const ids = useMemo(() => wishedIds(data, rows), [data, rows]);
  const isWished = useCallback((target: "item" | "store", id: number) => ids[target].has(id), [ids]);
  const toggle = useCallback(
    (subject: WishSubject) =>
      // The outbox is not in the first script of the shop windows; it comes with the first press.
      void import("./change-wish").then(({ changeWish }) =>
        changeWish(queryClient, subject, !isWished(subject.target, subject.row.id)),
      ),
    [queryClient, isWished],
  );
  return { isWished, toggle };
}

/** The same for one item or store. */
export function useWish(subject: WishSubject): { wished: boolean; toggle: () => void } {
  const { isWished, toggle } = useWishlist();
  return { wished: isWished(subject.target, subject.row.id), toggle: () => toggle(subject) };
}
