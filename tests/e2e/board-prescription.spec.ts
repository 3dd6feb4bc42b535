/** A prescription from the shopper's photos to their agreement, with the board against the running server. */
import AxeBuilder from "@axe-core/playwright";
import arabicTexts from "../../board/locales/ar.json" with { type: "json" };
import { expect, test } from "../fixtures/test";
import { openBoard } from "../pages/board";
import { findMedicine } from "../pages/prescription";
import { guestPrescribes } from "../pages/prescription-order";

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test("a pharmacist reads a prescription, prices it with a substitute, and sees that its customer agreed", async ({
  page,
}) => {
  const find = await findMedicine();
  await openBoard(page, "Salma");
  const order = await guestPrescribes(find);
  await page.locator(`[data-order="${order.id}"]`).click();
  const photos: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/prescription-photos/")) photos.push(response.headers()["cache-control"]);
  });
  await page.getByRole("button", { name: "Look at it and set the price" }).click();
  const dialog = page.getByRole("dialog", { name: `Prescription of order ${order.id}` });
  const photo = dialog.getByRole("img");
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  expect(new Set(photos)).toEqual(new Set(["private, no-store"]));
  await dialog.getByRole("button", { name: "Turn" }).click();
  await dialog.getByRole("button", { name: "Enlarge" }).click();

  await dialog.getByRole("searchbox").fill(find.item.name);
  await dialog.getByRole("button", { name: find.item.name, exact: false }).first().click();
  await dialog.getByRole("button", { name: "It is a substitute" }).click();
  await dialog.getByLabel(/^Instead of/).fill("Brand 500");
  await dialog.getByRole("button", { name: "A line in your own words" }).click();
  await dialog.getByLabel("Name", { exact: true }).fill("Ointment, made for you");
  await dialog.getByLabel("Price of one").last().fill("3.50");
  const send = dialog.getByRole("button", { name: /^Send .* for agreement$/ });
  await expect(send).toHaveAttribute("aria-disabled", "false");
  await expect(send).toHaveText(/\d/);
  await page.screenshot({ path: "test-results/pictures/board-prescription.png" });

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(send).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual([]);
  await dialog.getByLabel(/^Instead of/).scrollIntoViewIfNeeded();
  await page.screenshot({ path: "test-results/pictures/board-prescription-390-dark-lines.png" });
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });

  const amount = Number(/[\d.]+/.exec((await send.textContent()) ?? "")?.[0]);
  await send.click();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole("region", { name: `Order ${order.id}` });
  await expect(card.getByText("Sent to the customer, who has not agreed yet.")).toBeVisible();
  await expect(card.getByText("Instead of Brand 500")).toBeVisible();
  await order.agree(amount);
  await expect(card.getByText("The customer has agreed to the price.")).toBeVisible();
  await expect(card.getByRole("button", { name: /^Accept/ })).toBeVisible();

  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("label", { has: page.locator("[lang=ar]") }).click();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: "test-results/pictures/board-prescription-card-390-ar.png" });
  await page.getByRole("button", { name: arabicTexts["prescription.open"] }).click();
  const arabic = page.getByRole("dialog");
  await expect(arabic.getByRole("img")).toBeVisible();
  await expect(arabic.getByText("Brand 500", { exact: false })).toBeVisible();
  await page.screenshot({ path: "test-results/pictures/board-prescription-390-ar.png" });
});

test("couriers are read, and one gets a link with which they sign in", async ({ page }) => {
  await openBoard(page, "Salma");
  await page.getByRole("button", { name: "Couriers" }).click();
  const dialog = page.getByRole("dialog", { name: "Couriers" });
  const row = dialog.getByRole("listitem").first();
  await row.getByRole("button", { name: "Link to sign in for the first time" }).click();
  await expect(row.getByLabel(/^Link for /)).toHaveValue(/\/courier\/#invite=[\w-]{43}$/);
  expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual([]);
  await page.screenshot({ path: "test-results/pictures/board-couriers.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(row).toBeVisible();
  await page.screenshot({ path: "test-results/pictures/board-couriers-390-dark.png" });
});
