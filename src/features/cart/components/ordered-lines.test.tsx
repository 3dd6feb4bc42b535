import { act, cleanup, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { selectModule } from "@/stores/module";
import { forgetSoup, orderInState, soupInCart } from "../../../../tests/fixtures/ordered-soup";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import CartOverlay from "./cart-overlay";

const nothing = () => undefined;
async function showCart(quantity: number, held: number): Promise<void> {
  soupInCart(quantity, held);
  await showInPage(
    <Routes>
      <Route path="/checkout" element={<p>The checkout</p>} />
      <Route
        path="*"
        element={<CartOverlay overlay={{ kind: "cart" }} open onClose={nothing} onClosed={nothing} />}
      />
    </Routes>,
  );
}
beforeEach(async () => {
  await preloadTexts("checkout", "catalogue", "frame");
  selectModule({ id: 1, module_type: "food", module_name: "Food", slug: "food" });
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
});
afterEach(() => {
  cleanup();
  forgetSoup();
  vi.unstubAllGlobals();
});

it("a line of an order on its way says so, and the button leads a guest to that order", async () => {
  orderInState("waiting");
  await showCart(2, 2);
  expect(screen.getByText("In an order on its way")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Proceed To Checkout" })).toBeNull();
  await act(async () => screen.getByRole("button", { name: "See the order on its way" }).click());
  expect(await screen.findByText("The checkout")).toBeTruthy();
});

it("a line that has become more since says how many pieces are in the order", async () => {
  orderInState("checking");
  await showCart(3, 2);
  expect(screen.getByText("2 pieces in an order on its way")).toBeTruthy();
});

it("an order that came back with a question holds nothing: its lines are as they were", async () => {
  orderInState("needs-you");
  await showCart(2, 2);
  expect(screen.queryByText(/in an order/i)).toBeNull();
  expect(screen.getByRole("button", { name: "Proceed To Checkout" })).toBeTruthy();
});
