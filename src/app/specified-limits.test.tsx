/** The specification's bounds, as a shopper meets them in the parts of a page. */

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, renderHook, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { CodeForm } from "@/features/auth/components/code-form";
import ClearCartOverlay from "@/features/cart/components/clear-cart-overlay";
import { BasicMedicine } from "@/features/conditions/components/basic-medicine";
import PicturesOverlay from "@/features/items/detail/pictures-overlay";
import { usePickerView } from "@/features/location/picker/use-picker-view";
import ModulesSection from "@/pages/landing/modules-section";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { addToCart, useCart } from "@/stores/cart";
import { useToasts } from "@/stores/toasts";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { QuantityStepper } from "@/ui/plain/quantity-stepper";
import { item, many, page } from "../../tests/fixtures/api-rows";
import { piecesOf, plainItem } from "../../tests/fixtures/cart-stage";
import { showInPage } from "../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../tests/fixtures/stubbed-shop";
import { Toasts } from "./toasts";

vi.setConfig({ testTimeout: 30_000 });

const shop = stubbedShop();
const nothing = () => {};

/** A wide screen for everything that asks. */
const widen = () =>
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));

describe("the landing's modules", () => {
  const restaurants = (stores_count: number) => (id: number) => ({
    id,
    module_type: "food",
    module_name: `Module ${id}`,
    slug: `m${id}`,
    stores_count,
    zones: [{ id: 1 }],
  });
  const cards = () => within(screen.getByRole("list")).getAllByRole("button");

  it("are three until all are asked for", async () => {
    widen();
    shop.responses = { "/module": many(5, restaurants(4)) };
    await showInPage(<ModulesSection />);
    await eventually(() => expect(cards()).toHaveLength(3));
    fireEvent.click(screen.getByRole("button", { name: /View all/ }));
    expect(cards()).toHaveLength(5);
  });

  it.each([
    [2, "2 Restaurants"],
    [3, "2+ Restaurants"],
  ])("with %i restaurants say %s", async (count, text) => {
    shop.responses = { "/module": many(1, restaurants(count)) };
    await showInPage(<ModulesSection />);
    await eventually(() => expect(within(screen.getByRole("list")).getByText(text)).toBeDefined());
  });
});

describe("the items of a common condition", () => {
  it.each([
    [7, 1],
    [8, 2],
  ])("are twenty at most; %i of them stand in %i row(s) on a wide screen", async (count, rows) => {
    widen();
    shop.responses = {
      "/common-condition": [{ id: 5, slug: "cough", name: "Cough" }],
      "/common-condition/items/5": page(many(count, item)),
    };
    await showInPage(<BasicMedicine />);
    await eventually(() => expect(screen.queryAllByText(/^Dish \d+$/)).toHaveLength(count));
    const track = screen.getByRole("list", { name: /Cough/ });
    const [first] = Array.from(track.children);
    expect(within(first as HTMLElement).getAllByText(/^Dish \d+$/)).toHaveLength(rows);
    expect(shop.limitOf("/common-condition/items/5")).toBe("20");
  });
});

it("a one-time code is complete with six digits", async () => {
  await preloadTexts("account", "shell");
  await showInPage(
    <KitProvider>
      <CodeForm
        type="phone"
        attempt={{ contacts: { phone: "+12025552030" } } as never}
        onResult={async () => {}}
      />
    </KitProvider>,
  );
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(fields).toHaveLength(6);
  const verify = screen.getByRole<HTMLButtonElement>("button", { name: "Verify" });
  for (const [index, field] of fields.entries()) {
    expect(verify.disabled, `${index} digits`).toBe(true);
    await act(async () => field.focus());
    await act(async () => void fireEvent.change(field, { target: { value: String(index) } }));
  }
  expect(verify.disabled).toBe(false);
});

describe("the amount in a cart", () => {
  const labels = { group: "Quantity", increase: "More", decrease: "Less", remove: "Remove" };
  it("never goes below one", async () => {
    const changed = vi.fn();
    await showInPage(<QuantityStepper value={1} onValueChange={changed} labels={labels} />);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Less" }).disabled).toBe(true);
    cleanup();
    const removed = vi.fn();
    await showInPage(
      <QuantityStepper value={1} onValueChange={changed} onRemove={removed} labels={labels} />,
    );
    fireEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(removed).toHaveBeenCalledOnce();
    expect(changed).not.toHaveBeenCalled();
  });
});

it("that a cart was cleared for another store's item is said for five seconds", async () => {
  await preloadTexts("checkout", "shell");
  useCart.setState({ carts: {} });
  addToCart(piecesOf(plainItem(1)));
  const line = piecesOf(plainItem(2, { store_id: 2, store_name: "Quay" }));
  await showInPage(
    <KitProvider>
      <ClearCartOverlay overlay={{ kind: "clear-cart", line }} open onClose={nothing} onClosed={nothing} />
      <Toasts />
    </KitProvider>,
  );
  const start = await screen.findByRole("button", { name: "Start a new cart" });
  vi.useFakeTimers();
  await act(async () => void fireEvent.click(start));
  // As when the server has it.
  const carts = useCart.getState().carts;
  await act(async () =>
    useCart.setState({ carts: { "1": { ...carts["1"], waitingFor: null } as (typeof carts)[string] } }),
  );
  const said = () => useToasts.getState().toasts.filter(({ kind }) => kind === "success").length;
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(said()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(said()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(said()).toBe(0);
});

it("an enlarged picture has room for 1200 × 1800", async () => {
  Element.prototype.scrollBy = nothing;
  await showInPage(
    <KitProvider>
      <PicturesOverlay
        overlay={{ kind: "pictures", pictures: ["/dish.png"], index: 0, title: "Soup" }}
        open
        onClose={nothing}
        onClosed={nothing}
      />
    </KitProvider>,
  );
  const picture = await screen.findByRole<HTMLImageElement>("img", { name: /Soup/ });
  expect([picture.width, picture.height]).toEqual([1200, 1800]);
});

describe("the map on which a place is picked", () => {
  const inQueries = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={createShopQueryClient()}>{children}</QueryClientProvider>
  );
  it("begins at zoom 17 where a place is known", () => {
    const { result } = renderHook(() => usePickerView({ lat: 1, lng: 1 }), { wrapper: inQueries });
    expect(result.current.zoom).toBe(17);
  });
  it("shows a wide zone from zoom 9 on", async () => {
    const corner = (lat: number, lng: number) => ({ lat, lng });
    shop.responses = {
      "/config": { business_name: "Shop", currency_symbol: "$", default_location: { lat: "1", lng: "1" } },
      "/zone/list": [
        { id: 1, status: 1, formated_coordinates: [corner(0, 0), corner(0, 9), corner(9, 9), corner(9, 0)] },
      ],
    };
    const client = createShopQueryClient();
    const { result } = renderHook(() => usePickerView(null), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    await eventually(() => expect(result.current.ready).toBe(true));
    expect(result.current.zoom).toBe(9);
  });
});
