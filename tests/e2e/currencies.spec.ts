/** The demo town in currencies that are not two decimals, from the landing to the invoice. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config, Order } from "../../src/contract";
import { TestServer } from "../fixtures/server";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, customerWithDish } from "../pages/checkout";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// One after the other: each fills a town of its own.
test.describe.configure({ mode: "default" });

for (const { currency, digits, amount, other } of [
  { currency: "KWD", digits: 3, amount: /\d\.\d{3} KWD/, other: /\d\.\d{1,2} KWD|\$/ },
  { currency: "JPY", digits: 0, amount: /¥\d/, other: /¥\d+\.|\$/ },
]) {
  test.describe(`in ${currency}`, () => {
    test.describe.configure({ timeout: 400_000 });
    let server: TestServer;
    let shared: string | undefined;
    test.beforeAll(async () => {
      test.setTimeout(400_000);
      server = await TestServer.start({
        dataFolder: mkdtempSync(join(tmpdir(), `doorstep-${currency}-`)),
        environment: { CURRENCY: currency },
      });
      shared = process.env.DOORSTEP_URL;
      process.env.DOORSTEP_URL = server.url;
    });
    test.afterAll(async () => {
      process.env.DOORSTEP_URL = shared;
      await server.remove();
    });

    test("prices, checkout, order and invoice count with its decimals", async ({ page, context }) => {
      const at = (path: string) => new URL(path, server.url).href;
      const reads = async (name: string, part = page.getByRole("main")) => {
        await expect(part, name).toContainText(amount);
        await expect(part, name).not.toContainText(other);
      };
      const config = await call<Config>("/config", {});
      expect(config).toMatchObject({ digit_after_decimal_point: digits, currency: { code: currency } });
      await page.goto(at("/"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      const find = await findPlainDish();
      const { token } = await customerWithDish(find, 2);
      await startVisitWith(context, { ...find, token });
      await page.goto(at(`/store/${find.store.slug}`));
      await expect(page.getByRole("link", { name: find.item.name, exact: true }).first()).toBeVisible();
      await reads("store");

      await page.goto(at("/checkout?page=cart"));
      const shopper = await atCheckout(page);
      await expect(page.getByRole("main").locator("dl")).toContainText(en("checkout", "summary.total"));
      await reads("checkout");
      await shopper.press(shopper.placeButton);
      await expect(page).toHaveURL(/orderId=\d+/);
      const orderId = Number(/orderId=(\d+)/.exec(page.url())?.[1]);
      const order = await call<Order>(`/customer/order/track?order_id=${orderId}`, { token });
      expect(order.order_amount * 10 ** digits).toBeCloseTo(Math.round(order.order_amount * 10 ** digits), 6);

      await page.goto(at(`/profile?page=my-orders&orderId=${orderId}`));
      const main = page.getByRole("main");
      await expect(main.getByText(en("orders", "order.total")).first()).toBeVisible();
      await reads("order");
      await shopper.press(main.getByRole("link", { name: en("orders", "order.invoice") }));
      const sheet = page.getByRole("article", { name: en("invoice", "title") });
      await expect(sheet).toContainText(find.item.name);
      await reads("invoice", sheet);
      await page.screenshot({ path: test.info().outputPath(`${currency}-invoice.png`), fullPage: true });
    });
  });
}
