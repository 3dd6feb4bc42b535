import { afterAll, describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { addParcelModule, parcel, sendParcel } from "../../testing/parcels";
import { openShopServer } from "../../testing/shop-server";
import { newGuest, type Shopper } from "../../testing/shoppers";

const { server, shop, countOrders } = await openShopServer({ paymentSandbox: true });
const module = await addParcelModule(server, shop);
afterAll(() => server.close());

const send = (who: Shopper, changes = {}, receiver = {}, more = {}) =>
  sendParcel(server, shop, module, who, parcel(shop, changes, receiver), more);

const details = async (who: Shopper, id: number) =>
  (await server.call("GET", "/customer/order/details", { ...who, query: { order_id: id } })).body as Order;

describe("a parcel that is refused", () => {
  const outside = { latitude: "40", longitude: "40" };
  it.each<[string, Record<string, unknown>, Record<string, unknown>, number, string]>([
    ["nobody who gets it", { receiver_details: undefined }, {}, 403, "receiver_details"],
    ["a receiver that cannot be read", { receiver_details: "{" }, {}, 403, "receiver_details"],
    ["a list of receivers", { receiver_details: "[]" }, {}, 403, "receiver_details"],
    ["no name", {}, { contact_person_name: " " }, 403, "receiver_details.contact_person_name"],
    ["a name that is none", {}, { contact_person_name: 7 }, 403, "receiver_details.contact_person_name"],
    ["no number", {}, { contact_person_number: null }, 403, "receiver_details.contact_person_number"],
    [
      "a wrong number",
      {},
      { contact_person_number: "call me" },
      403,
      "receiver_details.contact_person_number",
    ],
    ["a wrong e-mail", {}, { contact_person_email: "alan@" }, 403, "receiver_details.contact_person_email"],
    ["no address", {}, { address: "" }, 403, "receiver_details.address"],
    ["no place", {}, { latitude: null }, 403, "receiver_details.latitude"],
    ["a place that is none", {}, { latitude: "91" }, 403, "receiver_details.latitude"],
    ["a receiver outside of every zone", {}, outside, 403, "receiverZone"],
    ["a receiver in another zone than named", {}, { zone_id: 999_999 }, 403, "receiverZone"],
    ["a sender outside of every zone", outside, {}, 403, "zone"],
    ["a sender without a place", { latitude: "" }, {}, 403, "latitude"],
    ["a sender without an address", { address: " " }, {}, 403, "address"],
    ["a guest without a name", { contact_person_name: "" }, {}, 403, "contact_person_name"],
    ["no category", { parcel_category_id: undefined }, {}, 403, "parcel_category_id"],
    ["a category that is gone", { parcel_category_id: 77 }, {}, 403, "parcel_category_id"],
    ["nobody who pays", { charge_payer: undefined }, {}, 403, "charge_payer"],
    ["somebody else who pays", { charge_payer: "courier" }, {}, 403, "charge_payer"],
    ["a receiver's wallet", { charge_payer: "receiver", payment_method: "wallet" }, {}, 403, "charge_payer"],
    ["a guest's wallet", { payment_method: "wallet" }, {}, 403, "order_method"],
    ["a coupon", { coupon_code: "TEN" }, {}, 403, "coupon"],
    ["a tip by mistake", { dm_tips: 5000 }, {}, 403, "dm_tips"],
    ["a time in the past", { schedule_at: "2020-01-01 10:00" }, {}, 403, "order_time"],
  ])("has %s", async (_name, changes, receiver, status, code) => {
    const guest = await newGuest(server);
    const before = await countOrders();
    const response = await send(guest, changes, receiver);
    expect([response.status, response.errors[0]?.code]).toEqual([status, code]);
    expect(await countOrders()).toBe(before);
  });

  it("goes nowhere: both ends are one place", async () => {
    const here = { latitude: String(shop.inside.lat), longitude: String(shop.inside.lng + 0.00001) };
    const response = await send(await newGuest(server), {}, here);
    expect(response.errors[0]?.code).toBe("receiver_details.address");
  });

  it("is sent to a module that brings no parcels, or to one that is not in the zone", async () => {
    const guest = await newGuest(server);
    const wrong = await sendParcel(server, shop, shop.food, guest);
    expect(wrong.errors[0]?.code).toBe("order_type");
    const cashless = {
      latitude: String(shop.insideCashless.lat),
      longitude: String(shop.insideCashless.lng),
    };
    const noCash = await send(guest, cashless);
    expect(noCash.errors[0]?.code).toBe("order_method");
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["a sender's address", { address: "x".repeat(10_000) }, {}],
    ["a sender's name", { contact_person_name: "x".repeat(10_000) }, {}],
    ["a note", { order_note: "x".repeat(10_000) }, {}],
    ["an instruction", { delivery_instruction: "x".repeat(10_000) }, {}],
    ["a receiver's address", {}, { address: "x".repeat(10_000) }],
  ])("has ten thousand characters as %s", async (_name, changes, receiver) => {
    const before = await countOrders();
    expect((await send(await newGuest(server), changes, receiver)).status).toBe(403);
    expect(await countOrders()).toBe(before);
  });

  it("keeps HTML as the text that it is, and no more of a receiver's fields than a sender's may have", async () => {
    const guest = await newGuest(server);
    const html = "<img src=x onerror=alert(1)>";
    const { status, body } = await send(
      guest,
      { order_note: html },
      { contact_person_name: html, road: "x".repeat(500) },
    );
    expect(status).toBe(200);
    expect(await details(guest, body.order_id)).toMatchObject({
      order_note: html,
      receiver_details: { contact_person_name: html, road: "x".repeat(191) },
    });
  });

  it("keeps half a letter out of the database", async () => {
    const guest = await newGuest(server);
    const { status, body } = await send(guest, {}, { address: "1 Bletchley Road \ud800\0" });
    expect(status).toBe(200);
    expect((await details(guest, body.order_id)).receiver_details?.address).toBe("1 Bletchley Road");
  });
});
