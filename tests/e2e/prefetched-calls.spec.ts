import type { Page } from "@playwright/test";
import type { Module } from "../../src/contract";
import { findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { servePlainDocuments } from "../pages/plain-documents";
import { twice, unusedResponses } from "../pages/prefetched";
import { APP_SCRIPT } from "../pages/server-rendered-rows";
import { startVisitWith } from "../pages/visit";

const shops = ["food", "grocery", "pharmacy", "ecommerce"] as const;

/** A first visit to a page; the app is loaded only when the test releases it. */
async function visit(page: Page, type: Module["module_type"], path: (slug: string) => string) {
  const find = await findItem(type, "item", (item) => item.stock > 0 || type === "food");
  await startVisitWith(page.context(), find);
  const calls: string[] = [];
  const pictures: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/v1/")) calls.push(pathname.slice("/api/v1".length) + search);
    if (/^\/pictures\/(banner|cover)\//.test(pathname)) pictures.push(pathname + search);
  });
  const releaseApp = await holdResponses(page, APP_SCRIPT);
  await page.goto(path(find.store.slug), { waitUntil: "commit" });
  return { calls, pictures, releaseApp };
}

/** Notes each frame from now on in which neither the first screen nor the page shows its leading picture. */
async function watchPicture(page: Page) {
  await expect(page.locator("#first-screen .fs-shape img")).toBeVisible();
  return page.evaluateHandle(() => {
    const gaps: number[] = [];
    const frame = (now: number) => {
      const seen = document.querySelector("#first-screen .fs-shape img, main img[fetchpriority=high]");
      if (!seen?.checkVisibility()) gaps.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return gaps;
  });
}

test.describe("a first visit prefetches its responses beside the script, and never requests them twice", () => {
  for (const type of shops) {
    test(`on the home of ${type}, with the picture of the first banner`, async ({ page }) => {
      const { calls, pictures, releaseApp } = await visit(page, type, () => "/home");
      await expect.poll(() => calls).toContain("/banners");
      await expect.poll(() => calls).toContain("/categories?featured=1");
      await expect.poll(() => pictures).toHaveLength(1);
      const gaps = await watchPicture(page);
      const unused = await unusedResponses(page);
      releaseApp();
      const first = page.getByRole("main").getByRole("region").locator("img[fetchpriority=high]");
      await expect(first).toBeVisible();
      await expect(page.locator("main a[href^='/product/']").first()).toBeAttached();
      expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(pictures[0]);
      expect(twice(calls)).toEqual([]);
      await expect.poll(() => unused.jsonValue()).toEqual({ left: [] });
      expect(await gaps.jsonValue(), "frames without the picture that was there already").toEqual([]);
    });
  }

  test("the picture is asked for before the app's files, and its scripts after all else", async ({
    page,
  }) => {
    const asked: { path: string; priority: string }[] = [];
    const session = await page.context().newCDPSession(page);
    session.on("Network.requestWillBeSent", ({ request }) =>
      asked.push({ path: new URL(request.url).pathname, priority: request.initialPriority }),
    );
    await session.send("Network.enable");
    // The app's files do not wait longer than 300 ms for the answer, which may take that long on a busy machine.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      const patient = (work: () => void, ms?: number) => start(work, ms === 300 ? 60_000 : ms);
      window.setTimeout = patient as typeof window.setTimeout;
    });
    const { releaseApp } = await visit(page, "food", () => "/home");
    releaseApp();
    await expect(page.locator("main a[href^='/store/']").first()).toBeVisible();
    const picture = asked.findIndex(({ path }) => path.startsWith("/pictures/banner/"));
    const files = asked.findIndex(({ path }) => path.startsWith("/assets/"));
    expect(picture).toBeGreaterThan(-1);
    expect(picture).toBeLessThan(files);
    expect(asked[picture]?.priority).toBe("High");
    const first = asked.filter(({ path }) => /^\/assets\/(react|main|cards)-.*\.js$/.test(path));
    expect(first.map(({ priority }) => priority)).toEqual(["Low", "Low", "Low"]);
  });

  test("in a listing", async ({ page }) => {
    const { calls, releaseApp } = await visit(page, "food", () => "/home?data_type=all");
    await expect.poll(() => calls.some((call) => call.startsWith("/get-combined-data"))).toBe(true);
    const unused = await unusedResponses(page);
    releaseApp();
    await expect(page.locator("main a[href^='/product/']").first()).toBeVisible();
    expect(twice(calls)).toEqual([]);
    await expect.poll(() => unused.jsonValue()).toEqual({ left: [] });
  });

  test("on a store's page from elsewhere than our server, with its cover and its first items", async ({
    page,
  }) => {
    await servePlainDocuments(page);
    const { calls, pictures, releaseApp } = await visit(page, "food", (slug) => `/store/${slug}`);
    await expect.poll(() => calls.some((call) => call.startsWith("/items/latest?store_id="))).toBe(true);
    await expect.poll(() => pictures).toHaveLength(1);
    const unused = await unusedResponses(page);
    releaseApp();
    await expect(page.locator("main a[href^='/product/']").first()).toBeVisible();
    const cover = page.locator("main img[fetchpriority=high]").first();
    expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(pictures[0]);
    expect(twice(calls)).toEqual([]);
    await expect.poll(() => unused.jsonValue()).toEqual({ left: [] });
  });
});

test("with cached data nothing is requested before the app knows what is missing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("doorstep.library", "1"));
  const { calls, releaseApp } = await visit(page, "food", () => "/home");
  await expect.poll(() => page.locator("script[type=module]").count()).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  releaseApp();
  await expect(page.locator("main a[href^='/product/']").first()).toBeAttached();
});
