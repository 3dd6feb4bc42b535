/**
 * The cart of each module. It answers at once, online or not; every change is written to the outbox, which brings the
 * server in step. Kept in localStorage and shared between tabs. Quantities and prices shown come from the item's last
 * known form; the server computes its own.
 */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { CartLine, CartVariation, Item, ItemModel } from "@/contract";
import { cartFingerprint, keyOfServerLine, lineKey } from "@/domain/cart-lines";
import { linePrice, unitPrice } from "@/domain/item-price";
import { toMajor } from "@/domain/money";
import { type QuantityProblem, quantityProblem } from "@/domain/quantity-limits";
import type { CartRow, NewRow, OutboxEvent, OutboxRow } from "@/platform/outbox";
import { onStorageChange, safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { isCartState } from "./cart-record";

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

/** Who the cart belongs to; the app says so at start. */
let owner: () => { key: string; epoch: number } = () => ({ key: "local:none", epoch: 0 });
let digits: () => number = () => 2;

const empty: ModuleCart = { lines: [], waitingFor: null };

export const useCart = create<CartState>()(
  persist((): CartState => ({ carts: {} }), {
    name: storageKeys.cart,
    version: 1,
    storage: createJSONStorage(() => safeStorage),
    // A stored record is a stranger: broken lines are dropped, good ones stay.
    merge: (stored, current) => (isCartState(stored) ? { carts: stored.carts } : current),
  }),
);

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
    if (event.type === "row" && event.row?.kind === "order" && event.row.state === "placed") {
      forgetOrdered(event.row.owner, event.row.payload);
      return;
    }
    if (event.type !== "cart" || event.owner !== owner().key) return;
    void adoptSent(settings.outbox, event);
  });
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

/** A change is on the page and not yet on disk. */
const unwritten = "unwritten";
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
  const keys = new Set((await connected.read()).map((row) => row.key));
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

export function moduleCart(moduleId: number): ModuleCart {
  return useCart.getState().carts[moduleId] ?? empty;
}

/**
 * The newest cart, to be changed. Another tab's change may be stored and not yet told here (a tab that was frozen hears
 * of it late), and must not be undone by one that starts from an older cart.
 */
function newestCart(moduleId: number): ModuleCart {
  void useCart.persist.rehydrate();
  return moduleCart(moduleId);
}

/** Adds pieces; an equal line grows. Refuses another store's item (the page asks whether to clear) and broken limits. */
export function addToCart(input: CartLineInput): CartResult {
  const { item } = input;
  const cart = newestCart(item.module_id);
  if (cart.lines.some((line) => line.storeId !== item.store_id)) return { ok: false, reason: "other_store" };
  const line = toLine(input);
  const same = cart.lines.find((candidate) => candidate.key === line.key);
  const quantity = input.quantity + (same?.quantity ?? 0);
  const problem = limitProblem(cart, line, quantity);
  if (problem) return { ok: false, reason: problem };
  const lines = same
    ? cart.lines.map((candidate) => (candidate === same ? { ...line, quantity, sync: same.sync } : candidate))
    : [...cart.lines, line];
  commit(item.module_id, lines);
  return { ok: true };
}

/** Throws the module's cart away and starts a new one with this line. */
export function replaceCartWith(input: CartLineInput): CartResult {
  const line = toLine(input);
  const problem = quantityProblem(input.item, input.variation, input.quantity);
  if (problem) return { ok: false, reason: problem };
  commit(input.item.module_id, [line]);
  return { ok: true };
}

/** Changes what a line is: variation, add-ons, quantity. Becomes one with an equal line. */
export function updateCartLine(moduleId: number, key: string, input: CartLineInput): CartResult {
  const cart = newestCart(moduleId);
  const before = cart.lines.find((line) => line.key === key);
  const line = toLine(input);
  if (before && before.key === line.key && before.quantity === line.quantity)
    return { ok: false, reason: "unchanged" };
  const others = cart.lines.filter((candidate) => candidate.key !== key);
  const same = others.find((candidate) => candidate.key === line.key);
  const quantity = line.quantity + (same?.quantity ?? 0);
  const problem = limitProblem({ ...cart, lines: others }, line, quantity);
  if (problem) return { ok: false, reason: problem };
  const changed = { ...line, quantity };
  commit(
    moduleId,
    same
      ? others.map((candidate) => (candidate === same ? changed : candidate))
      : cart.lines.map((candidate) => (candidate.key === key ? changed : candidate)),
  );
  return { ok: true };
}

