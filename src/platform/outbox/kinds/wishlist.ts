/** Adds to or removes from the wishlist. Sending it twice is no error, because it is a state and not an event. */
import type { WishlistRequest } from "@/contract/calls/customer";
import { ApiError } from "@/platform/http/api-error";
import { publishEvent } from "../queue/events";
import type { WishlistRow } from "../queue/row";
import type { Gate } from "../sender/gate";
import { messageOf, requestForRow } from "./row-request";

export async function sendWishlistChange(row: WishlistRow, gate: Gate): Promise<void> {
  const { target, id, wished } = row.payload;
  const query = (target === "item" ? { item_id: id } : { store_id: id }) satisfies WishlistRequest;
  let message = "";
  try {
    message = await requestForRow(row, gate, {
      method: wished ? "POST" : "DELETE",
      path: wished ? "/customer/wish-list/add" : "/customer/wish-list/remove",
      query,
      normalise: messageOf,
    });
  } catch (error) {
    if (!isAlreadySo(error, wished)) throw error;
  }
  publishEvent({ type: "wish", target, id, wished, message, ok: true });
}

/** Sent twice, from two tabs or by two presses. A repeat refused while the first one is under way says nothing yet. */
const isAlreadySo = (error: unknown, wished: boolean): boolean =>
  error instanceof ApiError &&
  error.kind === "refused" &&
  error.status === (wished ? 409 : 404) &&
  !error.hasCode("idempotency_in_progress");
