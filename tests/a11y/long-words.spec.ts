/** Names have no length that a page could count on: those of shops, of what they sell, and what shoppers type. */
import type { Page } from "@playwright/test";
import { call, findDish, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish, orderThere, putDish } from "../pages/checkout";
import { expectNoSideways, sticksOut } from "../pages/sideways";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 320, height: 640 } });

/** No space, no hyphen: nothing says where it may be broken. */
const longWord = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte";

/** Whatever shops have named is one long word, each another. */
async function nameLong(page: Page): Promise<void> {
  let number = 0;
  await page.route(
    /\/api\/v1\/(items|stores|categories|product|search|brand|campaigns|banners)\b/,
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replace(/"(name|label|store_name|title)":"[^"]+"/g, (_, key) => {
          number += 1;
          return `"${key}":"${longWord}${number}"`;
        }),
      });
    },
  );
}

test("one word of 60 letters as the name of anything that a shop sells breaks", async ({ page, context }) => {
  const find = await findDish();
  await startVisitWith(context, find);
  await nameLong(page);
  const seeItem = async (path: string) => {
    if (!path.startsWith("/store/")) return;
    await page.getByRole("main").getByRole("link", { name: longWord }).first().tap();
    await expect(page.getByRole("dialog").getByRole("heading", { name: longWord }).first()).toBeVisible();
    await expect.poll(() => sticksOut(page)).toEqual([]);
  };
  await expectNoSideways(
    page,
    [
      "/",
      `/store/${find.store.slug}`,
      `/product/${find.item.slug}?module_id=${find.module.id}`,
      "/home?search=a&data_type=searched",
      "/categories",
    ],
    undefined,
    seeItem,
  );
});

test("one word of 60 letters that a shopper typed breaks", async ({ page, context }) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const { token, phone } = buyer;
  const { lat, lng } = find.place.position;
  const send = (path: string, body: unknown) => call(path, { token }, { method: "POST", body });
  await send("/customer/address/add", {
    address_type: "other",
    address_label: longWord,
    contact_person_name: longWord,
    contact_person_number: phone,
    address: longWord,
    house: longWord,
    latitude: String(lat),
    longitude: String(lng),
  });
  const order = await orderThere(find, buyer, { order_note: longWord });
  await send("/customer/message/send", { receiver_type: "admin", receiver_id: 0, message: longWord });
  await putDish(find, buyer);
  await startVisitWith(context, { ...find, place: { ...find.place, description: longWord }, token });
  await expectNoSideways(page, [
    "/",
    "/profile?page=address",
    "/profile?page=my-orders",
    `/profile?page=order-details&orderId=${order}`,
    `/invoice/${order}`,
    "/chatting",
    "/checkout?page=cart",
  ]);
  await atCheckout(page);
  await page.getByRole("button", { name: checkout("address.saved") }).tap();
  const dialog = page.getByRole("dialog", { name: en("account", "address.saved") });
  await expect(dialog.getByRole("radio")).toBeAttached();
  await expect.poll(() => sticksOut(page)).toEqual([]);
});
