/** Accounts that were wiped in this tab: an answer that was still under way must not be written after the wipe. */
const forgotten = new Set<string>();

export const isForgotten = (accountKey: string): boolean => forgotten.has(accountKey);

export function markForgotten(accountKey: string): void {
  forgotten.add(accountKey);
}

/** The account is in use (again): its answers may be kept. */
export function rememberAccount(accountKey: string): void {
  forgotten.delete(accountKey);
}
