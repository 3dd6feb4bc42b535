type Work = (account: string) => void;
let work: Work | null = null;

/** Called by `keep-typed-text.ts` alone, which is loaded behind the page; null takes its work back. */
export function workBeforeForgetting(next: Work | null): void {
  work = next;
}

/** Runs before the data of an account, which is named by its key, is taken off the device. */
export function prepareForgetting(account: string): void {
  work?.(account);
}
