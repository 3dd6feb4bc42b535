// @chunk outbox

import { useEffect } from "react";
import { create } from "zustand";
import { useConnectivity } from "@/platform/connectivity";
import { useQuery } from "@/platform/query";
import { adoptServerCart, useCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";
import { useAccountKey } from "@/stores/session";
import { serverCartQuery } from "./api/get-cart";

/**
 * `loading` until the server's cart has been adopted for the first time, `unreachable` when it could not be had, `loaded`
 * otherwise. A cart with an unsent change of this device counts as loaded.
 */
export type CartLoadState = "loaded" | "loading" | "unreachable";

export interface CartSync {
  loadState: CartLoadState;
  /** Reads the server's cart again. */
  retry: () => void;
  retrying: boolean;
}

/** The account and module whose cart has been adopted. One store for all users of this hook. */
const useAdopted = create<{ scope: string | null }>(() => ({ scope: null }));

/**
 * Reads the server's cart after a start, a sign-in, a sign-out and a change of module, and adopts it unless a change made
 * here is still unsent. Used by the frame, and by pages that must not call a cart empty too early; they share one
 * request. A visitor without an id has no cart at the server.
 */
export function useCartSync(): CartSync {
  const { moduleId, scope, query, isUnconfirmed, ...cart } = useServerCart(true);
  const { data, dataUpdatedAt, refetch } = query;
  // Somebody sent its changes without telling this page.
  useEffect(() => {
    if (isUnconfirmed) void refetch();
  }, [isUnconfirmed, refetch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading the same cart again also counts.
  useEffect(() => {
    if (!data || moduleId === null) return;
    if (adoptServerCart(moduleId, data.lines, data.askedAt)) useAdopted.setState({ scope });
    else void refetch();
  }, [data, dataUpdatedAt, moduleId]);
  return cart;
}

/** The age, ms, at which the server's cart is read again when the cart is opened: its prices may have changed. */
const maxAgeAtOpeningMs = 5_000;

/** The state of the opened cart. The frame's copy is enough, unless it is old. */
export function useOpenedCart(): CartSync {
  const { loadState, retry, retrying, query } = useServerCart(false);
  const { dataUpdatedAt, isFetching, refetch } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (dataUpdatedAt > 0 && !isFetching && Date.now() - dataUpdatedAt > maxAgeAtOpeningMs) void refetch();
  }, []);
  return { loadState, retry, retrying };
}

function useServerCart(fetches: boolean) {
  const account = useAccountKey();
  const module = useModuleStore((state) => state.module);
  const moduleId = module && module.module_type !== "parcel" ? module.id : null;
  const hasServerCart = !account.startsWith("local:") && moduleId !== null;
  const scope = `${account} ${moduleId}`;
  const connection = useConnectivity();
  const changedHere =
    useCart((state) => (moduleId === null ? null : state.carts[moduleId]?.waitingFor)) != null;
  const isUnconfirmed = useCart(({ carts }) => {
    const stored = moduleId === null ? undefined : carts[moduleId];
    return stored?.waitingFor === null && stored.lines.some(({ sync }) => sync.state === "pending");
  });
  const adopted = useAdopted((state) => state.scope) === scope;
  const query = useQuery({ ...serverCartQuery(account, moduleId ?? 0), enabled: hasServerCart && fetches });
  const { data, isError, fetchStatus, isFetching, refetch } = query;
  const failed =
    isError || fetchStatus === "paused" || connection === "offline" || connection === "unreachable";
  const loadState: CartLoadState =
    !hasServerCart || changedHere || adopted
      ? "loaded"
      : failed && data === undefined
        ? "unreachable"
        : "loading";
  const isMissed = hasServerCart && isUnconfirmed;
  return {
    moduleId,
    scope,
    query,
    isUnconfirmed: isMissed,
    loadState,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
