import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Wishlist } from "@/contract";
import type { ApiResponse } from "@/platform/http/client";
import { useSelectedModule } from "@/stores/module";
import { useOutboxRows } from "@/stores/outbox-rows";
import { useAccountKey } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { wishlistQuery } from "./api/get-wishlist";
import type { WishSubject } from "./change-wish";
import { useConfirmedWishes, wishedIds } from "./wished-ids";

/** The module whose wishlist is shown. */
export const useSelectedModuleId = (): number | null => useSelectedModule()?.id ?? null;

/** Selects the response with its times. */
const completeResponse = (response: ApiResponse<Wishlist>) => response;

export interface WishlistState {
  isWished: (target: "item" | "store", id: number) => boolean;
  /** Adds or removes; the row is listed until the server has responded. */
  toggle: (subject: WishSubject) => void;
}

/** The wishlist of a module, and how to change it. All hearts of a module share one list; unsent changes count as done. */
export function useWishlist(ofModule?: number): WishlistState {
  const queryClient = useQueryClient();
  const current = useSelectedModuleId();
  const accountKey = useAccountKey();
  const { data: list } = useQuery({
    ...wishlistQuery(accountKey, ofModule ?? current),
    select: completeResponse,
  });
  const confirmations = useConfirmedWishes(accountKey);
  const rows = useOutboxRows();
  const ids = useMemo(() => wishedIds(list, confirmations.values(), rows), [list, confirmations, rows]);
  const isWished = useCallback((target: "item" | "store", id: number) => ids[target].has(id), [ids]);
  const toggle = useCallback(
    (subject: WishSubject) =>
      // The outbox is not in the first scripts; it is loaded with the first press.
      void import("./change-wish")
        .then(({ changeWish }) => changeWish(queryClient, subject, !isWished(subject.target, subject.row.id)))
        .catch(showError),
    [queryClient, isWished],
  );
  return { isWished, toggle };
}

/** The same for one item or store. */
export function useWish(subject: WishSubject): { wished: boolean; toggle: () => void } {
  const { isWished, toggle } = useWishlist(subject.row.module_id);
  return { wished: isWished(subject.target, subject.row.id), toggle: () => toggle(subject) };
}
