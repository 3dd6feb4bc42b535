// @vitest-environment jsdom
/** The file with the messages about the cart cannot be loaded, as in a tunnel. */
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { addToCart, moduleCart, useCart } from "@/stores/cart";
import { setLocation } from "@/stores/location";
import { selectModule } from "@/stores/module";
import { useToasts } from "@/stores/toasts";
import { piecesOf, plainItem } from "../../../tests/fixtures/cart-stage";
import { addLine, stepLine } from "./cart-actions";

vi.mock("./cart-messages", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`);
const food = { id: 1, module_type: "food", module_name: "Food", slug: "food" } as const;

beforeEach(async () => {
  await preloadTexts("catalogue", "shell");
  localStorage.clear();
  useCart.setState({ carts: {} });
  useToasts.setState({ toasts: [] });
  setLocation({ text: "1 Quay Road", position: { lat: 1, lng: 2 }, zoneId: "[7]", zoneData: [] });
  selectModule(food);
});

it("an item of another store is not in the cart, and the shopper is told", async () => {
  addToCart(piecesOf(plainItem(1)));
  expect(addLine(new QueryClient(), piecesOf(plainItem(2, { store_id: 2 })))).toBe(false);
  await expect.poll(toasts).toEqual(["error: This part could not be shown"]);
});

it("an item of another module is in its cart, and the shopper is told", async () => {
  expect(addLine(new QueryClient(), piecesOf(plainItem(1, { module_id: 2 })))).toBe(true);
  await expect.poll(toasts).toEqual(["success: Item added to cart"]);
});

it("one piece more or less does without the file", async () => {
  addToCart(piecesOf(plainItem(1)));
  const key = moduleCart(1).lines[0]?.key ?? "";
  stepLine(1, key, 2);
  stepLine(1, key, 1);
  // A request of theirs would have failed by the time that this one has.
  await import("./cart-messages").catch(() => undefined);
  expect(toasts()).toEqual([]);
});
