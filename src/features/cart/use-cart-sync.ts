// @chunk behind

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { create } from "zustand";
import { useConnectivity } from "@/platform/connectivity";
import { adoptServerCart, useCart } from "@/stores/cart";
import { useModuleStore } from "@/stores/module";
import { useAccountKey } from "@/stores/session";
import { serverCartQuery } from "./api/get-cart";

/**
 * How far the cart is known: `reading` until the server's has been taken over for the first time, `unreachable` when it
 * could not be had, `known` otherwise. A cart with a change of this device on its way is known at once.
 */
export type CartLoadState = "known" | "reading" | "unreachable";

export interface CartSync {
  knowledge: CartLoadState;
  /** Asks the server again. */
  retry: () => void;
  retrying: boolean;
}

/** Whose cart of which module has been taken over. */
const useAdopted = create<{ scope: string | null }>(() => ({ scope: null }));

/**
 * Reads the server's cart after a start, a sign-in, a sign-out and a change of module, and takes it over unless a change
 * made here is still on its way. Mounted by the frame, and by pages that must not take a cart for empty too early; two
 * of them share one request. Nobody without an id has a cart at the server.
 */
export function useCartSync(): CartSync {
  const { moduleId, scope, query, ...cart } = useServerCart(true);
  const { data, dataUpdatedAt, refetch } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same cart read again is a reason, too.
  useEffect(() => {
    if (!data || moduleId === null) return;
    if (adoptServerCart(moduleId, data.lines, data.askedAt)) useAdopted.setState({ scope });
    else void refetch();
  }, [data, dataUpdatedAt, moduleId]);
  return cart;
}

/** How far the cart is known, for those who only look: the frame asks. */
export function useCartLoadState(): CartSync {
  const { knowledge, retry, retrying } = useServerCart(false);
  return { knowledge, retry, retrying };
}

function useServerCart(asks: boolean) {
  const account = useAccountKey();
  const module = useModuleStore((state) => state.module);
  const moduleId = module && module.module_type !== "parcel" ? module.id : null;
  const asked = !account.startsWith("local:") && moduleId !== null;
  const scope = `${account} ${moduleId}`;
  const connection = useConnectivity();
  const changedHere =
    useCart((state) => (moduleId === null ? null : state.carts[moduleId]?.waitingFor)) != null;
  const adopted = useAdopted((state) => state.scope) === scope;
  const query = useQuery({ ...serverCartQuery(account, moduleId ?? 0), enabled: asked && asks });
  const { data, isError, fetchStatus, isFetching, refetch } = query;
  const silent =
    isError || fetchStatus === "paused" || connection === "offline" || connection === "unreachable";
  const knowledge: CartLoadState =
    !asked || changedHere || adopted ? "known" : silent && data === undefined ? "unreachable" : "reading";
  return { moduleId, scope, query, knowledge, retry: () => void refetch(), retrying: isFetching };
}
