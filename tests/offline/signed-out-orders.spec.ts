/** Orders of a session that ended elsewhere while they waited: they stay in sight, and are found again by their owner. */
import type { BrowserContext, Page } from "@playwright/test";
import { call, findPlainDish, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signIn } from "../pages/account";
import { type Buyer, customerWithDish, pressWithoutNetwork } from "../pages/checkout";
import { fetchWhole } from "../pages/fetch-whole";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

// Without a worker, which would send as well.
test.use({
  allowedErrors: /Failed to load resource|Unable to preload CSS/,
  serviceWorkers: "block",
});

/** The call that says whose token it is takes longer than a sign-in waits for it, ms. */
const slowAnswerMs = 7_000;

async function signInHere(shopper: Shopper, buyer: Buyer): Promise<void> {
  const open = shopper.button(en("account", "auth.signIn")).first();
  await shopper.page.goto("/settings");
  await shopper.press(open);
  await signIn(shopper, buyer);
  await expect(shopper.dialog).toHaveCount(0);
}

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem("token") ?? "");

const ordersOnDisk = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("doorstep-outbox");
        opening.onsuccess = () => {
          const all = opening.result.transaction("rows").objectStore("rows").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.filter(({ kind }: { kind: string }) => kind === "order").length);
          };
        };
      }),
  );

const slowInfo = (context: BrowserContext) =>
  context.route("**/api/v1/customer/info", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowAnswerMs));
    await route.continue().catch(() => undefined);
  });

/** A backend of the same contract that does not say in its sign-in answers whose token they hold. */
const withoutCustomerId = (context: BrowserContext) =>
  context.route("**/api/v1/auth/login", async (route) => {
    const response = await fetchWhole(route);
    const { customer_id: _left, ...body } = await response.json();
    await route.fulfill({ response, json: body });
  });

const backends = [
  ["that says at the sign-in whose token it is", async () => {}],
  ["that only says so when it is asked", withoutCustomerId],
] as const;

for (const [backend, prepare] of backends) {
  test(`after a slow sign-in an order stays in sight when its session ends elsewhere, at a backend ${backend}`, async ({
    context,
  }) => {
    const find = await findPlainDish();
    const buyer = await customerWithDish(find);
    await prepare(context);
    await slowInfo(context);
    const { page } = await pressWithoutNetwork(context, find, { token: undefined }, async (shopper) => {
      await signInHere(shopper, buyer);
      await context.unroute("**/api/v1/customer/info");
    });
    await call("/auth/logout", { token: await tokenOf(page) }, { method: "POST" });
    await context.setOffline(false);

    const strip = page.getByRole("complementary", { name: en("orders", "strip.label") });
    await expect(strip).toContainText(en("orders", "parked.notSent", { store: find.store.name }), {
      timeout: 40_000,
    });
    await page.reload();
    await expect(strip).toContainText(en("orders", "parked.signInToSend"), { timeout: 40_000 });
    expect(await runningOrders(buyer.token)).toEqual([]);

    // The same person again, now with a quick answer.
    const shopper = new Shopper(page);
    await shopper.press(strip.getByRole("button").first());
    await signIn(shopper, buyer);
    await expect.poll(() => runningOrders(buyer.token), { timeout: 40_000 }).toHaveLength(1);
    await expect(strip.getByText(en("orders", "parked.signInToSend"))).toHaveCount(0);
  });
}

test("an order of an account that is deleted elsewhere is removed from the device at once, and nobody is asked to sign in", async ({
  context,
}) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const { page } = await pressWithoutNetwork(context, find, { token: undefined }, (shopper) =>
    signInHere(shopper, buyer),
  );
  expect(await ordersOnDisk(page)).toBe(1);
  const { token, password } = buyer;
  await call("/customer/remove-account", { token }, { method: "DELETE", body: { password } });
  await context.setOffline(false);
  await expect(page.getByText("This account was deleted.")).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => ordersOnDisk(page)).toBe(0);
  expect(await tokenOf(page)).toBe("");
  await expect(page.getByRole("complementary", { name: en("orders", "strip.label") })).toHaveCount(0);
});
