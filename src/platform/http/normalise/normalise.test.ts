/** One table an entity: what each generation of backends answers, and what comes out. */
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api-error";
import { normaliseBanners } from "./banner";
import { normaliseCart } from "./cart";
import { normaliseBrands, normaliseCategories, normaliseCommonConditions } from "./category";
import { normaliseConfig } from "./config";
import { normaliseAppliedCoupon, normaliseCoupons } from "./coupon";
import {
  addressRow,
  normaliseCustomerInfo,
  normaliseGuestRequest,
  normaliseLoginResult,
  normaliseMessage,
  normaliseWishlist,
} from "./customer";
import { itemRow, normaliseItems, reviewRow } from "./item";
import { normaliseLanding } from "./landing";
import { normaliseModules } from "./module";
import {
  cancelReasonRow,
  normaliseCourierPosition,
  normaliseOrderDetails,
  normalisePlacedOrder,
  normaliseTrackedOrder,
} from "./order";
import { nextPage, normalisePage } from "./page";
import { setPictureBases } from "./pictures";
import {
  normaliseGeocode,
  normalisePlaceDetails,
  normalisePlaceDistance,
  normalisePlacePredictions,
} from "./place";
import { normaliseItemDetails, normaliseStoreDetails, normaliseStores, storeRow } from "./store";
import { normaliseSuggestions } from "./suggestion";
import { normaliseZoneCheck, normaliseZoneLookup, normaliseZones } from "./zone";

beforeEach(() => setPictureBases({}));

const unusable = (work: () => unknown) => {
  expect(work).toThrowError(ApiError);
  try {
    work();
  } catch (error) {
    expect((error as ApiError).kind).toBe("unusable");
  }
};

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
      { price: {}, stock: "many", images: "x", tags: [1, null, {}], available_time_starts: "soon" },
      { price: 0, stock: 0, images: [], tags: [], available_time_starts: "00:00:00" },
    ],
  ])("reads %s", (_name, row, expected) => {
    expect(itemRow({ ...bare, ...row })).toMatchObject(expected);
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

  it("finds its picture", () => {
    setPictureBases({ item_image_url: "https://cdn.test/items/" });
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

describe("a store", () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      "flags and numbers",
      { active: 1, open: true, free_delivery: "1", minimum_order: "20" },
      { active: true, open: 1, free_delivery: true, minimum_order: 20 },
    ],
    [
      "minutes out of words",
      { delivery_time: "30-40 min" },
      { min_delivery_time: 30, max_delivery_time: 40 },
    ],
    ["hours out of words", { delivery_time: "1-2 hours" }, { min_delivery_time: 60, max_delivery_time: 120 }],
    [
      "words out of minutes",
      { min_delivery_time: 10, max_delivery_time: "20" },
      { delivery_time: "10-20 min" },
    ],
    ["metres", { distance: "1234.5" }, { distance: 1234.5 }],
    ["kilometres of the newest generation", { distance_km: 2.5 }, { distance: 2500 }],
    ["a discount of nothing", { discount: { discount: 0 } }, { discount: null }],
    [
      "a discount",
      { discount: { discount: "10", discount_type: "percent", min_purchase: "5" } },
      { discount: { discount: 10, min_purchase: 5, max_discount: 0 } },
    ],
    [
      "schedules, with an impossible day dropped",
      { schedules: [{ id: 1, day: "2", opening_time: "09:00:00" }, { day: 9 }] },
      { schedules: [{ id: 1, store_id: 5, day: 2, opening_time: "09:00:00", closing_time: "" }] },
    ],
  ])("reads %s", (_name, row, expected) => {
    expect(storeRow({ id: 5, name: "Corner", ...row })).toMatchObject(expected);
  });

  it("has no distance when none was sent", () => {
    expect(storeRow({ id: 5, name: "Corner" })).not.toHaveProperty("distance");
  });

  it("is null in details when missing, and unusable when it is no store", () => {
    expect(normaliseStoreDetails(null)).toBeNull();
    unusable(() => normaliseStoreDetails({ message: "?" }));
    unusable(() => normaliseStores("nonsense"));
    expect(
      normaliseStoreDetails({
        id: 1,
        name: "A",
        category_ids: ["4", null],
        price_range: [{ min_price: "1", max_price: 9 }],
      }),
    ).toMatchObject({
      category_ids: [4],
      price_range: [{ min_price: 1, max_price: 9 }],
    });
  });

  it("is made from the item where item details have none", () => {
    expect(
      normaliseItemDetails({ id: 1, name: "Soup", store_id: 8, store_name: "Pot", whislists_count: "3" }),
    ).toMatchObject({
      store_details: { id: 8, name: "Pot" },
      whislists_count: 3,
    });
  });
});

