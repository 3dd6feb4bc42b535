/**
 * What was typed into the checkout and is not ordered yet: a reload or a tab that the system put away gives it back. On
 * this device only, for the one who typed it, a week at most; gone with the order and at a sign-out.
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

/** Ms. */
const keptFor = 7 * 86_400_000;
/** No field of the checkout takes more characters. */
const longestValue = 1_000;

/** A guest's id comes only with the first thing that is sent; to this device all of a guest is one person. */
export function draftOwner(): string {
  const { token, accountKey } = session();
  return token === null ? "guest" : accountKey;
}

/** The draft of whoever is shopping, or null. */
export function checkoutDraft(): CheckoutDraft | null {
  try {
    const draft: unknown = JSON.parse(safeStorage.getItem(storageKeys.checkoutDraft) ?? "null");
    return isDraft(draft) && draft.owner === draftOwner() && Date.now() - draft.at < keptFor ? draft : null;
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

/** A stored record is a stranger. */
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
    Object.values(draft.values).every((text) => typeof text === "string" && text.length <= longestValue)
  );
}
