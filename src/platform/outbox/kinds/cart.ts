/**
 * Syncs the server's cart with the shopper's: reads it, compares both with the last-synced one, sends only the
 * differences. Repeating it is harmless, because each time it starts from what the server has now.
 */
import type { CartLine } from "@/contract";
import { keyOfServerLine, lineKey } from "@/domain/cart-lines";
import { compareCarts } from "@/domain/compare-carts";
import { ApiError } from "@/platform/http/api-error";
import { get, post, remove, type ShopHeaderValues } from "@/platform/http/client";
import { normaliseCart } from "@/platform/http/normalise/cart";
import { deriveIdempotencyKey } from "../gate/derive-idempotency-key";
import type { Gate } from "../gate/gate";
import { publishEvent } from "../rows/events";
import type { CartLineDraft, CartRow, OrderRow, OutboxRow } from "../rows/row";
import { withoutPlacedOrders } from "../storage/cart-rows";
import { markLinesUnconfirmed, readLastSyncedCart, writeLastSyncedCart } from "../storage/last-synced-carts";
import { readRows, updateRow } from "../storage/rows";
import { readThroughGate, writeThroughGate } from "./row-request";

/**
 * Stores the server's cart, as it was just read and taken over, as the last-synced one. Without this a later change back
 * to an older quantity would look like no change at all.
 */
export function recordServerCart(owner: string, moduleId: number, lines: readonly CartLine[]): Promise<void> {
  return writeLastSyncedCart(owner, moduleId, Object.fromEntries(quantitiesOfServer(lines)));
}

const quantities = <L>(lines: readonly L[], key: (line: L) => string, quantity: (line: L) => number) =>
  new Map(lines.map((line) => [key(line), quantity(line)]));
const quantitiesOfServer = (lines: readonly CartLine[]) =>
  quantities(lines, keyOfServerLine, (line) => line.quantity);

export async function sendCart(row: CartRow, gate: Gate): Promise<void> {
  const { moduleId } = row.payload;
  const readServerCart = () =>
    readThroughGate(gate, (options) => get({ path: "/customer/cart/list", ...cartCall(row, options) }));

  let server = await readServerCart();
  const shown = await readLastSyncedCart(row.owner, moduleId);
  const lastSynced = new Map(Object.entries(row.payload.lastSynced ?? shown));
  // An order may have been placed by another sender while the row was being written.
  const { lines } = withoutPlacedOrders(row.payload, await readRows());
  const wanted = new Map(lines.map((line) => [lineKey(line), line]));
  const here = quantities(lines, lineKey, (line) => line.quantity);
  const comparison = compareCarts(lastSynced, here, quantitiesOfServer(server));
  const names = new Map(server.map((line) => [keyOfServerLine(line), line.item.name]));
  const refused: { itemId: number; message: string }[] = [];

  // The lines of a row with a `lastSynced` of its own stay as they are: nobody can take them back.
  const marked = row.payload.lastSynced ? [] : comparison.send.map(({ key }) => key);
  await markLinesUnconfirmed(row.owner, moduleId, marked);
  // Removals first: limits count what is still in the server's cart.
  for (const difference of [...comparison.send].sort((a, b) => a.to - b.to)) {
    const idempotencyKey = await deriveIdempotencyKey(
      `${row.key}/${difference.key}/${difference.from}>${difference.to}`,
    );
    const serverLine = server.find((line) => keyOfServerLine(line) === difference.key);
    const line = wanted.get(difference.key);
    try {
      if (difference.to > 0 && line)
        server = await setLine(row, gate, line, difference.to, serverLine, idempotencyKey);
      else if (serverLine) server = await removeLine(row, gate, serverLine, idempotencyKey);
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      refused.push({ itemId: line?.itemId ?? serverLine?.item_id ?? 0, message: error.firstMessage ?? "" });
      server = await readServerCart();
    }
  }

  // Through the gate once more: if the owner has signed out in the meantime, nothing is stored or shown.
  await gate(() =>
    row.payload.lastSynced
      ? recordBehindOwnComparison(row, server)
      : recordServerCart(row.owner, moduleId, server),
  );
  publishEvent({
    type: "cart",
    owner: row.owner,
    moduleId,
    key: row.key,
    lines: server,
    changedElsewhere: comparison.serverChanges
      // A line that the page shows already, as a guest's after signing in, is no news.
      .filter(({ key, to }) => !row.payload.lastSynced || (shown[key] ?? 0) !== to)
      .map(({ key, from, to }) => ({ name: names.get(key) ?? "", from, to })),
    refused,
  });
}

