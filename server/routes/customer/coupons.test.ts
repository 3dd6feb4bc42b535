import { afterAll, describe, expect, it } from "vitest";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain } from "../../testing/shoppers";

const { server, shop } = await openShopServer();
afterAll(() => server.close());
const { token } = await newCustomer(server);

const codesOf = (list: { code: string }[]) => list.map((coupon) => coupon.code).sort();

describe("coupons", () => {
  it("are listed where they may be used", async () => {
    const list = async (path: "/coupon/list" | "/coupon/list/all", more: object) =>
      codesOf((await server.call("GET", path, { zone: [shop.zone], ...more })).body);
    const mine = await list("/coupon/list", { token, module: shop.food });
    expect(mine).toContain("CENTRE");
    for (const code of ["OLD", "FUTURE", "GONE", "NOBODY", "QUAY"]) expect(mine).not.toContain(code);
    expect(await list("/coupon/list/all", { module: shop.grocery })).not.toContain("FOODONLY");
    const arabic = await server.call("GET", "/coupon/list/all", {
      zone: [shop.zone],
      module: shop.food,
      language: "ar",
    });
    expect(arabic.body.find((coupon) => coupon.code === "TEN")?.title).toBe("قسيمة");
    expect((await server.call("GET", "/coupon/list/all", { module: shop.food })).errors[0]?.code).toBe(
      "zoneId",
    );
  });

  it("that are counted by person are not offered to guests", async () => {
    const { body } = await server.call("GET", "/coupon/list/all", { zone: [shop.zone], module: shop.food });
    const everybodys = codesOf(body);
    for (const code of ["TEN", "ONCE", "FREE", "KITCHEN"]) expect(everybodys).toContain(code);
    for (const code of ["ONE-EACH", "FIRST", "NOBODY", "GONE"]) expect(everybodys).not.toContain(code);
    const mine = codesOf(
      (await server.call("GET", "/coupon/list", { token, zone: [shop.zone], module: shop.food })).body,
    );
    for (const code of ["ONE-EACH", "FIRST"]) expect(mine).toContain(code);
  });

  it.each<[string, "kitchen" | "market" | "cashlessKitchen", number]>([
    ["TEN", "kitchen", 200],
    ["ten", "kitchen", 200],
    ["KITCHEN", "kitchen", 200],
    ["CENTRE", "kitchen", 200],
    ["FIRST", "kitchen", 200],
    ["NONE SUCH", "kitchen", 404],
    ["GONE", "kitchen", 406],
    ["OLD", "kitchen", 407],
    ["FUTURE", "kitchen", 407],
    ["NOBODY", "kitchen", 403],
    ["QUAY", "kitchen", 403],
    ["KITCHEN", "cashlessKitchen", 403],
    ["FOODONLY", "market", 403],
  ])("%s at the %s returns %d", async (code, store, status) => {
    const response = await server.call("GET", "/coupon/apply", {
      token,
      module: shop.food,
      query: { code, store_id: shop[store] },
    });
    expect(response.status).toBe(status);
    if (status !== 200) expect(response.errors[0]?.code).toBe("coupon");
  });

  it("below their minimum are refused when the order is placed", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const response = await place(server, shop, customer, { coupon_code: "BIG" });
    expect([response.status, response.errors[0]?.code]).toEqual([403, "coupon"]);
    expect(response.errors[0]?.message).toContain("$1,000.00");
  });

  it("say that a customer has used them or ordered before, and are not offered to them any longer", async () => {
    const customer = await newCustomer(server);
    const asking = { token: customer.token, module: shop.food };
    const offered = async () =>
      codesOf((await server.call("GET", "/coupon/list", { ...asking, zone: [shop.zone] })).body);
    const apply = (code: string) =>
      server.call("GET", "/coupon/apply", { ...asking, query: { code, store_id: shop.kitchen } });
    expect(await offered()).toEqual(expect.arrayContaining(["ONE-EACH", "FIRST", "TEN"]));
    const cart = JSON.stringify([plain(shop.soup)]);
    const order = await place(server, shop, customer, { is_buy_now: 1, cart, coupon_code: "ONE-EACH" });
    expect(order.status).toBe(200);
    expect(await offered()).toContain("TEN");
    for (const [code, status, message] of [
      ["ONE-EACH", 406, "You have used this coupon as often as you may."],
      ["FIRST", 403, "This coupon is for a first order, and you have ordered before."],
    ] as const) {
      expect(await offered()).not.toContain(code);
      expect(await apply(code)).toMatchObject({
        status,
        body: { errors: [{ code: "coupon", message }] },
      });
    }
    const cancel = { order_id: order.body.order_id, note: "No" };
    await server.call("PUT", "/customer/order/cancel", { token: customer.token, body: cancel });
    expect(await offered()).toEqual(expect.arrayContaining(["ONE-EACH", "FIRST"]));
  });

  it("for everybody take from a guest's order, and a guest's use counts towards the total", async () => {
    const order = async (coupon_code: string) => {
      const guest = await newGuest(server);
      await fillCart(server, guest, shop.food, plain(shop.soup));
      return place(server, shop, guest, { coupon_code });
    };
    const plainOrder = (await order("")).body.total_ammount;
    const withCoupon = await order("TEN");
    expect(withCoupon.status).toBe(200);
    expect(withCoupon.body.total_ammount).toBeLessThan(plainOrder);
    expect((await order("ONCE")).status).toBe(200);
    expect(await order("ONCE")).toMatchObject({ status: 403, body: { errors: [{ code: "coupon" }] } });
  });

  it.each(["ONE-EACH", "FIRST", "NOBODY"])(
    "that are counted by person are refused to a guest, who is asked to sign in: %s",
    async (coupon_code) => {
      const guest = await newGuest(server);
      await fillCart(server, guest, shop.food, plain(shop.soup));
      const message = "This coupon is for customers. Please sign in to use it.";
      expect(await place(server, shop, guest, { coupon_code })).toMatchObject({
        status: 403,
        body: { errors: [{ code: "coupon", message }] },
      });
    },
  );
});
