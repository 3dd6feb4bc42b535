/** The last cart that device and server agreed on, by owner and module: the base of the three-way comparison. */
import { publishEvent } from "../rows/events";
import { readEntries, readRecord, updateRecord } from "./database";

/** Line key → quantity; `unconfirmedQuantity` for a line whose change was sent and is not confirmed yet. */
export type LastSyncedCart = Record<string, number>;

/** Not a quantity: whatever the shopper wants now differs from it, also the quantity before the change. */
export const unconfirmedQuantity = -1;

const keyOf = (owner: string, moduleId: number) => `${owner}/${moduleId}`;

export async function readLastSyncedCart(owner: string, moduleId: number): Promise<LastSyncedCart> {
  return parseCart(await readRecord("bases", keyOf(owner, moduleId)));
}

/**
 * Whether the last-synced cart is known. Every sent cart has left one; evicted or damaged storage has none, and an
 * unconfirmed line there says that its change was never confirmed.
 */
export async function hasLastSyncedCart(owner: string, moduleId: number): Promise<boolean> {
  const cart = await readRecord("bases", keyOf(owner, moduleId));
  return (
    typeof cart === "object" &&
    cart !== null &&
    !Array.isArray(cart) &&
    Object.values(cart).every((quantity) => typeof quantity === "number" && quantity !== unconfirmedQuantity)
  );
}

export async function writeLastSyncedCart(
  owner: string,
  moduleId: number,
  cart: LastSyncedCart,
): Promise<void> {
  await update(keyOf(owner, moduleId), () => cart);
}

/** Marks lines before their change is sent, so that taking it back later counts as a change, too. */
export async function markLinesUnconfirmed(
  owner: string,
  moduleId: number,
  lineKeys: readonly string[],
): Promise<void> {
  if (lineKeys.length === 0) return;
  const marks = Object.fromEntries(lineKeys.map((key) => [key, unconfirmedQuantity]));
  await update(keyOf(owner, moduleId), (before) => ({ ...parseCart(before), ...marks }));
}

/**
 * A guest has signed in and the server has merged their carts into the customer's, so what the guest last agreed on is what
 * the customer's changes are compared with. Lines of `unsent` carts, by owner and module, that differ from it are marked:
 * nobody may take their change for sent. What was transferred before stays.
 */
export async function transferLastSyncedCarts(
  owner: string,
  unsent: readonly { owner: string; moduleId: number; quantities: LastSyncedCart }[],
): Promise<void> {
  const carts = new Map<string, LastSyncedCart>();
  for (const [key, cart] of await readEntries("bases"))
    if (/^(guest|local):/.test(key)) carts.set(key, parseCart(cart));
  for (const { owner: guest, moduleId, quantities } of unsent) {
    const known = carts.get(keyOf(guest, moduleId));
    if (!known && isTransferOf(await readRecord("bases", keyOf(owner, moduleId)), quantities)) continue;
    const cart = known ?? {};
    const changed = Object.keys({ ...cart, ...quantities }).filter((line) => cart[line] !== quantities[line]);
    const marks = Object.fromEntries(changed.map((line) => [line, unconfirmedQuantity]));
    carts.set(keyOf(guest, moduleId), { ...cart, ...marks });
  }
  for (const [key, cart] of carts) {
    await update(keyOf(owner, Number(key.slice(key.lastIndexOf("/") + 1))), () => cart);
    await update(key, () => undefined);
  }
}

/** Moves carts to the person's other key, where existing ones are newer. */
export async function renameLastSyncedCarts(from: string, to: string): Promise<void> {
  for (const [key, cart] of await readEntries("bases")) {
    if (!key.startsWith(`${from}/`)) continue;
    await update(to + key.slice(from.length), (known) =>
      known === undefined ? parseCart(cart) : parseCart(known),
    );
    await update(key, () => undefined);
  }
}

/**
 * Whether this cart of a customer was transferred with these lines of an unsent one, by another tab or one that died on the
 * way: then it holds each of them, as agreed on or marked.
 */
const isTransferOf = (cart: unknown, quantities: LastSyncedCart): boolean =>
  cart !== undefined &&
  Object.entries(quantities).every(([line, quantity]) =>
    [quantity, unconfirmedQuantity].includes(parseCart(cart)[line] ?? 0),
  );

/** For a person who signs out, and for a guest whom the server has forgotten. */
export async function deleteLastSyncedCartsOf(owner: string): Promise<void> {
  for (const [key] of await readEntries("bases"))
    if (key.startsWith(`${owner}/`)) await update(key, () => undefined);
}

async function update(key: string, edit: (before: unknown) => LastSyncedCart | undefined): Promise<void> {
  const cart = await updateRecord<LastSyncedCart>("bases", key, edit);
  publishEvent({ type: "synced-cart", key, cart: cart ?? null });
}

function parseCart(value: unknown): LastSyncedCart {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, quantity]) => typeof quantity === "number"));
}
