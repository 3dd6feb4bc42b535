import { describe, expect, it } from "vitest";
import { type ParcelPriceInput, parcelPrice, parcelTariff } from "./parcel-price";

const general = { perKm: 90, minimum: 300 };

describe("the prices of a parcel", () => {
  it.each([
    ["are the category's own", { perKm: 60, minimum: 250 }, { perKm: 60, minimum: 250 }],
    ["are the general ones where the category has none", { perKm: null, minimum: null }, general],
    ["may be mixed", { perKm: 60, minimum: null }, { perKm: 60, minimum: 300 }],
    ["may be free by category", { perKm: 0, minimum: 0 }, { perKm: 0, minimum: 0 }],
  ])("%s", (_name, category, expected) => {
    expect(parcelTariff(category, general)).toEqual(expected);
  });
});

describe("the price of a parcel", () => {
  const input = (changes: Partial<ParcelPriceInput> = {}): ParcelPriceInput => ({
    distanceMeters: 10_000,
    tariff: general,
    vehicleBands: [],
    surge: 0,
    tax: { percent: 0, included: false },
    tip: 0,
    additionalCharge: 0,
    ...changes,
  });

  it.each<[string, Partial<ParcelPriceInput>, number, number, number]>([
    ["is kilometres by price", {}, 900, 0, 900],
    ["is at least the minimum", { distanceMeters: 500 }, 300, 0, 300],
    [
      "has the vehicle's extra and surge on both",
      { vehicleBands: [{ fromMeters: 5000, toMeters: 20_000, extraCharge: 100 }], surge: 1000 },
      1100,
      0,
      1100,
    ],
    ["has tax on top", { tax: { percent: 500, included: false } }, 900, 45, 945],
    ["has tax inside", { tax: { percent: 500, included: true } }, 900, 43, 900],
    ["has tip and additional charge untaxed", { tip: 200, additionalCharge: 50 }, 900, 0, 1150],
    ["takes no money back by a negative tip", { tip: -200 }, 900, 0, 900],
  ])("%s", (_name, changes, charge, tax, total) => {
    expect(parcelPrice(input(changes))).toMatchObject({ deliveryCharge: charge, tax, total });
  });

  it("is rounded to a multiple of the step, which is a line of its own", () => {
    const tax = { percent: 500, included: false };
    expect(parcelPrice(input({ tax, totalStep: 10 }))).toMatchObject({ tax: 45, rounding: 5, total: 950 });
  });
});
