/** How carts and server agree: changes are written to the outbox, and who tells the outbox of them. */
import type { CartLine } from "@/contract";
import { needOutbox } from "../outbox-start";
import { ignoreEarlierResponses, moduleCart, setCart, unwritten, useCart } from "./cart-store";
import type { StoredCartLine } from "./types";

/** What the cart needs of the outbox, which is not in the first script. */
export interface CartConnection {
  /** Writes the module's cart, as it is shown, to the outbox. */
  write(moduleId: number): void;
  /** Stores the server's cart, which was taken over, as the one that both sides have. */
  saveLastSynced(moduleId: number, lines: readonly CartLine[]): void;
}

/**
 * Owned by `outbox-connection.ts`, which sets it after the first screen. Null until then: what changes before is marked as
 * unwritten and written when it is connected.
 */
export const cartConnection: { current: CartConnection | null } = { current: null };

/**
 * Server's carts adopted before the outbox is connected; without them a line removed then would come back. Emptied by
 * `outbox-connection.ts`.
 */
export const unsavedServerCarts = new Map<number, readonly CartLine[]>();

/** The shopper gave up a change: the cart no longer waits for it, and the server's is adopted when it is read. */
export function abandonCartChange(moduleId: number): void {
  setCart(moduleId, { ...moduleCart(moduleId), waitingFor: null });
}

/** Removes everything, at a sign-out. */
export function clearAllCarts(): void {
  unsavedServerCarts.clear();
  useCart.setState({ carts: {} });
}

/** How many changes of a module's cart were made in this tab, so that only the newest one's row is waited for. */
export const changeCounts = new Map<number, number>();

/** Shows the change and writes it to the outbox. Before the outbox is connected it is asked for: until then the change is in local storage alone, which a killed browser loses. */
export function commitCart(moduleId: number, lines: StoredCartLine[]): void {
  const marked = lines.map((line): StoredCartLine => {
    const before = moduleCart(moduleId).lines.find((candidate) => candidate.key === line.key);
    return before && before.quantity === line.quantity ? line : { ...line, sync: { state: "pending" } };
  });
  // Until the row is on disk its key is unknown; anything but null keeps an older response from being adopted.
  ignoreEarlierResponses();
  changeCounts.set(moduleId, (changeCounts.get(moduleId) ?? 0) + 1);
  setCart(moduleId, { lines: marked, waitingFor: unwritten });
  if (cartConnection.current) cartConnection.current.write(moduleId);
  else needOutbox();
}
