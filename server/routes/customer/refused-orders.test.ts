import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { items } from "../../db/schema";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newGuest, pizza, place, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart, countOrders, trackOrder, withKitchen, withSetting } =
  await openShopServer();
afterAll(() => server.close());

const database = () => server.context.database;

describe("an order that is refused", () => {
  it.each<[string, Record<string, unknown>, number, string]>([
    ["paying online", { payment_method: "digital_payment" }, 403, "digital_payment"],
    ["paying offline", { payment_method: "offline_payment" }, 403, "offline_payment_status"],
    ["a guest's wallet", { payment_method: "wallet" }, 403, "order_method"],
    ["partial payment", { partial_payment: 1 }, 203, "partial_payment"],
    ["an unknown way of paying", { payment_method: "shells" }, 403, "payment_method"],
    ["no kind of order", { order_type: undefined }, 403, "order_type"],
    ["no store", { store_id: undefined }, 403, "store_id"],
    ["a store that does not exist", { store_id: 999_999 }, 403, "store"],
    ["no address", { address: " " }, 403, "address"],
    ["no place", { latitude: "" }, 403, "latitude"],
    ["a place that is none", { latitude: "95" }, 403, "latitude"],
    ["a place outside", { latitude: "40", longitude: "40" }, 403, "zone"],
    ["no distance", { distance: undefined }, 403, "distance"],
    ["a guest without a name", { contact_person_name: "" }, 403, "contact_person_name"],
    ["a guest without a number", { contact_person_number: undefined }, 403, "contact_person_number"],
    ["an e-mail that is none", { contact_person_email: "grace@" }, 403, "contact_person_email"],
    ["a guest with a coupon counted by person", { coupon_code: "ONE-EACH" }, 403, "coupon"],
    ["a time that is none", { schedule_at: "tomorrow" }, 403, "schedule_at"],
    ["a day that is none", { schedule_at: "2030-02-31 10:00" }, 403, "schedule_at"],
    ["a time in the past", { schedule_at: "2020-01-01 10:00" }, 403, "order_time"],
    ["a time too far ahead", { schedule_at: "2099-01-01 10:00" }, 403, "schedule_at"],
    ["a cart that cannot be read", { is_buy_now: 1, cart: "[{" }, 403, "cart"],
    ["a cart of rubbish", { is_buy_now: 1, cart: '[{"item_id":"x","quantity":1}]' }, 403, "cart"],
    ["nothing bought now", { is_buy_now: 1, cart: "[]" }, 403, "empty_cart"],
    ["somebody's cart row", { is_buy_now: 1, cart_id: 1 }, 403, "empty_cart"],
  ])("refuses %s", async (_name, changes, status, code) => {
    const guest = await guestWithCart(plain(shop.soup));
    const before = await countOrders();
    const response = await place(server, shop, guest, changes);
    expect([response.status, response.errors[0]?.code]).toEqual([status, code]);
    expect(await countOrders()).toBe(before);
  });

  it("refuses an empty cart, another store's lines and another module's store", async () => {
    const empty = await place(server, shop, await newGuest(server));
    expect([empty.status, empty.errors[0]?.code]).toEqual([403, "empty_cart"]);
    const guest = await guestWithCart(plain(shop.soup));
    const [other] = await database().select().from(items).where(eq(items.storeId, shop.cashlessKitchen));
    await fillCart(server, guest, shop.food, plain(other?.id ?? 0));
    const mixed = await place(server, shop, guest);
    expect([mixed.status, mixed.errors[0]?.code]).toEqual([403, "store"]);
    const wrongModule = await place(server, shop, guest, { store_id: shop.market });
    expect(wrongModule.errors[0]?.code).toBe("store");
  });

  it("obeys the shop's switches", async () => {
    const refused = async (code: string, changes: Record<string, unknown> = {}, status = 403) => {
      const response = await place(server, shop, await guestWithCart(plain(shop.soup)), changes);
      expect([response.status, response.errors[0]?.code]).toEqual([status, code]);
    };
    await withKitchen({ active: false }, () => refused("order_time"));
    await withKitchen({ status: false }, () => refused("store"));
    await withKitchen({ delivery: false }, () => refused("order_type"));
    await withKitchen({ takeAway: false }, () => refused("order_type", { order_type: "take_away" }));
    await withKitchen({ scheduleOrder: false }, () =>
      refused("schedule_at", { schedule_at: new Date(Date.now() + 86_400_000).toISOString() }),
    );
    await withKitchen({ minimumOrder: 651 }, () => refused("order_time", {}, 406));
    await withSetting("guest_checkout_status", 0, 1, () => refused("is_guest"));
    await withSetting("guest_email_optional", 0, 1, () =>
      refused("contact_person_email", { contact_person_email: "" }),
    );
    await withSetting("cash_on_delivery", false, true, () => refused("order_method"));
    await withSetting("home_delivery_status", 0, 1, () => refused("order_type"));
    await withSetting("takeaway_status", 0, 1, () => refused("order_type", { order_type: "take_away" }));
  });

  it("takes no cash in a zone without cash on delivery", async () => {
    const [soup] = await database().select().from(items).where(eq(items.storeId, shop.cashlessKitchen));
    const guest = await guestWithCart(plain(soup?.id ?? 0));
    const at = { latitude: String(shop.insideCashless.lat), longitude: String(shop.insideCashless.lng) };
    const response = await place(server, shop, guest, { store_id: shop.cashlessKitchen, ...at });
    expect([response.status, response.errors[0]?.code]).toEqual([403, "order_method"]);
  });

  it("refuses cash above the module's maximum with 203", async () => {
    const response = await place(server, shop, await guestWithCart(plain(shop.soup, 40)));
    expect([response.status, response.errors[0]?.code]).toEqual([203, "maximum_cod_order_amount"]);
  });

  it("sells what is outside of its hours only for a time inside them", async () => {
    server.clock.set("2026-05-04T12:00:00Z");
    const guest = await guestWithCart(plain(shop.soup));
    await database()
      .update(items)
      .set({ availableFrom: "08:00:00", availableTo: "10:00:00" })
      .where(eq(items.id, shop.soup));
    const now = await place(server, shop, guest);
    expect([now.status, now.errors[0]?.code]).toEqual([403, "order_time"]);
    const tomorrow = await place(server, shop, guest, { schedule_at: "2026-05-05 09:00" });
    expect(tomorrow.status).toBe(200);
    expect(await trackOrder(guest, tomorrow.body.order_id)).toMatchObject({
      scheduled: 1,
      schedule_at: "2026-05-05T09:00:00.000Z",
    });
    await database()
      .update(items)
      .set({ availableFrom: "00:00:00", availableTo: "23:59:59" })
      .where(eq(items.id, shop.soup));
    server.clock.release();
  });

  it("refuses what was switched off, needs a prescription or changed its choices since it was put into the cart", async () => {
    const refused = async (changes: Partial<typeof items.$inferInsert>, code: string) => {
      const guest = await guestWithCart(pizza(shop));
      const [before] = await database().select().from(items).where(eq(items.id, shop.pizza));
      await database().update(items).set(changes).where(eq(items.id, shop.pizza));
      const response = await place(server, shop, guest);
      if (before) await database().update(items).set(before).where(eq(items.id, shop.pizza));
      expect([response.status, response.errors[0]?.code]).toEqual([403, code]);
    };
    await refused({ active: false }, "not_found");
    await refused({ prescriptionRequired: true }, "prescription");
    await refused({ optionGroups: [] }, "variation");
    await refused(
      {
        maximumCartQuantity: null,
        optionGroups: [
          {
            name: "Size",
            type: "single",
            min: 0,
            max: 0,
            required: true,
            values: [{ label: "Tiny", price: 0 }],
          },
        ],
      },
      "variation",
    );
  });
});
