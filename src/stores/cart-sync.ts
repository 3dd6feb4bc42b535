/**
 * How the carts meet the server's: every change is written to the outbox, and what comes back is taken over unless
 * something was changed here since.
 */
import type { CartLine } from "@/contract";
import { unitPrice } from "@/domain/item-price";
import { toMajor } from "@/domain/money";
import type { CartRow, NewRow, OrderRow, OutboxEvent, OutboxRow } from "@/platform/outbox";
import { onStorageChange } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { fromServer } from "./cart-lines";
import { forgetOrdersBut, holdForOrder, takeOrdered, unwritten } from "./cart-ordered";
import { moduleCart, type StoredCartLine, setCart, useCart } from "./cart-state";

/** What the cart needs of the outbox, which is not in the first script. */
export interface CartOutbox {
  put(row: NewRow, owner: { key: string; epoch: number }): Promise<OutboxRow | null>;
  read(): Promise<OutboxRow[]>;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
  remember(owner: string, moduleId: number, lines: readonly CartLine[]): Promise<void>;
  /** Whether a cart that both sides had is still written down. */
  hasAgreed(owner: string, moduleId: number): Promise<boolean>;
}

/** Null until it is connected: what changes before then is marked as unwritten and written at the connection. */
let outbox: CartOutbox | null = null;

/** Server's carts that were taken over before it is connected; without them a line removed then would come back. */
const unremembered = new Map<number, readonly CartLine[]>();

/** Who the cart belongs to; the app says so at start. */
let owner: () => { key: string; epoch: number } = () => ({ key: "local:none", epoch: 0 });
let digits: () => number = () => 2;

/**
 * Connects the cart with who is shopping and with the outbox. Answers how to disconnect.
 * `digits` are the currency's decimals.
 */
export function connectCart(settings: {
  owner: typeof owner;
  digits: typeof digits;
  outbox: CartOutbox;
}): () => void {
  outbox = settings.outbox;
  owner = settings.owner;
  digits = settings.digits;
  const stopFollowing = onStorageChange([storageKeys.cart], () => {
    void useCart.persist.rehydrate();
    adoptAbandoned();
  });
  const stop = settings.outbox.subscribe((event) => {
    if (event.type === "row") followOrder(event);
    if (event.type !== "cart" || event.owner !== owner().key) return;
    void adoptSent(settings.outbox, event);
  });
  for (const [moduleId, lines] of unremembered) void settings.outbox.remember(owner().key, moduleId, lines);
  unremembered.clear();
  void reconcileCarts(settings.outbox);
  return () => {
    stopFollowing();
    stop();
  };
}

