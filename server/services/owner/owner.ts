import { eq, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Caller } from "../../context";

/** Whose cart or orders: a signed-in customer or a guest. Never anonymous. */
export type Owner = Exclude<Caller, { kind: "anonymous" }>;

/** The condition that every query of an owner's rows carries; no row is found by its id alone. */
export function ownedBy(columns: { customerId: AnyPgColumn; guestId: AnyPgColumn }, owner: Owner): SQL {
  return owner.kind === "customer"
    ? eq(columns.customerId, owner.customerId)
    : eq(columns.guestId, owner.guestId);
}

/** The owner's two columns of a new row. */
export function ownerColumns(owner: Owner): { customerId: number | null; guestId: number | null } {
  return owner.kind === "customer"
    ? { customerId: owner.customerId, guestId: null }
    : { customerId: null, guestId: owner.guestId };
}
