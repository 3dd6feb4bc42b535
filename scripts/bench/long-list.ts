/** A listing that has been scrolled down until many of its rows are there. */
import type { Page } from "playwright";
import { textOf } from "../browser/texts";

/** Links of the cards in a listing. */
export const CARD_LINKS = "main article a[href^='/product/']";

/** ms; a page of rows that takes longer does not come. */
const TIMEOUT_MS = 15_000;

/** Scrolls down, and presses the button where scrolling alone brings no more, until the list has so many cards. Returns their names. Throws when it ends before. */
export async function loadCards(page: Page, count: number): Promise<string[]> {
  const more = page.getByRole("button", { name: textOf("en", "catalogue", "list.showMore") });
  for (;;) {
    // Not the inner text: that is empty for what is not rendered yet.
    const names = (await page.locator(CARD_LINKS).allTextContents()).map((name) => name.trim());
    if (names.length >= count) return names;
    await page.locator(CARD_LINKS).last().scrollIntoViewIfNeeded();
    if ((await more.count()) > 0) await more.click({ timeout: TIMEOUT_MS }).catch(() => undefined);
    const grown = await page
      .waitForFunction(
        ([selector, shown]) => document.querySelectorAll(selector).length > shown,
        [CARD_LINKS, names.length] as const,
        { timeout: TIMEOUT_MS },
      )
      .catch(() => null);
    if (grown === null) throw new Error(`The list ended at ${names.length} cards instead of ${count}.`);
  }
}