/** Takes over the cart that was sent, unless something was changed since. */
async function adoptSent(connected: CartOutbox, event: OutboxEvent & { type: "cart" }): Promise<void> {
  const { moduleId } = event;
  const adopt = () => {
    agreedAt.set(moduleId, Date.now());
    setCart(moduleId, { lines: event.lines.map(fromServer), waitingFor: null });
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

/** When a module's cart was last changed here or brought in step, epoch ms: answers asked for earlier are older. */
const agreedAt = new Map<number, number>();

/** A tab that has not written a change after this time is gone, ms. */
const abandonedAfter = 3_000;
let abandonedTimer: ReturnType<typeof setTimeout> | undefined;

/** A change that another tab showed and did not live to write down is written by this one. */
function adoptAbandoned(): void {
  clearTimeout(abandonedTimer);
  abandonedTimer = setTimeout(() => {
    for (const [moduleId, cart] of Object.entries(useCart.getState().carts))
      if (cart.waitingFor === unwritten) commit(Number(moduleId), cart.lines);
  }, abandonedAfter);
}

/**
 * After a start: a change whose row was never written is written now; one whose row is gone was sent by the worker or
 * another tab, and the server's cart may be adopted again. Unless nothing says that anything was ever sent: then the
 * storage lost the row, and the change is written anew.
 */
async function reconcileCarts(connected: CartOutbox): Promise<void> {
  const all = await connected.read();
  const mine = all.filter((row) => row.owner === owner().key);
  // First, because an order may have been placed while no tab lived: what is written down below is without its lines.
  for (const row of mine) followOrder({ type: "row", id: row.id, row });
  forgetOrdersBut((key) => all.some((row) => row.key === key));
  const keys = new Set(mine.map((row) => row.key));
  for (const [moduleId, cart] of Object.entries(useCart.getState().carts)) {
    if (cart.waitingFor === unwritten) commit(Number(moduleId), cart.lines);
    else if (cart.waitingFor !== null && !keys.has(cart.waitingFor)) {
      const sent = await connected.hasAgreed(owner().key, Number(moduleId));
      if (moduleCart(Number(moduleId)).waitingFor !== cart.waitingFor) continue;
      if (sent) setCart(Number(moduleId), { ...cart, waitingFor: null });
      else commit(Number(moduleId), cart.lines);
    }
  }
}

/**
 * Somebody has signed in while changes of theirs as a guest were not sent: they are written down again under the new
 * name, so that the merge at the server cannot lose them.
 */
export function recommitWaitingCarts(): void {
  for (const [moduleId, cart] of Object.entries(useCart.getState().carts)) {
    if (cart.waitingFor !== null) commit(Number(moduleId), cart.lines);
  }
}

/** The shopper let a change go: the cart waits for it no more, and the server's is taken over when it is read. */
export function letGoOfChange(moduleId: number): void {
  setCart(moduleId, { ...moduleCart(moduleId), waitingFor: null });
}

/** The server has forgotten the guest and his carts: they are sent anew. */
export function recommitAllCarts(): void {
  for (const [moduleId, cart] of Object.entries(useCart.getState().carts))
    if (cart.lines.length > 0) commit(Number(moduleId), cart.lines);
}

/**
 * Takes the server's cart, unless a change made here has not reached it yet. False when the answer was asked for
 * (epoch ms) before the cart was last changed: then it is too old to say anything.
 */
export function adoptServerCart(
  moduleId: number,
  lines: readonly CartLine[],
  askedAt = Number.POSITIVE_INFINITY,
): boolean {
  if (askedAt <= (agreedAt.get(moduleId) ?? 0)) return false;
  if (moduleCart(moduleId).waitingFor !== null) return true;
  if (outbox) void outbox.remember(owner().key, moduleId, lines);
  else unremembered.set(moduleId, lines);
  setCart(moduleId, { lines: lines.map(fromServer), waitingFor: null });
  return true;
}

/** What happens to an order happens to its lines. */
function followOrder({ id, row }: OutboxEvent & { type: "row" }): void {
  if (row === null) forgetOrdersBut((key) => id !== `order:${key}`);
  else if (row.kind === "order" && row.owner === owner().key) {
    if (row.state === "placed") forgetOrdered(row);
    else if (row.state === "waiting" && row.tries === 0) holdForOrder(row);
  }
}

/** The order has these lines now and the server has emptied its cart, too: nothing is sent for what was ordered. */
function forgetOrdered(order: OrderRow): void {
  const taken = takeOrdered(order);
  if (taken?.send) commit(order.payload.moduleId, taken.left);
}

/** Nothing of a person stays: at sign-out. */
export function forgetAllCarts(): void {
  unremembered.clear();
  useCart.setState({ carts: {} });
}

/** Counts changes of each module, so that only the newest one's row is waited for. */
const changes = new Map<number, number>();

/** Shows the change and writes it down for sending. */
export function commit(moduleId: number, lines: StoredCartLine[]): void {
  const marked = lines.map((line): StoredCartLine => {
    const before = moduleCart(moduleId).lines.find((candidate) => candidate.key === line.key);
    return before && before.quantity === line.quantity ? line : { ...line, sync: { state: "pending" } };
  });
  // Until the row is on disk its key is unknown; anything but null keeps an older answer from being adopted.
  agreedAt.set(moduleId, Date.now());
  setCart(moduleId, { lines: marked, waitingFor: unwritten });
  const payload: CartRow["payload"] = {
    moduleId,
    lines: lines.map((line) => ({
      itemId: line.item.id,
      model: line.model,
      storeId: line.storeId,
      price: toMajor(unitPrice(line.item, line.variation, digits()), digits()),
      quantity: line.quantity,
      variation: line.variation,
      addOns: line.addOns,
    })),
  };
  const change = (changes.get(moduleId) ?? 0) + 1;
  changes.set(moduleId, change);
  void outbox?.put({ kind: "cart", payload }, owner()).then((row) => {
    const cart = moduleCart(moduleId);
    // Sent and taken over before this was told, or changed once more, here or in another tab.
    if (row && change === changes.get(moduleId) && cart.waitingFor === unwritten)
      setCart(moduleId, { ...cart, waitingFor: row.key });
  });
}
