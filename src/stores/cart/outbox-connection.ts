// @chunk behind
/**
 * The carts' connection with the outbox, which comes after the first screen: what an earlier life of the app left is
 * written down, and what comes back is taken over unless something was changed here since.
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

/** Connects the cart with who is shopping and with the outbox. Answers how to disconnect. */
export function connectCart(settings: typeof cartConnection & { outbox: CartOutbox }): () => void {
  Object.assign(cartConnection, settings);
  const { outbox } = settings;
  const stopFollowing = onStorageChange([storageKeys.cart], () => {
    void useCart.persist.rehydrate();
    adoptAbandoned();
  });
  const stop = outbox.subscribe((event) => {
    if (event.type === "row") followOrder(event);
    if (event.type === "cart" && event.owner === cartConnection.owner().key) void adoptSent(outbox, event);
  });
  for (const [moduleId, lines] of unsavedServerCarts)
    void outbox.saveLastSynced(cartConnection.owner().key, moduleId, lines);
  unsavedServerCarts.clear();
  void reconcileCarts(outbox);
  return () => {
    stopFollowing();
    stop();
  };
}

/** Takes over the cart that was sent, unless something was changed since. */
async function adoptSent(connected: CartOutbox, event: OutboxEvent & { type: "cart" }): Promise<void> {
  const { moduleId } = event;
  const adopt = () => {
    ignoreEarlierResponses(moduleId);
    setCart(moduleId, { lines: event.lines.map(lineFromServer), waitingFor: null });
  };
  const { waitingFor } = moduleCart(moduleId);
  if (waitingFor === null || waitingFor === event.key) return adopt();
  // Changed since it was sent: what the shopper did last is still on its way. Two tabs may have named the row
  // differently, though: when nothing waits, this is the newest.
  const waits = (await connected.read()).some(
    (row) => row.kind === "cart" && row.owner === event.owner && row.payload.moduleId === moduleId,
  );
  if (!waits && moduleCart(moduleId).waitingFor === waitingFor && waitingFor !== unwritten) adopt();
}

/** A tab that has not written a change after this time is gone, ms. */
const abandonedAfter = 3_000;
let abandonedTimer: ReturnType<typeof setTimeout> | undefined;

/** A change that another tab showed and did not live to write down is written by this one. */
function adoptAbandoned(): void {
  clearTimeout(abandonedTimer);
  abandonedTimer = setTimeout(() => {
    for (const [moduleId, cart] of Object.entries(useCart.getState().carts))
      if (cart.waitingFor === unwritten) commitCart(Number(moduleId), cart.lines);
  }, abandonedAfter);
}

/**
 * After a start: a change whose row was never written is written now; one whose row is gone was sent by the worker or
 * another tab, and the server's cart may be adopted again. Unless nothing says that anything was ever sent: then the
 * storage lost the row, and the change is written anew.
 */
async function reconcileCarts(connected: CartOutbox): Promise<void> {
  const all = await connected.read();
  const mine = all.filter((row) => row.owner === cartConnection.owner().key);
  // First, because an order may have been placed while no tab lived: what is written down below is without its lines.
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
 * Somebody has signed in while changes of theirs as a guest were not sent: they are written down again under the new
 * name, so that the merge at the server cannot lose them.
 */
export function recommitUnsentCarts(): void {
  for (const [moduleId, cart] of Object.entries(useCart.getState().carts)) {
    if (cart.waitingFor !== null) commitCart(Number(moduleId), cart.lines);
  }
}

/** The server has forgotten the guest and his carts: they are sent anew. */
export function recommitAllCarts(): void {
  for (const [moduleId, cart] of Object.entries(useCart.getState().carts))
    if (cart.lines.length > 0) commitCart(Number(moduleId), cart.lines);
}

/** What happens to an order happens to its lines. */
function followOrder({ id, row }: OutboxEvent & { type: "row" }): void {
  if (row === null) forgetOrdersExcept((key) => id !== `order:${key}`);
  else if (row.kind === "order" && row.owner === cartConnection.owner().key) {
    if (row.state === "placed") forgetOrdered(row);
    else if (row.state === "waiting" && row.tries === 0) assignLinesToOrder(row);
  }
}

/** The order has these lines now and the server has emptied its cart, too: nothing is sent for what was ordered. */
function forgetOrdered(order: OrderRow): void {
  // Whichever tab takes them out, an answer from before would bring them back here.
  ignoreEarlierResponses(order.payload.moduleId);
  const taken = removeOrderedLines(order);
  if (taken?.send) commitCart(order.payload.moduleId, taken.left);
}
