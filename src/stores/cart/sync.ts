/** How carts and server agree: changes are written to the outbox, and the server's cart is adopted. */
import type { CartLine } from "@/contract";
import { unitPrice } from "@/domain/item-price";
import { toMajor } from "@/domain/money";
import type { CartRow, NewRow, OutboxEvent, OutboxRow } from "@/platform/outbox";
import { moduleCart, setCart, unwritten, useCart } from "./cart-store";
import { lineFromServer } from "./lines";
import type { StoredCartLine } from "./types";

/** What the cart needs of the outbox, which is not in the first script. */
export interface CartOutbox {
  put(row: NewRow, owner: { key: string; epoch: number }): Promise<OutboxRow | null>;
  read(): Promise<OutboxRow[]>;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  saveLastSynced(owner: string, moduleId: number, lines: readonly CartLine[]): Promise<void>;
  /** Whether a cart that both sides had is still stored. */
  hasLastSynced(owner: string, moduleId: number): Promise<boolean>;
}

/** Who is shopping, and the outbox. Owned by `outbox-connection.ts`, which sets it after the first screen. */
export const cartConnection: {
  /** Null until connected: what changes before is marked as unwritten and written when it is connected. */
  outbox: CartOutbox | null;
  owner: () => { key: string; epoch: number };
  /** The currency's decimals. */
  digits: () => number;
} = { outbox: null, owner: () => ({ key: "local:none", epoch: 0 }), digits: () => 2 };

/**
 * Server's carts adopted before the outbox is connected; without them a line removed then would come back. Emptied by
 * `outbox-connection.ts`.
 */
export const unsavedServerCarts = new Map<number, readonly CartLine[]>();

/**
 * When a module's cart was last changed here or adopted: ms since the page's start, a clock that never goes back.
 * Responses to earlier requests are older. Owned by this module.
 */
const changedAt = new Map<number, number>();

/** From now on a response that is still under way says nothing about this module's cart. */
export function ignoreEarlierResponses(moduleId: number): void {
  changedAt.set(moduleId, performance.now());
}

/** The shopper gave up a change: the cart no longer waits for it, and the server's is adopted when it is read. */
export function abandonCartChange(moduleId: number): void {
  setCart(moduleId, { ...moduleCart(moduleId), waitingFor: null });
}

/**
 * Adopts the server's cart, unless a change made here has not reached it yet. False when the response was requested (ms
 * since the page's start) before the cart was last changed: then it is too old.
 */
export function adoptServerCart(
  moduleId: number,
  lines: readonly CartLine[],
  requestedAt = Number.POSITIVE_INFINITY,
): boolean {
  if (requestedAt <= (changedAt.get(moduleId) ?? 0)) return false;
  if (moduleCart(moduleId).waitingFor !== null) return true;
  if (cartConnection.outbox)
    void cartConnection.outbox.saveLastSynced(cartConnection.owner().key, moduleId, lines);
  else unsavedServerCarts.set(moduleId, lines);
  setCart(moduleId, { lines: lines.map(lineFromServer), waitingFor: null });
  return true;
}

/** Removes everything, at a sign-out. */
export function clearAllCarts(): void {
  unsavedServerCarts.clear();
  useCart.setState({ carts: {} });
}

/** Number of the last change by module, so that only the newest one's row is waited for. Owned by `commitCart`. */
const changes = new Map<number, number>();

/** Shows the change and writes it to the outbox. */
export function commitCart(moduleId: number, lines: StoredCartLine[]): void {
  const marked = lines.map((line): StoredCartLine => {
    const before = moduleCart(moduleId).lines.find((candidate) => candidate.key === line.key);
    return before && before.quantity === line.quantity ? line : { ...line, sync: { state: "pending" } };
  });
  // Until the row is on disk its key is unknown; anything but null keeps an older response from being adopted.
  ignoreEarlierResponses(moduleId);
  setCart(moduleId, { lines: marked, waitingFor: unwritten });
  const payload: CartRow["payload"] = {
    moduleId,
    lines: lines.map((line) => ({
      itemId: line.item.id,
      model: line.model,
      storeId: line.storeId,
      price: toMajor(unitPrice(line.item, line.variation, cartConnection.digits()), cartConnection.digits()),
      quantity: line.quantity,
      variation: line.variation,
      addOns: line.addOns,
    })),
  };
  const change = (changes.get(moduleId) ?? 0) + 1;
  changes.set(moduleId, change);
  void cartConnection.outbox?.put({ kind: "cart", payload }, cartConnection.owner()).then((row) => {
    const cart = moduleCart(moduleId);
    // Not when it was sent and adopted meanwhile, or changed once more, here or in another tab.
    if (row && change === changes.get(moduleId) && cart.waitingFor === unwritten)
      setCart(moduleId, { ...cart, waitingFor: row.key });
  });
}
