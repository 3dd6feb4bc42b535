import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import type { OutboxRow } from "@/platform/outbox";
import { selectModule } from "@/stores/module";
import { forgetSoup, orderInState, soupInCart } from "../../../../tests/fixtures/ordered-soup";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import CartBar from "./cart-bar";

/** A cart of so many pieces, some of which an order of this state holds. */
async function showBar(quantity: number, held: number, state: OutboxRow["state"] = "waiting"): Promise<void> {
  const lines = soupInCart(quantity, held);
  orderInState(state);
  await showInPage(<CartBar lines={lines} />);
}
const bar = () => screen.queryByRole("button", { name: /^View cart/ })?.textContent ?? null;

beforeEach(async () => {
  await preloadTexts("checkout");
  selectModule({ id: 1, module_type: "food", module_name: "Food", slug: "food" });
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
});
afterEach(() => {
  cleanup();
  forgetSoup();
  vi.unstubAllGlobals();
});

it("is away while an order on its way holds all of the cart, and comes back with what is not ordered", async () => {
  await showBar(2, 2);
  expect(bar()).toBeNull();
  act(() => orderInState("needs-you"));
  expect(bar()).toContain("2 items");
});

it("tells of the pieces that were added after the order", async () => {
  await showBar(3, 2);
  expect(bar()).toContain("1 item");
  expect(bar()).toContain("4.00");
});
