/** Names have no length that a page could count on: those of shops, of what they sell, and what shoppers type. */
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

/** Names of stores, items and categories on the page become that word. */
const nameLong = (name: string) => {
  const kinds = "h1, a[href^='/store/'], a[href*='/product/'], a[href*='data_type=category']";
  for (const element of document.querySelectorAll(`main :is(${kinds})`)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) (texts.currentNode as Text).data = name;
  }
};

test("one word of 60 letters as the name of what a shop sells breaks", async ({ page, context }) => {
  const find = await findDish();
  await startVisitWith(context, find);
  const paths = [
    "/",
    `/store/${find.store.slug}`,
    `/product/${find.item.slug}?module_id=${find.module.id}`,
    "/home?search=a&data_type=searched",
    "/categories",
  ];
  await expectNoSideways(page, paths, async () => {
    await page.evaluate(nameLong, longWord);
    await expect(page.getByText(longWord).first()).toBeVisible();
  });
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
  for (const path of [
    "/profile?page=address",
    "/chatting",
    `/profile?page=order-details&orderId=${order}`,
    "/checkout?page=cart",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(longWord).first()).toBeVisible();
    await expect.poll(() => sticksOut(page), { message: `${path} needs no scrolling sideways` }).toEqual([]);
  }
  await atCheckout(page);
  await page.getByRole("button", { name: checkout("address.saved") }).tap();
  const dialog = page.getByRole("dialog", { name: en("account", "address.saved") });
  await expect(dialog.getByRole("radio")).toBeAttached();
  await expect.poll(() => sticksOut(page)).toEqual([]);
});
