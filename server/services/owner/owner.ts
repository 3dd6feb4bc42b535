import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The owner of a cart, orders or devices: a customer or a guest. Never anonymous, and without any login secret. */
export type Owner = { kind: "customer"; customerId: number } | { kind: "guest"; guestId: number };

interface OwnerColumns<Column> {
  customerId: Column;
  guestId: Column;
}

/** The condition that every query of an owner's rows carries; no row is found by its id alone. */
export function ownedBy(columns: OwnerColumns<AnyPgColumn>, owner: Owner): SQL {
  return owner.kind === "customer"
    ? eq(columns.customerId, owner.customerId)
    : eq(columns.guestId, owner.guestId);
}

/** The owner's two columns of a new row. */
export function ownerColumns(owner: Owner): OwnerColumns<number | null> {
  return owner.kind === "customer"
    ? { customerId: owner.customerId, guestId: null }
    : { customerId: null, guestId: owner.guestId };
}

/** The owner of a row by its two columns; null when both are empty. */
export function ownerOfRow({ customerId, guestId }: OwnerColumns<number | null>): Owner | null {
  if (customerId !== null) return { kind: "customer", customerId };
  return guestId === null ? null : { kind: "guest", guestId };
}

/** "customer:12" or "guest:345": names an owner in keys, locks and hashes. */
export function ownerName(owner: Owner): string {
  return owner.kind === "customer" ? `customer:${owner.customerId}` : `guest:${owner.guestId}`;
}
