import { findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { startVisitWith, waitForWorker } from "../pages/visit";

// Chromium's own lines about requests without a network.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });
test.use({ serviceWorkers: "allow" });

const listing = (text: string) => `/home?data_type=searched&search=${encodeURIComponent(text)}&tab=items`;

test("a dose typed with Arabic digits finds that medicine and not the children's syrup", async ({
  page,
  context,
}) => {
  const find = await findItem(
    "pharmacy",
    "medicine of 500 mg",
    ({ name }) => name.includes("كالمول 500"),
    "ar",
  );
  await startVisitWith(context, { ...find, language: "ar" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/home?data_type=all");
  const box = page.getByRole("search").getByRole("combobox").first();
  await box.fill("كالمول ٥٠٠");
  await expect(page.getByRole("option").first()).toContainText("كالمول 500 ملغ");
  await expect(page.getByRole("option").filter({ hasText: "شراب" })).toHaveCount(0);
});

test("cereal finds muesli, corn flakes and oats, and without a network what was seen is found by the same words", async ({
  page,
  context,
}) => {
  await startVisitWith(context, await findItem("grocery", "muesli", ({ name }) => name === "Toasted Muesli"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(listing("cereal"));
  const main = page.getByRole("main");
  for (const name of ["Toasted Muesli", "Corn Flakes", "Porridge Oats"])
    await expect(main.getByRole("link", { name, exact: true }).first()).toBeVisible();
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto(listing("«CORN» ™ flakes\u200f"));
  await expect(main.getByRole("link", { name: "Corn Flakes", exact: true }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Toasted Muesli", exact: true })).toHaveCount(0);
});
