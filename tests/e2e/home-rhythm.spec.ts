/** A phone's home: the same space around every title, short before its endless list, a store in few rows. */
import type { Page } from "@playwright/test";
import { signInReturning } from "../fixtures/customers";
import { expect, test } from "../fixtures/test";
import { type Kind, openHome, scrollUntilVisible, section } from "../pages/home";
import { en } from "../pages/texts";

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

/** px */
const above = { least: 28, most: 32 };
const below = 12;
/** Screens of a phone. */
const maxScreens = 3;
const maxScreensToStore = 1.5;
const maxRowsOfStore = 2;

const listHeading = (page: Page) => page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ });

/** Everything above the list of all stores has come. */
async function unrolled(page: Page): Promise<void> {
  await scrollUntilVisible(page, section(page, "Highlights for you").getByRole("article").first());
  await scrollUntilVisible(page, listHeading(page));
}

/**
 * The space above and below each title, px: from the end of what stands before its section, and to its first card. Carousels
 * reach out of their section by the room of their shadows.
 */
const spaces = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.getBoundingClientRect().height > 0;
    const parts = [...document.querySelectorAll("main section")]
      .filter((part) => shown(part) && !part.parentElement?.closest("section"))
      .map((part) => ({ part, box: part.getBoundingClientRect() }));
    return parts.flatMap(({ part, box }) => {
      const head = part.querySelector("header, [role='tablist'], h2:not(.visually-hidden)");
      const before = parts
        .filter((other) => other.box.bottom <= box.top + 1)
        .map((other) => other.box.bottom);
      const first = part.querySelector("li");
      // The sale has no title of the page, and tabs of a row's own come between its title and its cards.
      const own = part.querySelectorAll("[role='tablist']").length > 1 || !part.querySelector("h2");
      if (!head || !first || own || before.length === 0) return [];
      const title = head.closest("header") ?? head.parentElement ?? head;
      return [
        {
          title: part.querySelector("h2")?.textContent ?? "",
          above: box.top - Math.max(...before),
          below: first.getBoundingClientRect().top - title.getBoundingClientRect().bottom,
        },
      ];
    });
  });

for (const kind of ["food", "grocery", "pharmacy", "ecommerce"] as const satisfies readonly Kind[])
  test(`has its rhythm, and at most three screens before all stores, also for who has ordered before: ${kind}`, async ({
    page,
    context,
  }) => {
    await openHome(page, context, kind, { token: await signInReturning() });
    await expect(section(page, en("promotions", "visitAgain.title"))).toBeVisible();
    await unrolled(page);
    const places = await spaces(page);
    expect(places.length).toBeGreaterThanOrEqual(4);
    for (const place of places.filter(({ title }) => !/^\d+ Stores?$/.test(title))) {
      expect(place.above, `above ${place.title}`).toBeGreaterThanOrEqual(above.least - 0.5);
      expect(place.above, `above ${place.title}`).toBeLessThanOrEqual(above.most + 0.5);
      expect(Math.abs(place.below - below), `below ${place.title}`).toBeLessThanOrEqual(1);
    }
    const top = await listHeading(page).evaluate((title) => title.getBoundingClientRect().top + scrollY);
    expect(top / phone.height).toBeLessThanOrEqual(maxScreens);
  });

test("shows its first store within a screen and a half, and each store in two rows at most", async ({
  page,
  context,
}) => {
  await openHome(page, context, "food", { token: await signInReturning() });
  const stores = section(page, en("catalogue", "home.openNow"));
  const top = await stores
    .getByRole("article")
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + scrollY);
  expect(top / phone.height).toBeLessThanOrEqual(maxScreensToStore);
  await unrolled(page);
  const rows = await page.evaluate(() => {
    const times = new Map<string, number>();
    for (const row of document.querySelectorAll("main section > div, main section > section")) {
      if (row.closest("[aria-busy]") || row.querySelector("section, [role='tabpanel']")) continue;
      const names = new Set([...row.querySelectorAll("article h3")].map((name) => name.textContent ?? ""));
      for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
    }
    return times.size === 0 ? Number.NaN : Math.max(...times.values());
  });
  expect(rows).toBeLessThanOrEqual(maxRowsOfStore);
});
