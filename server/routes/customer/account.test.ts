import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { customers, orders } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain } from "../../testing/shoppers";

const { server, shop } = await openShopServer();
afterAll(() => server.close());
const { token } = await newCustomer(server);

describe("the customer's data", () => {
  it("need the language header: HTTP 200 with errors without it", async () => {
    const response = await server.call("GET", "/customer/info", { token });
    expect([response.status, response.errors[0]?.code]).toEqual([200, "current_language_key"]);
    const info = await server.call("GET", "/customer/info", { token, language: "ar" });
    expect(info.body).toMatchObject({
      f_name: "Alan",
      l_name: "Turing",
      wallet_balance: 0,
      order_count: 0,
      userinfo: null,
    });
    const [row] = await server.context.database
      .select()
      .from(customers)
      .where(eq(customers.id, info.body.id));
    expect(row?.language).toBe("ar");
  });

  it.each(["PUT", "POST"] as const)("keep and clear the device's token by %s", async (method) => {
    const set = (value: string) =>
      server.call(method, "/customer/cm-firebase-token", {
        token,
        body: { cm_firebase_token: value, _method: "put" },
      });
    const kept = async () =>
      (await server.call("GET", "/customer/info", { token, language: "en" })).body.cm_firebase_token;
    await set("device");
    expect(await kept()).toBe("device");
    await set("@");
    expect(await kept()).toBeNull();
    expect((await set("")).errors[0]?.code).toBe("cm_firebase_token");
  });

  it("have no notifications yet, and a zone can be sent", async () => {
    expect((await server.call("GET", "/customer/notifications", { token })).body).toEqual([]);
    expect((await server.call("GET", "/customer/update-zone", { token, zone: [shop.zone] })).body).toEqual(
      [],
    );
    expect((await server.call("GET", "/customer/update-zone", { token })).status).toBe(403);
  });

  it("show stores ordered from and items that may please", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const placed = await place(server, shop, customer);
    const ask = { token: customer.token, zone: [shop.zone], module: shop.food };
    expect((await server.call("GET", "/customer/visit-again", ask)).body).toEqual([]);
    for (let step = 0; step < 6; step += 1) await advanceOrder(server.context, placed.body.order_id);
    const visited = (await server.call("GET", "/customer/visit-again", ask)).body;
    expect(visited.map((store: { id: number }) => store.id)).toEqual([shop.kitchen]);
    expect(visited[0]).toMatchObject({ items_count: 2 });
    expect(visited[0]?.items).toHaveLength(2);
    expect((await server.call("GET", "/customer/suggested-items", ask)).body.length).toBeGreaterThan(0);
    const missing = await server.call("GET", "/customer/visit-again", { token: customer.token });
    expect([missing.status, missing.errors[0]?.code]).toEqual([403, "zoneId"]);
  });

  it("go when the account is removed, but not while orders run", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const placed = await place(server, shop, customer);
    const remove = () =>
      server.call("DELETE", "/customer/remove-account", {
        token: customer.token,
        body: { password: "enigma-machine" },
      });
    const open = await remove();
    expect([open.status, open.errors[0]?.code]).toEqual([203, "on-going"]);
    await server.call("PUT", "/customer/order/cancel", {
      token: customer.token,
      body: { order_id: placed.body.order_id, reason: "x" },
    });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 401]);
    const [row] = await server.context.database
      .select()
      .from(orders)
      .where(eq(orders.id, placed.body.order_id));
    expect(row?.address).toMatchObject({ contact_person_name: "", contact_person_number: "", address: "" });
    const again = await server.call("POST", "/auth/sign-up", {
      body: { name: "Alan", phone: customer.phone, email: customer.email, password: "enigma-machine" },
    });
    expect(again.status).toBe(200);
  });

  it("are for the signed-in only", async () => {
    for (const path of [
      "/customer/info",
      "/customer/notifications",
      "/customer/wish-list",
      "/customer/address/list",
      "/coupon/list",
    ]) {
      expect((await server.call("GET", path, { zone: [shop.zone], language: "en" })).status).toBe(401);
      expect(
        (await server.call("GET", path, { ...(await newGuest(server)), zone: [shop.zone], language: "en" }))
          .status,
      ).toBe(401);
    }
  });
});

