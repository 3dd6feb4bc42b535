import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { orderOf } from "../../../../tests/fixtures/order";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { OrderActions } from "./order-actions";

stubbedShop();
beforeEach(() => preloadTexts("orders", "aftercare"));
afterEach(cleanup);

it.each([
  [{}, 1],
  [{ prescription_order: true, prescription_state: "waiting" }, 1],
  // The card with the price has the button.
  [{ prescription_order: true, prescription_state: "priced" }, 0],
])("of an order with %j has %d buttons to cancel it", async (state, count) => {
  await showInPage(<OrderActions order={orderOf(state)} />);
  await screen.findByRole("button", { name: /track/i });
  expect(screen.queryAllByRole("button", { name: /cancel/i })).toHaveLength(count);
});
