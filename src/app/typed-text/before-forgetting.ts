/**
 * Runs before the data of an account is taken off the device, with the account's key. Owned by `keep-typed-text.ts`; null until
 * it is loaded.
 */
export const beforeForgetting: { current: ((account: string) => void) | null } = { current: null };
