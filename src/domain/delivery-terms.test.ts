import { describe, expect, it } from "vitest";
import type { ZoneData } from "@/contract";
import { deliveryTerms, leastDeliveryCharge } from "./delivery-terms";

const store = {
  zone_id: 2,
  module_id: 5,
  self_delivery_system: 0 as 0 | 1,
  per_km_shipping_charge: null as number | null,
  minimum_shipping_charge: null as number | null,
  maximum_shipping_charge: null as number | null,
};
const byItself = { ...store, self_delivery_system: 1 as const };

function zone(id: number, prices: Partial<ZoneData["modules"][number]["pivot"]>, surge = 0): ZoneData {
  return {
    id,
    status: 1,
    name: `Zone ${id}`,
    cash_on_delivery: true,
    digital_payment: true,
    offline_payment: true,
    increased_delivery_fee: surge,
    increased_delivery_fee_status: surge > 0 ? 1 : 0,
    increase_delivery_charge_message: null,
    modules: [
      {
        id: 5,
        module_name: "Food",
        module_type: "food",
        pivot: {
          zone_id: id,
          module_id: 5,
          per_km_shipping_charge: null,
          minimum_shipping_charge: null,
          maximum_shipping_charge: null,
          maximum_cod_order_amount: null,
          delivery_charge_type: "distance",
          fixed_shipping_charge: null,
          ...prices,
        },
      },
    ],
  };
}

const shopCharges = { per_km_shipping_charge: 3, minimum_shipping_charge: 5 };

const least = (
  zones: ZoneData[],
  of: Parameters<typeof deliveryTerms>[1],
  meters: number,
  shop?: typeof shopCharges,
) => leastDeliveryCharge(deliveryTerms(zones, of, 2, shop), meters);

describe("the least that a delivery costs", () => {
  const priced = zone(2, { per_km_shipping_charge: 1, minimum_shipping_charge: 2 });

  it("is the zone's price of the shortest way, and more is possible", () => {
    expect(least([priced], store, 500)).toEqual({ amount: 200, exact: false });
    expect(least([priced], store, 3_400)).toEqual({ amount: 340, exact: false });
  });

  it("is that of the store's own zone, however many lie over the place", () => {
    expect(least([zone(1, { minimum_shipping_charge: 9 }), priced], store, 0)?.amount).toBe(200);
  });

  it("rises with the zone's surge", () =>
    expect(
      least([zone(2, { delivery_charge_type: "fixed", fixed_shipping_charge: 3 }, 50)], store, 900),
    ).toEqual({ amount: 450, exact: false }));

  it("is exact for a store that delivers by itself at one price", () => {
    expect(least([priced], { ...byItself, minimum_shipping_charge: 4 }, 900)).toEqual({
      amount: 400,
      exact: true,
    });
    expect(
      least([priced], { ...byItself, minimum_shipping_charge: 4, per_km_shipping_charge: 1 }, 900),
    ).toEqual({ amount: 400, exact: false });
    expect(
      least([priced], { ...byItself, per_km_shipping_charge: 1, maximum_shipping_charge: 6 }, 7_000),
    ).toEqual({ amount: 600, exact: true });
  });

  it("is by the shop's prices where the zone has none of its own", () => {
    const amounts = (zones: ZoneData[], meters: number) => least(zones, store, meters, shopCharges)?.amount;
    expect(amounts([zone(2, {})], 900)).toBe(500);
    expect(amounts([{ ...zone(2, {}), modules: [] }], 2_000)).toBe(600);
    expect(amounts([], 2_000)).toBeUndefined();
    expect(amounts([zone(2, { per_km_shipping_charge: 1 })], 9_000)).toBe(900);
    expect(amounts([zone(2, { minimum_shipping_charge: 2 })], 900)).toBe(270);
    expect(amounts([zone(2, { per_km_shipping_charge: 0, minimum_shipping_charge: 2 })], 9_000)).toBe(200);
    expect(least([priced], byItself, 900, shopCharges)).toBeNull();
  });

  it("is unknown without a price, or without a way that a price by distance could go by", () => {
    expect(least([], store, 900)).toBeNull();
    expect(least([zone(2, {})], store, 900)).toBeNull();
    expect(least([zone(2, { per_km_shipping_charge: 1 })], store, 0)).toBeNull();
  });
});
