/** One order, three people: a shopper who presses, a shop that answers at its board, a courier who brings it. */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Order } from "../../src/contract";
import { onOwnServer } from "../fixtures/on-own-server";
import { ops } from "../fixtures/operator";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { boardPassword, openBoard } from "../pages/board";
import { atCheckout, customerWithDish } from "../pages/checkout";
import { dispatcher } from "../pages/courier";
import { loseAnswers, ownBrowser } from "../pages/own-browser";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// What a line that breaks writes into the console.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/ });
// Couriers on shift are given the orders of everybody.
onOwnServer();

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

/** Somebody presses where there is no network, and goes on until there is one. */
async function inDeadZone(context: BrowserContext, isBad: boolean, work: () => Promise<void>) {
  if (isBad) await context.setOffline(true);
  await work();
  if (isBad) await context.setOffline(false);
}

/** Signed in by invitation, on shift, and seen by whoever waits. */
async function beginShift(page: Page, courierId: number) {
  const [link = ""] = (await ops("courier", "invite", String(courierId))).split("\n");
  await page.goto(`/courier/${new URL(link).hash}`);
  for (const label of ["New password", "The same again"])
    await page.getByLabel(label, { exact: false }).fill(boardPassword);
  await press(page, "Save and begin");
  const shift = page.getByRole("switch", { name: "Shift" });
  await expect(shift).toBeVisible();
  if (!(await shift.isChecked())) await shift.click();
  await expect(shift).toBeChecked();
  await press(page, "Show it while I bring orders");
}

/** Presses stars, and sends them. */
async function rate(form: Locator, count: number) {
  await form.locator("label", { hasText: en("reviews", "stars.count", { count }) }).click();
  await form.getByRole("button", { name: en("reviews", "form.send") }).click();
}

for (const [index, line] of ["good", "bad"].entries())
  test(`an order goes from the press to the door and is rated, on a ${line} line`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const isBad = line === "bad";
    const find = await findPlainDish();
    const buyer = await customerWithDish(find);
    const { token } = buyer;
    const order = (id: number) => call<Order>(`/customer/order/track?order_id=${id}`, { token });
    const errors: string[] = [];
    const { lat, lng } = find.place.position;
    const [board, road] = await Promise.all([
      ownBrowser(browser, { baseURL, viewport: { width: 1280, height: 900 } }, errors),
      ownBrowser(
        browser,
        {
          baseURL,
          viewport: { width: 360, height: 740 },
          permissions: ["geolocation"],
          geolocation: { latitude: Number((lat + 0.004).toFixed(5)), longitude: Number(lng.toFixed(5)) },
        },
        errors,
      ),
    ]);
    await startVisitWith(context, { ...find, token });
    // Each test has a courier of its own.
    const courier = (await (await dispatcher()).couriers(find.store.id)).at(-1 - index);
    await Promise.all([openBoard(board.page), beginShift(road.page, courier?.id ?? 0)]);
    const sent = isBad ? await Promise.all([context, board.context, road.context].map(loseAnswers)) : [];

    const shopper = await atCheckout(page);
    await shopper.press(shopper.placeButton);
    await expect(page).toHaveURL(/\/profile\?page=my-orders&orderId=\d+/, { timeout: 15_000 });
    const id = Number(new URL(page.url()).searchParams.get("orderId"));

    const tile = board.page.locator(`[data-order="${id}"]`);
    await expect(tile).toBeVisible();
    await expect(board.page).toHaveTitle(/new order/i);
    await tile.click();
    await board.page.getByText("30", { exact: true }).click();
    await inDeadZone(board.context, isBad, async () => {
      await press(board.page, "Accept · ready in 30 min");
      if (isBad) await expect(board.page.getByText(/^Accepted here at .*: will be sent$/)).toBeVisible();
    });
    await expect
      .poll(async () => (await order(id)).order_status)
      .toMatch(/^(confirmed|accepted|processing)$/);

    await press(board.page, /^(Change courier|Courier)$/);
    const choice = board.page.getByRole("dialog", { name: `Who brings order ${id}?` });
    await choice.getByRole("button", { name: new RegExp(`^${courier?.name}`) }).click();
    const card = road.page.getByRole("article", { name: `Order ${id}` });
    await expect(card.getByText(find.store.name, { exact: true })).toBeVisible();
    await inDeadZone(road.context, isBad, async () => {
      await press(road.page, "I have it");
      if (isBad) await expect(road.page.getByText(/^Picked up at /)).toBeVisible();
    });
    await expect.poll(async () => (await order(id)).order_status).toBe("picked_up");
    await expect(road.page.getByText(/^Position shown, /)).toBeVisible();

    if (isBad) {
      // The stream is cut while the order is on its way.
      await context.setOffline(true);
      await context.setOffline(false);
    }
    const told = await page.getByText(/at the door:\s*\d{4}$/).textContent();
    const [otp = ""] = /\d{4}$/.exec(told ?? "") ?? [];
    await shopper.press(page.getByRole("main").getByRole("button", { name: en("orders", "order.track") }));
    const tracking = page.getByRole("dialog", { name: en("orders", "track.title") });
    await expect(tracking.getByText(/ to go, about \d+ minutes?$/)).toBeVisible();

    await inDeadZone(road.context, isBad, async () => {
      await press(road.page, "I am at the door");
      await press(road.page, "Hand it over");
      await road.page.getByLabel("Code of the shopper").fill(otp);
      await press(road.page, /^Delivered/);
      await expect(card).toHaveCount(0);
      if (isBad) expect((await order(id)).order_status).toBe("picked_up");
    });
    await expect(shopper.step(tracking, "step.delivered", "timeline.done")).toBeVisible({ timeout: 15_000 });
    await expect(
      board.page.getByRole("region", { name: /^In progress/ }).locator(`[data-order="${id}"]`),
    ).toHaveCount(0);

    await page.goto(`/rate-and-review/${id}`);
    const forms = page.getByRole("main");
    await rate(forms.getByRole("form", { name: find.item.name }), 4);
    await shopper.isTold(en("reviews", "form.saved"));
    await expect(forms.getByRole("form")).toHaveCount(1);
    await rate(forms.getByRole("form"), 5);
    await expect(page.getByText(en("reviews", "page.done"))).toBeVisible();

    // Each lost answer was asked for again, under the key of its press.
    for (const paths of sent)
      for (const [path, keys] of paths) {
        expect(keys.length, path).toBeGreaterThan(1);
        expect(new Set(keys).size, path).toBe(1);
      }
    expect(errors).toEqual([]);
    await Promise.all([board.context.close(), road.context.close()]);
  });
