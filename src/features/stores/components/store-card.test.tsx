import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Config, Store } from "@/contract";
import { configQuery } from "@/features/configuration";
import { storeRow } from "@/platform/http/normalise/store";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { StoreCard } from "./store-card";

async function card(fields: Record<string, unknown>, config?: Partial<Config>): Promise<void> {
  const store = storeRow({
    id: 7,
    name: "Blue Anchor",
    slug: "blue-anchor",
    module_id: 2,
    module_type: "grocery",
    zone_id: 4,
    address: "1 Quay Road",
    delivery_time: "20-30 min",
    distance: 1234.5,
    avg_rating: 4,
    rating_count: 1250,
    ...fields,
  }) as Store;
  const client = createShopQueryClient();
  if (config)
    client.setQueryData(configQuery("en").queryKey, {
      data: { admin_free_delivery: { status: false, type: null }, ...config },
      storedAt: null,
    } as never);
  await act(async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <Suspense>
            <StoreCard store={store} />
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
}
const says = (text: string | RegExp) => screen.queryByText(text) !== null;

beforeEach(() => preloadTexts("catalogue"));
afterEach(cleanup);

describe("a store's card", () => {
  it("shows that it is open, name, address, rating and delivery time, and links to the store", async () => {
    await card({});
    for (const text of [
      "Open",
      "Blue Anchor",
      "1 Quay Road",
      "4.0",
      "(1.2k)",
      "20–30 min",
      "1.2 km From You",
    ])
      expect(says(text), text).toBe(true);
    expect(screen.getByRole("link", { name: "Blue Anchor" }).getAttribute("href")).toBe(
      "/store/blue-anchor?module_id=2&module_type=grocery&store_zone_id=4&distance=1235",
    );
  });

  it("of food does not show the distance", async () => {
    await card({ module_type: "food" });
    expect(says(/From You/)).toBe(false);
  });

  it.each([
    [{ free_delivery: true }, "Free Delivery"],
    [{ discount: { discount: 15, discount_type: "percent" } }, "15% off"],
    [
      { discount: { discount: 15, discount_type: "percent", min_purchase: 20, max_discount: 8 } },
      "15% off from \u2068$20\u2069, up to \u2068$8\u2069",
    ],
    [{ discount: { discount: 5, discount_type: "amount", max_discount: 8 } }, /off, up to/],
    [{ minimum_order: 12 }, "Min. \u2068$12\u2069"],
    [{ self_delivery_system: 1, minimum_shipping_charge: 2.5 }, "Delivery \u2068$2.50\u2069"],
    [
      { self_delivery_system: 1, minimum_shipping_charge: 2, per_km_shipping_charge: 3 },
      "Delivery from \u2068$3.70\u2069",
    ],
    [{ delivery: 0, take_away: 1, free_delivery: true }, "Take away only"],
    [{ active: true, open: 0 }, "CLOSED NOW"],
    [{ active: false, open: 1 }, "Closed Now"],
  ])("of %j says %s", async (fields, text) => {
    await card(fields);
    expect(says(text)).toBe(true);
  });

  it("that is open and has no offers shows no label", async () => {
    await card({});
    for (const text of [/delivery/i, /min\. /i, /off$/, /closed now/i])
      expect(says(text), String(text)).toBe(false);
  });
});

describe("a store of a shop that does not deliver", () => {
  it.each([
    [{ home_delivery_status: 0 }, { delivery: 1, take_away: 1, free_delivery: true }, true],
    [
      { home_delivery_status: 0, takeaway_status: 0 },
      { delivery: 1, take_away: 1, free_delivery: true },
      false,
    ],
    [{ takeaway_status: 0 }, { delivery: 0, take_away: 1 }, false],
    [{ home_delivery_status: 0 }, { delivery: 1, take_away: 0, free_delivery: true }, false],
  ] as const)("promises none: %j, %j", async (config, fields, collects) => {
    await card(fields, config);
    expect(says("Free Delivery")).toBe(false);
    expect(says("Take away only")).toBe(collects);
  });
});
