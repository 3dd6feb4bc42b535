// @chunk lists
/** The customer who has just made an account here and is welcomed on the home, once. */
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

export const expectWelcome = (account: string): void => safeStorage.setItem(storageKeys.welcome, account);

/** Whether this account is to be welcomed now; from then on it was. */
export function takeWelcome(account: string): boolean {
  if (safeStorage.getItem(storageKeys.welcome) !== account) return false;
  safeStorage.removeItem(storageKeys.welcome);
  return true;
}