describe("categories, brands, conditions, banners, coupons", () => {
  it("reads both generations of categories", () => {
    const [old, recent] = normaliseCategories([
      {
        id: 1,
        name: "Fruit",
        slug: "fruit",
        featured: 0,
        position: "2",
        childes: [{ id: 2, name: "Apples" }, { id: null }],
      },
      { id: 3, name: "Bread", image_full_url: "/b.png" },
    ]);
    expect(old).toMatchObject({
      featured: 0,
      position: 2,
      childes: [{ id: 2, name: "Apples", slug: "2" }],
      childes_count: 1,
    });
    expect(recent).toMatchObject({ featured: 1, slug: "3", childes: [] });
  });

  it("takes bare arrays, data wrappers and filtered arrays, and null for none", () => {
    expect(normaliseBrands({ data: [{ id: 1, name: "A" }] })).toHaveLength(1);
    expect(normaliseCommonConditions({ 0: { id: 1, name: "Cold" }, 4: { id: 2, name: "Flu" } })).toHaveLength(
      2,
    );
    expect(normaliseCategories(null)).toEqual([]);
    unusable(() => normaliseCategories({ message: "?" }));
    unusable(() => normaliseCategories(7));
  });

  it("drops banners without a picture and takes [] for an inner error", () => {
    expect(normaliseBanners([])).toEqual({ campaigns: [], banners: [] });
    expect(
      normaliseBanners({
        campaigns: [{ id: 1, title: "Feast" }],
        banners: [{ id: 1 }, { id: 2, image_full_url: "/x.png", type: "odd", default_link: "https://x" }],
      }),
    ).toMatchObject({ campaigns: [{ id: 1 }], banners: [{ id: 2, type: "default", link: "https://x" }] });
  });

  it("reads coupons, everything but amount being a percentage", () => {
    expect(
      normaliseCoupons([
        { id: 1, code: "A", discount_type: "percentage", data: [1, 2] },
        { id: 2, code: "" },
      ]),
    ).toMatchObject([{ id: 1, discount_type: "percent", data: "[1,2]", coupon_type: "default" }]);
    expect(
      normaliseAppliedCoupon({ id: "4", code: "B", discount_type: "amount", discount: "5" }),
    ).toMatchObject({ id: 4, discount: 5, discount_type: "amount" });
    unusable(() => normaliseAppliedCoupon({}));
  });
});

