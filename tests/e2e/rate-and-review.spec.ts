import type { Locator, Page } from "@playwright/test";
import type { ReviewPage } from "../../src/contract/calls/catalogue";
import type { OrderReviews } from "../../src/contract/calls/reviews";
import type reviewTexts from "../../src/platform/i18n/locales/en/reviews";
import type { TextParameters } from "../../src/platform/i18n/message-format";
import { advanceTo } from "../fixtures/operator";
import { pictureFile } from "../fixtures/picture-file";
import { call, type FoundItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { type Buyer, customerWithDish, orderDelivery } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForOfflineTexts } from "../pages/visit";

const text = (key: keyof typeof reviewTexts, parameters?: TextParameters) => en("reviews", key, parameters);

interface Bought {
  find: FoundItem;
  buyer: Buyer;
  orderId: number;
}

/** A customer who ordered a dish. */
async function newOrder(): Promise<Bought> {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const orderId = await orderDelivery(find, buyer);
  return { find, buyer, orderId };
}

/** A customer to whom a dish was brought. */
async function deliveredOrder(): Promise<Bought> {
  const bought = await newOrder();
  await advanceTo(bought.orderId, "delivered");
  return bought;
}
const ownReviews = ({ token }: Buyer, orderId: number) =>
  call<OrderReviews>(`/customer/order/reviews?order_id=${orderId}`, { token });
const stars = (count: number) => text("stars.count", { count });
/** Presses a star: what is seen of its radio button is the label. */
const rate = (within: Locator, count: number) => within.locator("label", { hasText: stars(count) }).click();
const form = (page: Page, name: string) => page.getByRole("main").getByRole("form", { name });

test("a customer is asked for a review, rates the dish with a photo and who brought it, and changes their mind", async ({
  page,
  context,
}) => {
  const { find, buyer, orderId } = await deliveredOrder();
  await startVisitWith(context, { ...find, token: buyer.token });
  const shopper = new Shopper(page);
  await page.goto("/home");
  const question = page.getByRole("dialog", { name: text("reminder.title") });
  await expect(question).toContainText(String(orderId));
  // Whoever looks at the form and leaves is not asked again either.
  const answered = page.waitForResponse(/review-reminder-cancel/);
  await shopper.press(question.getByRole("button", { name: text("reminder.give") }));
  expect((await answered).status()).toBe(200);
  await expect(page).toHaveURL(`/rate-and-review/${orderId}`);

  const dish = form(page, find.item.name);
  await rate(dish, 4);
  await expect(dish.getByRole("radio", { name: stars(4), exact: true })).toBeChecked();
  await dish.getByRole("textbox", { name: text("words.item") }).fill("Like my aunt's");
  await dish.getByLabel(text("photos.choose")).setInputFiles(await pictureFile("dish.png"));
  await expect(dish.getByRole("img", { name: text("photos.one", { number: 1 }) })).toBeVisible();
  await shopper.press(dish.getByRole("button", { name: text("form.send") }));
  await shopper.isTold(text("form.saved"));
  const change = page.getByRole("button", { name: text("written.change", { name: find.item.name }) });
  await expect(change).toBeVisible();

  const courier = page.getByRole("main").getByRole("form");
  await expect(courier).toHaveCount(1);
  await rate(courier, 5);
  // Stars alone are a rating.
  await shopper.press(courier.getByRole("button", { name: text("form.send") }));
  await expect(page.getByText(text("page.done"))).toBeVisible();

  await shopper.press(change);
  await rate(dish, 2);
  await shopper.press(dish.getByRole("button", { name: text("form.save") }));
  await expect(change).toBeVisible();
  await page.reload();
  await expect(page.getByText(text("written.rating", { count: 2 }))).toBeAttached();
  await expect(page.getByText("Like my aunt's")).toBeVisible();

  const { reviews } = await call<ReviewPage>(`/items/reviews/${find.item.id}?limit=50&offset=1`, {
    moduleId: find.module.id,
  });
  const mine = reviews.filter(({ comment }) => comment === "Like my aunt's");
  expect(mine.map(({ rating, customer_name }) => [rating, customer_name])).toContainEqual([2, "Nora Q."]);
  expect(mine[0]?.attachment_full_url).toHaveLength(1);
  expect((await ownReviews(buyer, orderId)).delivery_man).toMatchObject({
    rating: 5,
    comment: "",
  });
});

test("who says no to the question is not asked again, and finds the way from the order", async ({
  page,
  context,
}) => {
  const { find, buyer, orderId } = await deliveredOrder();
  await startVisitWith(context, { ...find, token: buyer.token });
  const shopper = new Shopper(page);
  await page.goto("/home");
  const question = page.getByRole("dialog", { name: text("reminder.title") });
  const turnedDown = page.waitForResponse(/review-reminder-cancel/);
  await shopper.press(question.getByRole("button", { name: text("reminder.later") }));
  expect((await turnedDown).status()).toBe(200);
  await expect(question).toHaveCount(0);
  const asked = page.waitForResponse(/review-reminder$/);
  await page.reload();
  expect(await (await asked).json()).toEqual({ order_id: null, images: [] });

  await page.goto(`/profile?page=my-orders&orderId=${orderId}`);
  await shopper.press(page.getByRole("main").getByRole("link", { name: en("orders", "order.rate") }));
  await expect(page).toHaveURL(`/rate-and-review/${orderId}`);
  await expect(form(page, find.item.name)).toBeVisible();
});

test("a canceled order is not rated, and nobody is told to wait for it", async ({ page, context }) => {
  const { find, buyer, orderId } = await newOrder();
  await call(
    "/customer/order/cancel",
    { token: buyer.token },
    { method: "PUT", body: { order_id: orderId, reason: "Ordered by mistake" } },
  );
  await startVisitWith(context, { ...find, token: buyer.token });
  await page.goto(`/rate-and-review/${orderId}`);
  await expect(page.getByText(text("page.closed"))).toBeVisible();
  await expect(page.getByRole("main").getByRole("form")).toHaveCount(0);
});

test.describe("without network", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

  test("a review that was written without a network waits, can be changed, and is sent once", async ({
    page,
    context,
  }) => {
    const { find, buyer, orderId } = await deliveredOrder();
    await startVisitWith(context, { ...find, token: buyer.token });
    const shopper = new Shopper(page);
    await page.goto(`/rate-and-review/${orderId}`);
    const dish = form(page, find.item.name);
    await expect(dish).toBeVisible();
    await waitForOfflineTexts(page);
    await context.setOffline(true);
    await rate(dish, 1);
    await dish.getByRole("textbox").fill("Written in the metro");
    await shopper.press(dish.getByRole("button", { name: text("form.send") }));
    await expect(page.getByText(text("written.waiting"))).toBeVisible();
    await shopper.press(page.getByRole("button", { name: text("written.change", { name: find.item.name }) }));
    await expect(dish.getByRole("textbox")).toHaveValue("Written in the metro");
    await rate(dish, 3);
    await shopper.press(dish.getByRole("button", { name: text("form.save") }));
    await expect(page.getByText(text("written.waiting"))).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(text("written.waiting"))).toHaveCount(0);
    await expect
      .poll(async () => (await ownReviews(buyer, orderId)).items)
      .toMatchObject([{ item_id: find.item.id, rating: 3, comment: "Written in the metro" }]);
  });
});
