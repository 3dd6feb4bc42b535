import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Order } from "@/contract";
import { defaultDetourFactor, estimatedRoadMeters } from "@/domain/distance";
import { attempts, orders, zones } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { addParcelModule, otherPlace, parcel, parcelCategories, sendParcel } from "../../testing/parcels";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, type Shopper } from "../../testing/shoppers";
import { openWallets, richCustomer } from "../../testing/wallets";

const { server, shop, countOrders, withSetting, readOrders, readCourier } = await openShopServer({
  paymentSandbox: true,
});
const module = await addParcelModule(server, shop);
afterAll(() => server.close());

const database = () => server.context.database;
const kilometers = estimatedRoadMeters(shop.inside, otherPlace, defaultDetourFactor) / 1000;
/** The small shop's extra charge on every order, major units. */
const additional = 0.5;
/** The vehicle's extra for this way, which is longer than 5 km. */
const vehicle = 1.5;
const cents = (value: number) => Math.round(value * 100) / 100;

const send = (who: Shopper, changes = {}, receiver = {}, more = {}) =>
  sendParcel(server, shop, module, who, parcel(shop, changes, receiver), more);

const details = async (who: Shopper, id: number, language: "en" | "ar" = "en") =>
  (await server.call("GET", "/customer/order/details", { ...who, language, query: { order_id: id } }))
    .body as Order;

