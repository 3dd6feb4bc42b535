/** The sandbox's payment page. */
import { expect, type Page } from "@playwright/test";
import { payment as texts } from "../../server/locales/en/payment";

type Choice = "pay" | "slow" | "fail" | "cancel";

/** Presses a button of the sandbox; the server's message comes as `message` says. */
export async function pressSandbox(
  page: Page,
  choice: Choice,
  message: "now" | "later" | "twice" | "never" = "never",
): Promise<void> {
  await expect(page.getByRole("heading", { name: texts.title })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel(texts.message).selectOption(message);
  await page.getByRole("button", { name: texts[choice], exact: true }).click();
}
