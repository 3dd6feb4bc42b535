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
  const keys = ["home.popularItems", "home.bestReviewed", "home.specialOffers", "home.recommended"] as const;
  for (const key of keys) {
    const shelf = await scrollUntilVisible(page, section(page, en("catalogue", key)));
    await expect(shelf.getByRole("article").first()).toBeVisible();
  }
  // All at the same moment: fresh rows may change a shelf, and with it what is left for the others.
  const links = await page.evaluate(
    (titles) =>
      titles.map((title) => {
        const heads = [...document.querySelectorAll("main h2")];
        const shelf = heads.find((head) => head.textContent?.trim() === title)?.closest("section");
        const all = [...(shelf?.querySelectorAll("article h3 a") ?? [])];
        return [...new Set(all.map((link) => link.getAttribute("href") ?? ""))];
      }),
    keys.map((key) => en("catalogue", key)),
  );
  const full = links.filter((shelf) => shelf.length > shortest).flat();
  expect(full).toEqual([...new Set(full)]);
  expect(new Set(links.flat()).size).toBeGreaterThan(2 * shortest);
  for (const [index, shelf] of links.entries()) expect(shelf.length, keys[index]).toBeGreaterThan(0);
});
