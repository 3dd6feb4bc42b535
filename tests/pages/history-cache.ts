/** Pages that the browser holds aside when they are left, and shows again as they were. */
import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Notes in each document whether it was shown again as it was. */
export const watchReturns = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.returned = String(persisted);
    });
  });

/** Keeps the browser from holding pages aside: Back loads them anew. */
export const withoutHistoryCache = (context: BrowserContext) =>
  context.addInitScript(() => addEventListener("unload", () => {}));

/** Goes back to a page of the shop; fails unless it was held aside, or loaded anew, as `held` says. */
export async function goBackTo(page: Page, held: boolean): Promise<void> {
  // The load event of a page that was held aside was long ago.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator(`html[data-returned="${held}"]`)).toBeAttached();
}
