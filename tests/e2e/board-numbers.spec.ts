/** The board's numbers against the running server. */

import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { ops } from "../fixtures/operator";
import { expect, test } from "../fixtures/test";
import { guestPicksUp, openBoard } from "../pages/board";

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test("an owner reads what a delivered order earned, and downloads it", async ({ page }) => {
  const { id } = await guestPicksUp();
  for (let step = 0; step < 4; step += 1) await ops("advance", String(id)).catch(() => undefined);
  await openBoard(page, "Nour");
  await page.getByRole("button", { name: "Numbers" }).click();
  const dialog = page.getByRole("dialog", { name: "Numbers" });
  await expect(dialog.getByText("Orders delivered")).toBeVisible();
  await expect(dialog.getByText("What it is made of")).toBeVisible();
  expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download the orders as a table" }).click(),
  ]);
  const table = await readFile(await download.path(), "utf8");
  expect(table.split("\n").map((line) => line.split(",")[0])).toContain(String(id));
  await dialog.locator("label", { hasText: "30 days" }).click();
  await expect(dialog.getByText("Day by day")).toBeVisible();
  await page.screenshot({ path: "test-results/pictures/board-numbers.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(dialog.getByText("Day by day")).toBeVisible();
  await page.screenshot({ path: "test-results/pictures/board-numbers-390-dark.png" });
});
