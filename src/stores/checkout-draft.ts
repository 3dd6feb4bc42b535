// @chunk outbox
/**
 * The draft of a checkout, kept so that it survives a reload or a tab that the system discards. On this
 * device only, for the account that typed it, for a week at most; removed with the order and at a sign-out.
 */
import type { Coupon } from "@/contract";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { session } from "./session";

export interface CheckoutDraft {
  /** Text of the place that the address belongs to, null when none was chosen. */
  place: string | null;
  /** The store whose order the note belongs to. */
  storeId: number;
  /** By the name of the form's field. */
  values: Record<string, string>;
  /** The coupon that was taken, and for which store's order. */
  coupon?: { storeId: number; coupon: Coupon } | undefined;
}

interface StoredDraft extends CheckoutDraft {
  owner: string;
  /** Epoch ms. */
  at: number;
}

/** Older drafts are ignored, ms. */
const draftMaxAgeMs = 7 * 86_400_000;
/** No field of the checkout takes more characters; what is filled in about a payment counts as one. */
const maxValueLength = 6_000;

/** All guests of this device are one owner, because a guest gets an id only with the first request. */
export function draftOwner(): string {
  const { token, accountKey } = session();
  return token === null ? "guest" : accountKey;
}

/** The current owner's draft, or null. */
export function checkoutDraft(): CheckoutDraft | null {
  try {
    const draft: unknown = JSON.parse(safeStorage.getItem(storageKeys.checkoutDraft) ?? "null");
    return isDraft(draft) && draft.owner === draftOwner() && Date.now() - draft.at < draftMaxAgeMs
      ? draft
      : null;
  } catch {
    return null;
  }
}

/** Stores what is typed; a coupon that was taken stays. */
export function saveCheckoutDraft(draft: Omit<CheckoutDraft, "coupon">): void {
  write({ ...draft, coupon: checkoutDraft()?.coupon });
}

/** The coupon that was taken for this store's order, as it was then; null when there is none. */
export function checkoutCoupon(storeId: number): Coupon | null {
  const taken = checkoutDraft()?.coupon;
  return taken?.storeId === storeId ? taken.coupon : null;
}

/** Keeps the coupon that was taken for this store's order with what is typed; null takes it away. */
export function saveCheckoutCoupon(storeId: number, coupon: Coupon | null): void {
  const draft = checkoutDraft() ?? { place: null, storeId, values: {} };
  write({ ...draft, coupon: coupon ? { storeId, coupon } : undefined });
}

function write(draft: CheckoutDraft): void {
  const stored: StoredDraft = { ...draft, owner: draftOwner(), at: Date.now() };
  safeStorage.setItem(storageKeys.checkoutDraft, JSON.stringify(stored));
}

export function deleteCheckoutDraft(): void {
  safeStorage.removeItem(storageKeys.checkoutDraft);
}

/** Stored records are unvalidated input. */
function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null) return false;
  const draft = value as Partial<StoredDraft>;
  return (
    typeof draft.owner === "string" &&
    typeof draft.at === "number" &&
    typeof draft.storeId === "number" &&
    (draft.place === null || typeof draft.place === "string") &&
    typeof draft.values === "object" &&
    draft.values !== null &&
    Object.values(draft.values).every((text) => typeof text === "string" && text.length <= maxValueLength) &&
    (draft.coupon === undefined || isCoupon(draft.coupon?.coupon))
  );
}

const isCoupon = (coupon: Partial<Coupon> | null | undefined): boolean =>
  typeof coupon?.code === "string" &&
  typeof coupon.discount_type === "string" &&
  typeof coupon.coupon_type === "string" &&
  [coupon.discount, coupon.min_purchase, coupon.max_discount].every((amount) => typeof amount === "number");