/**
 * After a row with a `lastSynced` of its own. The rows behind it that were parked with it go on from the server's cart; one
 * that was written since knows only what the page showed, and stays compared with that.
 */
async function recordBehindOwnComparison(row: CartRow, server: readonly CartLine[]): Promise<void> {
  const { moduleId } = row.payload;
  const lastSynced = Object.fromEntries(quantitiesOfServer(server));
  const behind = (await readRows()).filter(
    (other): other is CartRow =>
      other.kind === "cart" &&
      other.owner === row.owner &&
      other.payload.moduleId === moduleId &&
      other.id !== row.id,
  );
  for (const { id } of behind)
    await updateRow(id, (now) =>
      now.kind === "cart" && now.payload.lastSynced
        ? { ...now, payload: { ...now.payload, lastSynced } }
        : undefined,
    );
  if (behind.every(({ payload }) => payload.lastSynced)) await recordServerCart(row.owner, moduleId, server);
}

/**
 * Reads the server's cart for an order that was refused because the cart had changed elsewhere, and has the page take it
 * over. What waits of the cart here is left to its own row, which is compared with the server's when it is sent.
 */
export async function takeOverServerCart(row: OrderRow, gate: Gate): Promise<void> {
  const { moduleId } = row.payload;
  const isChangedHere = (other: OutboxRow) =>
    other.kind === "cart" && other.owner === row.owner && other.payload.moduleId === moduleId;
  if ((await readRows()).some(isChangedHere)) return;
  const lines = await readThroughGate(gate, (options) =>
    get({ path: "/customer/cart/list", ...cartCall(row, options) }),
  );
  await gate(() => recordServerCart(row.owner, moduleId, lines));
  const { owner, key } = row;
  publishEvent({ type: "cart", owner, moduleId, key, lines, changedElsewhere: [], refused: [] });
}

/** Refused for good: the same request would be refused again. */
const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === "refused" &&
  error.status !== 429 &&
  error.status < 500 &&
  !error.hasCode("idempotency_in_progress");

const cartCall = <O extends { shop: ShopHeaderValues }>(row: CartRow | OrderRow, options: O) => ({
  ...options,
  shop: { ...options.shop, moduleId: row.payload.moduleId },
  normalise: normaliseCart,
});

/** A cart that does not show what the call has done is no response to it. */
const requireCart = (shows: (cart: readonly CartLine[]) => boolean) => (response: unknown) => {
  const cart = normaliseCart(response);
  if (!shows(cart)) throw new ApiError("unusable");
  return cart;
};

/** Resolves to the server's cart with the line at this quantity. `serverLine` is undefined for a new one. */
function setLine(
  row: CartRow,
  gate: Gate,
  line: CartLineDraft,
  quantity: number,
  serverLine: CartLine | undefined,
  idempotencyKey: string,
): Promise<CartLine[]> {
  const fields = {
    price: line.price,
    quantity,
    variation: line.variation,
    add_on_ids: line.addOns.map((addOn) => addOn.id),
    add_on_qtys: line.addOns.map((addOn) => addOn.quantity),
    store_id: line.storeId,
  };
  const key = lineKey(line);
  const holdsLine = (cart: readonly CartLine[]) => cart.some((entry) => keyOfServerLine(entry) === key);
  return writeThroughGate(
    row,
    gate,
    (options) => {
      const call = { ...cartCall(row, options), normalise: requireCart(holdsLine) };
      if (serverLine)
        return post({ path: "/customer/cart/update", body: { cart_id: serverLine.id, ...fields }, ...call });
      const body = { item_id: line.itemId, model: line.model, ...fields };
      return post({ path: "/customer/cart/add", body, ...call });
    },
    idempotencyKey,
  );
}

/** Resolves to the server's cart without the line. */
function removeLine(
  row: CartRow,
  gate: Gate,
  { id, store_id }: CartLine,
  idempotencyKey: string,
): Promise<CartLine[]> {
  const query = { cart_id: id, store_id };
  const isWithoutLine = (cart: readonly CartLine[]) => cart.every((entry) => entry.id !== id);
  const normalise = requireCart(isWithoutLine);
  return writeThroughGate(
    row,
    gate,
    (options) => remove({ path: "/customer/cart/remove-item", query, ...cartCall(row, options), normalise }),
    idempotencyKey,
  );
}
