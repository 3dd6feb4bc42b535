import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { addToCart, moduleCart, setCartQuantity, useCart } from "@/stores/cart";
import { setLocation } from "@/stores/location";
import { selectModule } from "@/stores/module";
import { useToasts } from "@/stores/toasts";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ItemActions } from "./item-actions";
import { ItemChoices } from "./item-choices";
import { useItemChoice } from "./use-item-choice";

const option = (label: string) => ({ label, optionPrice: "1" });
const burger = itemRow({
  id: 1,
  name: "Double burger",
  module_type: "food",
  module_id: 1,
  store_id: 4,
  price: 8,
  maximum_cart_quantity: 5,
  food_variations: [
    {
      name: "Size",
      type: "single",
      min: "0",
      max: "0",
      required: "on",
      values: [option("Small"), option("Large")],
    },
  ],
  add_ons: [
    { id: 3, name: "Cheese", price: 1 },
    { id: 4, name: "Bacon", price: 2 },
  ],
}) as Item;
const shirt = itemRow({
  id: 2,
  name: "Shirt",
  module_type: "ecommerce",
  module_id: 1,
  store_id: 4,
  price: 8,
  choice_options: [{ name: "choice_1", title: "Fit", options: ["S", "XL"] }],
  variations: ["S", "XL"].map((type) => ({ type, price: 8, stock: 9 })),
}) as Item;

const sized = (label: string) => [{ name: "Size", values: { label: [label] } }];
const ofType = (type: string) => [{ type, price: 8, stock: 9 }];

function Buying({ item }: { readonly item: Item }) {
  const choice = useItemChoice(item);
  return (
    <>
      <ItemChoices item={item} choice={choice} tried={false} />
      <ItemActions item={item} choice={choice} onProblem={() => undefined} />
    </>
  );
}

const press = (name: RegExp | string) => act(async () => screen.getByRole("button", { name }).click());
const choose = (role: "radio" | "checkbox", name: RegExp | string) =>
  act(async () => screen.getByRole(role, { name }).click());
const quantity = () =>
  within(screen.getByRole("group", { name: /^Quantity of/ })).getByText(/^\d+$/).textContent;
const isChecked = (name: RegExp | string) =>
  (screen.getByRole("radio", { name }) as HTMLInputElement).checked;
const inCart = () =>
  moduleCart(1).lines.map(({ variation, addOns, quantity: pieces }) => [
    pieces,
    ...variation.map((entry) => ("type" in entry ? entry.type : entry.values.label.join())),
    ...addOns.map(({ id, quantity: times }) => `${id}×${times}`),
  ]);
const add = (label: string, pieces: number, addOns: { id: number; quantity: number }[] = []) =>
  addToCart({ item: burger, quantity: pieces, variation: sized(label), addOns });

beforeEach(async () => {
  await preloadTexts("catalogue", "browse", "shell");
  localStorage.clear();
  setLocation({ text: "Old Harbour", position: { lat: 1, lng: 1 }, zoneId: "[1]", zoneData: [] });
  selectModule({ id: 1, module_type: "food", module_name: "Food", slug: "food" });
  useCart.setState({ carts: {} });
  useToasts.setState({ toasts: [] });
});
afterEach(cleanup);

describe("an item that is in the cart", () => {
  it("starts as its line is, and keeps its pieces when nothing but an option is changed", async () => {
    add("Large", 5, [{ id: 3, quantity: 2 }]);
    await showInPage(<Buying item={burger} />);
    expect([quantity(), isChecked(/^Large/)]).toEqual(["5", true]);
    expect((screen.getByRole("checkbox", { name: /^Cheese/ }) as HTMLInputElement).checked).toBe(true);
    await choose("radio", /^Small/);
    await press(/^Update To Cart/);
    expect(inCart()).toEqual([[5, "Small", "3×2"]]);
  });

  it("takes another add-on although it is at its maximum", async () => {
    add("Large", 5);
    await showInPage(<Buying item={burger} />);
    await choose("checkbox", /^Bacon/);
    await press(/^Update To Cart/);
    expect(inCart()).toEqual([[5, "Large", "4×1"]]);
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(["Item updated successfully"]);
  });

  it("gets one piece more by 'Add another', and another line where something else is chosen", async () => {
    add("Large", 2);
    await showInPage(<Buying item={burger} />);
    await press("Add another");
    expect([inCart(), quantity()]).toEqual([[[3, "Large"]], "3"]);
    await choose("radio", /^Small/);
    await press("Add another");
    expect(inCart()).toEqual([
      [3, "Large"],
      [1, "Small"],
    ]);
    // From now on the new line is changed.
    expect(quantity()).toBe("1");
    await press(/^Increase/);
    await press(/^Update To Cart/);
    expect(inCart()).toEqual([
      [3, "Large"],
      [2, "Small"],
    ]);
  });

  it("has as many pieces as were set where another line is added", async () => {
    add("Large", 1);
    await showInPage(<Buying item={burger} />);
    await choose("radio", /^Small/);
    await press(/^Increase/);
    await press("Add another");
    expect(inCart()).toEqual([
      [1, "Large"],
      [2, "Small"],
    ]);
  });

  it("is the last of several lines, with the others to choose", async () => {
    add("Large", 2, [{ id: 3, quantity: 1 }]);
    add("Small", 1);
    await showInPage(<Buying item={burger} />);
    expect([quantity(), isChecked(/^1 × ?Small$/)]).toEqual(["1", true]);
    await choose("radio", /^2 × ?Large · Cheese$/);
    expect(quantity()).toBe("2");
    await choose("checkbox", /^Cheese/);
    await press(/^Update To Cart/);
    expect(inCart()).toEqual([
      [2, "Large"],
      [1, "Small"],
    ]);
  });

  it("follows the cart where pieces are changed elsewhere", async () => {
    add("Large", 2);
    await showInPage(<Buying item={burger} />);
    await act(async () => setCartQuantity(1, moduleCart(1).lines[0]?.key ?? "", 4));
    expect(quantity()).toBe("4");
  });

  it("has a line for each combination, with pieces of its own", async () => {
    addToCart({ item: shirt, quantity: 3, variation: ofType("XL"), addOns: [] });
    await showInPage(<Buying item={shirt} />);
    expect([quantity(), isChecked("XL")]).toEqual(["3", true]);
    await choose("radio", "S");
    expect(quantity()).toBe("1");
    await press(/^Add to cart/);
    expect(inCart()).toEqual([
      [3, "XL"],
      [1, "S"],
    ]);
  });
});
