/**
 * Brings the server's cart in step with the shopper's: reads it, compares both with the last common one, sends only
 * the differences. Repeating it is harmless, because each time it starts from what the server has now.
 */
import type { CartLine } from "@/contract";
import { compareCarts, keyOfServerLine, type LineDifference, lineKey } from "@/domain/cart-lines";
import { ApiError } from "@/platform/http/api-error";
import { type ApiResponse, get, post, remove, type ShopHeaderValues } from "@/platform/http/client";
import { normaliseCart } from "@/platform/http/normalise/cart";
import { publishEvent } from "../queue/events";
import type { CartLineDraft, CartRow } from "../queue/row";
import { deriveIdempotencyKey } from "../sender/derive-idempotency-key";
import type { Gate } from "../sender/gate";
import { markLinesUnconfirmed, readLastSyncedCart, writeLastSyncedCart } from "../storage/last-synced-carts";

/**
 * The server's cart as it was just read and taken over: from now on it is what both sides have. Without this a later
 * change back to an older quantity would look like no change at all.
 */
export function recordServerCart(owner: string, moduleId: number, lines: readonly CartLine[]): Promise<void> {
  return writeLastSyncedCart(
    owner,
    moduleId,
    Object.fromEntries(quantities(lines, keyOfServerLine, (line) => line.quantity)),
  );
}

const quantities = <L>(lines: readonly L[], key: (line: L) => string, quantity: (line: L) => number) =>
  new Map(lines.map((line) => [key(line), quantity(line)]));

/** What all calls of the cart are sent with. */
type CartCallOptions = {
  authenticated: true;
  idempotencyKey: string | undefined;
  shop: ShopHeaderValues;
  signal: AbortSignal;
  normalise: typeof normaliseCart;
};

export async function sendCart(row: CartRow, gate: Gate): Promise<void> {
  const { moduleId } = row.payload;
  type Send = (options: CartCallOptions) => Promise<ApiResponse<CartLine[]>>;
  const call = async (send: Send, idempotencyKey?: string): Promise<CartLine[]> => {
    const response = await gate((shop, signal) =>
      send({
        authenticated: true,
        idempotencyKey,
        shop: { ...shop, moduleId },
        signal,
        normalise: normaliseCart,
      }),
    );
    return response.data;
  };
  const readCart = () => call((options) => get({ path: "/customer/cart/list", ...options }));

  let server = await readCart();
  const base = new Map(Object.entries(await readLastSyncedCart(row.owner, moduleId)));
  const mine = new Map(row.payload.lines.map((line) => [lineKey(line), line]));
  const here = quantities(row.payload.lines, lineKey, (line) => line.quantity);
  const comparison = compareCarts(
    base,
    here,
    quantities(server, keyOfServerLine, (line) => line.quantity),
  );
  const names = new Map(server.map((line) => [keyOfServerLine(line), line.item.name]));
  const refused: { itemId: number; message: string }[] = [];

  await markLinesUnconfirmed(
    row.owner,
    moduleId,
    comparison.send.map(({ key }) => key),
  );
  // Removals first: limits count what is still there.
  for (const difference of [...comparison.send].sort((a, b) => a.to - b.to)) {
    const idempotencyKey = await deriveIdempotencyKey(
      `${row.key}/${difference.key}/${difference.from}>${difference.to}`,
    );
    const serverLine = server.find((line) => keyOfServerLine(line) === difference.key);
    const line = mine.get(difference.key);
    try {
      server = await send(difference, serverLine, line, idempotencyKey);
    } catch (error) {
      const judged =
        error instanceof ApiError && error.kind === "refused" && error.status !== 429 && error.status < 500;
      if (!judged || error.hasCode("idempotency_in_progress")) throw error;
      refused.push({ itemId: line?.itemId ?? serverLine?.item_id ?? 0, message: error.firstMessage ?? "" });
      server = await readCart();
    }
  }

  // Through the gate once more: nothing of somebody who has left in the meantime is written down or shown.
  await gate(() => recordServerCart(row.owner, moduleId, server));
  publishEvent({
    type: "cart",
    owner: row.owner,
    moduleId,
    key: row.key,
    lines: server,
    told: comparison.serverChanges.map(({ key, from, to }) => ({ name: names.get(key) ?? "", from, to })),
    refused,
  });

  function send(
    difference: LineDifference,
    serverLine: CartLine | undefined,
    line: CartLineDraft | undefined,
    idempotencyKey: string,
  ): Promise<CartLine[]> {
    if (difference.to === 0 || !line) {
      if (!serverLine) return Promise.resolve(server);
      const query = { cart_id: serverLine.id, store_id: serverLine.store_id };
      return call(
        (options) => remove({ path: "/customer/cart/remove-item", query, ...options }),
        idempotencyKey,
      );
    }
    const fields = {
      price: line.price,
      quantity: difference.to,
      variation: line.variation,
      add_on_ids: line.addOns.map((addOn) => addOn.id),
      add_on_qtys: line.addOns.map((addOn) => addOn.quantity),
      store_id: line.storeId,
    };
    if (serverLine) {
      const body = { cart_id: serverLine.id, ...fields };
      return call((options) => post({ path: "/customer/cart/update", body, ...options }), idempotencyKey);
    }
    const body = { item_id: line.itemId, model: line.model, ...fields };
    return call((options) => post({ path: "/customer/cart/add", body, ...options }), idempotencyKey);
  }
}
