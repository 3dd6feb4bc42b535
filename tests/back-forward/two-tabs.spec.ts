import type { BrowserContext, Page } from "@playwright/test";
import { findPlainDish, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish } from "../pages/checkout";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** How long a tab may say what is no longer so, ms. */
const maxLagMs = 2_000;

const isOnItsWay = (page: Page) =>
  page.getByText(
    new RegExp(`^(${checkout("placing.sending")}|${checkout("placing.checking")}|We keep trying)`),
  );

/** The same basket at the checkout of two tabs. */
async function twoCheckouts(context: BrowserContext) {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: customer.token });
  const [first, second] = [await context.newPage(), await context.newPage()];
  const other = await atCheckout(second);
  const here = await atCheckout(first);
  await expect(other.placeButton).toBeEnabled();
  await expect(here.placeButton).toBeEnabled();
  return { first, second, here, other, token: customer.token };
}

const orderPage = /page=my-orders&orderId=\d+/;

test.describe("two tabs at the checkout", () => {
  for (const round of [1, 2, 3, 4, 5]) {
    test(`hear of the order that one of them placed, ${round} of 5`, async ({ context }) => {
      const { first, second, here, token } = await twoCheckouts(context);
      await here.press(here.placeButton);
      await expect(first).toHaveURL(orderPage, { timeout: 60_000 });
      await expect(second).toHaveURL(orderPage, { timeout: maxLagMs });
      await expect(isOnItsWay(second)).toHaveCount(0);
      expect(await runningOrders(token)).toHaveLength(1);
    });
  }

  test("that are pressed at the same moment both come to an end, and one order is placed", async ({
    context,
  }) => {
    const { first, second, here, other, token } = await twoCheckouts(context);
    await Promise.all([
      here.placeButton.evaluate((button: HTMLElement) => button.click()),
      other.placeButton.evaluate((button: HTMLElement) => button.click()),
    ]);
    await expect.poll(async () => (await runningOrders(token)).length, { timeout: 60_000 }).toBe(1);
    for (const page of [first, second]) await expect(isOnItsWay(page)).toHaveCount(0, { timeout: 30_000 });
    expect(await runningOrders(token)).toHaveLength(1);
  });

  test("one of which the browser holds aside: it hears of the end when it is shown again", async ({
    context,
  }) => {
    const { first, second, here, other } = await twoCheckouts(context);
    await second.goto("/healthz");
    await here.press(here.placeButton);
    await expect(first).toHaveURL(orderPage, { timeout: 60_000 });
    await second.goBack({ waitUntil: "commit" });
    await expect(isOnItsWay(second)).toHaveCount(0, { timeout: maxLagMs });
    await expect(other.placeButton).toHaveCount(0, { timeout: maxLagMs });
  });

  test("one of which is held aside while the order is on its way: the order is under way when it is shown again", async ({
    context,
  }) => {
    const { first, second, here } = await twoCheckouts(context);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route("**/customer/order/place", async (route) => {
      await held;
      await route.continue();
    });
    await here.press(here.placeButton);
    await expect(isOnItsWay(second).first()).toBeVisible();
    await second.goto("/healthz");
    answer();
    await expect(first).toHaveURL(orderPage, { timeout: 60_000 });
    // Changes in one tab make the browser drop the kept page of the other: it loads anew, with an empty cart.
    await second.goBack({ waitUntil: "commit" });
    const strip = second.getByRole("complementary", { name: en("orders", "strip.label") });
    await expect(strip).toContainText(en("orders", "headline.pending"));
    await expect(isOnItsWay(second)).toHaveCount(0);
  });

  test("one of which is frozen meanwhile: it is led to the order when it goes on", async ({ context }) => {
    const { first, second, here } = await twoCheckouts(context);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route("**/customer/order/place", async (route) => {
      await held;
      await route.continue();
    });
    await here.press(here.placeButton);
    await expect(isOnItsWay(second).first()).toBeVisible();
    const session = await context.newCDPSession(second);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    answer();
    await expect(first).toHaveURL(orderPage, { timeout: 60_000 });
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await expect(second).toHaveURL(orderPage, { timeout: maxLagMs });
  });
});
