import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { orderOf } from "../../../../tests/fixtures/order";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { DeliveryCard } from "./delivery-card";

stubbedShop();
beforeEach(() => preloadTexts("orders", "catalogue", "shell"));
afterEach(cleanup);

const now = () => new Date().toISOString();
const show = (change: object) =>
  showInPage(
    <DeliveryCard
      order={orderOf({
        created_at: now(),
        pending: now(),
        min_delivery_time: 20,
        max_delivery_time: 40,
        store: null,
        ...change,
      })}
    />,
  );

it("says when an order is ready to who collects it", async () => {
  await show({ order_type: "take_away" });
  expect(screen.getByText(/^Ready \S+ .*to /)).toBeTruthy();
});

it("says no time once it is ready, or of an order that is brought", async () => {
  await show({ order_type: "take_away", handover: now() });
  expect(screen.queryByText(/^Ready/)).toBeNull();
  cleanup();
  await show({});
  expect(screen.queryByText(/^(Ready|Arrives)/)).toBeNull();
});