describe("addresses", () => {
  const address = (changes: Record<string, unknown> = {}) => ({
    address_type: "home",
    address: "7 Quay Street",
    contact_person_name: "Grace",
    contact_person_number: "1 202 555 3456",
    latitude: String(shop.inside.lat),
    longitude: String(shop.inside.lng),
    ...changes,
  });

  it("keep everything, with the zones around them", async () => {
    const added = await server.call("POST", "/customer/address/add", {
      token,
      body: address({
        floor: "3",
        road: "Quay Street",
        house: "7",
        address_label: "Mum",
        additional_information: "Blue door",
        contact_person_email: "g@shop.test",
      }),
    });
    expect(added.body).toEqual({ message: expect.any(String), zone_ids: [shop.zone] });
    const page = (
      await server.call("GET", "/customer/address/list", { token, query: { limit: 10, offset: 1 } })
    ).body;
    expect(page).toMatchObject({ total_size: 1, limit: 10, offset: 1 });
    expect(page.addresses[0]).toMatchObject({
      address_label: "Mum",
      additional_information: "Blue door",
      contact_person_email: "g@shop.test",
      contact_person_number: "+12025553456",
      latitude: String(shop.inside.lat),
      zone_ids: [shop.zone],
      floor: "3",
    });
  });

  it("are changed and deleted in the documents' forms too", async () => {
    const id = present((await server.call("GET", "/customer/address/list", { token })).body.addresses[0]).id;
    const moved = address({
      latitude: String(shop.insideCashless.lat),
      longitude: String(shop.insideCashless.lng),
    });
    const put = await server.call("PUT", `/customer/address/update/${id}`, { token, body: moved });
    expect(put.body).toMatchObject({ zone_id: shop.cashlessZone, zone_ids: [shop.cashlessZone] });
    expect(
      (await server.call("POST", "/customer/address/update", { token, body: { ...address(), id } })).status,
    ).toBe(200);
    expect(
      (
        await server.call("POST", `/customer/address/update/${id}`, {
          token,
          body: { ...address(), _method: "put" },
        })
      ).status,
    ).toBe(200);
    expect((await server.call("PUT", "/customer/address/update/999999", { token, body: moved })).status).toBe(
      404,
    );
    const remove = () =>
      server.call("DELETE", "/customer/address/delete", { token, query: { address_id: id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });

  it.each([
    [{ latitude: "40", longitude: "40" }, "coordinates"],
    [{ latitude: "north" }, "latitude"],
    [{ contact_person_number: "none" }, "contact_person_number"],
    [{ contact_person_email: "x@y" }, "contact_person_email"],
    [{ address: "" }, "address"],
    [{ address_type: undefined }, "address_type"],
    [{ contact_person_name: undefined }, "contact_person_name"],
  ])("are refused with %j", async (changes, code) => {
    const response = await server.call("POST", "/customer/address/add", { token, body: address(changes) });
    expect([response.status, response.errors[0]?.code]).toEqual([403, code]);
  });
});

describe("short lists", () => {
  it("name reasons, instructions and charges", async () => {
    const reasons = await server.call("GET", "/customer/order/cancellation-reasons", {
      query: { limit: 10, offset: 1, type: "customer" },
      language: "ar",
    });
    expect(reasons.body).toMatchObject({
      total_size: 2,
      data: [{ reason: "غيرت رأيي" }, { reason: "Too slow" }],
    });
    expect(reasons.headers.etag).toBeTruthy();
    const refund = await server.call("GET", "/customer/order/refund-reasons", await newGuest(server));
    expect(refund.body.refund_reasons.length).toBeGreaterThan(0);
    expect(
      (await server.call("GET", "/customer/order/parcel-instructions")).body.data.length,
    ).toBeGreaterThan(0);
    expect((await server.call("GET", "/most-tips")).body).toEqual({ most_tips_amount: null });
    expect((await server.call("GET", "/vehicle/extra_charge", { query: { distance: 7 } })).body).toBe(1.5);
    expect((await server.call("GET", "/vehicle/extra_charge", { query: { distance: 2 } })).body).toBe(0);
    expect((await server.call("GET", "/offline_payment_method_list")).body).toEqual([]);
  });
});
