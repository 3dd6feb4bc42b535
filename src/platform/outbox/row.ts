/**
 * A row of the outbox: something the shopper did, written down before its request leaves, so that neither a dead
 * radio nor a killed tab can lose it, and sent so that it happens once.
 */
import type { CartVariation, ItemModel } from "@/contract";

/**
 * waiting: not sent yet. sending: under way. checking: it was sent and nobody knows yet whether it arrived. placed: an
 * order that the server has (other kinds are deleted when done). needs-you: only the shopper can go on. parked: its
 * owner is signed out; hidden until the same person is back.
 */
export type OutboxState = "waiting" | "sending" | "checking" | "placed" | "needs-you" | "parked";

/** Why a row needs the shopper. `code` is the backend's, or one of ours: expired, unconfirmed, too_old. */
export interface OutboxProblem {
  code: string;
  message: string;
  /** New total in major units when the price changed. */
  total: number | null;
}

interface RowBase {
  id: string;
  /** Order inside a subject. */
  sequence: number;
  /** Account key of who did it (`customer:…`, `guest:…`, `local:…`); never a token. */
  owner: string;
  /** Rises with every sign-out: rows of an older epoch are never sent. */
  epoch: number;
  /** Rows of one subject are sent one after the other, subjects side by side. */
  subject: string;
  /** Idempotency-Key, a UUID. */
  key: string;
  state: OutboxState;
  /** Epoch ms of this device. */
  createdAt: number;
  tries: number;
  /** Epoch ms by the server's clock. */
  firstTriedAt: number | null;
  /** Not sent again before this time, epoch ms of this device. */
  notBefore: number;
  /** While a sender holds the row: until when, epoch ms. A lease that ran out may be taken over. */
  leaseUntil: number;
  problem: OutboxProblem | null;
}

/** A cart line as the shopper wants it, with what a request needs. */
export interface CartLineDraft {
  itemId: number;
  model: ItemModel;
  storeId: number;
  /** Major units of one piece with its options; the server computes its own. */
  price: number;
  quantity: number;
  variation: CartVariation[];
  addOns: { id: number; quantity: number }[];
}

/** One a owner and module: "the cart is not yet what the shopper wants". */
export interface CartRow extends RowBase {
  kind: "cart";
  payload: { moduleId: number; lines: CartLineDraft[] };
}

export interface WishlistRow extends RowBase {
  kind: "wishlist";
  payload: { target: "item" | "store"; id: number; wished: boolean };
}

export interface OrderRow extends RowBase {
  kind: "order";
  payload: {
    moduleId: number;
    storeName: string;
    /** Body of order place. */
    body: Record<string, unknown>;
    /** Major units, as shown when the shopper pressed. */
    expectedTotal: number;
    expectedCart: string;
    /** Epoch ms by the server's clock. */
    deadline: number;
    /** Where it goes, for the zone headers. */
    zoneId: string;
  };
  /** Set when placed. */
  result: { orderId: number; total: number; status: string; createdAt: string } | null;
}

export type OutboxRow = CartRow | WishlistRow | OrderRow;
export type OutboxKind = OutboxRow["kind"];

/** What a caller gives; the rest is filled in when the row is written. */
export type NewRow = { [K in OutboxRow as K["kind"]]: Pick<K, "kind" | "payload"> }[OutboxKind];

/** Cart and orders of one module are one subject, so that an order never overtakes the cart that it orders. */
export function subjectOf(row: NewRow): string {
  switch (row.kind) {
    case "cart":
    case "order":
      return `shop:${row.payload.moduleId}`;
    case "wishlist":
      return `wish:${row.payload.target}:${row.payload.id}`;
  }
}

/** Rows that stand for a state and not for an event have one id, so that a newer wish replaces the older. */
export function idOf(row: NewRow, owner: string, key: string): string {
  return row.kind === "order" ? `order:${key}` : `${row.kind}:${owner}:${subjectOf(row)}`;
}

/** A record read from storage is a stranger until it was looked at. */
export function isOutboxRow(value: unknown): value is OutboxRow {
  if (typeof value !== "object" || value === null) return false;
  const row = value as Partial<OutboxRow>;
  return (
    typeof row.id === "string" &&
    typeof row.owner === "string" &&
    typeof row.subject === "string" &&
    typeof row.key === "string" &&
    typeof row.state === "string" &&
    typeof row.sequence === "number" &&
    typeof row.notBefore === "number" &&
    (row.kind === "cart" || row.kind === "wishlist" || row.kind === "order") &&
    typeof row.payload === "object" &&
    row.payload !== null
  );
}