describe("a parcel", () => {
  it("is placed by a guest with both ends, category and payer, and shown to its sender as one order", async () => {
    const guest = await newGuest(server);
    const placed = await send(guest, { delivery_instruction: "Keep it upright", order_note: "A vase" });
    expect(placed.status).toBe(200);
    expect(placed.body).toMatchObject({ status: "pending" });
    const order = await details(guest, placed.body.order_id, "ar");
    expect(order).toMatchObject({
      order_type: "parcel",
      store_id: null,
      store: null,
      module_type: "parcel",
      charge_payer: "sender",
      parcel_category: { id: parcelCategories.documents, name: "مستندات" },
      delivery_instruction: "Keep it upright",
      order_note: "A vase",
      delivery_address: { contact_person_name: "Grace Hopper", address: "7 Quay Street" },
      receiver_details: { contact_person_name: "Alan Turing", floor: "2", house: null, zone_id: shop.zone },
    });
    const running = await readOrders(guest, "running-orders");
    expect(running.orders.map(({ id }) => id)).toEqual([placed.body.order_id]);
  });

  it("costs kilometres by the category's price, measured by the server whatever the request says", async () => {
    const customer = await newCustomer(server);
    for (const distance of [0, 0.1, 500]) {
      const { body } = await send(customer, { distance, dm_tips: 1.5 });
      expect(body.total_ammount).toBe(cents(Math.round(kilometers * 200) / 100 + vehicle + 1.5 + additional));
      const order = await details(customer, body.order_id);
      expect(order.distance).toBeCloseTo(kilometers, 3);
    }
  });

  it("costs the general price without one of the category, at least the minimum, and surge and tax on top", async () => {
    const customer = await newCustomer(server);
    const box = { parcel_category_id: parcelCategories.box };
    const general = await send(customer, box);
    expect(general.body.total_ammount).toBe(cents(Math.round(kilometers * 400) / 100 + vehicle + additional));
    const near = { latitude: String(shop.inside.lat + 0.001), longitude: String(shop.inside.lng) };
    const minimum = await send(customer, box, near);
    expect(minimum.body.total_ammount).toBe(5.5);
    await database()
      .update(zones)
      .set({ increasedFeeActive: true, increasedFee: 2000 })
      .where(eq(zones.id, shop.zone));
    await withSetting("parcel_tax", 10, 0, async () => {
      const dear = await send(customer, box, near);
      // 5 and a fifth of it, a tenth of that as tax, and the additional charge.
      expect(dear.body.total_ammount).toBe(7.1);
      const order = await details(customer, dear.body.order_id);
      expect(order).toMatchObject({ delivery_charge: 6, total_tax_amount: 0.6, tax_status: "excluded" });
      const preview = await server.call("POST", "/customer/order/get-Tax", {
        ...customer,
        module,
        body: { order_type: "parcel", order_amount: 6, parcel_category_id: parcelCategories.box },
      });
      expect(preview.body).toEqual({ tax_amount: 0.6, tax_status: "excluded", tax_included: 0 });
    });
    await database().update(zones).set({ increasedFeeActive: false }).where(eq(zones.id, shop.zone));
  });

  it("is placed once for one key, and is a question when its total is another one than was seen", async () => {
    const customer = await newCustomer(server);
    const before = await countOrders();
    const key = { headers: { "idempotency-key": "01J-parcel-once-only" } };
    const [first, again] = [await send(customer, {}, {}, key), await send(customer, {}, {}, key)];
    expect(again.body.order_id).toBe(first.body.order_id);
    expect(await countOrders()).toBe(before + 1);
    const seen = await send(customer, {}, {}, { headers: { "x-expected-total": "1.00" } });
    expect([seen.status, seen.errors[0]?.code]).toEqual([409, "order_amount"]);
    const late = await send(customer, {}, {}, { headers: { "x-order-deadline": "1000" } });
    expect([late.status, late.errors[0]?.code]).toEqual([409, "order_expired"]);
    expect(await countOrders()).toBe(before + 1);
  });

  it("goes from the sender to the receiver by courier, and the receiver can follow it", async () => {
    const guest = await newGuest(server);
    const { body } = await send(guest);
    const passed: string[] = [];
    for (let step = 0; step < 3; step += 1)
      passed.push((await advanceOrder(server.context, body.order_id)).status);
    expect(passed).toEqual(["confirmed", "picked_up", "delivered"]);
    const [row] = await database().select().from(orders).where(eq(orders.id, body.order_id));
    expect(row?.courierRoute?.[0]).toEqual([shop.inside.lng, shop.inside.lat]);
    expect(row?.courierRoute?.at(-1)).toEqual([otherPlace.lng, otherPlace.lat]);
    expect((await readCourier(guest, body.order_id)).status).toBe(404);
    const somebody = await newGuest(server);
    const track = (contact_number: string) =>
      server.call("GET", "/customer/order/track", {
        ...somebody,
        query: { order_id: body.order_id, contact_number },
      });
    expect((await track("+12025557654")).body.order_status).toBe("delivered");
    expect((await track("+12025550000")).status).toBe(404);
  });

  it("arrives also when its courier is gone", async () => {
    const guest = await newGuest(server);
    const { body } = await send(guest);
    for (let step = 0; step < 2; step += 1) await advanceOrder(server.context, body.order_id);
    await database().update(orders).set({ courierId: null }).where(eq(orders.id, body.order_id));
    expect(await details(guest, body.order_id)).toMatchObject({
      order_status: "picked_up",
      delivery_man: null,
    });
    expect((await readCourier(guest, body.order_id)).status).toBe(404);
    expect((await advanceOrder(server.context, body.order_id)).status).toBe("delivered");
  });

  it("is paid from the wallet, and canceled while nobody has it", async () => {
    await openWallets(server);
    const customer = await richCustomer(server, 50);
    const paid = await send(customer, { payment_method: "wallet" });
    expect(paid.body.status).toBe("confirmed");
    expect((await details(customer, paid.body.order_id)).payment_status).toBe("paid");
    const open = await send(customer);
    const canceled = await server.call("PUT", "/customer/order/cancel", {
      ...customer,
      body: { order_id: open.body.order_id, reason: "Changed my mind" },
    });
    expect(canceled.status).toBe(200);
    expect((await details(customer, open.body.order_id)).order_status).toBe("canceled");
  });

  it("is paid online first, by a guest too, and by its sender alone", async () => {
    const guest = await newGuest(server);
    const online = { payment_method: "digital_payment" };
    expect((await send(guest, online)).errors[0]?.code).toBe("digital_payment");
    await withSetting("digital_payment", true, false, async () => {
      const { body } = await send(guest, online);
      expect(body.status).toBe("failed");
      expect(await details(guest, body.order_id)).toMatchObject({
        order_status: "failed",
        payment_status: "unpaid",
        payment_method: "digital_payment",
      });
      const receiver = await send(guest, { ...online, charge_payer: "receiver" });
      expect([receiver.status, receiver.errors[0]?.code]).toEqual([403, "charge_payer"]);
    });
  });

  it("is paid from the wallet first and the rest in cash, where the wallet holds too little for all of it", async () => {
    await openWallets(server);
    const customer = await richCustomer(server, 1);
    const part = { payment_method: "cash_on_delivery", partial_payment: 1 };
    const { body } = await send(customer, part);
    const order = await details(customer, body.order_id);
    expect(order).toMatchObject({ payment_status: "partially_paid", partially_paid_amount: 1 });
    const receiver = await send(customer, { ...part, charge_payer: "receiver" });
    expect(receiver.errors[0]?.code).toBe("charge_payer");
  });

  it("belongs to its sender: nobody else reads its details", async () => {
    const { body } = await send(await newGuest(server));
    const other = await server.call("GET", "/customer/order/details", {
      ...(await newGuest(server)),
      query: { order_id: body.order_id },
    });
    expect(other.status).toBe(404);
  });
});

describe("the map service", () => {
  it("is asked for parcels that a zone takes only, and so often for one person", async () => {
    await database().delete(attempts);
    const asked = vi.spyOn(server.context.routePlanner, "distance");
    const guest = await newGuest(server);
    const nowhere = { latitude: "60", longitude: "60" };
    expect((await send(guest, nowhere)).status).toBe(403);
    expect((await send(guest, {}, nowhere)).status).toBe(403);
    expect((await sendParcel(server, shop, shop.food, guest)).status).toBe(403);
    expect(asked).not.toHaveBeenCalled();
    const wrong = { parcel_category_id: 99 };
    for (let count = 0; count < 30; count += 1) expect((await send(guest, wrong)).status).toBe(403);
    expect((await send(guest, wrong)).status).toBe(429);
    expect(asked).toHaveBeenCalledTimes(30);
    expect((await send(await newGuest(server))).status).toBe(200);
    asked.mockRestore();
  });
});
