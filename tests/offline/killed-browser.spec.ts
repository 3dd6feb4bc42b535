/** A phone that kills the browser before local storage has reached the disk, as Chromium leaves it for minutes at times. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, devices, expect, type Page, test } from "@playwright/test";
import { storageKeys } from "../../src/platform/storage/storage-keys";
import { findPlainDish } from "../fixtures/shop-api";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForOfflineTexts, waitForWorker } from "../pages/visit";

const openBrowser = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...devices["Pixel 7"],
    locale: "en-US",
    baseURL: process.env.DOORSTEP_URL ?? "",
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });

/** ms from the message that a cart has changed until the change is in the copy on the disk, on a busy machine. */
const maxCopyMs = 5_000;

/** Whether IndexedDB has finished writing a cart with this item into the page's copy of local storage. */
const isCopied = (page: Page, id: number) =>
  page.evaluate(
    ([key, itemId]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open("doorstep-backup");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction("values").objectStore("values").get("values");
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            const { values } = (reading.result ?? {}) as { values?: Record<string, string> };
            resolve(new RegExp(`"id":${itemId}\\b`).test(values?.[key] ?? ""));
          };
        };
      }),
    [storageKeys.cart, id] as const,
  );

/** Ends the browser of this profile as a system does that needs its memory. */
async function killBrowser(context: BrowserContext, profile: string): Promise<void> {
  const closed = new Promise((resolve) => context.once("close", resolve));
  const isOurs = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(`--user-data-dir=${profile}`);
    } catch {
      return false;
    }
  };
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isOurs(name)))
    process.kill(Number(pid), "SIGKILL");
  await closed;
}

test("what was put into the cart without a network is there after the browser was killed", async () => {
  const find = await findPlainDish();
  const profile = mkdtempSync(join(tmpdir(), "doorstep-profile-"));
  try {
    const first = await openBrowser(profile);
    await startVisitWith(first, find);
    const page = await first.newPage();
    const shopper = new Shopper(page);
    await page.goto("/");
    await waitForWorker(page);
    await page.goto(`/store/${find.store.slug}`);
    const add = shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first();
    await expect(add).toBeVisible();
    await waitForOfflineTexts(page);
    await first.setOffline(true);
    await shopper.press(add);
    await shopper.isTold("Item added to cart");
    await expect.poll(() => isCopied(page, find.item.id), { timeout: maxCopyMs }).toBe(true);
    await killBrowser(first, profile);
    // Nothing of local storage had reached the disk.
    rmSync(join(profile, "Default", "Local Storage"), { recursive: true });

    const second = await openBrowser(profile);
    await second.setOffline(true);
    const again = await second.newPage();
    await again.goto("/");
    const cart = await new Shopper(again).openCart();
    await expect(cart.getByText(find.item.name)).toBeVisible();
    await expect(cart.getByText("Not sent yet").first()).toBeVisible();
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
