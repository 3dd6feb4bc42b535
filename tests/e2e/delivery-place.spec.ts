import type { Store, Zone, ZoneLookup } from "../../src/contract";
import { call, type FoundItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { addAddress, atCheckout, checkout, customerWithDish, openAddress, unfold } from "../pages/checkout";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** A place in a zone where the store does not deliver. */
async function placeElsewhere({ module, store, place }: FoundItem) {
  for (const { id } of await call<Zone[]>("/zone/list")) {
    const list = await call<{ stores: Store[] }>("/stores/get-stores/all?limit=50&offset=1", {
      zoneId: JSON.stringify([id]),
      moduleId: module.id,
    });
    for (const other of list.stores) {
      const position = { lat: Number(other.latitude), lng: Number(other.longitude) };
      const zone = await call<ZoneLookup>(`/config/get-zone-id?lat=${position.lat}&lng=${position.lng}`);
      if (zone.zone_data.some((entry) => entry.id === store.zone_id)) break;
      return { ...place, description: other.address, position, zone };
    }
  }
  throw new Error("Every zone of the demo town has the store.");
}

/** A place of the same zone, so far from the store that the way costs more than the least charge. */
async function farPlace({ place: { position, zone } }: FoundItem) {
  for (const [north, east] of [
    [0.04, 0],
    [-0.04, 0],
    [0, 0.04],
    [0, -0.04],
  ] as const) {
    const far = { lat: position.lat + north, lng: position.lng + east };
    const found = await call<ZoneLookup>(`/config/get-zone-id?lat=${far.lat}&lng=${far.lng}`).catch(
      () => null,
    );
    if (found?.zone_id === zone.zone_id) return far;
  }
  throw new Error("The zone has no place far from the store.");
}

test.describe("the place of an order", () => {
  test("is in the store's zone; a saved address brings its own zones and house number", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const customer = await customerWithDish(find);
    const elsewhere = await placeElsewhere(find);
    const near = { lat: Number(find.store.latitude), lng: Number(find.store.longitude) };
    await addAddress(customer, "4 Store Quay", near, "77");
    await addAddress(customer, "9 Far Quay", elsewhere.position, "99");
    await startVisitWith(context, { ...find, place: elsewhere, token: customer.token });
    const shopper = await atCheckout(page);
    const main = page.getByRole("main");
    const outside = checkout("address.outside");
    await expect(
      main.getByRole("region", { name: checkout("address.title") }).getByText(outside),
    ).toBeVisible();
    await expect(shopper.placeButton).toHaveAccessibleDescription(outside);
    // It can be pressed, and leads to the place.
    await shopper.press(shopper.placeButton);
    await expect(shopper.button(checkout("address.edit"))).toBeFocused();
    await unfold(shopper, "extras.title");
    await main.getByLabel(checkout("extras.note")).fill("Ring twice");
    await openAddress(shopper);
    await main.getByLabel(checkout("address.floor")).fill("31");

    await shopper.press(shopper.button(checkout("address.saved")));
    await expect(shopper.dialog).toContainText(en("account", "address.elsewhere", { count: 1 }));
    await expect(shopper.dialog).not.toContainText("9 Far Quay");
    await shopper.press(shopper.dialog.getByRole("radio", { name: /4 Store Quay/ }));
    await shopper.press(shopper.button(en("account", "address.select"), shopper.dialog));
    const [house, floor] = [
      main.getByLabel(checkout("address.house")),
      main.getByLabel(checkout("address.floor")),
    ];
    await expect(house).toHaveValue("77");
    await expect(floor).toHaveValue("");
    await expect(main.getByText(checkout("address.outside"))).toHaveCount(0);
    await expect(shopper.placeButton).toBeEnabled();
    await expect(main.getByLabel(checkout("extras.note"))).toHaveValue("Ring twice");
    const zone = await call<ZoneLookup>(`/config/get-zone-id?lat=${near.lat}&lng=${near.lng}`);
    const kept = await page.evaluate(() => [localStorage.zoneid, localStorage["doorstep.zone-data"]]);
    expect(kept[0]).toBe(zone.zone_id);
    expect((JSON.parse(kept[1]) as { id: number }[]).map(({ id }) => id)).toEqual(
      zone.zone_data.map(({ id }) => id),
    );
    await page.reload();
    await expect(house).toHaveValue("77");
  });

  test("changes the fee and the sum at once, and its contact's number is shown as people write it", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const customer = await customerWithDish(find);
    await addAddress(customer, "9 Far Street", await farPlace(find), "9");
    await startVisitWith(context, { ...find, token: customer.token });
    const shopper = await atCheckout(page);
    const amountOf = async () =>
      Number((await shopper.placeButton.textContent())?.match(/\$(\d+\.\d\d)/)?.[1]);
    await expect.poll(amountOf).toBeGreaterThan(0);
    const before = await amountOf();
    await openAddress(shopper);
    await shopper.press(shopper.button(/^9, 9 Far Street/));
    await expect.poll(amountOf).toBeGreaterThan(before);
    const after = await amountOf();
    await expect(page.getByLabel(checkout("contact.phone"))).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/);
    await shopper.press(shopper.placeButton);
    await expect(page).toHaveURL(/orderId=/);
    const { orders } = await call<{ orders: { order_amount: number }[] }>(
      "/customer/order/running-orders?limit=10&offset=1",
      customer.asking,
    );
    expect(orders.map(({ order_amount }) => order_amount)).toEqual([after]);
  });

  test("picked on the map drops the house number of the previous place", async ({ page, context }) => {
    const find = await findPlainDish();
    const { token } = await customerWithDish(find);
    await startVisitWith(context, { ...find, token });
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({
      latitude: Number(find.store.latitude),
      longitude: Number(find.store.longitude),
    });
    const shopper = await atCheckout(page);
    const main = page.getByRole("main");
    const address = main.getByRole("textbox", { name: new RegExp(`^${checkout("address.address")}`) });
    const details = (["address.road", "address.house", "address.floor"] as const).map((key) =>
      main.getByLabel(checkout(key)),
    );
    await openAddress(shopper);
    for (const detail of details) await detail.fill("5");
    await shopper.press(shopper.button(checkout("address.edit")));
    await shopper.press(shopper.button(en("shell", "location.showMe"), shopper.dialog));
    await expect(shopper.dialog.getByText(find.place.description)).toHaveCount(0);
    await shopper.press(shopper.button("Pick Locations", shopper.dialog));
    await expect(shopper.dialog).toHaveCount(0);
    await expect(address).not.toHaveValue(find.place.description);
    await expect(address).not.toHaveValue("");
    for (const detail of details) await expect(detail).toHaveValue("");
  });
});
