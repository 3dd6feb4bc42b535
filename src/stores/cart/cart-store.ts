/** The carts as they are kept: what a line is, and one place that holds the lines of every module. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { CartVariation, Item, ItemModel } from "@/contract";
import type { QuantityProblem } from "@/domain/quantity-limits";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { isCartState } from "./stored-cart-guard";

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
  /**
   * What of these lines belongs to orders that are on their way: pieces by line, by the order's key. Kept in the same
   * record as the lines, so that an order's lines go once, also when the tab that should take them out has died.
   */
  ordered?: Record<string, Record<string, number>>;
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

/** What a cart waits for whose change is on the page and not yet on disk. */
export const unwritten = "unwritten";

const emptyCart: ModuleCart = { lines: [], waitingFor: null };

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

/** Shows these lines. An order under way has no more of a line than there is. */
export function setCart(moduleId: number, cart: Omit<ModuleCart, "ordered">): void {
  const { ordered = {} } = moduleCart(moduleId);
  const pieces = new Map(cart.lines.map((line) => [line.key, line.quantity]));
  setCartAndOrdered(moduleId, {
    ...cart,
    ordered: mapValues(ordered, (lines) =>
      mapValues(lines, (quantity, key) => Math.min(quantity, pieces.get(key) ?? 0)),
    ),
  });
}

/** As `setCart`, with what belongs to orders under way. */
export function setCartAndOrdered(moduleId: number, { ordered, ...cart }: ModuleCart): void {
  const kept = ordered && Object.keys(ordered).length > 0 ? { ...cart, ordered } : cart;
  useCart.setState((state) => ({ carts: { ...state.carts, [moduleId]: kept } }));
}

const mapValues = <V, W>(
  record: Record<string, V>,
  change: (value: V, key: string) => W,
): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
