import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Order } from "@/contract";
import { createShopQueryClient } from "@/platform/query";
import { signIn } from "@/stores/session";
import { eventually, stubbedShop } from "../../../tests/fixtures/stubbed-shop";
import { useAgreement } from "./use-agreement";

const shop = stubbedShop();
beforeEach(() => signIn("secret", 9));
afterEach(cleanup);

const order = { id: 7, order_amount: 8.55, zone_id: 1, module_id: 1, delivery_address: {} } as Order;

it.each([
  // The courier has no smaller coins for the rest.
  ["in a currency without small coins", { code: "CHF", step: 0.01, cash_step: 0.05, small_amount: 1 }, 305],
  ["in a currency with all its coins", undefined, 307],
])("takes as much from the wallet as the server will, %s", async (_, currency, fromWallet) => {
  shop.responses = {
    "/config": {
      business_name: "Shop",
      cash_on_delivery: true,
      customer_wallet_status: 1,
      partial_payment_status: 1,
      partial_payment_method: "both",
      currency,
    },
    "/customer/info": { id: 9, wallet_balance: 3.07 },
  };
  const client = createShopQueryClient();
  const { result } = renderHook(() => useAgreement(order, null), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await eventually(() =>
    expect(result.current?.options.find(({ choice }) => choice === "wallet_and_cash")).toMatchObject({
      fromWallet,
      total: 855,
    }),
  );
});
