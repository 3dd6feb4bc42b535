/** An exchange of points without an answer, kept over reloads until its outcome is known. */
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { knownKeyOf } from "@/stores/session/account-keys";

export interface LostTransfer {
  account: string;
  /** Its Idempotency-Key. */
  key: string;
  count: number;
  /** The customer's points before it: fewer mean that it was done. */
  had: number;
  /** Epoch ms of this device. */
  at: number;
}

/** A shop forgets keys after 48 hours. */
const maxKeptMs = 47 * 3_600_000;

export function readLostTransfer(account: string): LostTransfer | null {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(storageKeys.lostPoints) ?? "null");
    const { account: owner, key, count, had, at } = (stored ?? {}) as Partial<LostTransfer>;
    if (typeof owner !== "string" || knownKeyOf(owner) !== knownKeyOf(account)) return null;
    if (typeof key !== "string" || typeof count !== "number") return null;
    if (typeof had !== "number" || typeof at !== "number" || Math.abs(Date.now() - at) > maxKeptMs)
      return null;
    return { account, key, count, had, at };
  } catch {
    return null;
  }
}

export function writeLostTransfer(transfer: LostTransfer | null): void {
  if (transfer === null) safeStorage.removeItem(storageKeys.lostPoints);
  else safeStorage.setItem(storageKeys.lostPoints, JSON.stringify(transfer));
}
