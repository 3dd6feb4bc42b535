/** That a push is told, and told once. */
import { expect } from "@playwright/test";
import type { PushBrowser } from "../fixtures/push/push-browser";

/** A second telling would come within this time: longer than a page may take to answer, ms. */
const nothingFollows = 2_000;

/** How many pages and notifications tell this text. */
export async function countShown(
  browser: PushBrowser,
  text: string,
): Promise<{ notifications: number; toasts: number }> {
  const shown = await browser.notifications();
  let toasts = 0;
  for (const page of browser.tabs) toasts += await page.getByText(text, { exact: true }).count();
  return {
    notifications: shown.filter(({ title, body }) => title === text || body === text).length,
    toasts,
  };
}

/** Told in the expected way, and no second time after that. */
export async function expectShownOnce(
  browser: PushBrowser,
  text: string,
  by: "notification" | "toast",
  timeout = 15_000,
): Promise<void> {
  const once = by === "toast" ? { notifications: 0, toasts: 1 } : { notifications: 1, toasts: 0 };
  // Looked for often: a toast goes after some seconds.
  await expect
    .poll(() => countShown(browser, text), { timeout, intervals: [100] })
    .toEqual(once)
    .catch(async (error: unknown) => {
      const seen = {
        notifications: await browser.notifications(),
        session: await browser.record("current"),
        device: await browser.record("push-device"),
      };
      throw new Error(`${String(error)}\n${JSON.stringify(seen, null, 2)}`);
    });
  await expect(async () => expect(await countShown(browser, text)).not.toEqual(once))
    .toPass({ timeout: nothingFollows, intervals: [250] })
    .then(
      () => Promise.reject(new Error(`"${text}" was told again.`)),
      () => undefined,
    );
}
