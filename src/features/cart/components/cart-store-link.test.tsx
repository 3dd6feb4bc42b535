import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Config, StoreDetails } from "@/contract";
import { configQuery } from "@/features/configuration";
import { storeRow } from "@/platform/http/normalise/store";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { CartStoreLink } from "./cart-store-link";

beforeEach(() => preloadTexts("checkout", "catalogue"));
afterEach(cleanup);

it.each([
  ["a cart below the free-delivery amount", 1999, 1, false],
  ["a cart that has reached it", 2000, 1, true],
  ["a cart of a shop that does not deliver", 2000, 0, false],
])("with %s the store's fee is that of the cart", async (_, subtotal, home_delivery_status, isFree) => {
  const client = createShopQueryClient();
  const rule = { status: true, type: "free_delivery_by_order_amount", free_delivery_over: 20 };
  client.setQueryData(configQuery("en").queryKey, {
    data: { admin_free_delivery: rule, free_delivery_over: 20, home_delivery_status } as Config,
    storedAt: null,
  } as never);
  const details = storeRow({ id: 7, name: "Blue Anchor", module_id: 2, zone_id: 4, delivery: true });
  await act(async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <CartStoreLink
            store={details as StoreDetails}
            details={details as StoreDetails}
            subtotal={subtotal}
          />
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
  expect(screen.queryByText(/Free Delivery/) !== null).toBe(isFree);
});
