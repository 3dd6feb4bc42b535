// @chunk outbox
/** How the last order of this device's account was paid, so that the next one begins with it. Nobody else's counts. */
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { draftOwner } from "./checkout-draft";

export interface LastPayment {
  /** The way by its name in the checkout. */
  choice: string;
  /** Key of the gateway, "" for none. */
  gateway: string;
}

/** The current owner's last way of paying; null where none is known. */
export function lastPayment(): LastPayment | null {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(storageKeys.lastPayment) ?? "null");
    const { owner, choice, gateway } = (stored ?? {}) as Record<string, unknown>;
    if (owner !== draftOwner() || typeof choice !== "string" || typeof gateway !== "string") return null;
    return { choice, gateway };
  } catch {
    return null;
  }
}

export function rememberPayment({ choice, gateway }: LastPayment): void {
  const stored = { owner: draftOwner(), choice, gateway };
  safeStorage.setItem(storageKeys.lastPayment, JSON.stringify(stored));
}
