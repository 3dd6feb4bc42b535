import type { Locator, Page } from "@playwright/test";
import type { TextParameters } from "../../src/platform/i18n/message-format";
import type { Namespaces } from "../../src/platform/i18n/namespaces";
import { advanceTo, ops } from "../fixtures/operator";
import { pictureFile } from "../fixtures/picture-file";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, orderDelivery, pressAsGuest } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const orders = (key: keyof Namespaces["orders"], parameters?: TextParameters) =>
  en("orders", key, parameters);
const care = (key: keyof Namespaces["aftercare"]) => en("aftercare", key);
const invoice = (key: keyof Namespaces["invoice"]) => en("invoice", key);

/** Widths and heights of the pages that the browser prints, mm. */
async function printedPages(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => ({
    width: Math.round((Number(width) / 72) * 25.4),
    height: Math.round((Number(height) / 72) * 25.4),
  }));
}

/** Where the cells of a table's rows end, px: each row's figures, without those of the item. */
const endsOfFigures = (sheet: Locator): Promise<number[][]> =>
  sheet
    .locator("tr")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].slice(1).map((cell) => Math.round(cell.getBoundingClientRect().right)),
      ),
    );

test("a customer sees how far the courier is, asks for a refund with a photo, and prints the invoice on two papers", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const orderId = await orderDelivery(find, buyer);
  await advanceTo(orderId, "picked_up");
  await startVisitWith(context, { ...find, token: buyer.token });
  const shopper = new Shopper(page);
  await page.goto(`/profile?page=my-orders&orderId=${orderId}`);
  await shopper.press(page.getByRole("main").getByRole("button", { name: orders("order.track") }));
  const tracking = page.getByRole("dialog", { name: orders("track.title") });
  await expect(tracking.getByText(/ to go, about \d+ minutes?$/)).toBeVisible();
  await shopper.press(tracking.getByRole("button", { name: care("way.show") }));
  const way = page.getByRole("dialog", { name: care("way.title") });
  await expect(way.getByText(/ to go, about \d+ minutes?$/)).toBeVisible();
  // The map's own canvas bears the name too, once it is there.
  await expect(way.getByRole("region", { name: care("way.title") }).first()).toBeVisible();

  await advanceTo(orderId, "delivered");
  await page.goto(`/profile?page=my-orders&orderId=${orderId}`);
  const main = page.getByRole("main");
  await shopper.press(main.getByRole("button", { name: care("refund.ask") }));
  const refund = page.getByRole("dialog", { name: care("refund.title") });
  const send = refund.getByRole("button", { name: care("refund.submit") });
  await expect(send).toBeDisabled();
  await refund.getByRole("radio").first().locator("xpath=ancestor::label").click();
  await refund.getByRole("textbox", { name: care("refund.note") }).fill("Half of it was spilled");
  await refund.getByLabel(care("photos.choose")).setInputFiles(await pictureFile("spilled.png"));
  await expect(refund.getByRole("img")).toBeVisible();
  await shopper.press(send);
  await expect(refund).toBeHidden();
  const request = main
    .getByRole("heading", { name: care("refund.heading") })
    .locator("xpath=ancestor::section");
  await expect(request).toContainText("Half of it was spilled");
  await expect(request.getByRole("img")).toBeVisible();
  await shopper.press(main.getByRole("link", { name: orders("order.invoice") }));
  const sheet = page.getByRole("article", { name: invoice("title") });
  await expect(sheet).toContainText(find.item.name);
  await expect(sheet).toContainText(orders("order.number", { id: orderId }));
  expect(await printedPages(page)).toEqual([{ width: 210, height: 297 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  const [headings, ...figures] = await endsOfFigures(sheet);
  expect(headings).toHaveLength(3);
  for (const row of figures) expect(row).toEqual(headings);
  await page.getByText(invoice("paper.roll")).click();
  await expect(sheet).toHaveCSS("width", /^27\d/);
  const [receipt, ...more] = await printedPages(page);
  expect(receipt?.width).toBe(80);
  // All of it on one piece of paper, which ends where the receipt does.
  expect(more).toEqual([]);
  const height = await sheet.evaluate((element) => element.scrollHeight);
  expect(receipt?.height).toBeGreaterThan((height / 96) * 25.4);
  expect(receipt?.height).toBeLessThan((height / 96) * 25.4 + 30);
});

test("a guest takes back an order that the store has not accepted, where it is tracked", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, { place: find.place, module: find.module });
  const shopper = new Shopper(page);
  await pressAsGuest(shopper, find);
  const placed = page.getByRole("dialog", { name: orders("placed.title") });
  await shopper.press(placed.getByRole("button", { name: orders("order.track") }));
  const tracking = page.getByRole("dialog", { name: orders("track.title") });
  await shopper.press(tracking.getByRole("button", { name: orders("order.cancel") }));
  const reasons = page.getByRole("dialog", { name: orders("cancel.title") });
  await reasons.getByRole("radio").first().locator("xpath=ancestor::label").click();
  await shopper.press(reasons.getByRole("button", { name: orders("cancel.submit") }));
  await expect(tracking.getByText(orders("headline.canceled"))).toBeVisible();
  await expect(tracking.getByRole("button", { name: orders("order.cancel") })).toHaveCount(0);
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the store's chat is a button beside where the order goes; canceled, the order has no invoice", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const buyer = await customerWithDish(find);
    const orderId = await orderDelivery(find, buyer, { floor: "3" });
    await startVisitWith(context, { ...find, token: buyer.token });
    const details = `/profile?page=my-orders&orderId=${orderId}`;
    await page.goto(details);
    const main = page.getByRole("main");
    await expect(main.getByText(orders("party.floor", { floor: "3" }))).toBeVisible();
    const chat = main.getByRole("link", { name: en("chat", "link.vendor") });
    await expect(chat).toBeVisible();
    expect((await chat.boundingBox())?.height).toBeLessThan(64);
    const invoiceLink = main.getByRole("link", { name: orders("order.invoice") });
    await expect(invoiceLink).toBeVisible();

    await ops("cancel", String(orderId));
    await page.goto(details);
    await expect(main.getByText(orders("status.canceled")).first()).toBeVisible();
    await expect(invoiceLink).toHaveCount(0);
    await page.goto(`/invoice/${orderId}`);
    await expect(main.getByText(invoice("none"))).toBeVisible();
    await expect(main.getByText(invoice("thanks"))).toHaveCount(0);
  });
});
