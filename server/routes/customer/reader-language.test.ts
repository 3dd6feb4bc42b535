import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { addOns, cancelReasons, itemCampaigns, items } from "../../db/schema";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, linesOf, newGuest, pizza, place, plain, type Shopper } from "../../testing/shoppers";

const { server, shop, guestWithCart } = await openShopServer();
afterAll(() => server.close());

const database = () => server.context.database;
const redShirt = () => ({ ...plain(shop.shirt), variation: [{ type: "Red-S" }] });
type Reader = "en" | "ar";

const details = async (who: Shopper, id: number, language: Reader) =>
  linesOf(
    (await server.call("GET", "/customer/order/details", { ...who, language, query: { order_id: id } })).body,
  );

describe("the options of goods", () => {
  it("have names in the reader's language beside their keys", async () => {
    const read = async (language: Reader) =>
      (await server.call("GET", `/items/details/${shop.shirt}`, { module: shop.grocery, language })).body;
    const arabic = await read("ar");
    expect(arabic.choice_options).toEqual([
      { name: "choice_1", title: "اللون", options: ["Red"], option_names: ["أحمر"] },
      { name: "choice_2", title: "المقاس", options: ["S", "L"], option_names: ["صغير", "كبير"] },
    ]);
    const english = await read("en");
    expect(english.choice_options[1]).toEqual({ name: "choice_2", title: "Size", options: ["S", "L"] });
    expect(arabic.variations).toEqual(english.variations);
  });

  it("are one cart line with one key in every language", async () => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.grocery, redShirt());
    const again = await server.call("POST", "/customer/cart/add", {
      ...guest,
      module: shop.grocery,
      language: "ar",
      body: redShirt(),
    });
    expect(again.errors[0]?.code).toBe("cart_item");
    const [line] = (
      await server.call("GET", "/customer/cart/list", { ...guest, module: shop.grocery, language: "ar" })
    ).body;
    expect(line?.variation).toMatchObject([{ type: "Red-S" }]);
    expect(line?.item.choice_options[0]).toMatchObject({ title: "اللون", option_names: ["أحمر"] });
  });
});

describe("a sold line", () => {
  it.each(["en", "ar"] as const)("of goods ordered in %s is shown in either language", async (ordered) => {
    const guest = await newGuest(server);
    await fillCart(server, guest, shop.grocery, redShirt());
    const more = { module: shop.grocery, language: ordered };
    const { body } = await place(server, shop, guest, { store_id: shop.market }, more);
    const [arabic] = await details(guest, body.order_id, "ar");
    expect(arabic?.variation).toMatchObject([{ type: "Red-S" }]);
    expect(arabic?.item_details.choice_options).toMatchObject([
      { title: "اللون", options: ["Red"], option_names: ["أحمر"] },
      { title: "المقاس", options: ["S", "L"], option_names: ["صغير", "كبير"] },
    ]);
    const [english] = await details(guest, body.order_id, "en");
    expect(english?.item_details.choice_options).toEqual([
      { name: "choice_1", title: "Colour", options: ["Red"] },
      { name: "choice_2", title: "Size", options: ["S", "L"] },
    ]);
  });

  it.each(["en", "ar"] as const)("of food ordered in %s is shown in either language", async (ordered) => {
    const guest = await guestWithCart(
      pizza(shop, {
        variation: [
          { name: "Size", values: { label: ["Large"] } },
          { name: "Toppings", values: { label: ["Olives", "Basil"] } },
        ],
      }),
    );
    const { body } = await place(server, shop, guest, {}, { language: ordered });
    const shown = async (language: Reader) => (await details(guest, body.order_id, language))[0];
    expect(await shown("ar")).toMatchObject({
      item_details: { name: "بيتزا", add_ons: [{ name: "جبن" }] },
      variation: [
        { name: "الحجم", values: [{ label: "كبير", optionPrice: "3" }] },
        {
          name: "إضافات",
          values: [
            { label: "زيتون", optionPrice: "1" },
            { label: "ريحان", optionPrice: "2" },
          ],
        },
      ],
      add_ons: [{ name: "جبن", quantity: 2 }],
    });
    const english = await shown("en");
    expect(english).toMatchObject({
      item_details: { name: "Pizza", add_ons: [{ name: "Cheese" }] },
      variation: [{ name: "Size", values: [{ label: "Large" }] }, { name: "Toppings" }],
      add_ons: [{ name: "Cheese" }],
    });
    expect(english?.item_details.food_variations.map(({ name }) => name)).toEqual(["Size", "Toppings"]);
  });

  it("keeps the words it was sold with when the shop has changed them", async () => {
    const guest = await guestWithCart(pizza(shop));
    const { body } = await place(server, shop, guest);
    const [before] = await database().select().from(items).where(eq(items.id, shop.pizza));
    const [cheese] = await database().select().from(addOns).where(eq(addOns.id, shop.cheese));
    try {
      await database()
        .update(items)
        .set({ name: "Calzone", translations: { ar: { name: "كالزوني" } }, optionGroups: [] })
        .where(eq(items.id, shop.pizza));
      await database()
        .update(addOns)
        .set({ name: "Ham", translations: { ar: { name: "لحم" } } })
        .where(eq(addOns.id, shop.cheese));
      expect((await details(guest, body.order_id, "ar"))[0]).toMatchObject({
        item_details: { name: "Pizza" },
        variation: [{ name: "Size", values: [{ label: "Large", optionPrice: "3" }] }],
        add_ons: [{ name: "Cheese" }],
      });
    } finally {
      await database().update(items).set(present(before)).where(eq(items.id, shop.pizza));
      await database().update(addOns).set(present(cheese)).where(eq(addOns.id, shop.cheese));
    }
  });

  it("of a campaign is called as the campaign", async () => {
    const [campaign] = await database()
      .insert(itemCampaigns)
      .values({
        slug: "soup-week",
        itemId: shop.soup,
        title: "Soup week",
        translations: { ar: { title: "أسبوع الحساء" } },
        price: 500,
        stock: 9,
        startDate: "2000-01-01",
        endDate: "2999-01-01",
        startTime: "00:00:00",
        endTime: "23:59:59",
      })
      .returning();
    const guest = await guestWithCart({ ...plain(present(campaign).id), model: "ItemCampaign" });
    const { body } = await place(server, shop, guest);
    expect((await details(guest, body.order_id, "ar"))[0]?.item_details.name).toBe("أسبوع الحساء");
  });
});

it("a reason from the shop's list is read in the reader's language, one in own words as it is", async () => {
  await database()
    .insert(cancelReasons)
    .values({ reason: "Ordered twice", translations: { ar: { reason: "طلبت مرتين" } } });
  const reasonOf = async (reason: string) => {
    const guest = await guestWithCart(plain(shop.soup));
    const { body } = await place(server, shop, guest);
    await server.call("PUT", "/customer/order/cancel", {
      ...guest,
      body: { order_id: body.order_id, reason },
    });
    const query = { limit: 10, offset: 1 };
    const { orders } = (await server.call("GET", "/customer/order/list", { ...guest, language: "ar", query }))
      .body;
    return orders[0]?.cancellation_reason;
  };
  expect(await reasonOf("Ordered twice")).toBe("طلبت مرتين");
  expect(await reasonOf("My cat said so")).toBe("My cat said so");
});
