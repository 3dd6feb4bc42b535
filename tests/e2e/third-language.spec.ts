/** A language that the shop brought as a folder of texts: chosen on the page, and there without a network. */
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { startVisitWith, waitForStorage, waitForWorker } from "../pages/visit";

// What the worker keeps is a part of the story.
test.use({ serviceWorkers: "allow", allowedErrors: /Failed to (load resource|fetch)/ });

test.beforeAll(({ ownServer }) => {
  ownServer.ops("language", "add", "de", resolve("tests/fixtures/languages/de"));
});

const inGerman = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Start", exact: true })).toBeVisible();
};

test("is chosen by its name, fills what it lacks with English, and starts without a network", async ({
  page,
  context,
  ownServer,
}) => {
  const { place, module } = await findPlainDish();
  await startVisitWith(context, { place, module });
  await page.goto(`${ownServer.url}/settings`);
  await waitForWorker(page);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");

  await page.goto(`${ownServer.url}/home`);
  await inGerman(page);
  // Left out of the folder.
  await expect(page.getByText("For the love of delicious food.")).toBeVisible();
  await waitForStorage(page);
  const texts = () =>
    page.evaluate(async () => (await (await caches.open("branding")).keys()).map(({ url }) => url).join());
  await expect.poll(texts).toMatch(/\/texts\/[\w-]+\/de\.json/);

  await context.setOffline(true);
  await page.reload();
  await inGerman(page);
  await expect(page.getByText("Keine Verbindung zum Internet.").first()).toBeVisible();
});

test("is what a first visit begins in where the device is in it", async ({ browser, ownServer }) => {
  const context = await browser.newContext({ locale: "de-DE", baseURL: ownServer.url });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const explore = page.getByRole("button", { name: "Entdecken", exact: true });
  await expect(explore).toBeVisible();
  // The app's own words have taken the place of the document's.
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await expect(explore).toBeVisible();
  await expect(page.getByRole("button", { name: "Pick from map" })).toBeVisible();
  await context.close();
});

test("is what the server renders a shop's first rows in", async ({ ownServer }) => {
  const { store } = await findPlainDish();
  const answer = await fetch(`${ownServer.url}/store/${store.slug}`, {
    headers: { accept: "text/html", "accept-language": "de" },
  });
  const html = await answer.text();
  expect(html).toContain('<html lang="de" dir="ltr"');
  expect(html).toMatch(/<template [^>]*data-rows data-language="de"[\s\S]*Geöffnet/);
});
