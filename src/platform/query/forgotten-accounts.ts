/** Accounts whose data was removed in this tab: a response that was still pending must not be stored after that. */
const forgotten = new Set<string>();

export const isForgotten = (accountKey: string): boolean => forgotten.has(accountKey);

export function markForgotten(accountKey: string): void {
  forgotten.add(accountKey);
}

/** The account is in use (again): its responses may be stored. */
export function rememberAccount(accountKey: string): void {
  forgotten.delete(accountKey);
}
