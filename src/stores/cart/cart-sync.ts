/** How carts and server agree: changes are written to the outbox, and who tells the outbox of them. */
import type { CartLine } from "@/contract";
import { needOutbox } from "../outbox-start";
import { ignoreEarlierResponses, moduleCart, setCart, unwritten, useCart } from "./cart-store";
import type { StoredCartLine } from "./types";

/** The part of the outbox that the cart needs, which is not in the first script. */
export interface CartConnection {
  /** Writes the module's cart, as it is shown, to the outbox. */
  write(moduleId: number): void;
  /** Stores the server's cart, which was taken over, as the one that both sides have. */
  saveLastSynced(moduleId: number, lines: readonly CartLine[]): void;
}

/** This tab's knowledge beside the carts themselves. Changed by the functions below alone. */
interface CartSync {
  /** Null until `outbox-connection.ts` connects it, after the first screen: changes before are marked as unwritten. */
  connection: CartConnection | null;
  /** Server's carts that were adopted before that; without them a line removed then would come back. */
  readonly unsavedServerCarts: Map<number, readonly CartLine[]>;
  /** How many changes of a module's cart this tab has made, so that only the newest one's row is waited for. */
  readonly changeCounts: Map<number, number>;
}

const cartSync: CartSync = { connection: null, unsavedServerCarts: new Map(), changeCounts: new Map() };

/** Called by `outbox-connection.ts` when it begins and, with null, when it ends. */
export function setCartConnection(connection: CartConnection | null): void {
  cartSync.connection = connection;
}

/** The server's cart was adopted: it is the one that both sides have. */
export function saveServerCart(moduleId: number, lines: readonly CartLine[]): void {
  if (cartSync.connection) cartSync.connection.saveLastSynced(moduleId, lines);
  else cartSync.unsavedServerCarts.set(moduleId, lines);
}

/** It could not be stored. A newer one that waits already stays. */
export function keepUnsavedServerCart(moduleId: number, lines: readonly CartLine[]): void {
  if (!cartSync.unsavedServerCarts.has(moduleId)) cartSync.unsavedServerCarts.set(moduleId, lines);
}

/** The adopted carts that are not stored yet; they count as taken. */
export function takeUnsavedServerCarts(): [number, readonly CartLine[]][] {
  const taken = [...cartSync.unsavedServerCarts];
  cartSync.unsavedServerCarts.clear();
  return taken;
}

/** Changes with every change of the module's cart in this tab. */
export const changeCount = (moduleId: number): number => cartSync.changeCounts.get(moduleId) ?? 0;

/** The shopper gave up a change: the cart no longer waits for it, and the server's is adopted when it is read. */
export function abandonCartChange(moduleId: number): void {
  setCart(moduleId, { ...moduleCart(moduleId), waitingFor: null });
}

/** Removes everything, at a sign-out. */
export function clearAllCarts(): void {
  cartSync.unsavedServerCarts.clear();
  useCart.setState({ carts: {} });
}

/** Shows the change and writes it to the outbox. Before the outbox is connected it is asked for: until then the change is in local storage alone, which a killed browser loses. */
export function commitCart(moduleId: number, lines: StoredCartLine[]): void {
  const marked = lines.map((line): StoredCartLine => {
    const before = moduleCart(moduleId).lines.find((candidate) => candidate.key === line.key);
    return before && before.quantity === line.quantity ? line : { ...line, sync: { state: "pending" } };
  });
  // Until the row is on disk its key is unknown; anything but null keeps an older response from being adopted.
  ignoreEarlierResponses();
  cartSync.changeCounts.set(moduleId, changeCount(moduleId) + 1);
  setCart(moduleId, { lines: marked, waitingFor: unwritten });
  if (cartSync.connection) cartSync.connection.write(moduleId);
  else needOutbox();
}