describe("config", () => {
  it("comes out whole from an empty answer and invents no way to pay", () => {
    const config = normaliseConfig({});
    expect(config).toMatchObject({
      cash_on_delivery: false,
      digital_payment: false,
      offline_payment_status: 0,
      guest_checkout_status: 0,
      idempotency: false,
      digit_after_decimal_point: 2,
      timezone: "UTC",
      module: null,
      centralize_login: { manual_login_status: 1, otp_login_status: 0, social_login_status: 0 },
    });
    expect(config.module_config.grocery.stock).toBe(true);
    expect(config.module_config.food.stock).toBe(false);
    expect(config.module_config.food.order_status.accepted).toBe(true);
  });

  it.each<[string, Record<string, unknown>, number | null]>([
    ["only the old field", { free_delivery_over: "50" }, 50],
    ["the old field at 0", { free_delivery_over: 0 }, null],
    [
      "the table by amount",
      {
        free_delivery_over: 10,
        admin_free_delivery: {
          status: true,
          type: "free_delivery_by_order_amount",
          free_delivery_over: "70",
        },
      },
      70,
    ],
    [
      "the table switched off",
      {
        free_delivery_over: 10,
        admin_free_delivery: { status: 0, type: "free_delivery_by_order_amount", free_delivery_over: 70 },
      },
      null,
    ],
    [
      "the table for all stores",
      { admin_free_delivery: { status: 1, type: "free_delivery_to_all_store" } },
      null,
    ],
  ])("finds the free-delivery threshold from %s", (_name, answer, expected) => {
    expect(normaliseConfig(answer).free_delivery_over).toBe(expected);
  });

  it("does not lose what the module's table says", () => {
    const config = normaliseConfig({
      module_config: { module_type: ["food"], food: { stock: "1", order_status: { accepted: 0 } } },
    });
    expect(config.module_config.food).toMatchObject({
      stock: true,
      add_on: false,
      order_status: { accepted: false },
    });
  });

  it("remembers folders for pictures of old backends", () => {
    expect(
      normaliseConfig({ logo: "l.png", base_urls: { business_logo_url: "https://c/b" } }).logo_full_url,
    ).toBe("https://c/b/l.png");
  });

  it("comes out the same when read again", () => {
    const once = normaliseConfig({
      business_name: "Shop",
      admin_free_delivery: { status: 1, type: "free_delivery_by_order_amount", free_delivery_over: 5 },
    });
    expect(normaliseConfig(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it.each([null, [], "x", 5, "<html>"])("is unusable as %j", (answer) =>
    unusable(() => normaliseConfig(answer)),
  );
});

describe("landing, modules, zones", () => {
  it("takes a landing in which everything is null", () => {
    expect(
      normaliseLanding({
        header_title: null,
        testimonial_list: null,
        available_zone_list: [{ id: 1, modules: null }],
      }),
    ).toMatchObject({
      header_title: null,
      testimonial_list: [],
      available_zone_list: [{ id: 1, modules: [] }],
    });
    unusable(() => normaliseLanding("<html>"));
  });

  it("drops modules of other kinds", () => {
    expect(
      normaliseModules([
        { id: 1, module_type: "food", zones: [{ id: "4", name: "A" }] },
        { id: 2, module_type: "rental" },
        { id: "3", module_type: "Grocery", items_count: "8" },
      ]),
    ).toMatchObject([
      { id: 1, zones: [{ id: 4, name: "A" }] },
      { id: 3, module_type: "grocery", items_count: 8 },
    ]);
  });

  it.each<[unknown, string]>([
    ["[2,1]", "[2,1]"],
    ["[2, 1]", "[2, 1]"],
    ['["2"]', '["2"]'],
    [[2, 1], "[2,1]"],
    [3, "[3]"],
    ["3", "[3]"],
  ])("keeps zone_id %j as %s", (zone_id, expected) => {
    expect(normaliseZoneLookup({ zone_id, zone_data: null }).zone_id).toBe(expected);
  });

  it.each([null, "", "null", [], "[]", {}])("does not confirm a place whose zone_id is %j", (zone_id) =>
    unusable(() => normaliseZoneLookup({ zone_id })),
  );

  it("reads the flags of a zone in all styles", () => {
    const { zone_data } = normaliseZoneLookup({
      zone_id: "[1]",
      zone_data: [
        {
          id: 1,
          cash_on_delivery: 1,
          digital_payment: "1",
          offline_payment: false,
          modules: [{ id: 4, module_type: "food", pivot: { per_km_shipping_charge: "2" } }],
        },
      ],
    });
    expect(zone_data).toMatchObject([
      {
        cash_on_delivery: true,
        digital_payment: true,
        offline_payment: false,
        modules: [
          {
            pivot: { zone_id: 1, module_id: 4, per_km_shipping_charge: 2, delivery_charge_type: "distance" },
          },
        ],
      },
    ]);
  });

  it("draws a zone from its polygon when corners are missing", () => {
    expect(
      normaliseZones([
        {
          id: 1,
          coordinates: {
            coordinates: [
              [
                [10, 20],
                [11, 21],
              ],
            ],
          },
        },
      ])[0]?.formated_coordinates,
    ).toEqual([
      { lat: 20, lng: 10 },
      { lat: 21, lng: 11 },
    ]);
  });

  it("reads the zone check's bare boolean", () => {
    expect([true, 1, "true", false, null, {}].map(normaliseZoneCheck)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("places, in three shapes", () => {
  it.each<[string, unknown]>([
    [
      "classic",
      { predictions: [{ description: "Quay 1", place_id: "p1" }, { description: "x" }], status: "OK" },
    ],
    [
      "new",
      {
        suggestions: [
          { placePrediction: { placeId: "p1", text: { text: "Quay 1" } } },
          { queryPrediction: {} },
        ],
      },
    ],
    [
      "wrapped",
      { content: { suggestions: [{ placePrediction: { placeId: "p1", text: { text: "Quay 1" } } }] } },
    ],
  ])("reads %s predictions", (_name, answer) => {
    expect(normalisePlacePredictions(answer)).toEqual([{ placeId: "p1", description: "Quay 1" }]);
  });

  it.each<[string, unknown]>([
    [
      "classic",
      { result: { geometry: { location: { lat: 1.5, lng: "2.5" } }, formatted_address: "Quay 1" } },
    ],
    ["new", { id: "p", location: { latitude: 1.5, longitude: 2.5 }, formattedAddress: "Quay 1" }],
    ["wrapped", { content: { location: { latitude: 1.5, longitude: 2.5 }, formattedAddress: "Quay 1" } }],
  ])("reads %s details", (_name, answer) => {
    expect(normalisePlaceDetails(answer)).toEqual({ latitude: 1.5, longitude: 2.5, address: "Quay 1" });
  });

  it.each<[string, unknown]>([
    [
      "classic",
      { rows: [{ elements: [{ distance: { value: 1200 }, duration: { value: 60 }, status: "OK" }] }] },
    ],
    ["new", { distanceMeters: 1200, duration: "60s" }],
    ["wrapped", { content: { distanceMeters: 1200, duration: "60s" } }],
    ["list", [{ distanceMeters: 1200, duration: "60s" }]],
  ])("reads a %s distance", (_name, answer) => {
    expect(normalisePlaceDistance(answer)).toEqual({ metres: 1200, seconds: 60 });
  });

  it.each<[unknown]>([
    [null],
    [{ status: "REQUEST_DENIED", error_message: "key" }],
    [{ error: { code: 403 } }],
    [{ content: null }],
    [[]],
    ["x"],
    [{ rows: [{ elements: [{ status: "ZERO_RESULTS" }] }] }],
  ])("takes %j for no result", (answer) => {
    expect(normalisePlacePredictions(answer)).toEqual([]);
    expect(normalisePlaceDetails(answer)).toBeNull();
    expect(normaliseGeocode(answer)).toBeNull();
    expect(normalisePlaceDistance(answer)).toBeNull();
  });

  it("reads the first address of a geocode, wrapped or not", () => {
    expect(normaliseGeocode({ results: [{}, { formatted_address: "Quay 1" }] })).toBe("Quay 1");
    expect(normaliseGeocode({ content: { results: [{ formatted_address: "Quay 1" }] } })).toBe("Quay 1");
  });

  it("does not believe a point off the globe", () => {
    expect(normalisePlaceDetails({ location: { latitude: 91, longitude: 0 } })).toBeNull();
  });
});

describe("pages", () => {
  const read = normalisePage(itemRow);
  const row = { id: 1, name: "Soup" };
  it.each<[string, unknown, number, number, number]>([
    ["products", { total_size: 40, limit: "10", offset: "2", products: [row] }, 1, 40, 2],
    ["items", { total_size: "3", offset: 1, items: [row, null] }, 1, 3, 1],
    ["data", { data: [row] }, 1, 1, 1],
    ["a page inside data", { data: { total_size: 9, offset: 3, products: [row] } }, 1, 9, 3],
    ["a bare array", [row, row], 2, 2, 1],
    ["null", null, 0, 0, 1],
    ["an object of rows", { products: { 0: row, 7: row }, total_size: 2 }, 2, 2, 1],
    ["only a total", { total_size: 0 }, 0, 0, 1],
  ])("reads %s", (_name, answer, count, total, offset) => {
    const page = read(answer);
    expect([page.rows.length, page.totalSize, page.offset]).toEqual([count, total, offset]);
  });

  it.each(["text", 5, { message: "?" }])("is unusable as %j", (answer) => unusable(() => read(answer)));

  it("goes on until a page is empty or everything is there", () => {
    const page = (rows: number, totalSize: number) => ({ rows: Array(rows).fill(row), totalSize, offset: 1 });
    expect(nextPage(page(10, 25), 1, 10)).toBe(2);
    expect(nextPage(page(5, 25), 3, 10)).toBeUndefined();
    expect(nextPage(page(0, 25), 2, 10)).toBeUndefined();
    expect(nextPage(page(10, 20), 2, 10)).toBeUndefined();
  });

  it("reads suggestions and never fails", () => {
    expect(normaliseSuggestions({ items: [{ id: 1, name: "Soup" }, {}], stores: null })).toEqual({
      items: [{ id: 1, name: "Soup", image_full_url: null }],
      stores: [],
    });
    expect(normaliseSuggestions("<html>")).toEqual({ items: [], stores: [] });
  });
});

describe("customers and carts", () => {
  it("reads sign-ins of all generations", () => {
    expect(normaliseLoginResult({ token: "t", is_phone_verified: 1 })).toMatchObject({
      token: "t",
      is_phone_verified: 1,
      is_email_verified: 1,
      is_personal_info: 1,
      is_exist_user: null,
    });
    expect(
      normaliseLoginResult({
        token: null,
        is_phone_verified: "0",
        is_email_verified: 0,
        is_personal_info: false,
        is_exist_user: [],
      }),
    ).toMatchObject({
      token: null,
      is_phone_verified: 0,
      is_email_verified: 0,
      is_personal_info: 0,
      is_exist_user: null,
    });
    expect(
      normaliseLoginResult({
        is_exist_user: { id: "4", name: "Ada" },
        cart_merge: { removed: [{ item_id: 3, name: "Soup" }] },
      }),
    ).toMatchObject({
      is_exist_user: { id: 4, name: "Ada" },
      cart_merge: { removed: [{ item_id: 3, name: "Soup" }] },
    });
    unusable(() => normaliseLoginResult([]));
  });

  it("reads the customer, with the old name of the last name", () => {
    expect(
      normaliseCustomerInfo({
        id: 1,
        f_name: "Ada",
        last_name: "L",
        wallet_balance: "3.5",
        is_valid_for_discount: 1,
      }),
    ).toMatchObject({
      l_name: "L",
      wallet_balance: 3.5,
      is_valid_for_discount: true,
    });
    unusable(() => normaliseCustomerInfo({ f_name: "Ada" }));
    expect(normaliseGuestRequest({ guest_id: "4503599627370495" })).toEqual({ guest_id: 4503599627370495 });
    unusable(() => normaliseGuestRequest({ guest_id: null }));
  });

  it("reads addresses and wishlists", () => {
    expect(addressRow({ id: 1, address: "Quay 1", zone_id: "4", latitude: 1.5 })).toMatchObject({
      zone_ids: [4],
      latitude: "1.5",
      address_type: "other",
      house: null,
    });
    expect(addressRow({ id: 1, address: " " })).toBeNull();
    expect(
      normaliseWishlist({ item: [{ id: 1, name: "Soup" }], store: { 3: { id: 2, name: "Pot" } } }),
    ).toMatchObject({ item: [{ id: 1 }], store: [{ id: 2 }] });
    expect(normaliseWishlist([])).toEqual({ item: [], store: [] });
    expect([
      normaliseMessage("success"),
      normaliseMessage({ payment: "done" }),
      normaliseMessage(null),
    ]).toEqual([{ message: "success" }, { message: "done" }, { message: "" }]);
  });

  const item = { id: 9, name: "Soup", store_id: 2, module_id: 1 };
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      "food options",
      { variation: [{ name: "Size", values: { label: ["L"] } }] },
      { variation: [{ name: "Size", values: { label: ["L"] } }] },
    ],
    [
      "food options with labels as objects",
      { variation: [{ name: "Size", values: [{ label: "L" }] }] },
      { variation: [{ name: "Size", values: { label: ["L"] } }] },
    ],
    [
      "a variation",
      { variation: '[{"type":"Red-L","price":"5"}]' },
      { variation: [{ type: "Red-L", price: 5 }] },
    ],
    ["no options as text", { variation: "" }, { variation: [] }],
    [
      "add-ons as JSON text, by position",
      { add_on_ids: "[4,null,6]", add_on_qtys: "[1,2,3]" },
      { add_on_ids: [4, 6], add_on_qtys: [1, 3] },
    ],
    [
      "a campaign line",
      { item_type: "App\\Models\\ItemCampaign" },
      { item_type: "App\\Models\\ItemCampaign" },
    ],
    [
      "the old name of items",
      { item_type: "AppModelsItem", quantity: "0" },
      { item_type: "App\\Models\\Item", quantity: 1, store_id: 2 },
    ],
  ])("reads a cart line with %s", (_name, row, expected) => {
    expect(normaliseCart([{ id: 1, item_id: 9, item, ...row }])).toMatchObject([expected]);
  });

  it("drops a line whose item is gone", () => {
    expect(normaliseCart([{ id: 1, item_id: 9, item: null }])).toEqual([]);
  });
});

describe("orders", () => {
  it("reads an order with a courier in either form", () => {
    const courier = { id: 3, f_name: "Cy", lat: 1.5 };
    for (const delivery_man of [courier, [courier], JSON.stringify(courier)]) {
      expect(
        normaliseTrackedOrder({
          id: "100",
          order_amount: "12.5",
          order_status: "odd",
          delivery_address: '{"address":"Quay 1"}',
          delivery_man,
        }),
      ).toMatchObject({
        id: 100,
        order_amount: 12.5,
        order_status: "pending",
        delivery_address: { address: "Quay 1", house: null },
        delivery_man: { id: 3, lat: "1.5" },
      });
    }
    expect(normaliseTrackedOrder({ id: 1, delivery_man: [], store: null }).delivery_man).toBeNull();
    unusable(() => normaliseTrackedOrder([]));
  });

  it("tells lines from a whole order in details", () => {
    const line = {
      id: 1,
      item_id: 9,
      item_details: '{"name":"Soup","price":"3"}',
      variation: [{ name: "Size", values: [{ label: "L", optionPrice: 2 }] }],
      add_ons: '[{"id":4,"name":"Dip","price":1}]',
    };
    expect(normaliseOrderDetails([line])).toMatchObject({
      kind: "lines",
      lines: [
        {
          item_details: { id: 9, name: "Soup", price: 3 },
          variation: [{ name: "Size", values: [{ label: "L", optionPrice: "2" }] }],
          add_ons: [{ id: 4, quantity: 1 }],
        },
      ],
    });
    expect(normaliseOrderDetails({ 0: line })).toMatchObject({ kind: "lines", lines: [{ id: 1 }] });
    expect(normaliseOrderDetails({ id: 7, order_type: "parcel" })).toMatchObject({
      kind: "order",
      order: { id: 7, order_type: "parcel" },
    });
  });

  it("takes either spelling of the placed total", () => {
    expect(normalisePlacedOrder({ order_id: 5, total_ammount: "9.5" })).toMatchObject({
      order_id: 5,
      total_ammount: 9.5,
    });
    expect(normalisePlacedOrder({ order_id: "5", total_amount: 9.5 })).toMatchObject({
      order_id: 5,
      total_ammount: 9.5,
    });
    unusable(() => normalisePlacedOrder({ message: "?" }));
  });

  it("reads reasons and the courier's position", () => {
    expect(cancelReasonRow({ id: 1, reason: "Late" })).toMatchObject({ reason: "Late", status: 1 });
    expect(cancelReasonRow({ id: 1 })).toBeNull();
    expect(normaliseCourierPosition({ latitude: 1.5, longitude: "2" })).toMatchObject({
      latitude: "1.5",
      longitude: "2",
    });
    expect(normaliseCourierPosition(null)).toBeNull();
  });
});
