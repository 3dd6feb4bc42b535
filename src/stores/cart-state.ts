/** The carts as they are kept: what a line is, and one place that holds the lines of every module. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { CartVariation, Item, ItemModel } from "@/contract";
import type { QuantityProblem } from "@/domain/quantity-limits";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { isCartState } from "./cart-record";

/** A line as it is shown. `pending` says in its type that the server does not know it yet. */
export interface StoredCartLine {
  /** Equal for the same item, variation and add-ons. */
  key: string;
  item: Item;
  model: ItemModel;
  storeId: number;
  quantity: number;
  variation: CartVariation[];
  addOns: { id: number; quantity: number }[];
  sync: { state: "pending" } | { state: "synced"; cartId: number };
}

export interface ModuleCart {
  lines: StoredCartLine[];
  /** Key of the outbox row that carries the newest change, null when the server has everything. */
  waitingFor: string | null;
}

export interface CartLineInput {
  item: Item;
  model?: ItemModel;
  quantity: number;
  variation: CartVariation[];
  addOns: { id: number; quantity: number }[];
}

export type CartProblem = { reason: "other_store" } | { reason: QuantityProblem } | { reason: "unchanged" };
export type CartResult = { ok: true } | ({ ok: false } & CartProblem);

export interface CartState {
  /** By module id. */
  carts: Record<string, ModuleCart>;
}

export const emptyCart: ModuleCart = { lines: [], waitingFor: null };

export const useCart = create<CartState>()(
  persist((): CartState => ({ carts: {} }), {
    name: storageKeys.cart,
    version: 1,
    storage: createJSONStorage(() => safeStorage),
    // A stored record is a stranger: broken lines are dropped, good ones stay.
    merge: (stored, current) => (isCartState(stored) ? { carts: stored.carts } : current),
  }),
);

export function moduleCart(moduleId: number): ModuleCart {
  return useCart.getState().carts[moduleId] ?? emptyCart;
}

/**
 * The newest cart, to be changed. Another tab's change may be stored and not yet told here (a tab that was frozen hears
 * of it late), and must not be undone by one that starts from an older cart.
 */
export function newestCart(moduleId: number): ModuleCart {
  void useCart.persist.rehydrate();
  return moduleCart(moduleId);
}

export function setCart(moduleId: number, cart: ModuleCart): void {
  useCart.setState((state) => ({ carts: { ...state.carts, [moduleId]: cart } }));
}
