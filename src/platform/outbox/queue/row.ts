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

/**
 * Why a row needs the shopper. `code` is the backend's, or one of ours: expired, unconfirmed, too_old, clock,
 * cart_waits, signed_in, failing.
 */
export interface OutboxProblem {
  code: string;
  message: string;
  /** New total in major units when the price changed. */
  total: number | null;
}

export interface RowBase {
  id: string;
  /** Order inside a subject. */
  sequence: number;
  /** Account key of who did it (`customer:…`, `guest:…`, `local:…`); never a token. */
  owner: string;
  /** Rises with every sign-out: rows of an older epoch are never sent. */
  epoch: number;
  /** Made as this guest, who became the owner by signing in: only ever sent with this id, never with the token. */
  asGuest: number | null;
  /** Rows of one subject are sent one after the other, subjects side by side. */
  subject: string;
  /** Idempotency-Key, a UUID. */
  key: string;
  state: OutboxState;
  /** Epoch ms of this device. */
  createdAt: number;
  /** When it was parked, epoch ms of this device. */
  parkedAt: number | null;
  tries: number;
  /** Tries that the backend itself answered with a fault of its own (5xx). */
  faults: number;
  /** Epoch ms by the server's clock; null while nothing can have arrived. */
  firstTriedAt: number | null;
  /** It replaces a row that was tried and never answered: what that one said may be at the server or not. */
  replacesTried: boolean;
  /** Zone and module of the first try: a repeat with others would be another request to the server. */
  sentWith: { zoneId: string | null; moduleId: number | string | null } | null;
  /** Not sent again before this time, epoch ms of this device. */
  notBefore: number;
  /** Retry-After of the server: not even a press sends it before, epoch ms of this device. */
  heldUntil: number;
  /** While a sender holds the row: until when, epoch ms. A lease that ran out may be taken over. */
  leaseUntil: number;
  /** Which attempt holds the lease. */
  holder: string | null;
  /** The latest time at which a sender looked at it: a device clock before it has been put back. Epoch ms. */
  seenAt: number;
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
    /** The server's clock had been measured when the deadline was set; without it the shopper is asked again. */
    clockKnown?: boolean;
    /** Start of a chosen slot, epoch ms by the server's clock: no deadline lies beyond it. */
    slotStartsAt?: number;
    /** Where it goes, for the zone headers. */
    zoneId: string;
    /** What was ordered, to show what changed since. */
    lines?: { key: string; name: string; quantity: number }[];
  };
  /** Set when placed. */
  result: { orderId: number; total: number; status: string; createdAt: string } | null;
  /**
   * Let go by the shopper although it may have arrived: looked for after its deadline, when nothing can be placed any more,
   * and shown only if it turns out to be there.
   */
  abandoned?: boolean;
}

/** An address to be added (`id` null), changed or deleted. */
export interface AddressRow extends RowBase {
  kind: "address";
  payload: {
    op: "save" | "delete";
    /** The server's id, null for one that it does not have yet. */
    id: number | null;
    /** Names an address that has no id yet. */
    localId: string;
    values: Record<string, string>;
  };
}

/** A push subscription or its settings: only the last wish of this device counts. */
export interface SubscriptionRow extends RowBase {
  kind: "subscription";
  payload: { method: "POST" | "PUT" | "DELETE"; fields: Record<string, unknown> };
}

/** A token to be revoked. The token itself lies in the session store under `leaving`, never in a row. */
export interface SignOutRow extends RowBase {
  kind: "sign-out";
  payload: { leaving: string };
}

/** A file as the database keeps it. */
export interface StoredFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

export interface ReviewRow extends RowBase {
  kind: "review";
  payload: {
    target: "item" | "courier";
    targetId: number;
    orderId: number;
    /** 1 to 5. */
    rating: number;
    comment: string;
    attachments: StoredFile[];
  };
}

export interface MessageRow extends RowBase {
  kind: "message";
  payload: {
    /** An existing conversation, or whom a new one is with. */
    to: { conversationId: number } | { type: "admin" | "vendor" | "delivery_man"; id: number };
    text: string;
    images: StoredFile[];
    orderId: number | null;
  };
}

export type OutboxRow =
  | CartRow
  | WishlistRow
  | OrderRow
  | AddressRow
  | SubscriptionRow
  | SignOutRow
  | ReviewRow
  | MessageRow;
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
    case "address":
      return `address:${row.payload.id ?? row.payload.localId}`;
    case "subscription":
      return "subscription";
    case "sign-out":
      return `sign-out:${row.payload.leaving}`;
    case "review":
      return `review:${row.payload.target}:${row.payload.targetId}:${row.payload.orderId}`;
    case "message": {
      const { to } = row.payload;
      return "conversationId" in to ? `chat:${to.conversationId}` : `chat:${to.type}:${to.id}`;
    }
  }
}

/** Kinds that stand for a state and not for an event: a newer one replaces the older, and sending it twice is harmless. */
const states: readonly OutboxKind[] = ["cart", "wishlist", "subscription", "sign-out"];
export const isReplaceable = (kind: OutboxKind): boolean => states.includes(kind);

/** Rows that stand for a state have one id, so that a newer wish replaces the older. */
export function rowIdOf(row: NewRow, owner: string, key: string): string {
  return isReplaceable(row.kind) ? `${row.kind}:${owner}:${subjectOf(row)}` : `${row.kind}:${key}`;
}
