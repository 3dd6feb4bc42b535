/** Adds to or removes from the wishlist. Sending it twice is no error, because it is a state and not an event. */
import { ApiError } from "@/platform/http/api-error";
import { post, remove } from "@/platform/http/client";
import type { Gate } from "../gate/gate";
import { publishEvent } from "../rows/events";
import type { WishlistRow } from "../rows/row";
import { messageOf, writeThroughGate } from "./row-request";

export async function sendWishlistChange(row: WishlistRow, gate: Gate): Promise<void> {
  const { target, id, inWishlist } = row.payload;
  const call = {
    query: target === "item" ? { item_id: id } : { store_id: id },
    normalise: messageOf,
  };
  let message = "";
  try {
    message = await writeThroughGate(row, gate, (options) =>
      inWishlist
        ? post({ path: "/customer/wish-list/add", ...call, ...options })
        : remove({ path: "/customer/wish-list/remove", ...call, ...options }),
    );
  } catch (error) {
    if (!isAlreadySo(error, inWishlist)) throw error;
  }
  publishEvent({ type: "wishlist", target, id, inWishlist, message, ok: true });
}

/** Sent twice, from two tabs or by two presses. A repeat refused while the first one is under way says nothing yet. */
const isAlreadySo = (error: unknown, inWishlist: boolean): boolean =>
  error instanceof ApiError &&
  error.kind === "refused" &&
  error.status === (inWishlist ? 409 : 404) &&
  !error.hasCode("idempotency_in_progress");
