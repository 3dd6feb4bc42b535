/** How the carts reach the server: every change is written to the outbox, and the server's cart is taken over. */
import type { CartLine } from "@/contract";
import { unitPrice } from "@/domain/item-price";
import { toMajor } from "@/domain/money";
import type { CartRow, NewRow, OutboxEvent, OutboxRow } from "@/platform/outbox";
import { moduleCart, type StoredCartLine, setCart, unwritten, useCart } from "./cart-store";
import { lineFromServer } from "./lines";

/** What the cart needs of the outbox, which is not in the first script. */
export interface CartOutbox {
  put(row: NewRow, owner: { key: string; epoch: number }): Promise<OutboxRow | null>;
  read(): Promise<OutboxRow[]>;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  saveLastSynced(owner: string, moduleId: number, lines: readonly CartLine[]): Promise<void>;
  /** Whether a cart that both sides had is still written down. */
  hasLastSynced(owner: string, moduleId: number): Promise<boolean>;
}

/** Who is shopping, and the outbox; `cart-connection.ts` says so when it comes, after the first screen. */
export const cartConnection: {
  /** Null until it is connected: what changes before then is marked as unwritten and written at the connection. */
  outbox: CartOutbox | null;
  owner: () => { key: string; epoch: number };
  /** The currency's decimals. */
  digits: () => number;
} = { outbox: null, owner: () => ({ key: "local:none", epoch: 0 }), digits: () => 2 };

/** Server's carts that were taken over before it is connected; without them a line removed then would come back. */
export const unsavedServerCarts = new Map<number, readonly CartLine[]>();

/**
 * When a module's cart was last changed here or brought in step, ms since the page's start, by the clock that nobody can
 * put back: answers asked for earlier are older.
 */
const agreedAt = new Map<number, number>();

/** From now on an answer that is still under way says nothing about this module's cart. */
export function ignoreEarlierResponses(moduleId: number): void {
  agreedAt.set(moduleId, performance.now());
}

/** The shopper let a change go: the cart waits for it no more, and the server's is taken over when it is read. */
export function abandonCartChange(moduleId: number): void {
  setCart(moduleId, { ...moduleCart(moduleId), waitingFor: null });
}

/**
 * Takes the server's cart, unless a change made here has not reached it yet. False when the answer was asked for
 * (ms since the page's start) before the cart was last changed: then it is too old to say anything.
 */
export function adoptServerCart(
  moduleId: number,
  lines: readonly CartLine[],
  askedAt = Number.POSITIVE_INFINITY,
): boolean {
  if (askedAt <= (agreedAt.get(moduleId) ?? 0)) return false;
  if (moduleCart(moduleId).waitingFor !== null) return true;
  if (cartConnection.outbox)
    void cartConnection.outbox.saveLastSynced(cartConnection.owner().key, moduleId, lines);
  else unsavedServerCarts.set(moduleId, lines);
  setCart(moduleId, { lines: lines.map(lineFromServer), waitingFor: null });
  return true;
}

/** Nothing of a person stays: at sign-out. */
export function clearAllCarts(): void {
  unsavedServerCarts.clear();
  useCart.setState({ carts: {} });
}

/** Counts changes of each module, so that only the newest one's row is waited for. */
const changes = new Map<number, number>();

/** Shows the change and writes it down for sending. */
export function commitCart(moduleId: number, lines: StoredCartLine[]): void {
  const marked = lines.map((line): StoredCartLine => {
    const before = moduleCart(moduleId).lines.find((candidate) => candidate.key === line.key);
    return before && before.quantity === line.quantity ? line : { ...line, sync: { state: "pending" } };
  });
  // Until the row is on disk its key is unknown; anything but null keeps an older answer from being adopted.
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
    // Sent and taken over before this was told, or changed once more, here or in another tab.
    if (row && change === changes.get(moduleId) && cart.waitingFor === unwritten)
      setCart(moduleId, { ...cart, waitingFor: row.key });
  });
}
