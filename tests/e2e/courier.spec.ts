/** The couriers' page against the running server. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { CourierPosition, Order } from "../../src/contract";
import { ops } from "../fixtures/operator";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, orderDelivery } from "../pages/checkout";
import { dispatcher } from "../pages/courier";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

test.use({ viewport: { width: 360, height: 740 } });

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations;

test("a courier who was invited signs in by number and password, and begins a shift", async ({ page }) => {
  const board = await dispatcher();
  const [courier] = await board.couriers();
  const [link = ""] = (await ops("courier", "invite", String(courier?.id))).split("\n");
  await page.goto(`/courier/${new URL(link).hash}`);
  for (const label of ["New password", "The same again"])
    await page.getByLabel(label, { exact: false }).fill("harbour lights 7");
  await press(page, "Save and begin");
  await press(page, "Settings");
  await press(page, "Sign out");
  await page.getByLabel("Phone number", { exact: false }).fill(courier?.phone ?? "");
  await page.getByLabel("Password", { exact: false }).first().fill("harbour lights 6");
  await press(page, "Sign in");
  await expect(page.getByText("Number or password is wrong.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Password", { exact: false }).first().fill("harbour lights 7");
  await press(page, "Sign in");

  const shift = page.getByRole("switch", { name: "Shift" });
  const startedAt = async () =>
    (await board.couriers()).find(({ id }) => id === courier?.id)?.shift_started_at ?? null;
  await expect(shift).not.toBeChecked();
  await shift.click();
  await expect(shift).toBeChecked();
  await expect.poll(startedAt).not.toBeNull();
  await press(page, "Not now");
  expect(await violations(page)).toEqual([]);
  await shift.click();
  await expect.poll(startedAt).toBeNull();
});

test.describe("through a dead zone", () => {
  test.use({
    serviceWorkers: "allow",
    permissions: ["geolocation"],
    allowedErrors: /ERR_INTERNET_DISCONNECTED/,
  });

  test("an order is brought by a link: shown to its shopper on the way, delivered once when the line is back", async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const find = await findPlainDish();
    const buyer = await customerWithDish(find);
    const id = await orderDelivery(find, buyer, { delivery_instruction: "Code 4711 at the gate" });
    const board = await dispatcher();
    await board.accept(id);
    const { token } = buyer;
    const order = () => call<Order>(`/customer/order/track?order_id=${id}`, { token });
    const { lat, lng } = find.place.position;
    const on = { latitude: Number((lat + 0.004).toFixed(5)), longitude: Number(lng.toFixed(5)) };
    await context.setGeolocation(on);

    await page.goto(`/courier/${new URL(await board.linkOf(id)).hash}`);
    await press(page, "Open the order");
    const card = page.getByRole("article", { name: `Order ${id}` });
    await expect(card.getByText(find.store.name, { exact: true })).toBeVisible();
    await press(page, "Show it while I bring orders");
    expect(await violations(page)).toEqual([]);
    await press(page, "I have it");
    await expect.poll(async () => (await order()).order_status).toBe("picked_up");
    await expect(card.getByText("Code 4711 at the gate")).toBeVisible();
    await expect(page.getByText(/^Position shown, /)).toBeVisible();
    const place = await call<Pick<CourierPosition, "latitude" | "longitude">>(
      `/delivery-man/last-location?order_id=${id}`,
      {
        token,
      },
    );
    expect([Number(place.latitude), Number(place.longitude)]).toEqual([on.latitude, on.longitude]);

    const shoppers = await browser.newContext({ baseURL, serviceWorkers: "block" });
    await startVisitWith(shoppers, { ...find, token });
    const shopper = new Shopper(await shoppers.newPage());
    await shopper.page.goto(`/profile?page=my-orders&orderId=${id}`);
    await shopper.press(
      shopper.page.getByRole("main").getByRole("button", { name: en("orders", "order.track") }),
    );
    const tracking = shopper.page.getByRole("dialog", { name: en("orders", "track.title") });
    await expect(tracking.getByText(/ to go, about \d+ minutes?$/)).toBeVisible();
    await shoppers.close();

    const keys: string[] = [];
    context.on("request", (request) => {
      if (request.url().endsWith(`/orders/${id}/delivered`))
        keys.push(request.headers()["idempotency-key"] ?? "");
    });
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^No connection since/)).toBeVisible();
    await press(page, "I am at the door");
    await press(page, "Hand it over");
    const sheet = page.getByRole("dialog", { name: `Hand over order ${id}` });
    await sheet.getByLabel("Code of the shopper").fill((await order()).otp);
    expect(await violations(page)).toEqual([]);
    await press(page, /^Delivered/);
    await expect(
      page.getByRole("region", { name: "Not sent yet" }).getByText(/^Delivered at /),
    ).toBeVisible();
    expect((await order()).order_status).toBe("picked_up");
    await context.setOffline(false);
    await expect.poll(async () => (await order()).order_status).toBe("delivered");
    await expect(page.getByText("Done. Thank you!")).toBeVisible();
    await expect(page.getByText(/^No connection since/)).toHaveCount(0);
    expect(new Set(keys).size).toBe(1);
  });
});
