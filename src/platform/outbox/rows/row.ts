/**
 * A row of the outbox: something the shopper did, stored before its request leaves, so that neither a lost network nor a
 * killed tab can lose it, and sent so that it happens once.
 */
import type { CartVariation, ItemModel, ModuleType } from "@/contract";
import type { AddressRequest } from "@/contract/calls/customer";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { PushSubscriptionRemoval, PushSubscriptionRequest } from "@/contract/calls/push";
import type { OfflineDetails } from "@/platform/http/offline-details";

/**
 * waiting: not sent yet. sending: its request is under way. checking: it was sent and may have arrived. placed: an order
 * that the server has (other kinds are deleted when done). needs-you: only the shopper can decide. parked: its owner is
 * signed out; hidden until the same person is back.
 */
export type OutboxState = "waiting" | "sending" | "checking" | "placed" | "needs-you" | "parked";

/**
 * Why a row needs the shopper, or why an order waits. `code` is the backend's, or one of ours: expired, unconfirmed, too_old, clock,
 * cart_waits, signed_in, failing, disk_full.
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
  /** Account key of the person (`customer:…`, `guest:…`, `local:…`); never a token. */
  owner: string;
  /** Rises with every sign-out: rows of an older epoch are never sent. */
  epoch: number;
  /** Id of the guest who made it and then signed in as the owner: sent with this id only, never with the token. */
  asGuest: number | null;
  /** Rows of one subject are sent one after another, subjects in parallel. */
  subject: string;
  /** Idempotency-Key, a UUID. */
  key: string;
  state: OutboxState;
  /** Epoch ms of this device. */
  createdAt: number;
  /** When it was parked, epoch ms of this device. */
  parkedAt: number | null;
  tries: number;
  /** Tries that ended with a server error (5xx). */
  faults: number;
  /** Time of the first try, epoch ms by the server's clock; null while nothing can have arrived. */
  firstTriedAt: number | null;
  /** It replaces a row that was tried without a response: the server may have that one's state or not. */
  replacesTried: boolean;
  /** Zone and module of the first try. With others a repeat would be a different request to the server. */
  sentWith: { zoneId: string | null; moduleId: number | string | null } | null;
  /** Not sent again before this time, epoch ms of this device. */
  notBefore: number;
  /** Retry-After of the server: not even a press of the shopper sends it before, epoch ms of this device. */
  heldUntil: number;
  /** End of the lease of the sender at work, epoch ms. An expired lease may be taken over. */
  leaseUntil: number;
  /** Which attempt holds the lease. */
  holder: string | null;
  /** When a sender last handled it, epoch ms. A device clock before this time has been set back. */
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

/** The server's cart is not yet what the shopper wants. One per owner and module, and one more behind an order. */
export interface CartRow extends RowBase {
  kind: "cart";
  payload: {
    moduleId: number;
    lines: CartLineDraft[];
    /** How many pieces of each line belong to orders on their way: order key → line key → pieces. */
    ordered?: Record<string, Record<string, number>>;
    /**
     * Set for what was changed after an order was pressed, or behind a row with a `lastSynced` of its own: tells the row
     * apart from the one before.
     */
    afterOrder?: string;
    /**
     * Line key → quantity: what this row alone is compared with. Set when the owner's session expired, because until they
     * are back others' carts are shown here and compared with.
     */
    lastSynced?: Record<string, number>;
  };
}

export interface WishlistRow extends RowBase {
  kind: "wishlist";
  payload: { target: "item" | "store"; id: number; inWishlist: boolean };
}

export interface OrderRow extends RowBase {
  kind: "order";
  payload: {
    moduleId: number;
    /**
     * Set for what is ordered by itself, an item whose line is in the body, or the photos of a prescription: the cart has no part
     * in it.
     */
    buyNow?: "buy_now" | "campaign" | "prescription";
    /** Its checkout can be opened with this where the module is not offered, or not known without a network. */
    module?: { id: number; module_type: ModuleType; module_name: string; slug: string };
    storeName: string;
    body: PlaceOrderRequest;
    /** Major units, as shown when the shopper pressed. */
    expectedTotal: number;
    expectedCart: string;
    /** Epoch ms by the server's clock. */
    deadline: number;
    /** The server's clock had been measured when the deadline was set. Otherwise the shopper is asked again. */
    clockKnown?: boolean;
    /** Start of the chosen delivery slot, epoch ms by the server's clock. The deadline never lies after it. */
    slotStartsAt?: number;
    /** Zone of the delivery address, for the header. */
    zoneId: string;
    /** The ordered lines, to show what changed since. */
    lines?: { key: string; name: string; quantity: number }[];
    /** Photos of a prescription. */
    attachments?: StoredFile[];
    /** Key of the gateway through which it is paid, where it is paid online. */
    gateway?: string;
    /** Details of its payment outside of the app; sent as soon as it is placed. */
    offline?: OfflineDetails;
  };
  /** Set when placed. */
  result: { orderId: number; total: number; status: string; createdAt: string } | null;
  /**
   * The shopper gave it up although it may have arrived. It is looked up after its deadline, when it can no longer be
   * placed, and shown only if the server has it.
   */
  abandoned?: boolean;
}

/** An address to be added (`id` null), changed or deleted. */
export interface AddressRow extends RowBase {
  kind: "address";
  payload: {
    /** The server's id, null for one that it does not have yet. */
    id: number | null;
    /** Identifies an address that has no id yet. */
    localId: string;
  } & ({ op: "save"; values: AddressRequest } | { op: "delete" });
}

/** A push subscription or its preferences: only the last change of this device counts. */
export interface SubscriptionRow extends RowBase {
  kind: "subscription";
  payload:
    | { method: "POST" | "PUT"; fields: PushSubscriptionRequest }
    | { method: "DELETE"; fields: PushSubscriptionRemoval };
}

/** A token to be revoked. The token itself is in `pending-revocations.ts`, never in a row. */
export interface SignOutRow extends RowBase {
  kind: "sign-out";
  payload: { revocationId: string };
}

/** A file as the database stores it. */
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
    /** New photos. They take the place of those that the review has. */
    attachments: StoredFile[];
    /** The photos that the review has are taken away, also without new ones. */
    removesAttachments?: boolean;
  };
}

export interface MessageRow extends RowBase {
  kind: "message";
  payload: {
    /** An existing conversation, or the receiver of a new one. */
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

/** The caller's part of a row; the rest is filled in when it is written. */
export type NewRow = { [K in OutboxRow as K["kind"]]: Pick<K, "kind" | "payload"> }[OutboxKind];
