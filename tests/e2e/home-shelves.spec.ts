import { expect, test } from "../fixtures/test";
import { openHome, scrollUntilVisible, section } from "../pages/home";
import { en } from "../pages/texts";

/** A shelf may repeat items only to be so long. */
const shortest = 4;

test("an item stands on one shelf of a home, as long as there are enough others", async ({
  page,
  context,
}) => {
  await openHome(page, context, "food");
  const seen = new Set<string>();
  for (const key of [
    "home.popularItems",
    "home.bestReviewed",
    "home.specialOffers",
    "home.recommended",
  ] as const) {
    const shelf = await scrollUntilVisible(page, section(page, en("catalogue", key)));
    await expect(shelf.getByRole("article").first()).toBeVisible();
    const links = await shelf
      .locator("article h3 a")
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
    const repeated = links.filter((link) => seen.has(link));
    if (links.length > shortest) expect(repeated, key).toEqual([]);
    for (const link of links) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(2 * shortest);
});
