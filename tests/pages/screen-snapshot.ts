/** Pages that a shopper comes back to: what they showed last is kept for the next visit. */
import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { holdResponses } from "./hold-responses";
import { APP_SCRIPT } from "./server-rendered-rows";
import { startVisitWith } from "./visit";

/** Resolves when what the page shows is kept for the next visit, with the rules that it needs. */
export const waitUntilKept = (page: Page) =>
  page.waitForFunction(() =>
    localStorage.getItem(`doorstep.screen ${location.pathname}${location.search}`)?.includes('"styles":"'),
  );

/** Looks at a page, then comes back to it while the app's script is held back. */
export async function comeBack(page: Page, path: string, change: () => unknown = () => undefined) {
  await page.goto(path);
  await waitUntilKept(page);
  // The page saves its screen on leaving, which would overwrite the change.
  await page.goto("/robots.txt");
  await page.evaluate(change);
  const release = await holdResponses(page, APP_SCRIPT);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

export async function comeBackToStore(page: Page, change?: () => unknown) {
  const found = await findPlainDish();
  await startVisitWith(page.context(), found);
  const release = await comeBack(page, `/store/${found.store.slug}`, change);
  return { ...found, release };
}
