import { newCustomer, newPerson } from "../fixtures/customers";
import { advanceTo } from "../fixtures/operator";
import { call, findPlainDish, oneOf } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, customerWithDish } from "../pages/checkout";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test("a customer reads in the menu how much is new, and opens the order that a notification is about", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const id = new URL(page.url()).searchParams.get("orderId") ?? "";
  await advanceTo(Number(id), "processing");

  await shopper.press(page.getByRole("button", { name: en("shell", "nav.profile") }).first());
  const entry = page
    .getByRole("menuitem", { name: /^Notifications/ })
    .or(page.getByRole("dialog").getByRole("button", { name: /^Notifications/ }));
  await expect(entry).toContainText(/\d new/);
  await shopper.press(entry);
  await expect(page).toHaveURL(/page=notifications/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([en("push", "history.today")]);
  const news = main.getByRole("link", { name: /Your order is being prepared/ });
  await expect(news).toContainText(id);
  await expect(news).toContainText(en("push", "history.isUnread"));
  await shopper.press(news);
  await expect(page).toHaveURL(new RegExp(`page=my-orders&orderId=${id}`));

  await page.goBack();
  await expect(news).toBeVisible();
  await expect(news).not.toContainText(en("push", "history.isUnread"));
  await shopper.press(main.getByRole("button", { name: en("push", "history.markAll") }));
  await expect(main.getByText(en("push", "history.allRead"))).toBeVisible();
});

test("who was told nothing yet is told what will be here; a guest signs in first", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await page.goto("/notifications");
  await expect(page.getByText(en("push", "history.none"))).toHaveCount(0);
  const { token } = await newCustomer();
  await startVisitWith(context, { ...find, token });
  await page.goto("/notifications");
  await expect(page.getByText(en("push", "history.none"))).toBeVisible();
  await expect(page.getByRole("link", { name: en("push", "history.settings") })).toHaveAttribute(
    "href",
    "/settings",
  );
});

test("a guest who comes by a notification of their order sees the order, and not an empty form", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { module, store, item, place } = find;
  await startVisitWith(context, find);
  const { guest_id } = await call<{ guest_id: number }>(
    "/auth/guest/request",
    {},
    { method: "POST", body: {} },
  );
  const asking = { moduleId: module.id, zoneId: place.zone.zone_id };
  await call("/customer/cart/add", asking, { method: "POST", body: { guest_id, ...oneOf(item) } });
  const { name, phone, email } = newPerson();
  const { order_id: orderId } = await call<{ order_id: number }>("/customer/order/place", asking, {
    method: "POST",
    body: {
      guest_id,
      order_type: "take_away",
      payment_method: "cash_on_delivery",
      store_id: store.id,
      order_amount: item.price,
      contact_person_name: name,
      contact_person_number: phone,
      contact_person_email: email,
    },
  });
  await page.goto("/settings");
  const order = { orderId, contact: phone, storeName: store.name, placedAt: Date.now(), closed: false };
  await page.evaluate(
    ([guest, stored]) => {
      localStorage.setItem("guest_id", guest);
      localStorage.setItem("doorstep.guest-orders", stored);
    },
    [String(guest_id), JSON.stringify({ state: { orders: [order] }, version: 1 })] as const,
  );

  await page.goto(`/track-order?order_id=${orderId}`);
  const drawer = page.getByRole("dialog", { name: en("orders", "track.title") });
  await expect(drawer).toContainText(String(orderId));
  await expect(drawer.getByRole("list", { name: en("orders", "timeline.label") })).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByLabel(en("orders", "track.orderId"))).toHaveValue(String(orderId));
});
