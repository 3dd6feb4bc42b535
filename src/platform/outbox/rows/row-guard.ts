/** Between a row and its record in the database. Records from storage are unvalidated input. */
import { readOfflineDetails } from "@/platform/http/offline-details";
import type { OrderRow, OutboxKind, OutboxRow, RowBase, StoredFile, WishlistRow } from "./row";

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

/** Fields that rows of earlier versions of the app lack. */
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

/** Fields whose stored name is older than the name in the code. */
interface StoredNames {
  /** `abandoned` of an order. */
  letGo?: boolean;
}

/** The row, completed with what an earlier version did not write; null for what is no row of this version. */
export function parseRow(record: unknown): OutboxRow | null {
  if (typeof record !== "object" || record === null) return null;
  const { letGo, ...row } = record as Partial<OutboxRow> & StoredNames;
  const valid =
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
  if (!valid || (row.kind === "order" && !isOrder(row.payload))) return null;
  const parsed = { ...added, ...row } as OutboxRow;
  if (parsed.kind === "order") return letGo === undefined ? parsed : { ...parsed, abandoned: letGo };
  if (parsed.kind === "sign-out") return { ...parsed, payload: parseSignOut(parsed.payload) };
  if (parsed.kind === "wishlist") return { ...parsed, payload: parseWishlistChange(parsed.payload) };
  return parsed;
}

const parseSignOut = (payload: { revocationId?: string; leaving?: string }) => ({
  revocationId: payload.revocationId ?? payload.leaving ?? "",
});

const parseWishlistChange = ({ wished, ...change }: WishlistRow["payload"] & { wished?: boolean }) =>
  wished === undefined ? change : { ...change, inWishlist: wished };

/**
 * The record of a row. Fields keep their first names there, because a tab of an earlier build may read and send the same
 * row: it must not place an order that was given up.
 */
export function toRecord(row: OutboxRow): unknown {
  if (row.kind === "order" && row.abandoned !== undefined) {
    const { abandoned, ...others } = row;
    return { ...others, letGo: abandoned };
  }
  if (row.kind === "sign-out") return { ...row, payload: { leaving: row.payload.revocationId } };
  if (row.kind === "wishlist") {
    const { inWishlist, ...target } = row.payload;
    return { ...row, payload: { ...target, wished: inWishlist } };
  }
  return row;
}

/** An order is sent only with everything that was agreed to. */
function isOrder(payload: Partial<OrderRow["payload"]> | undefined): boolean {
  return (
    typeof payload?.moduleId === "number" &&
    typeof payload.body === "object" &&
    payload.body !== null &&
    typeof payload.expectedTotal === "number" &&
    typeof payload.expectedCart === "string" &&
    typeof payload.deadline === "number" &&
    (payload.offline === undefined || readOfflineDetails(payload.offline) !== null) &&
    (payload.attachments === undefined || isFileList(payload.attachments))
  );
}

const isFileList = (files: unknown): boolean =>
  Array.isArray(files) &&
  files.every(
    (file: Partial<StoredFile> | null) =>
      typeof file?.name === "string" && typeof file.type === "string" && file.bytes instanceof ArrayBuffer,
  );
