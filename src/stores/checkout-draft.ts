/**
 * What is typed into the checkout and not ordered yet, so that it survives a reload or a tab that the system discards. On this
 * device only, for the account that typed it, for a week at most; removed with the order and at a sign-out.
 */
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
}

interface StoredDraft extends CheckoutDraft {
  owner: string;
  /** Epoch ms. */
  at: number;
}

/** Older drafts are ignored, ms. */
const draftMaxAgeMs = 7 * 86_400_000;
/** No field of the checkout takes more characters. */
const maxValueLength = 1_000;

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

export function saveCheckoutDraft(draft: CheckoutDraft): void {
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
    Object.values(draft.values).every((text) => typeof text === "string" && text.length <= maxValueLength)
  );
}
