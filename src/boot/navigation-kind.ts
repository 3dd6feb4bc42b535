/** How the visit of this document began. */

/** Whether it was reloaded or come back to, and is not opened by a link or an address. */
export const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== "navigate";
};

/** Whether this tab comes back to a page (path and query) that it left further down, see `src/app/start/scroll-restoration.ts`. */
export function isReturnFurtherDown(address: string): boolean {
  if (!isReturn()) return false;
  try {
    const places = JSON.parse(sessionStorage.getItem("doorstep.scroll") ?? "[]") as [string, { y: number }][];
    return places.some(([name, { y }]) => name.endsWith(` ${address}`) && y > 0);
  } catch {
    return false;
  }
}
