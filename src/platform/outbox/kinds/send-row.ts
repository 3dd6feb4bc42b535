/** Sends a row by its kind, and looks up what an earlier try of it has done. */
import { ApiError } from "@/platform/http/api-error";
import type { Gate } from "../gate/gate";
import { publishEvent } from "../rows/events";
import type { OrderRow, OutboxRow } from "../rows/row";
import { takeOrderOutOfCartRows } from "../storage/cart-rows";
import { writeLastSyncedCart } from "../storage/last-synced-carts";
import { updateRow } from "../storage/rows";
import { findAddress, sendAddress } from "./address";
import { sendCart, takeOverServerCart } from "./cart";
import { sendMessage } from "./chat-message";
import { findOrder, type OrderReceipt, sendOrder } from "./order";
import { sendReview } from "./review";
import { sendSignOut } from "./sign-out";
import { sendSubscription } from "./subscription";
import { sendWishlistChange } from "./wishlist";

/** Resolves when the server has accepted the row and the page was told; rejects as the request does. */
export async function sendRow(row: OutboxRow, gate: Gate): Promise<void> {
  switch (row.kind) {
    case "cart":
      return sendCart(row, gate);
    case "wishlist":
      return sendWishlistChange(row, gate);
    case "order":
      return storeResult(row, await placeOrder(row, gate));
    case "address":
      return publishDone(row, await sendAddress(row, gate));
    case "subscription":
      return sendSubscription(row, gate);
    case "sign-out":
      return sendSignOut(row, gate);
    case "review":
      return publishDone(row, await sendReview(row, gate));
    case "message":
      await sendMessage(row, gate);
      return publishDone(row, "");
    default:
      return row satisfies never;
  }
}

async function placeOrder(row: OrderRow, gate: Gate): Promise<OrderReceipt> {
  try {
    return await sendOrder(row, gate);
  } catch (error) {
    const cartChanged = error instanceof ApiError && error.kind === "refused" && error.hasCode("cart");
    // Without it the question stands all the same, and the next try reads the cart again.
    if (cartChanged && !row.abandoned) await takeOverServerCart(row, gate).catch(() => undefined);
    throw error;
  }
}

/** Whether a backend that keeps no idempotency keys has the effect of an earlier try. */
export async function findEffect(row: OutboxRow, gate: Gate): Promise<boolean> {
  if (row.kind === "order") {
    const found = await findOrder(row, gate);
    if (found) await storeResult(row, found);
    return found !== null;
  }
  if (row.kind !== "address") return false;
  const found = await findAddress(row, gate);
  if (found) publishDone(row, "");
  return found;
}

const publishDone = ({ kind, key }: OutboxRow, message: string) =>
  publishEvent({ type: "done", kind, key, message, ok: true });

/** An abandoned order that was placed after all is shown again. */
const placed = { state: "placed", abandoned: false, problem: null, leaseUntil: 0, holder: null } as const;

/** The order is placed. The server has emptied its cart with it. */
async function storeResult(row: OrderRow, result: OrderReceipt): Promise<void> {
  // An abandoned order that is found much later says nothing about the cart of now.
  if (!row.abandoned) await takeOrderOutOfCartRows(row);
  let stored = false;
  await updateRow(row.id, (now) => {
    stored = now.kind === "order" && now.key === row.key;
    return stored ? ({ ...now, ...placed, result } as OrderRow) : undefined;
  });
  // Its owner may have signed out while it was under way: then nothing of it is stored.
  if (!stored) return;
  if (!row.abandoned) await writeLastSyncedCart(row.owner, row.payload.moduleId, {});
  publishEvent({ type: "placed", rowId: row.id, orderId: result.orderId, total: result.total });
}
