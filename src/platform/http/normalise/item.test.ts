/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { itemRow, normaliseItems, reviewRow } from "./item";
import { setPictureBaseUrls } from "./pictures";

beforeEach(() => setPictureBaseUrls({}));

describe("an item", () => {
  const bare = { id: 1, name: "Soup" };

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      "numbers as texts",
      { id: "7", price: "12.50", stock: "3", tax: "5" },
      { id: 7, price: 12.5, stock: 3, tax: 5 },
    ],
    [
      "flags as booleans",
      { veg: true, is_halal: false, organic: "1", recommended: "on" },
      { veg: 1, is_halal: 0, organic: 1, recommended: 1 },
    ],
    ["stars that nobody tells", { rating_count: 3 }, { avg_rating: 4.5, rating_count: 3 }],
    ["no stars yet", { avg_rating: 0, rating_count: 0 }, { avg_rating: 0, rating_count: 0 }],
    ["no options as an empty text", { food_variations: "" }, { food_variations: [] }],
    ["no options as an empty list", { food_variations: [] }, { food_variations: [] }],
    [
      "options with numbers",
      {
        food_variations: [
          {
            name: "Size",
            type: "multi",
            min: 1,
            max: 2,
            required: "on",
            values: [{ label: "L", optionPrice: 3 }],
          },
        ],
      },
      {
        food_variations: [
          {
            name: "Size",
            type: "multi",
            min: "1",
            max: "2",
            required: "on",
            values: [{ label: "L", optionPrice: "3" }],
          },
        ],
      },
    ],
    [
      "options as JSON text, with a broken group dropped",
      {
        food_variations:
          '[{"name":"Size","required":true,"values":[{"label":"L","optionPrice":null},null]},{"values":1},7]',
      },
      {
        food_variations: [
          {
            name: "Size",
            type: "single",
            min: "0",
            max: "0",
            required: "on",
            values: [{ label: "L", optionPrice: "0" }],
          },
        ],
      },
    ],
    [
      "lists as JSON text",
      { add_ons: '[{"id":"4","name":"Dip","price":"1.5"}]', store_id: 9 },
      { add_ons: [{ id: 4, name: "Dip", price: 1.5, store_id: 9 }] },
    ],
    [
      "variations",
      { variations: '[{"type":"Red-L","price":"5","stock":"2"}]' },
      { variations: [{ type: "Red-L", price: 5, stock: 2 }] },
    ],
    [
      "choices",
      { choice_options: [{ name: "choice_1", title: "Size", options: [" S", "L "] }] },
      { choice_options: [{ name: "choice_1", title: "Size", options: ["S", "L"] }] },
    ],
    [
      "choices with names in the reader's language",
      {
        choice_options: [{ name: "c", title: "المقاس", options: ["S", "L"], option_names: ["صغير", "كبير"] }],
      },
      {
        choice_options: [{ name: "c", title: "المقاس", options: ["S", "L"], option_names: ["صغير", "كبير"] }],
      },
    ],
    [
      "categories without names",
      { category_ids: [{ id: 4, position: "1" }] },
      { category_ids: [{ id: "4", position: 1, name: "" }] },
    ],
    ["no maximum as 0", { maximum_cart_quantity: 0 }, { maximum_cart_quantity: null }],
    ["a maximum as text", { maximum_cart_quantity: "5" }, { maximum_cart_quantity: 5 }],
    [
      "an unknown discount type",
      { discount: "10", discount_type: "percentage" },
      { discount: 10, discount_type: "percent" },
    ],
    [
      "a campaign",
      {
        name: undefined,
        title: "Feast",
        start_time: "10:00",
        end_time: "12:00:00",
        start_date: "2026-01-02T00:00:00Z",
        end_date: "2026-02-02",
      },
      {
        name: "Feast",
        available_time_starts: "10:00",
        available_time_ends: "12:00:00",
        available_date_starts: "2026-01-02",
        available_date_ends: "2026-02-02",
      },
    ],
    [
      "the module inside",
      { module: { id: 3, module_type: "grocery", module_name: "Groceries" } },
      { module_type: "grocery", module_id: 3 },
    ],
    [
      "null everywhere",
      {
        slug: null,
        images: null,
        tags: null,
        unit: null,
        avg_rating: null,
        store_name: null,
        generic_name: null,
      },
      { slug: "1", images: [], tags: [], unit: null, avg_rating: 0, store_name: "", generic_name: [] },
    ],
    [
      "nonsense everywhere",
      { stock: "many", images: "x", tags: [1, null, {}], available_time_starts: "soon" },
      { price: 0, stock: 0, images: [], tags: [], available_time_starts: "00:00:00" },
    ],
  ])("reads %s", (_name, row, expected) => {
    expect(itemRow({ ...bare, ...row })).toMatchObject(expected);
  });

  it("leaves out names that do not go with the options one by one", () => {
    const choice = { name: "c", title: "Size", options: ["S", "L"] };
    for (const option_names of [["صغير"], [], null, "صغير", undefined])
      expect(itemRow({ ...bare, choice_options: [{ ...choice, option_names }] })?.choice_options).toEqual([
        choice,
      ]);
  });

  it("drops rows without id or name and keeps the others", () => {
    const rows = normaliseItems([
      { id: 0, name: "x" },
      { name: "y" },
      null,
      5,
      { id: 2 },
      { id: 3, name: "Bread", extra: 1 },
    ]);
    expect(rows.map((row) => row.id)).toEqual([3]);
    expect(rows[0]).not.toHaveProperty("extra");
  });

  it.each(["abc", "", null, {}, -3])("is none when its price is %j, which would look free", (price) => {
    expect(
      normaliseItems([
        { ...bare, price },
        { id: 3, name: "Bread", price: "0" },
      ]),
    ).toMatchObject([{ id: 3, price: 0 }]);
  });

  it("has a combination without a readable price sold out, and no such add-on", () => {
    expect(
      itemRow({
        ...bare,
        price: 4,
        variations: [
          { type: "Red", price: "abc", stock: 9 },
          { type: "Blue", price: 5, stock: 2 },
        ],
        add_ons: [
          { id: 1, name: "Dip", price: "abc" },
          { id: 2, name: "Bag", price: "1" },
        ],
      }),
    ).toMatchObject({
      variations: [
        { type: "Red", price: 4, stock: 0 },
        { type: "Blue", price: 5, stock: 2 },
      ],
      add_ons: [{ id: 2, price: 1 }],
    });
  });

  it("finds its picture", () => {
    setPictureBaseUrls({ item_image_url: "https://cdn.test/items/" });
    expect(itemRow({ ...bare, image: "a.png", image_full_url: "https://x/b.png" })?.image_full_url).toBe(
      "https://x/b.png",
    );
    expect(itemRow({ ...bare, image: "a.png" })?.image_full_url).toBe("https://cdn.test/items/a.png");
    expect(itemRow({ ...bare, images: [{ img: "c.png", storage: "s3" }, "d.png"] })?.images_full_url).toEqual(
      ["https://cdn.test/items/c.png", "https://cdn.test/items/d.png"],
    );
    expect(itemRow({ ...bare, image: "null", image_full_url: null })?.image_full_url).toBeNull();
  });

  it("keeps a review within five stars and puts the customer's name together", () => {
    expect(reviewRow({ id: 1, rating: "9", customer: { f_name: "Ada", l_name: "L" } })).toMatchObject({
      rating: 5,
      customer_name: "Ada L",
    });
    expect(reviewRow({ id: 1, rating: 0, customer_name: "Bob" })).toMatchObject({
      rating: 1,
      customer: { f_name: "Bob" },
    });
  });
});
