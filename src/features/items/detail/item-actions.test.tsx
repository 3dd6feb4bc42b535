import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Item } from "@/contract";
import { useShopFormat } from "@/platform/format/shop-format";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { buyNowItem } from "@/stores/buy-now";
import { addToCart, moduleCart, useCart } from "@/stores/cart";
import { setLocation } from "@/stores/location";
import { selectModule } from "@/stores/module";
import { registerNavigator } from "@/stores/navigation";
import { useToasts } from "@/stores/toasts";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ItemActions } from "./item-actions";
import { ItemHead } from "./item-information";
import { useItemChoice } from "./use-item-choice";

const row = (fields: Record<string, unknown>): Item =>
  itemRow({
    id: 1,
    name: "Quay Soup",
    module_type: "food",
    module_id: 1,
    store_name: "Blue Anchor",
    price: 8,
    discount: 10,
    ...fields,
  }) as Item;

function Buying({ item, editedKey }: { readonly item: Item; readonly editedKey?: string }) {
  const choice = useItemChoice(item, editedKey);
  return (
    <>
      <ItemHead item={item} heading="h1" choice={choice} />
      <div data-testid="bar">
        <ItemActions item={item} choice={choice} editedKey={editedKey} onProblem={() => undefined} />
        <button type="button" onClick={() => choice.setSelection({ Size: ["Large"] })}>
          Choose Large
        </button>
      </div>
    </>
  );
}

beforeEach(() => preloadTexts("catalogue", "browse", "shell"));
afterEach(cleanup);

describe("what an item costs", () => {
  it("is shown once with its discount; the total is on the buttons", async () => {
    await showInPage(<Buying item={row({})} />);
    expect(screen.getAllByText("$8.00")).toHaveLength(1);
    const button = screen.getByRole("button", { name: /^Add to cart \$7\.20$/ });
    expect(screen.getAllByText("$7.20").filter((place) => !button.contains(place))).toHaveLength(1);
    expect(screen.getByText("Total $7.20").getAttribute("aria-live")).toBe("polite");
  });

  it("is on Order Now for a campaign's item, whose only button it is", async () => {
    await showInPage(
      <Buying
        item={row({
          available_date_starts: "2026-01-01",
          available_date_ends: "2036-01-01",
        })}
      />,
    );
    expect(screen.getAllByRole("button").map((button) => button.textContent?.trim())).toContain(
      "Order Now $7.20",
    );
    expect(screen.queryByRole("button", { name: /cart|Buy Now/i })).toBe(null);
  });

  it("is what was chosen last when a line is edited and bought at once, and the cart stays as it was", async () => {
    const value = (label: string) => ({ label, optionPrice: "1" });
    const size = { name: "Size", type: "single", min: "0", max: "0", required: "on" };
    const item = row({ food_variations: [{ ...size, values: [value("Small"), value("Large")] }] });
    localStorage.clear();
    setLocation({ text: "Old Harbour", position: { lat: 1, lng: 1 }, zoneId: "[1]", zoneData: [] });
    useCart.setState({ carts: {} });
    addToCart({ item, quantity: 1, addOns: [], variation: [{ name: "Size", values: { label: ["Small"] } }] });
    const [line] = moduleCart(1).lines;
    await showInPage(<Buying item={item} editedKey={line?.key} />);
    await act(async () => screen.getByRole("button", { name: "Choose Large" }).click());
    await act(async () => screen.getByRole("button", { name: "Buy Now" }).click());
    await vi.waitFor(() => expect(buyNowItem("buy_now")).not.toBeNull());
    const chosen = (label: string) => [{ name: "Size", values: { label: [label] } }];
    expect(buyNowItem("buy_now")?.line).toMatchObject({ variation: chosen("Large"), quantity: 1 });
    // The cart has no part in it.
    expect(moduleCart(1).lines.map(({ variation, quantity }) => [variation, quantity])).toEqual([
      [chosen("Small"), 1],
    ]);
  });

  it("has no buttons when sold out", async () => {
    await showInPage(<Buying item={row({ module_type: "grocery", stock: 0 })} />);
    expect(screen.queryByRole("button", { name: /cart|Buy Now/i })).toBeNull();
  });
});

describe("an item of a closed store", () => {
  const now = new Date("2026-06-01T05:00:00Z");
  const closed = { store_open: false, store_changes_at: "2026-06-01T08:00", schedule_order: false };
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ["Date"] });
    useShopFormat.setState({ known: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    useShopFormat.setState({ known: false });
  });
  const buttons = () =>
    within(screen.getByTestId("bar"))
      .getAllByRole("button")
      .map((button) => button.textContent?.trim());

  it("says when it opens and leads to what is open now", async () => {
    await showInPage(<Buying item={row(closed)} />);
    const bar = within(screen.getByTestId("bar"));
    await bar.findByText(/^Opens at 8:00/);
    const went: string[] = [];
    registerNavigator((path) => went.push(path));
    await act(async () => bar.getByRole("button", { name: "See what is open now" }).click());
    await vi.waitFor(() => expect(went).toEqual(["/store/popular?store_filter=currently_open"]));
    expect(buttons().join()).not.toMatch(/cart|later/i);
  });

  it("can be ordered for later where the store takes such orders", async () => {
    await showInPage(<Buying item={row({ ...closed, schedule_order: true })} />);
    expect(buttons()).toContain("Order for later");
    expect(buttons()).not.toContain("Buy Now");
    expect(buttons()).not.toContain("See what is open now");
  });
});

describe("a double press on Add to cart", () => {
  const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
  const press = (name: RegExp) => act(async () => screen.getByRole("button", { name }).click());
  beforeEach(() => {
    localStorage.clear();
    setLocation({ text: "Old Harbour", position: { lat: 1, lng: 1 }, zoneId: "[1]", zoneData: [] });
    selectModule({ id: 1, module_type: "food", module_name: "Food", slug: "food" });
    useCart.setState({ carts: {} });
    useToasts.setState({ toasts: [] });
  });

  it("adds one piece with one message, also where the page shows the press at once", async () => {
    await showInPage(<Buying item={row({})} />);
    const twice = screen.getByRole("button", { name: /^Add to cart/ });
    await act(async () => {
      twice.click();
      twice.click();
    });
    await press(/^Update To Cart/);
    expect(moduleCart(1).lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(toasts()).toEqual(["Item added to cart"]);
  });

  it("is no double press when the choice was changed in between", async () => {
    await showInPage(<Buying item={row({})} />);
    await press(/^Add to cart/);
    await press(/^Increase/);
    await press(/^Update To Cart/);
    expect(moduleCart(1).lines.map(({ quantity }) => quantity)).toEqual([2]);
  });
});
