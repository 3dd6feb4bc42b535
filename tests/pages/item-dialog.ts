/** The way to an item over its store's menu. */
import type { Locator, Page } from "@playwright/test";
import type { FoundItem } from "../fixtures/shop-api";
import { expect } from "../fixtures/test";
import { en } from "./texts";
import { startVisitWith } from "./visit";

/** A store's page with its menu. */
export async function atStore(page: Page, find: FoundItem): Promise<void> {
  await startVisitWith(page.context(), find);
  // Files that a test holds back would hold up the end of loading.
  await page.goto(`/store/${find.store.slug}`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  // Rows of the server may stand there before the page.
  await expect(page.locator("#first-screen")).toHaveCount(0);
}

/** The search within a store, which a phone shows as a button. */
export async function searchOfStore(page: Page): Promise<Locator> {
  // The page's own: while its first rows hand over to it, both have one.
  const box = page.locator("#root").getByPlaceholder(en("catalogue", "store.searchShort"));
  const opener = page.getByRole("button", { name: en("catalogue", "store.searchShort"), exact: true });
  await expect(opener.or(box).filter({ visible: true }).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  return box;
}

/** Opens an item from the list of its store. */
export async function openFrom(page: Page, { item }: FoundItem) {
  await (await searchOfStore(page)).fill(item.name);
  await page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: item.name });
  await expect(dialog).toBeVisible();
  return dialog;
}
