/**
 * Leaves for a page outside of the app. Resolves when the browser shows this page again as it was left, by Back: whatever was
 * disabled for the way out is for use again. A page that is loaded anew never sees it resolved.
 */
export function leavePage(address: string): Promise<void> {
  return new Promise((resolve) => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener("pageshow", shown);
      resolve();
    };
    addEventListener("pageshow", shown);
    location.assign(address);
  });
}
