/** Path and query of the visible page. The browser's address is ahead of it while the next page loads. */
let shown: string | null = null;

export const shownAddress = (): string | null => shown;

/** Called by the router when the page of an address is shown. */
export function setShownAddress(address: string): void {
  shown = address;
}