/** Sets a line's quantity; 0 removes it. */
export function setCartQuantity(moduleId: number, key: string, quantity: number): CartResult {
  const cart = newestCart(moduleId);
  const line = cart.lines.find((candidate) => candidate.key === key);
  if (!line || line.quantity === quantity) return { ok: false, reason: "unchanged" };
  if (quantity <= 0) {
    commit(
      moduleId,
      cart.lines.filter((candidate) => candidate.key !== key),
    );
    return { ok: true };
  }
  const problem = quantity > line.quantity ? limitProblem(cart, line, quantity) : null;
  if (problem) return { ok: false, reason: problem };
  commit(
    moduleId,
    cart.lines.map((candidate) => (candidate.key === key ? { ...candidate, quantity } : candidate)),
  );
  return { ok: true };
}

export function clearCart(moduleId: number): void {
  commit(moduleId, []);
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
  void outbox?.remember(owner().key, moduleId, lines);
  setCart(moduleId, { lines: lines.map(fromServer), waitingFor: null });
  return true;
}

/** The order has these lines now and the server has emptied its cart, too: nothing is sent for what was ordered. */
function forgetOrdered(rowOwner: string, order: { moduleId: number; expectedCart: string }): void {
  if (rowOwner !== owner().key) return;
  const { lines } = moduleCart(order.moduleId);
  if (lines.length === 0) return;
  // What was put in after the press belongs to the next order.
  if (cartPrint(lines) === order.expectedCart) setCart(order.moduleId, empty);
  else commit(order.moduleId, lines);
}

/** Value of X-Expected-Cart for these lines. */
export function cartPrint(lines: readonly StoredCartLine[]): string {
  return cartFingerprint(lines.map((line) => ({ ...line, itemId: line.item.id })));
}

/** Nothing of a person stays: at sign-out. */
export function forgetAllCarts(): void {
  useCart.setState({ carts: {} });
}

export interface CartTotals {
  /** All in minor units. `subtotal` is after discount, with add-ons. */
  subtotal: number;
  saved: number;
  count: number;
  pieces: number;
}

/** Sums of a cart's lines, in minor units of a currency with `digits` decimals. */
export function cartTotals(lines: readonly StoredCartLine[], currencyDigits: number): CartTotals {
  const totals: CartTotals = { subtotal: 0, saved: 0, count: lines.length, pieces: 0 };
  for (const line of lines) {
    const price = linePrice({ ...line, digits: currencyDigits });
    totals.subtotal += price.total;
    totals.saved += price.discount;
    totals.pieces += line.quantity;
  }
  return totals;
}

/** Pieces of an item in the cart, over all its variations. */
export function quantityInCart(lines: readonly StoredCartLine[], itemId: number): number {
  return lines.reduce((sum, line) => (line.item.id === itemId ? sum + line.quantity : sum), 0);
}

function toLine(input: CartLineInput): StoredCartLine {
  const { item, model = "Item", quantity, variation } = input;
  const addOns = input.addOns.filter((addOn) => addOn.quantity > 0);
  const key = lineKey({ itemId: item.id, model, variation, addOns });
  return {
    key,
    item,
    model,
    storeId: item.store_id,
    quantity,
    variation,
    addOns,
    sync: { state: "pending" },
  };
}

function fromServer(line: CartLine): StoredCartLine {
  return {
    key: keyOfServerLine(line),
    item: line.item,
    model: line.item_type.endsWith("ItemCampaign") ? "ItemCampaign" : "Item",
    storeId: line.store_id || line.item.store_id,
    quantity: line.quantity,
    variation: line.variation,
    addOns: line.add_on_ids.map((id, index) => ({ id, quantity: line.add_on_qtys[index] ?? 1 })),
    sync: { state: "synced", cartId: line.id },
  };
}

/** Limits count all lines of the item, whatever their options. */
function limitProblem(cart: ModuleCart, line: StoredCartLine, quantity: number): QuantityProblem | null {
  const others = cart.lines
    .filter((candidate) => candidate.key !== line.key && candidate.item.id === line.item.id)
    .filter((candidate) => line.item.variations.length === 0 || sameCombination(candidate, line))
    .reduce((sum, candidate) => sum + candidate.quantity, 0);
  return quantityProblem(line.item, line.variation, quantity + others);
}

function sameCombination(a: StoredCartLine, b: StoredCartLine): boolean {
  return (
    lineKey({ itemId: 0, model: "Item", variation: a.variation, addOns: [] }) ===
    lineKey({ itemId: 0, model: "Item", variation: b.variation, addOns: [] })
  );
}

function setCart(moduleId: number, cart: ModuleCart): void {
  useCart.setState((state) => ({ carts: { ...state.carts, [moduleId]: cart } }));
}

/** Counts changes of each module, so that only the newest one's row is waited for. */
const changes = new Map<number, number>();

/** Shows the change and writes it down for sending. */
function commit(moduleId: number, lines: StoredCartLine[]): void {
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
