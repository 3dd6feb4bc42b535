import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import type { OutboxRow } from "@/platform/outbox";
import { type StoredCartLine, useCart } from "@/stores/cart";
import { selectModule } from "@/stores/module";
import { setOutboxRows } from "@/stores/outbox-rows";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import CartBar from "./cart-bar";

const soup = itemRow({ id: 5, name: "Quay Soup", price: 4, store_id: 3, store_name: "Blue Anchor" });
if (soup === null) throw new Error("The item has too few fields.");
const line = (quantity: number): StoredCartLine => ({
  key: "soup",
  item: soup,
  model: "Item",
  storeId: 3,
  quantity,
  variation: [],
  addOns: [],
  sync: { state: "synced", cartId: 1 },
});

/** A cart of so many pieces, some of which an order of this state holds. */
async function showBar(quantity: number, held: number, state: OutboxRow["state"] = "waiting"): Promise<void> {
  const lines = [line(quantity)];
  useCart.setState({ carts: { 1: { lines, waitingFor: null, ordered: { order: { soup: held } } } } });
  setOutboxRows([{ kind: "order", key: "order", state } as OutboxRow], [], "local:1");
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
  setOutboxRows([], [], "local:1");
  useCart.setState({ carts: {} });
  vi.unstubAllGlobals();
});

it("is away while an order on its way holds all of the cart, and comes back with what is not ordered", async () => {
  await showBar(2, 2);
  expect(bar()).toBeNull();
  act(() => setOutboxRows([{ kind: "order", key: "order", state: "needs-you" } as OutboxRow], [], "local:1"));
  expect(bar()).toContain("2 items");
});

it("tells of the pieces that were added after the order", async () => {
  await showBar(3, 2);
  expect(bar()).toContain("1 item");
  expect(bar()).toContain("4.00");
});
