import { type FoundItem, findItem, findPlainDish, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import {
  atCheckout,
  checkout,
  customerWithDish,
  openAddress,
  savedAddresses,
  unfold,
} from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test("restores what a guest had typed before a reload, for that guest only", async ({ page, context }) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  await page.goto(`/store/${find.store.slug}`);
  const shopper = new Shopper(page);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  await openAddress(await atCheckout(page));
  const main = page.getByRole("main");
  const typed = {
    "contact.name": "Ines Rook",
    "contact.email": "ines@example.test",
    "address.floor": "3",
  } as const;
  for (const [label, text] of Object.entries(typed))
    await main.getByLabel(checkout(label as keyof typeof typed)).fill(text);
  await page.reload();
  for (const [label, text] of Object.entries(typed))
    await expect(main.getByLabel(checkout(label as keyof typeof typed))).toHaveValue(text);
  const customer = await customerWithDish(find);
  await page.evaluate((token) => localStorage.setItem("token", token), customer.token);
  await page.reload();
  await expect(main.getByLabel(checkout("contact.name"))).toHaveValue(customer.name);
  await expect(main.getByLabel(checkout("address.floor"))).toHaveValue("");
});

/** A dish of a shop that also takes orders for later. */
const findDishForLater = (): Promise<FoundItem> =>
  findItem(
    "food",
    "dish that can be ordered for later",
    (item, store) => item.food_variations.length === 0 && store.schedule_order,
  );

test("orders for a time of another day, and saves the address to the customer's addresses", async ({
  page,
  context,
}) => {
  const find = await findDishForLater();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const shopper = await atCheckout(page);
  const main = page.getByRole("main");
  await openAddress(shopper);
  await main.getByLabel(checkout("address.house")).fill("12b");
  await main.getByLabel(checkout("address.floor")).fill("4");
  await main.getByLabel(checkout("address.save")).check();

  await unfold(shopper, "time.title");
  await main.getByRole("radio", { name: new RegExp(`^${checkout("time.later")}`) }).check();
  const [day, time] = [
    main.getByRole("combobox", { name: checkout("time.day"), exact: true }),
    main.getByRole("combobox", { name: checkout("time.time"), exact: true }),
  ];
  // Today and tomorrow have names; the third day has its date.
  const date = await day.locator("option").nth(2).getAttribute("value");
  await day.selectOption({ index: 2 });
  await time.selectOption({ index: 1 });
  const slot = await time.inputValue();
  expect(slot.slice(0, 10)).toBe(date);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const [order] = await runningOrders(token);
  expect(order).toMatchObject({ scheduled: 1, order_type: "delivery" });
  expect(order?.schedule_at?.slice(0, 16).replace("T", " ")).toBe(slot);

  await expect
    .poll(async () =>
      (await savedAddresses(token)).map(({ address, house, floor }) => [address, house, floor]),
    )
    .toEqual([[find.place.description, "12b", "4"]]);
  await page.goto("/profile?page=profile-settings");
  const book = page.getByRole("main").getByRole("listitem").filter({ hasText: find.place.description });
  await expect(book).toHaveCount(1);
  await expect(book).toContainText("12b");
});

test("keeps the button with total and arrival in view on a phone, and in the summary on wider windows", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const shopper = await atCheckout(page);
  await expect(shopper.placeButton).toHaveCount(1);
  await expect(shopper.placeButton).toBeInViewport({ ratio: 1 });
  await expect(shopper.placeButton).toContainText(/\d\.\d{2}/);
  await expect(shopper.placeButton).toContainText(/\d?\d:\d[05]\D+\d?\d:\d[05]/);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("search")).toHaveCount(0);
  await expect(page.getByRole("button", { name: new RegExp(`^${en("shell", "nav.cart")}`) })).toHaveCount(0);

  await page.setViewportSize({ width: 1000, height: 800 });
  const summary = page.getByRole("complementary", { name: checkout("summary.title") });
  await expect(summary.getByRole("button", { name: checkout("summary.place"), exact: true })).toBeVisible();
  await expect(shopper.placeButton).toHaveCount(1);
  await expect(summary).toContainText(/\d?\d:\d[05]\D+\d?\d:\d[05]/);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

test("fields that an error opened stay open while it is mended, and close by their row", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const shopper = await atCheckout(page);
  await openAddress(shopper);
  const section = page.getByRole("region", { name: checkout("address.title") });
  const field = section.getByRole("textbox", { name: checkout("address.address") });
  await field.fill("");
  await shopper.press(section.getByRole("button", { expanded: true }));
  await expect(field).toBeHidden();
  await shopper.press(shopper.placeButton);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.press("Q");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeVisible();
  await shopper.press(section.getByRole("button", { expanded: true }));
  await expect(field).toBeHidden();
});
