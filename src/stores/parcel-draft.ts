/**
 * The draft of a parcel, kept so that it survives a reload, a dead network or a tab that the
 * system discards. On this device only, for the account that typed it, for a week at most; removed with the order and at a
 * sign-out.
 */
import { isPlace } from "@/domain/distance";
import { type OfflineDetails, readOfflineDetails } from "@/platform/http/offline-details";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { draftOwner } from "./checkout-draft";
import type { Position } from "./location";

/** One end of the way: who is there, and where that is. */
export interface ParcelEnd {
  name: string;
  phone: string;
  email: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  position: Position | null;
}

export interface ParcelValues {
  sender: ParcelEnd;
  receiver: ParcelEnd;
  /** An instruction for the courier from the shop's list, "" for none. */
  instruction: string;
  note: string;
  payer: "sender" | "receiver";
  /** The chosen payment method; another is used where it is not offered. */
  payment: string;
  /** Key of the gateway for an online payment; "" for the first one, missing in older drafts. */
  gateway?: string;
  /** Details of a payment outside the app; missing until there are some. */
  offline?: OfflineDetails;
  /** Major units. */
  tip: number;
  /** The device's wall clock as a form writes it, "" for now. */
  collectAt: string;
}

/** Older drafts are ignored, ms. */
const draftMaxAgeMs = 7 * 86_400_000;
/** No field takes more characters. */
const maxTextLength = 1_000;
/** The limit of all details of a payment, as JSON. */
const maxOfflineLength = 20_000;

/** The current owner's draft, or null. */
export function parcelDraft(): ParcelValues | null {
  try {
    const draft: unknown = JSON.parse(safeStorage.getItem(storageKeys.parcelDraft) ?? "null");
    if (typeof draft !== "object" || draft === null) return null;
    const { owner, at, values } = draft as { owner?: unknown; at?: unknown; values?: unknown };
    const current = owner === draftOwner() && typeof at === "number" && Date.now() - at < draftMaxAgeMs;
    return current && isValues(values) ? values : null;
  } catch {
    return null;
  }
}

export function saveParcelDraft(values: ParcelValues): void {
  safeStorage.setItem(
    storageKeys.parcelDraft,
    JSON.stringify({ owner: draftOwner(), at: Date.now(), values }),
  );
}

export function deleteParcelDraft(): void {
  safeStorage.removeItem(storageKeys.parcelDraft);
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= maxTextLength;

/** Stored records are unvalidated input. */
function isValues(value: unknown): value is ParcelValues {
  if (typeof value !== "object" || value === null) return false;
  const values = value as Partial<ParcelValues>;
  return (
    isEnd(values.sender) &&
    isEnd(values.receiver) &&
    [values.instruction, values.note, values.collectAt, values.payment, values.gateway ?? ""].every(isText) &&
    isOffline(values.offline) &&
    (values.payer === "sender" || values.payer === "receiver") &&
    typeof values.tip === "number" &&
    values.tip >= 0
  );
}

const isOffline = (value: unknown): boolean =>
  value === undefined ||
  (readOfflineDetails(value) !== null && JSON.stringify(value).length <= maxOfflineLength);

function isEnd(value: ParcelEnd | undefined): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { position, ...texts } = value;
  return (
    [texts.name, texts.phone, texts.email, texts.address, texts.road, texts.house, texts.floor].every(
      isText,
    ) &&
    (position === null || isPlace(position?.lat, position?.lng))
  );
}
