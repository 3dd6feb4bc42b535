/** A first visit to the page that is built for a cache in front: what the boot script asks for is what the app takes over. */
import type { Page } from "@playwright/test";
import { type FoundItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/shop-behind-cache";
import { holdResponses } from "../pages/hold-responses";
import { twice, unusedResponses } from "../pages/prefetched";
import { APP_SCRIPT } from "../pages/server-rendered-rows";
import { startVisitWith } from "../pages/visit";

const LISTING = "/get-combined-data?list_type=item&data_type=all&limit=12&offset=1";

test.describe("what a first visit asks for before its script is there", () => {
  test.use({ serviceWorkers: "block" });

  /** A first visit; the app's script is held back until it is released. Returns what was asked for, scopes left out. */
  async function visit(page: Page, find: FoundItem, path: string) {
    await startVisitWith(page.context(), find);
    const calls: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      url.searchParams.delete("shop_scope");
      if (url.pathname.startsWith("/api/v1/")) calls.push(url.pathname.slice("/api/v1".length) + url.search);
    });
    const releaseApp = await holdResponses(page, APP_SCRIPT);
    await page.goto(path, { waitUntil: "commit" });
    return { calls, releaseApp };
  }

  for (const [path, first] of [
    ["/home", "/categories?featured=1"],
    ["/home?data_type=all", LISTING],
  ] as const) {
    test(`is what the app takes over, and is asked once: ${path}`, async ({ page }) => {
      const { calls, releaseApp } = await visit(page, await findPlainDish(), path);
      const shown = (call: string) => new URLSearchParams(call.split("?")[1]).toString();
      await expect.poll(() => calls.map(shown)).toContain(shown(first));
      const unused = await unusedResponses(page);
      releaseApp();
      await expect(page.locator("main a[href^='/product/']").first()).toBeAttached();
      await expect.poll(() => unused.jsonValue()).toEqual({ left: [] });
      expect(twice(calls)).toEqual([]);
    });
  }

  test("is nothing that the document has brought", async ({ page }) => {
    const find = await findPlainDish();
    const { calls, releaseApp } = await visit(page, find, `/store/${find.store.slug}`);
    await expect(page.locator("script[data-answer]").first()).toBeAttached();
    releaseApp();
    await expect(page.locator("#root main a[href^='/product/']").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
    expect(calls.filter((one) => /^\/(stores\/details|items\/latest|config)/.test(one))).toEqual([]);
  });
});
