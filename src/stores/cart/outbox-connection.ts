// @chunk behind
/**
 * Connects the carts with the outbox, after the first screen: changes that an earlier visit left unwritten are written,
 * and carts that come back from the server are adopted unless something was changed here since.
 */
import type { OrderRow, OutboxEvent } from "@/platform/outbox";
import { onStorageChange } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { moduleCart, setCart, unwritten, useCart } from "./cart-store";
import { lineFromServer } from "./lines";
import { assignLinesToOrder, forgetOrdersExcept, removeOrderedLines } from "./ordered";
import {
  type CartOutbox,
  cartConnection,
  commitCart,
  ignoreEarlierResponses,
  unsavedServerCarts,
} from "./sync";

/** Connects the cart with who is shopping and with the outbox. Returns a function that disconnects it. */
export function connectCart(settings: typeof cartConnection & { outbox: CartOutbox }): () => void {
  Object.assign(cartConnection, settings);
  const { outbox } = settings;
  const unsubscribeStorage = onStorageChange([storageKeys.cart], () => {
    void useCart.persist.rehydrate();
    scheduleAbandonedChanges();
  });
  const unsubscribeOutbox = outbox.subscribe((event) => {
    if (event.type === "row") followOrder(event);
    if (event.type === "cart" && event.owner === cartConnection.owner().key)
      void adoptSentCart(outbox, event);
  });
  for (const [moduleId, lines] of unsavedServerCarts)
    void outbox.saveLastSynced(cartConnection.owner().key, moduleId, lines);
  unsavedServerCarts.clear();
  void reconcileCarts(outbox);
  return () => {
    unsubscribeStorage();
    unsubscribeOutbox();
  };
}

/** Adopts the cart that was sent, unless something was changed since. */
async function adoptSentCart(connected: CartOutbox, event: OutboxEvent & { type: "cart" }): Promise<void> {
  const { moduleId } = event;
  const adopt = () => {
    ignoreEarlierResponses(moduleId);
    setCart(moduleId, { lines: event.lines.map(lineFromServer), waitingFor: null });
  };
  const { waitingFor } = moduleCart(moduleId);
  if (waitingFor === null || waitingFor === event.key) return adopt();
  // Changed since it was sent: the shopper's last change is still on its way. Two tabs may know the row by different
  // keys, though: when no row is left, this cart is the newest.
  const isRowLeft = (await connected.read()).some(
    (row) => row.kind === "cart" && row.owner === event.owner && row.payload.moduleId === moduleId,
  );
  if (!isRowLeft && moduleCart(moduleId).waitingFor === waitingFor && waitingFor !== unwritten) adopt();
}

/** A tab that has not written a change after this time was closed. */
const abandonedAfterMs = 3_000;
/** Owned by `scheduleAbandonedChanges`. */
let abandonedTimer: ReturnType<typeof setTimeout> | undefined;

/** A change that another tab showed and was closed before writing is written by this one. */
function scheduleAbandonedChanges(): void {
  clearTimeout(abandonedTimer);
  abandonedTimer = setTimeout(() => {
    for (const [moduleId, cart] of Object.entries(useCart.getState().carts))
      if (cart.waitingFor === unwritten) commitCart(Number(moduleId), cart.lines);
  }, abandonedAfterMs);
}

/**
 * At a start: a change without a row is written now. One whose row is gone was sent by the worker or another tab, and the
 * server's cart may be adopted again; unless no last synced cart is stored: then the storage lost the row, and the change
 * is written anew.
 */
async function reconcileCarts(connected: CartOutbox): Promise<void> {
  const all = await connected.read();
  const mine = all.filter((row) => row.owner === cartConnection.owner().key);
  // First, because an order may have been placed while no tab was open: what is written below is without its lines.
  for (const row of mine) followOrder({ type: "row", id: row.id, row });
  forgetOrdersExcept((key) => all.some((row) => row.key === key));
  const keys = new Set(mine.map((row) => row.key));
  for (const [moduleId, cart] of Object.entries(useCart.getState().carts)) {
    if (cart.waitingFor === unwritten) commitCart(Number(moduleId), cart.lines);
    else if (cart.waitingFor !== null && !keys.has(cart.waitingFor)) {
      const sent = await connected.hasLastSynced(cartConnection.owner().key, Number(moduleId));
      if (moduleCart(Number(moduleId)).waitingFor !== cart.waitingFor) continue;
      if (sent) setCart(Number(moduleId), { ...cart, waitingFor: null });
      else commitCart(Number(moduleId), cart.lines);
    }
  }
}

/**
 * Somebody has signed in while their changes as a guest were unsent: the changes are written again under the new owner, so
 * that the merge at the server cannot lose them.
 */
export function recommitUnsentCarts(): void {
  for (const [moduleId, cart] of Object.entries(useCart.getState().carts)) {
    if (cart.waitingFor !== null) commitCart(Number(moduleId), cart.lines);
  }
}

/** The server has forgotten the guest and their carts: all are sent anew. */
export function recommitAllCarts(): void {
  for (const [moduleId, cart] of Object.entries(useCart.getState().carts))
    if (cart.lines.length > 0) commitCart(Number(moduleId), cart.lines);
}

/** Lines follow their order: assigned when it is pressed, removed when it is placed, released when it is gone. */
function followOrder({ id, row }: OutboxEvent & { type: "row" }): void {
  if (row === null) forgetOrdersExcept((key) => id !== `order:${key}`);
  else if (row.kind === "order" && row.owner === cartConnection.owner().key) {
    if (row.state === "placed") removeOrdered(row);
    else if (row.state === "waiting" && row.tries === 0) assignLinesToOrder(row);
  }
}

/** The server has emptied its cart of what was ordered, too: nothing is sent for those lines. */
function removeOrdered(order: OrderRow): void {
  // An earlier response would bring them back, whichever tab removes them.
  ignoreEarlierResponses(order.payload.moduleId);
  const removed = removeOrderedLines(order);
  if (removed?.send) commitCart(order.payload.moduleId, removed.left);
}
