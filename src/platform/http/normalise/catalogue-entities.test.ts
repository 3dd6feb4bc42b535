/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../api-error";
import { normaliseBanners } from "./banner";
import { normaliseBrands, normaliseCategories, normaliseCommonConditions } from "./category";
import { normaliseAppliedCoupon, normaliseCoupons } from "./coupon";
import { setPictureBaseUrls } from "./pictures";

beforeEach(() => setPictureBaseUrls({}));

const unusable = (work: () => unknown) => {
  expect(work).toThrowError(ApiError);
  try {
    work();
  } catch (error) {
    expect((error as ApiError).kind).toBe("unusable");
  }
};

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

  it("takes bare arrays, data wrappers and filtered arrays, and nothing else", () => {
    expect(normaliseBrands({ data: [{ id: 1, name: "A" }] })).toHaveLength(1);
    expect(normaliseCommonConditions({ 0: { id: 1, name: "Cold" }, 4: { id: 2, name: "Flu" } })).toHaveLength(
      2,
    );
    expect(normaliseCategories([])).toEqual([]);
    for (const response of [null, "", {}, { data: {} }, { message: "?" }, ["<html>"], 7])
      unusable(() => normaliseCategories(response));
  });

  it("drops banners without a picture; [] is how some backends hide an error", () => {
    unusable(() => normaliseBanners([]));
    expect(
      normaliseBanners({
        campaigns: [{ id: 1, title: "Feast" }],
        banners: [
          { id: 1 },
          { id: 2, image_full_url: "/x.png", type: "odd", default_link: "https://x" },
          { id: 3, value_full_url: "/v.png" },
          { id: 4, image_full_url: "/i.png", value_full_url: "/v.png" },
          { id: 5, image_full_url: null, value_full_url: [] },
        ],
      }),
    ).toMatchObject({
      campaigns: [{ id: 1 }],
      banners: [
        { id: 2, type: "default", link: "https://x" },
        { id: 3, image_full_url: "/v.png" },
        { id: 4, image_full_url: "/i.png" },
      ],
    });
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
