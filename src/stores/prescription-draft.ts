/**
 * The draft of an order by prescription, kept so that it survives a reload. On this device only, for the account
 * that typed it, for a week at most; removed with the order and at a sign-out. The photos are kept beside it.
 */
import type { OrderKind } from "@/domain/order-kinds";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { draftOwner } from "./checkout-draft";

export interface PrescriptionValues {
  name: string;
  phone: string;
  email: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  note: string;
  /** Null until it was chosen. */
  kind: OrderKind | null;
  /** Major units. */
  tip: number;
  /** Text of the place that the address belongs to. */
  place: string;
}

/** Older drafts are ignored, ms. */
const draftMaxAgeMs = 7 * 86_400_000;
/** No field takes more characters. */
const maxTextLength = 1_000;

/** The current owner's draft, or null. */
export function prescriptionDraft(): PrescriptionValues | null {
  try {
    const draft: unknown = JSON.parse(safeStorage.getItem(storageKeys.prescriptionDraft) ?? "null");
    if (typeof draft !== "object" || draft === null) return null;
    const { owner, at, values } = draft as { owner?: unknown; at?: unknown; values?: unknown };
    const current = owner === draftOwner() && typeof at === "number" && Date.now() - at < draftMaxAgeMs;
    // Drafts of older builds know only deliveries.
    return current && isValues(values) ? { ...values, kind: values.kind ?? null } : null;
  } catch {
    return null;
  }
}

export function savePrescriptionDraft(values: PrescriptionValues): void {
  safeStorage.setItem(
    storageKeys.prescriptionDraft,
    JSON.stringify({ owner: draftOwner(), at: Date.now(), values }),
  );
}

export function deletePrescriptionDraft(): void {
  safeStorage.removeItem(storageKeys.prescriptionDraft);
}

/** Stored records are unvalidated input. */
function isValues(value: unknown): value is Omit<PrescriptionValues, "kind"> & Partial<PrescriptionValues> {
  if (typeof value !== "object" || value === null) return false;
  const { tip, kind, ...texts } = value as Partial<PrescriptionValues>;
  const { name, phone, email, address, road, house, floor, note, place } = texts;
  return (
    typeof tip === "number" &&
    tip >= 0 &&
    (kind === undefined || kind === null || kind === "delivery" || kind === "take_away") &&
    [name, phone, email, address, road, house, floor, note, place].every(
      (text) => typeof text === "string" && text.length <= maxTextLength,
    )
  );
}
