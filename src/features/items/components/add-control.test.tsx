import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { moduleCart, useCart } from "@/stores/cart";
import { setLocation } from "@/stores/location";
import { selectModule } from "@/stores/module";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { AddControl } from "./add-control";

const soup = itemRow({
  id: 1,
  name: "Soup",
  module_type: "food",
  module_id: 1,
  store_id: 4,
  price: 8,
}) as Item;
const pieces = () => moduleCart(1).lines.map(({ quantity }) => quantity);
const press = (name: RegExp) => act(async () => screen.getByRole("button", { name }).click());

beforeEach(async () => {
  await preloadTexts("catalogue", "shell");
  vi.useFakeTimers({ toFake: ["performance"] });
  localStorage.clear();
  setLocation({ text: "Old Harbour", position: { lat: 1, lng: 1 }, zoneId: "[1]", zoneData: [] });
  selectModule({ id: 1, module_type: "food", module_name: "Food", slug: "food" });
  useCart.setState({ carts: {} });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("adds one piece by a double press, and two by two presses", async () => {
  await showInPage(<AddControl item={soup} />);
  await press(/^Add Soup/);
  vi.advanceTimersByTime(250);
  await press(/^Increase/);
  await press(/^Remove Soup/);
  expect(pieces()).toEqual([1]);
  vi.advanceTimersByTime(60);
  await press(/^Increase/);
  expect(pieces()).toEqual([2]);
});
