/** A record read from storage is a stranger until it was looked at. */
import type { OrderRow, OutboxKind, OutboxRow, RowBase } from "../queue/row";

const kinds: Record<OutboxKind, true> = {
  cart: true,
  wishlist: true,
  order: true,
  address: true,
  subscription: true,
  "sign-out": true,
  review: true,
  message: true,
};

/** What rows of an earlier version of the app have not got. */
const added: Pick<
  RowBase,
  "asGuest" | "parkedAt" | "faults" | "replacesTried" | "sentWith" | "heldUntil" | "holder" | "seenAt"
> = {
  asGuest: null,
  parkedAt: null,
  faults: 0,
  replacesTried: false,
  sentWith: null,
  heldUntil: 0,
  holder: null,
  seenAt: 0,
};

/** The row, with what an earlier version did not write; null for what is no row of this version. */
export function parseRow(value: unknown): OutboxRow | null {
  if (typeof value !== "object" || value === null) return null;
  const row = value as Partial<OutboxRow>;
  const good =
    typeof row.id === "string" &&
    typeof row.owner === "string" &&
    typeof row.subject === "string" &&
    typeof row.key === "string" &&
    typeof row.state === "string" &&
    typeof row.sequence === "number" &&
    typeof row.notBefore === "number" &&
    typeof row.kind === "string" &&
    Object.hasOwn(kinds, row.kind) &&
    typeof row.payload === "object" &&
    row.payload !== null;
  return good && (row.kind !== "order" || isOrder(row.payload)) ? ({ ...added, ...row } as OutboxRow) : null;
}

/** What was agreed to must be there in full: an order is never sent with less. */
function isOrder(payload: Partial<OrderRow["payload"]> | undefined): boolean {
  return (
    typeof payload?.moduleId === "number" &&
    typeof payload.body === "object" &&
    payload.body !== null &&
    typeof payload.expectedTotal === "number" &&
    typeof payload.expectedCart === "string" &&
    typeof payload.deadline === "number"
  );
}
