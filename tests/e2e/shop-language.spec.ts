/** The language of a first visit, in a shop whose own language is Arabic. */
import type { Browser } from "@playwright/test";
import { command } from "../fixtures/operator";
import { TestServer } from "../fixtures/server";
import { expect, test } from "../fixtures/test";

let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await TestServer.start();
  const row = (key: string, direction: string, isOwn: boolean) => ({
    key,
    value: key,
    direction,
    default: isOwn,
  });
  const rows = [row("en", "ltr", false), row("ar", "rtl", true)];
  await command(server.dataFolder, "config", "set", "sys_language", JSON.stringify(rows));
});
test.afterAll(() => server?.remove());

/** The languages of two visits of one device, the first one's with the languages of the document, and of an app of its own. */
async function visits(browser: Browser, locale: string, chosen?: string): Promise<(string | null)[]> {
  const context = await browser.newContext({ locale, baseURL: server.url, serviceWorkers: "block" });
  if (chosen) await context.addInitScript((code) => localStorage.setItem("language-setting", code), chosen);
  const page = await context.newPage();
  const language = () => page.locator("html").getAttribute("lang");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const first = await language();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("doorstep.languages"))).toBe("ar en");
  // As the service worker and a CDN have it: a document that names no languages.
  await page.route("**/settings", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/name="shop-languages" content="[^"]*"/, "");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const second = await language();
  await context.close();
  return [first, second];
}

for (const { locale, chosen, language, why } of [
  { locale: "fr-FR", chosen: undefined, language: "ar", why: "the shop's where the device's is not offered" },
  { locale: "en-GB", chosen: undefined, language: "en", why: "the device's where it is offered" },
  { locale: "ar-EG", chosen: "en", language: "en", why: "the one that was chosen before" },
])
  test(`is ${why}`, async ({ browser }) => {
    expect(await visits(browser, locale, chosen)).toEqual([language, language]);
  });
