/** How an event travels to other contexts: under its first names, because a tab there may be of an earlier build. */

import type { OutboxEvent } from "./outbox-event";
import { parseRow, toRecord } from "./row-guard";

type WishlistEvent = Extract<OutboxEvent, { type: "wishlist" }>;
/** The first names of a wishlist event. */
type WishMessage = Omit<WishlistEvent, "type" | "inWishlist"> & { type: "wish"; wished: boolean };

export function toMessage(event: OutboxEvent): unknown {
  if (event.type === "row") return { ...event, row: event.row && toRecord(event.row) };
  if (event.type !== "wishlist") return event;
  const { inWishlist, ...others } = event;
  return { ...others, type: "wish", wished: inWishlist } satisfies WishMessage;
}

export function fromMessage(message: unknown): OutboxEvent {
  const event = message as OutboxEvent | WishMessage;
  if (event.type === "row") return { ...event, row: parseRow(event.row) };
  if (event.type !== "wish") return event;
  const { wished, ...others } = event;
  return { ...others, type: "wishlist", inWishlist: wished };
}
