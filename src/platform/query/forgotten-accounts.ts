/** Accounts that were wiped in this tab: a response that was still under way must not be stored after that. */
const forgotten = new Set<string>();

export const isForgotten = (accountKey: string): boolean => forgotten.has(accountKey);

export function markForgotten(accountKey: string): void {
  forgotten.add(accountKey);
}

/** The account is in use (again): its responses may be stored. */
export function rememberAccount(accountKey: string): void {
  forgotten.delete(accountKey);
}
