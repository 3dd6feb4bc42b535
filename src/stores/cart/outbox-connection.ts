// @chunk behind
/**
 * Connects the carts with the outbox, after the first screen: changes that an earlier visit left unwritten are written,
 * and carts that come back from the server are adopted unless something was changed here since.
 */
import type { CartLine } from "@/contract";
import { preloadTexts, translator } from "@/platform/i18n";
import { isDurable, type OrderRow, type OutboxEvent, type OutboxRow } from "@/platform/outbox";
import { onStorageChange } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { followBuyNowItems, releaseBuyNowItems, removeBuyNowItem } from "../buy-now";
import { dismissCartChange, showWarning } from "../toasts";
import { ignoreEarlierResponses, moduleCart, setCart, unwritten, useCart } from "./cart-store";
import { commitCart, keepUnsavedServerCart, setCartConnection, takeUnsavedServerCarts } from "./cart-sync";
import { lineFromServer } from "./lines";
import { forgetOrdersExcept, holdLinesOfOrder, removeOrderedLines } from "./ordered-lines";
import { type CartWriter, writeCart } from "./write-cart";

/** The part of the outbox that the cart needs. */
export interface CartOutbox extends CartWriter {
  read(): Promise<OutboxRow[]>;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  saveLastSynced(owner: string, moduleId: number, lines: readonly CartLine[]): Promise<void>;
  /** Whether a cart that both sides had is still stored. */
  hasLastSynced(owner: string, moduleId: number): Promise<boolean>;
}

/** Connects the cart with who is shopping and with the outbox. Returns a function that disconnects it. */
export function connectCart(outbox: CartOutbox): () => void {
  // Storage may fail for a moment: what was not written is written with the next check.
  const saveLastSynced = (moduleId: number, lines: readonly CartLine[]) =>
    void outbox.saveLastSynced(outbox.owner().key, moduleId, lines).catch(() => {
      keepUnsavedServerCart(moduleId, lines);
      checks.plan();
    });
  const checks = startChecks(async () => {
    for (const [moduleId, lines] of takeUnsavedServerCarts()) saveLastSynced(moduleId, lines);
    await reconcileCarts(outbox);
  });
  const write = (moduleId: number) =>
    void writeCart(moduleId, outbox).then(sayUnlessKept, () => {
      checks.plan();
      void sayUnsaved();
    });
  setCartConnection({ write, saveLastSynced });
  const unsubscribe = [
    onStorageChange([storageKeys.cart], () => {
      void useCart.persist.rehydrate();
      checks.plan();
    }),
    outbox.subscribe((event) => {
      if (event.type === "row") {
        followOrder(outbox, event);
        // Its cart may wait for it and have missed what became of it.
        if (event.row === null && event.id.startsWith("cart:")) checks.plan();
      }
      if (event.type === "cart" && event.owner === outbox.owner().key)
        adoptSentCart(outbox, event).catch(checks.plan);
    }),
    followBuyNowItems(),
    checks.stop,
  ];
  checks.runNow();
  return () => {
    setCartConnection(null);
    for (const stop of unsubscribe) stop();
  };
}

/** Adopts the cart that was sent, unless something was changed since. */
async function adoptSentCart(connected: CartOutbox, event: OutboxEvent & { type: "cart" }): Promise<void> {
  const { moduleId } = event;
  const adopt = () => {
    ignoreEarlierResponses();
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

/** A tab that has not written a change after this time was closed; nor is a row's end heard of any later, ms. */
const checkDelayMs = 3_000;

/** Runs `check` now, or a while after something happened: again until it does not reject. */
function startChecks(check: () => Promise<void>): { plan: () => void; runNow: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const runNow = () => void check().catch(plan);
  function plan(): void {
    stop();
    timer = setTimeout(runNow, checkDelayMs);
  }
  return { plan, runNow, stop };
}

/**
 * A change without a row is written now, also one that another tab showed and was closed before writing. One whose row is
 * gone was sent by the worker or another tab, and the server's cart may be adopted again; unless no last synced cart is
 * stored: then the storage lost the row, and the change is written anew.
 */
async function reconcileCarts(outbox: CartOutbox): Promise<void> {
  const owner = outbox.owner().key;
  void useCart.persist.rehydrate();
  // Before the rows are read: a row is written before a cart waits for it.
  const before = Object.entries(useCart.getState().carts);
  const all = await outbox.read();
  const mine = all.filter((row) => row.owner === owner);
  // First, because an order may have been placed while no tab was open: what is written below is without its lines.
  for (const row of mine) followOrder(outbox, { type: "row", id: row.id, row });
  releaseOrdersExcept((key) => all.some((row) => row.key === key));
  const keys = new Set(mine.map((row) => row.key));
  for (const [id, { waitingFor }] of before) {
    const moduleId = Number(id);
    if (waitingFor === null || keys.has(waitingFor)) continue;
    const sent = waitingFor !== unwritten && (await outbox.hasLastSynced(owner, moduleId));
    const cart = moduleCart(moduleId);
    if (cart.waitingFor !== waitingFor) continue;
    if (!sent) {
      commitCart(moduleId, cart.lines);
      continue;
    }
    // One that is under way may have been given before the row was sent.
    ignoreEarlierResponses();
    setCart(moduleId, { ...cart, waitingFor: null });
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

/** Lines follow their order: held until it is known what became of it, removed when it is placed, released when it is gone. */
function followOrder(outbox: CartOutbox, { id, row }: OutboxEvent & { type: "row" }): void {
  // One that was given up says nothing about the cart of now, whatever became of it.
  if (row === null || (row.kind === "order" && row.abandoned))
    releaseOrdersExcept((key) => id !== `order:${key}`);
  else if (row.kind === "order" && row.owner === outbox.owner().key) {
    if (row.state === "placed") removeOrdered(row);
    else holdLinesOfOrder(row);
  }
}

/** Lines of orders that are gone can be ordered again. */
function releaseOrdersExcept(isKept: (orderKey: string) => boolean): void {
  forgetOrdersExcept(isKept);
  releaseBuyNowItems(isKept);
}

/** The server has emptied its cart of what was ordered, too: nothing is sent for those lines. */
function removeOrdered(order: OrderRow): void {
  removeBuyNowItem(order.key);
  // An earlier response would bring them back, whichever tab removes them.
  ignoreEarlierResponses();
  const removed = removeOrderedLines(order);
  if (removed?.send) commitCart(order.payload.moduleId, removed.left);
}

let isToldOfMemory = false;

/** A change of the cart that could not be written takes the place of 'added': it is tried again, and is lost with the page until then. */
async function sayUnsaved(): Promise<void> {
  await preloadTexts("browse").catch(() => undefined);
  dismissCartChange();
  showWarning(translator("browse")("cart.unsaved"));
}

/** Storage that is blocked keeps nothing: that is said once a visit, not with every piece. */
async function sayUnlessKept(): Promise<void> {
  if (isToldOfMemory || (await isDurable().catch(() => true))) return;
  isToldOfMemory = true;
  await preloadTexts("browse").catch(() => undefined);
  dismissCartChange();
  showWarning(translator("browse")("cart.notKept"));
}
