import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { CartLine } from "@/contract";
import { toMinor } from "@/domain/money";
import { toOrderLine } from "@/domain/order-lines";
import { orderTotal } from "@/domain/order-total";
import { inCents } from "../../../tests/fixtures/price-reading";
import { zones } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, linesOf, newCustomer, newGuest, pizza, place, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart, trackOrder, withKitchen, withSetting } = await openShopServer();
afterAll(() => server.close());

const database = () => server.context.database;

describe("the amount of an order", () => {
  const cases: [string, Record<string, unknown>, Record<string, unknown>[]][] = [
    ["delivery", {}, [{}]],
    ["take-away", { order_type: "take_away" }, [{}]],
    ["tip and packaging", { dm_tips: 2.5, extra_packaging_amount: 1 }, [{}]],
    ["a long way", { distance: 7.77 }, [{ quantity: 3 }]],
    ["two lines", {}, [{ quantity: 2 }, { quantity: 1, add_on_ids: [], add_on_qtys: [] }]],
  ];
  it.each(cases)("is the domain's: %s", async (_name, changes, lines) => {
    const guest = await guestWithCart(...lines.map((line) => pizza(shop, line)));
    const cart = (await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food })).body;
    const kilometers = Number(changes.distance ?? 2);
    const takeAway = changes.order_type === "take_away";
    const charge = Math.min(900, Math.max(250, Math.round(kilometers * 100))) + (kilometers >= 5 ? 150 : 0);
    const expected = orderTotal({
      lines: cart.map((line: CartLine) =>
        toOrderLine(
          {
            item: line.item,
            model: "Item",
            variation: line.variation,
            quantity: line.quantity,
            addOns: line.add_on_ids.map((id, index) => ({ id, quantity: line.add_on_qtys[index] ?? 1 })),
          },
          inCents,
        ),
      ),
      storeWide: null,
      coupon: null,
      firstOrder: null,
      tax: { percent: 500, included: false },
      orderType: takeAway ? "take_away" : "delivery",
      deliveryCharge: charge,
      freeDelivery: { toAllStores: false, overAmount: null, byStore: false },
      tip: toMinor(changes.dm_tips as number, 2),
      additionalCharge: 50,
      packaging: changes.extra_packaging_amount ? 75 : 0,
    });
    const response = await place(server, shop, guest, changes, {
      headers: { "x-expected-total": String(expected.total / 100) },
    });
    expect(response.body.total_ammount).toBe(expected.total / 100);
    const order = await trackOrder(guest, response.body.order_id);
    const shown =
      linesOf(
        (await server.call("GET", "/customer/order/details", { ...guest, query: { order_id: order.id } }))
          .body,
      ).reduce(
        (sum: number, line: { price: number; quantity: number; total_add_on_price: number }) =>
          sum + line.price * line.quantity + line.total_add_on_price,
        0,
      ) -
      order.store_discount_amount -
      order.coupon_discount_amount +
      order.total_tax_amount +
      order.delivery_charge +
      order.dm_tips +
      order.additional_charge +
      order.extra_packaging_amount;
    expect(order.order_amount).toBeCloseTo(shown, 6);
  });

  it.each([
    ["TEN", 130, 250],
    ["CAPPED", 100, 250],
    ["FLAT", 300, 250],
    ["FREE", 0, 0],
  ])("takes the coupon %s", async (code, off, delivery) => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup, 2));
    const response = await place(server, shop, customer, { coupon_code: code.toLowerCase() });
    const order = (
      await server.call("GET", "/customer/order/track", {
        token: customer.token,
        query: { order_id: response.body.order_id },
      })
    ).body;
    const tax = Math.round((1300 - off) * 0.05);
    expect(toMinor(order.coupon_discount_amount, 2)).toBe(off);
    expect(toMinor(order.delivery_charge, 2)).toBe(delivery);
    expect(toMinor(order.order_amount, 2)).toBe(1300 - off + tax + delivery + 50);
    expect(order.free_delivery_by).toBe(delivery === 0 ? "coupon" : null);
    expect(order.coupon_code).toBe(code);
  });

  it("has the tax inside where prices include it, and free delivery from the shop's threshold", async () => {
    await withSetting("tax_included", 1, 0, async () => {
      const guest = await guestWithCart(plain(shop.soup, 2));
      const order = await trackOrder(guest, (await place(server, shop, guest)).body.order_id);
      expect(order).toMatchObject({ tax_status: "included", total_tax_amount: 0.62, order_amount: 16 });
    });
    const rule = { status: true, type: "free_delivery_by_order_amount", free_delivery_over: 13 };
    await withSetting("admin_free_delivery", rule, { status: false }, async () => {
      const guest = await guestWithCart(plain(shop.soup, 2));
      const order = await trackOrder(guest, (await place(server, shop, guest)).body.order_id);
      expect(order).toMatchObject({
        free_delivery_by: "admin",
        delivery_charge: 0,
        original_delivery_charge: 2.5,
      });
    });
  });

  it("adds the zone's surge, and a store's own tariff without it", async () => {
    await database()
      .update(zones)
      .set({ increasedFee: 2000, increasedFeeActive: true })
      .where(eq(zones.id, shop.zone));
    const surge = await server.call("POST", "/customer/order/get-surge-price", {
      ...(await newGuest(server)),
      body: { zone_id: shop.zone, module_id: shop.food, date_time: "2026-01-01 10:00" },
    });
    expect(surge.body).toMatchObject({ price: 20, price_type: "percent" });
    const guest = await guestWithCart(plain(shop.soup));
    expect((await trackOrder(guest, (await place(server, shop, guest)).body.order_id)).delivery_charge).toBe(
      3,
    );
    await withKitchen(
      { selfDelivery: true, perKm: 200, minimumCharge: 100, maximumCharge: null },
      async () => {
        const own = await guestWithCart(plain(shop.soup));
        expect((await trackOrder(own, (await place(server, shop, own)).body.order_id)).delivery_charge).toBe(
          4,
        );
      },
    );
    await database().update(zones).set({ increasedFeeActive: false }).where(eq(zones.id, shop.zone));
  });

  it("charges the straight line for a way that is too short to be true", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const order = await trackOrder(
      guest,
      (await place(server, shop, guest, { distance: 0.01 })).body.order_id,
    );
    expect(order.distance).toBeGreaterThan(1.5);
  });

  it("gives a new customer the bonus of the first order once, also for orders at once", async () => {
    await writeSetting(database(), "new_customer_discount_amount", 10);
    await writeSetting(database(), "new_customer_discount_amount_type", "percentage");
    await writeSetting(database(), "new_customer_discount_amount_validity", 7);
    await writeSetting(database(), "new_customer_discount_validity_type", "day");
    await withSetting("new_customer_discount_status", 1, 0, async () => {
      const customer = await newCustomer(server);
      const info = await server.call("GET", "/customer/info", { token: customer.token, language: "en" });
      expect(info.body).toMatchObject({ is_valid_for_discount: true, discount_amount: 10 });
      const cart = JSON.stringify([plain(shop.soup, 2)]);
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => place(server, shop, customer, { is_buy_now: 1, cart })),
      );
      expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
      const page = await server.call("GET", "/customer/order/running-orders", {
        token: customer.token,
        query: { limit: 10, offset: 1 },
      });
      const bonuses = page.body.orders.map((order: { ref_bonus_amount: number }) => order.ref_bonus_amount);
      expect(bonuses.sort()).toEqual([0, 0, 0, 0, 1.3]);
    });
  });

  it("previews its tax with the same functions", async () => {
    const guest = await guestWithCart(plain(shop.soup, 2));
    const response = await server.call("POST", "/customer/order/get-Tax", {
      ...guest,
      module: shop.food,
      body: { store_id: shop.kitchen, order_type: "delivery", is_prescription: "false" },
    });
    expect(response.body).toEqual({ tax_amount: 0.65, tax_status: "excluded", tax_included: 0 });
  });
});
