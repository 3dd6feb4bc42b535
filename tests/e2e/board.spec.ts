/** The shop's board against the running server. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { addOperator, guestPicksUp, openBoard } from "../pages/board";

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test("somebody who was invited chooses a password, and signs in with it from then on", async ({ page }) => {
  const { email, invitation: link } = await addOperator("Dina", "dispatcher");
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

/** Counts the sounds that the page plays over and over. */
function countRinging(): void {
  const { start, stop } = AudioBufferSourceNode.prototype;
  const bells = new Set<AudioBufferSourceNode>();
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.loop) bells.add(this);
    return start.apply(this, when);
  };
  AudioBufferSourceNode.prototype.stop = function (...when) {
    bells.delete(this);
    return stop.apply(this, when);
  };
  Object.defineProperty(window, "bellsRinging", {
    get: () => [...bells].filter(({ context }) => context.state === "running").length,
  });
}
const bellsRinging = (page: Page) =>
  page.evaluate(() => (window as unknown as { bellsRinging: number }).bellsRinging);

test("a guest's order is heard within two seconds, and is confirmed when the board accepts it", async ({
  page,
}) => {
  await page.addInitScript(countRinging);
  await openBoard(page);
  const order = await guestPicksUp();
  const tile = page.locator(`[data-order="${order.id}"]`);
  await expect(tile).toBeVisible({ timeout: 2_000 });
  await expect.poll(() => bellsRinging(page)).toBe(1);
  await expect(page).toHaveTitle(/new order/i);
  await tile.click();
  await expect(page.getByText(order.item.name, { exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByText("30", { exact: true }).click();
  await page.getByRole("button", { name: "Accept · ready in 30 min" }).click();
  await expect(
    page.getByRole("region", { name: /^In progress/ }).locator(`[data-order="${order.id}"]`),
  ).toBeVisible();
  expect(["confirmed", "accepted", "processing"]).toContain(await order.status());
  // Orders of others may still wait.
  const mute = page.getByRole("button", { name: "Mute for 10 minutes" });
  if (await mute.isVisible()) await mute.click();
  await expect.poll(() => bellsRinging(page)).toBe(0);
});

test.describe("without a network", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("what is accepted waits on the device and happens once when the line is back", async ({
    page,
    context,
  }) => {
    const order = await guestPicksUp();
    await openBoard(page);
    await page.locator(`[data-order="${order.id}"]`).click();
    await expect(page.getByText(order.item.name, { exact: true })).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(`/orders/${order.id}/accept`))
        sent.push(request.headers()["idempotency-key"] ?? "");
    });
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Accept/ }).click();
    await expect(page.getByText(/^Accepted here at .*: will be sent$/)).toBeVisible();
    await expect(page.getByText(/^No connection since/)).toBeVisible();
    expect(await order.status()).toBe("pending");
    await context.setOffline(false);
    await expect.poll(() => order.status(), { timeout: 30_000 }).toMatch(/^(confirmed|accepted|processing)$/);
    await expect(page.getByText(/will be sent$/)).toHaveCount(0);
    expect(new Set(sent).size).toBe(1);
  });
});
