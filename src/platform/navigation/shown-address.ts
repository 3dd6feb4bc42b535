/**
 * Path and query of the page that is shown. The browser's address is ahead of it while the next page is loaded, with the page
 * before still in sight.
 */
let shown: string | null = null;

export const shownAddress = (): string | null => shown;

/** To be called by the router when the page of an address is there. */
export function setShownAddress(address: string): void {
  shown = address;
}
