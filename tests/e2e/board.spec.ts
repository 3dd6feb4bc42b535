/** The shop's board against the running server. */
import AxeBuilder from "@axe-core/playwright";
import { ops } from "../fixtures/operator";
import { expect, test } from "../fixtures/test";

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test("somebody who was invited chooses a password, and signs in with it from then on", async ({ page }) => {
  const email = "dispatcher@board.example";
  const said = await ops("operator", "add", email, "--name", "Dina", "--role", "dispatcher");
  const [, link = ""] = /(\/board\/#invite=\S+)/.exec(said) ?? [];
  await page.goto(link);
  await page.getByLabel("New password", { exact: false }).fill("harbour lights 7");
  await page.getByLabel("The same again", { exact: false }).fill("harbour lights 8");
  await page.getByRole("button", { name: "Save and open the board" }).click();
  await expect(page.getByText("The two passwords differ.")).toBeVisible();
  await page.getByLabel("The same again", { exact: false }).fill("harbour lights 7");
  await page.getByRole("button", { name: "Save and open the board" }).click();
  await expect(page.getByRole("heading", { name: "New", exact: false }).first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");

  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByText("Signed in as Dina")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Email", { exact: false }).fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill("harbour lights 6");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("E-mail or password is wrong.")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByLabel("Password", { exact: false }).first().fill("harbour lights 7");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: "Settings" })).toBeVisible();

  await page.goto(link);
  await page.getByLabel("New password", { exact: false }).fill("harbour lights 9");
  await page.getByLabel("The same again", { exact: false }).fill("harbour lights 9");
  await page.getByRole("button", { name: "Save and open the board" }).click();
  await expect(page.getByText("This link was used already or is too old.", { exact: false })).toBeVisible();
});
