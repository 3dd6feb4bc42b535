import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { StoreDetails } from "@/contract";
import type { CartPrice } from "@/domain/order-lines";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { CartSummary } from "./cart-summary";

const store = { minimum_order: 20 } as StoreDetails;
const priceOf = (discount: number): CartPrice => ({
  products: 1600,
  addOns: 0,
  discount,
  subtotal: 1600 - discount,
  lineDiscounts: { lines: [discount], storeWide: null, storeWideLines: [] },
  lines: [],
  storeDiscount: null,
});

beforeEach(() => preloadTexts("checkout", "catalogue"));
afterEach(cleanup);

it.each([
  [0, /^\u2068\$4\.00\u2069 more to order\. The minimum order is \u2068\$20\u2069\.$/],
  [80, /\$4\.00\u2069 more to order.*counts prices before discounts/],
])("with %i taken off the cart says what the minimum order counts", async (discount, text) => {
  await showInPage(<CartSummary lines={[]} isOrdered={false} price={priceOf(discount)} store={store} />);
  expect(screen.getByText(text)).toBeTruthy();
});
