import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { type StoredCartLine, useCart } from "@/stores/cart";
import { deliveryLocation, setLocation } from "@/stores/location";
import { selectModule } from "@/stores/module";
import { currentOverlay } from "@/stores/overlay";
import { forgetPlace } from "../../../../tests/fixtures/forget-place";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { UndeliverableNote } from "./undeliverable-note";

const place = (text: string, zoneId: string) => ({
  text,
  zoneId,
  position: { lat: 1, lng: 2 },
  zoneData: [],
});
const oldStreet = place("9 Old Street", "[6]");
const pier = place("1 Pier", "[7]");

let everywhere = 0;

function cartInZone(zoneId: number): void {
  const item = { name: "Quay Soup", store_name: "Blue Anchor", module_id: 1, zone_id: zoneId };
  const line = { key: "soup", storeId: 3, item } as unknown as StoredCartLine;
  useCart.setState({ carts: { 1: { lines: [line], waitingFor: null } } });
}

const plainText = () => document.body.textContent?.replace(/[\u2068\u2069]/g, "");
const told = async (moduleId: number) => {
  await showInPage(<UndeliverableNote moduleId={moduleId} />);
  await act(() => vi.waitFor(() => expect(screen.getByRole("status")).toBeTruthy()));
};

beforeEach(async () => {
  await preloadTexts("checkout", "browse", "frame");
  localStorage.clear();
  forgetPlace();
  everywhere = 0;
  selectModule({ id: 1, module_type: "food", module_name: "Food", slug: "food" });
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  vi.stubGlobal("fetch", () => {
    const module = { module_name: "Food", module_type: "food", zones: [{ id: 6 }, { id: 7 }] };
    return Promise.resolve(
      Response.json([1, 2].map((id) => ({ ...module, id, all_zone_service: everywhere }))),
    );
  });
});
afterEach(() => {
  cleanup();
  useCart.setState({ carts: {} });
  vi.unstubAllGlobals();
});

describe("a cart whose store does not deliver to the chosen place", () => {
  it("says so for as long as it is so, and leads back to the place where it did", async () => {
    setLocation(oldStreet);
    setLocation(place("3 Lighthouse", "[8]"));
    setLocation(pier);
    cartInZone(6);
    await told(1);
    expect(plainText()).toContain("Blue Anchor does not deliver to 1 Pier.");
    await act(async () => screen.getByRole("button", { name: /9 Old Street/ }).click());
    await expect.poll(() => deliveryLocation().text).toBe("9 Old Street");
    await expect.poll(() => screen.queryByRole("status")).toBeNull();
  });

  it("asks for a place where none is known that it can be delivered to", async () => {
    setLocation(pier);
    cartInZone(6);
    await told(1);
    await act(async () => screen.getByRole("button", { name: "Select location" }).click());
    expect(currentOverlay()?.kind).toBe("location-picker");
  });

  it("is told of in the empty cart of another module, with what it holds", async () => {
    setLocation(pier);
    cartInZone(6);
    await told(2);
    expect(plainText()).toContain("Blue Anchor does not deliver to 1 Pier. Kept in your cart: Quay Soup.");
  });
});

it("nothing is said of a module that serves every zone from any store", async () => {
  everywhere = 1;
  setLocation(pier);
  cartInZone(6);
  const asked = vi.spyOn(Response.prototype, "text");
  await showInPage(<UndeliverableNote moduleId={1} />);
  await act(() => vi.waitFor(() => expect(asked).toHaveBeenCalled()));
  await act(async () => {});
  expect(screen.queryByRole("status")).toBeNull();
});
