import { afterAll, describe, expect, it } from "vitest";
import { openDemoServer } from "../../server/testing/demo-shop";
import { linesOf } from "../../server/testing/shoppers";
import { drawPicture } from "../art";
import { demoCustomer } from "../catalogue";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

const shopModules = ["food", "grocery", "pharmacy", "ecommerce"];
const arabic = /[\u0600-\u06ff]/;
const latinWord = /[A-Za-z]/;

describe("an Arabic reader of the demo", () => {
  it("chooses goods by Arabic options", async () => {
    let choices = 0;
    for (const type of shopModules) {
      const query = { limit: 200, offset: 1 };
      const { body } = await server.call("GET", "/items/popular", {
        ...shop.in(type),
        language: "ar",
        query,
      });
      for (const { slug, choice_options } of body.products)
        for (const { title, options, option_names = options } of choice_options) {
          choices += 1;
          expect(title, slug).toMatch(arabic);
          for (const name of option_names) expect(name, slug).not.toMatch(latinWord);
        }
    }
    expect(choices).toBeGreaterThan(0);
  });

  it("sees banners whose art stands on the other side than an English reader's", async () => {
    for (const type of shopModules) {
      const read = async (language: "en" | "ar") =>
        (await server.call("GET", "/banners", { ...shop.in(type), language })).body.banners;
      const english = await read("en");
      expect(english.length, type).toBeGreaterThan(0);
      expect((await read("ar")).map(({ image_full_url }) => image_full_url)).toEqual(
        english.map(({ image_full_url }) => `${image_full_url}/rtl`),
      );
      for (const { image } of await read("ar")) expect(drawPicture(image ?? ""), type).not.toBeNull();
    }
  });

  it("finds no typed words of another language with the demo customer", async () => {
    const signedIn = await server.call("POST", "/auth/login", {
      body: {
        login_type: "manual",
        email_or_phone: demoCustomer.email,
        field_type: "email",
        password: demoCustomer.password,
      },
    });
    const who = { token: signedIn.body.token ?? "", language: "ar" as const };
    const query = { limit: 50, offset: 1 };
    const { addresses } = (await server.call("GET", "/customer/address/list", { ...who, query })).body;
    expect(addresses.map((address) => [address.address_label, address.additional_information])).toEqual(
      demoCustomer.addresses.map(() => [null, null]),
    );
    const { orders } = (await server.call("GET", "/customer/order/list", { ...who, query })).body;
    expect(orders).toHaveLength(demoCustomer.orders.length);
    for (const order of orders) {
      if (order.cancellation_reason !== null) expect(order.cancellation_reason).toMatch(arabic);
      const request = { ...who, query: { order_id: order.id } };
      const details = await server.call("GET", "/customer/order/details", request);
      for (const line of linesOf(details.body)) {
        expect(line.item_details.name).toMatch(arabic);
        for (const entry of line.variation)
          if ("values" in entry && entry.name !== undefined) expect(entry.name).toMatch(arabic);
        for (const addOn of line.add_ons) expect(addOn.name).toMatch(arabic);
      }
    }
  });
});
