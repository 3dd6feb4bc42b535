/** Everything that can happen in the outbox. */
import type { CartLine } from "@/contract";
import type { OutboxKind, OutboxRow } from "./row";

export type OutboxEvent =
  /** A row was written, changed or deleted (`row` null). */
  | { type: "row"; id: string; row: OutboxRow | null }
  /** The last-synced cart of this key was written or deleted (`cart` null). */
  | { type: "synced-cart"; key: string; cart: Record<string, number> | null }
  /**
   * The cart is synced with the server. `key` is the key of the row that was sent: a cart changed since has another one.
   * `changedElsewhere` are lines that another device changed, `refused` those that the server did not accept.
   */
  | {
      type: "cart";
      owner: string;
      moduleId: number;
      key: string;
      lines: CartLine[];
      changedElsewhere: { name: string; from: number; to: number }[];
      refused: { itemId: number; message: string }[];
    }
  /**
   * The server's state of a wishlist entry is known: it accepted or refused the change, or the shopper undid one that had
   * never left the device.
   */
  | {
      type: "wishlist";
      target: "item" | "store";
      id: number;
      inWishlist: boolean;
      message: string;
      ok: boolean;
    }
  /** A row without an event of its own was done, or refused with the server's message. */
  | { type: "done"; kind: OutboxKind; key: string; message: string; ok: boolean }
  /** The server no longer knows this guest: another id is needed. */
  | { type: "guest-gone"; guestId: number }
  | { type: "placed"; rowId: string; orderId: number; total: number };
