/** Which rows are one after another, which take each other's place, and under which id. */
import type { NewRow, OutboxKind } from "./row";

/**
 * Cart and orders of one module share a subject, so that an order never overtakes its cart. What is ordered beside the cart
 * waits for no cart.
 */
export function subjectOf(row: NewRow): string {
  switch (row.kind) {
    case "cart":
      return `shop:${row.payload.moduleId}`;
    case "order":
      return `${row.payload.buyNow ? "buy-now" : "shop"}:${row.payload.moduleId}`;
    case "wishlist":
      return `wish:${row.payload.target}:${row.payload.id}`;
    case "address":
      return `address:${row.payload.id ?? row.payload.localId}`;
    case "subscription":
      return "subscription";
    case "sign-out":
      return `sign-out:${row.payload.revocationId}`;
    case "review":
      return `review:${row.payload.target}:${row.payload.targetId}:${row.payload.orderId}`;
    case "message": {
      const { to } = row.payload;
      return "conversationId" in to ? `chat:${to.conversationId}` : `chat:${to.type}:${to.id}`;
    }
  }
}

const replaceableKinds: readonly OutboxKind[] = ["cart", "wishlist", "subscription", "sign-out"];

/**
 * Whether rows of this kind describe a state and not an event: a newer row replaces the older one, and sending it twice
 * is harmless.
 */
export const isReplaceable = (kind: OutboxKind): boolean => replaceableKinds.includes(kind);

/** Replaceable rows have one id per owner and subject, so that a newer one overwrites the older. */
export function rowIdOf(row: NewRow, owner: string, key: string): string {
  if (!isReplaceable(row.kind)) return `${row.kind}:${key}`;
  const id = `${row.kind}:${owner}:${subjectOf(row)}`;
  return row.kind === "cart" && row.payload.afterOrder ? `${id}:${row.payload.afterOrder}` : id;
}
