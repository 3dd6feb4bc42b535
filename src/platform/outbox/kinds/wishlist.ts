/** Sends a wish: added or removed. Saying it twice is no error, because the wish is a state and not an event. */
import { ApiError } from "@/platform/http/api-error";
import { request } from "@/platform/http/client";
import { publishEvent } from "../queue/events";
import type { WishlistRow } from "../queue/row";
import type { Gate } from "../sender/gate";
import { messageOf } from "./message-of";

export async function sendWishlistChange(row: WishlistRow, gate: Gate): Promise<void> {
  const { target, id, wished } = row.payload;
  const query = target === "item" ? { item_id: id } : { store_id: id };
  let message = "";
  try {
    const answer = await gate((shop, signal) =>
      request({
        method: wished ? "POST" : "DELETE",
        path: wished ? "/customer/wish-list/add" : "/customer/wish-list/remove",
        query,
        authenticated: true,
        idempotencyKey: row.key,
        shop,
        signal,
        normalise: messageOf,
      }),
    );
    message = answer.data;
  } catch (error) {
    if (!isAlreadySo(error, wished)) throw error;
  }
  publishEvent({ type: "wish", target, id, wished, message, ok: true });
}

/** Said twice, from two tabs or by two presses. A repeat that the first one still keeps waiting has said nothing yet. */
const isAlreadySo = (error: unknown, wished: boolean): boolean =>
  error instanceof ApiError &&
  error.kind === "refused" &&
  error.status === (wished ? 409 : 404) &&
  !error.hasCode("idempotency_in_progress");
