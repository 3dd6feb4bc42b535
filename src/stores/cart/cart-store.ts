/** The carts of all modules, stored in localStorage and shared between tabs. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { isCartState } from "./stored-cart-guard";
import type { CartState, ModuleCart } from "./types";

/** `waitingFor` of a cart whose change is shown and has no outbox row yet. Stored: not to be renamed. */
export const unwritten = "unwritten";

const emptyCart: ModuleCart = { lines: [], waitingFor: null };

/**
 * When carts were last changed or adopted, by this tab or one whose change it has read: ms since the page's start, a clock
 * that never goes back. Responses to earlier requests are older. Owned by this module.
 */
let changedAt = 0;

export const cartsChangedAt = (): number => changedAt;

/** From now on a response that is still under way says nothing about a cart. */
export function ignoreEarlierResponses(): void {
  changedAt = performance.now();
}

export const useCart = create<CartState>()(
  persist((): CartState => ({ carts: {} }), {
    name: storageKeys.cart,
    version: 1,
    storage: createJSONStorage(() => safeStorage),
    // The stored record is unvalidated input: broken lines are dropped, good ones stay.
    merge: (stored, current) => {
      if (!isCartState(stored)) return current;
      const { carts } = stored;
      if (JSON.stringify(carts) !== JSON.stringify(current.carts)) ignoreEarlierResponses();
      return { carts };
    },
  }),
);

export function moduleCart(moduleId: number): ModuleCart {
  return useCart.getState().carts[moduleId] ?? emptyCart;
}

/**
 * The newest cart, to be changed. Another tab's change may be stored and its event not yet here (a frozen tab gets it
 * late); a change that starts from an older cart would undo it.
 */
export function newestCart(moduleId: number): ModuleCart {
  void useCart.persist.rehydrate();
  return moduleCart(moduleId);
}

/** Replaces the lines. An order under way never has more pieces of a line than there are. */
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

/** As `setCart`, with the pieces that belong to orders under way. */
export function setCartAndOrdered(moduleId: number, { ordered, ...cart }: ModuleCart): void {
  const stored = ordered && Object.keys(ordered).length > 0 ? { ...cart, ordered } : cart;
  useCart.setState((state) => ({ carts: { ...state.carts, [moduleId]: stored } }));
}

const mapValues = <V, W>(
  record: Record<string, V>,
  change: (value: V, key: string) => W,
): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
