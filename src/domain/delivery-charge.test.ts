import { describe, expect, it } from "vitest";
import { deliveryCharge, tariffCharge, vehicleExtra } from "./delivery-charge";

const tariff = { type: "distance" as const, perKm: 100, minimum: 200, maximum: 800, fixed: null };

describe("the delivery charge", () => {
  it.each([
    [500, 200],
    [2345, 235],
    [50_000, 800],
  ])("%d metres cost %d", (meters, charge) => expect(tariffCharge(meters, tariff)).toBe(charge));
  it("ignores a maximum below the minimum", () =>
    expect(tariffCharge(100, { ...tariff, maximum: 50 })).toBe(200));
  it("a fixed tariff does not look at the distance", () =>
    expect(tariffCharge(9999, { ...tariff, type: "fixed", fixed: 350 })).toBe(350));
  it("adds the band's extra, and the last band's beyond it", () => {
    const bands = [
      { fromMeters: 0, toMeters: 3000, extraCharge: 0 },
      { fromMeters: 3000, toMeters: 8000, extraCharge: 150 },
    ];
    expect(vehicleExtra(2999, bands)).toBe(0);
    expect(vehicleExtra(3000, bands)).toBe(150);
    expect(vehicleExtra(20_000, bands)).toBe(150);
    expect(vehicleExtra(20_000, [])).toBe(0);
  });
  it("surges charge and extra, but never a self-delivering store's own tariff", () => {
    const bands = [{ fromMeters: 0, toMeters: 99_000, extraCharge: 100 }];
    expect(
      deliveryCharge({
        distanceMeters: 1000,
        zoneTariff: tariff,
        storeTariff: null,
        vehicleBands: bands,
        surge: 1000,
      }),
    ).toBe(330);
    expect(
      deliveryCharge({
        distanceMeters: 1000,
        zoneTariff: tariff,
        storeTariff: { ...tariff, minimum: 90 },
        vehicleBands: bands,
        surge: 1000,
      }),
    ).toBe(100);
  });
});
