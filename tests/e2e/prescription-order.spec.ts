import { newCustomer, newPerson } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { call, findItem, oneOf, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { paper } from "../pages/prescription";
import { choosePhotos, chooser, formOf, setPrice, startAtPharmacy } from "../pages/prescription-order";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

const text = (key: Parameters<typeof en<"prescriptions">>[1], values?: Record<string, string | number>) =>
  en("prescriptions", key, values);

test("a guest sends a prescription from the pharmacy's page, agrees to its price, and follows the order", async ({
  page,
  context,
}) => {
  const find = await startAtPharmacy(context);
  const guest = newPerson();
  const shopper = new Shopper(page);
  await page.goto(`/store/${find.store.slug}?module_id=${find.module.id}`);
  await shopper.press(page.getByRole("link", { name: "Order by prescription" }));
  await expect(page).toHaveURL(new RegExp(`/prescription\\?store=${find.store.id}`));

  // The press shows what is missing, and nothing is sent.
  const send = shopper.button(text("send.button"));
  await shopper.press(send);
  const photos = page.getByRole("region", { name: text("photos.title") });
  await expect(photos.getByText("Prescription image is required.")).toBeVisible();
  await choosePhotos(page, shopper, 2);
  await chooser(page, shopper).setInputFiles(await Promise.all(["3.png", "4.png"].map(paper)));
  await expect(photos.getByText("Maximum 3 images are allowed.")).toBeVisible();
  await expect(photos.getByRole("img")).toHaveCount(3);
  await page.getByLabel("Name").fill(guest.name);
  await page.getByLabel(/^Phone/).fill("no number");
  await shopper.press(send);
  await expect(
    page.getByRole("region", { name: text("contact.title") }).getByText("This is not a phone number"),
  ).toBeVisible();
  await page.getByLabel(/^Phone/).fill(guest.phone);
  await page.getByRole("textbox", { name: text("note.label") }).fill("Sixty tablets");
  // Nothing is wider than the narrowest phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // A reload loses neither photos nor words.
  await page.reload();
  await expect(photos.getByRole("img")).toHaveCount(3);
  await expect(page.getByLabel("Name")).toHaveValue(guest.name);
  await expect(page.getByRole("textbox", { name: text("note.label") })).toHaveValue("Sixty tablets");
  await shopper.press(send);

  const placed = page.getByRole("dialog");
  await expect(placed.getByText("The pharmacy looks at your prescription").first()).toBeVisible();
  const number = (await placed.getByText(/^#\d+$/).textContent()) ?? "";
  const orderId = Number(number.slice(1));
  expect(await ops("prescription", String(orderId))).toMatch(/Sixty tablets/);
  await shopper.press(shopper.button("Track order", placed));
  const tracking = page.getByRole("dialog");
  await expect(tracking.getByText(text("waiting.text"))).toBeVisible();
  await expect(tracking.getByText("Price to come")).toBeVisible();

  await setPrice(orderId, find);
  const agree = tracking.getByRole("button", { name: /^Agree and order for/ });
  await expect(agree).toBeVisible({ timeout: 60_000 });
  await expect(tracking.getByText(/Please agree until/)).toBeVisible();
  await shopper.press(agree);
  await expect(page.getByText(text("priced.agreed"))).toBeVisible();
  await expect(agree).toHaveCount(0);
  await ops("advance", String(orderId));
  await expect(tracking.getByText("The store has your order").first()).toBeVisible({ timeout: 60_000 });
});

test("a customer comes from the cart, sees lines and sum on the order's page, and agrees", async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  const find = await startAtPharmacy(context, { token: customer.token });
  const asking = { token: customer.token, moduleId: find.module.id, zoneId: find.place.zone.zone_id };
  const other = await findItem(
    "pharmacy",
    "item without a prescription",
    (item) => item.is_prescription_required === 0 && item.variations.length === 0,
  );
  await call("/customer/cart/add", asking, { method: "POST", body: oneOf(find.item) });
  expect(other.item.id).not.toBe(find.item.id);
  const shopper = new Shopper(page);
  await page.goto("/home");
  await shopper.press(page.getByRole("button", { name: /Cart/ }).first());
  await shopper.press(shopper.button("Order by prescription", page.getByRole("dialog")));
  await expect(page).toHaveURL(/\/prescription\?store=/);
  await choosePhotos(page, shopper, 1);
  await expect(page.getByLabel(/^Phone/)).not.toHaveValue("");
  await shopper.press(shopper.button(text("send.button")));
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const orderId = Number(/orderId=(\d+)/.exec(page.url())?.[1]);
  await expect(page.getByText("The pharmacy puts this order together.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Invoice" })).toHaveCount(0);

  await setPrice(orderId, find, 2);
  await page.reload();
  await expect(page.getByText("Ointment, made for you")).toBeVisible();
  const [order] = await runningOrders(customer.token);
  expect([order?.prescription_state, order?.details_count]).toEqual(["priced", 2]);
  await expect(page.getByRole("button", { name: /^Agree and order for/ })).toBeVisible();
  // The cart is what it was: the prescription is no part of it.
  const { length } = await call<unknown[]>("/customer/cart/list", asking);
  expect(length).toBe(1);

  await page.getByRole("button", { name: /^Agree and order for/ }).tap();
  await expect(page.getByRole("link", { name: /Invoice/ })).toBeVisible();
  expect((await runningOrders(customer.token))[0]?.prescription_state).toBe("agreed");
});

test("a store that takes no prescriptions says so, and offers none", async ({ page, context }) => {
  const find = await findItem("grocery", "something to eat", () => true);
  await startAtPharmacy(context, find);
  await page.goto(`/store/${find.store.slug}?module_id=${find.module.id}`);
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Order by prescription" })).toHaveCount(0);
  await page.goto(formOf(find));
  await expect(page.getByText(text("store.text"))).toBeVisible();
});
