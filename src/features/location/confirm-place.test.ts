// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Address } from "@/contract";
import { modulesQuery } from "@/features/modules";
import { configureHttp } from "@/platform/http/client";
import { normaliseModules } from "@/platform/http/normalise/module";
import { preloadTexts } from "@/platform/i18n";
import { type StoredCartLine, useCart } from "@/stores/cart";
import { askInOverlay, resolveOverlay } from "@/stores/confirm";
import { deliveryLocation, setLocation } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import {
  closeOverlay,
  closeOverlays,
  currentOverlay,
  type OverlayOf,
  openOverlay,
  openOverlayCountKey,
} from "@/stores/overlay";
import { preferences } from "@/stores/preferences";
import { useToasts } from "@/stores/toasts";
import { forgetPlace } from "../../../tests/fixtures/forget-place";
import { chooseCurrentPosition, chooseSavedAddress, confirmPlace } from "./confirm-place";

const place = { text: "1 Quay Road", position: { lat: 1, lng: 2 }, zoneId: "[7]", zoneData: [] };

/** A client that knows the modules of zone 7 already. */
function client(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const now = Date.now();
  queryClient.setQueryData(modulesQuery(place.zoneId, preferences().language).queryKey, {
    data: normaliseModules([{ id: 1, module_name: "Food", module_type: "food", zones: [{ id: 7 }] }]),
    receivedAt: now,
    storedAt: now,
    serverTime: null,
  });
  return queryClient;
}
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(async () => {
  await preloadTexts("frame");
  forgetPlace();
  localStorage.clear();
  selectModule({ id: 1, module_type: "food", module_name: "Food", slug: "food" });
  useToasts.setState({ toasts: [] });
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      Response.json(
        address.includes("get-zone-id")
          ? { zone_id: "[7]", zone_data: [{ id: 7, status: 1, cash_on_delivery: true }] }
          : { results: [{ formatted_address: "2 Pier Street" }], status: "OK" },
      ),
    ),
  );
});
afterEach(() => {
  closeOverlays();
  vi.unstubAllGlobals();
});

describe("a place to which a store of the cart does not deliver", () => {
  const line = (zoneId: number) =>
    ({
      key: "soup",
      storeId: 3,
      item: { name: "Quay Soup", store_name: "Blue Anchor", module_id: 1, zone_id: zoneId },
    }) as unknown as StoredCartLine;
  const cartInZone = (zoneId: number) =>
    useCart.setState({ carts: { 1: { lines: [line(zoneId)], waitingFor: null } } });
  const picker = { kind: "location-picker", purpose: "delivery" } as const;
  const old = { ...place, text: "9 Old Street", zoneId: "[6]" };
  beforeEach(() => setLocation(old));
  afterEach(() => useCart.setState({ carts: {} }));

  it("is taken only after the store and its items were named; the cart stays", async () => {
    cartInZone(6);
    openOverlay(picker);
    const confirmed = confirmPlace(client(), picker, place);
    await expect.poll(() => currentOverlay()?.kind).toBe("confirm");
    const asked = currentOverlay() as OverlayOf<"confirm">;
    expect(asked.question).toContain("Blue Anchor");
    expect(asked.text).toContain("Quay Soup");
    expect(deliveryLocation().text).toBe("9 Old Street");
    resolveOverlay(asked, true);
    await confirmed;
    expect(deliveryLocation().text).toBe("1 Quay Road");
    expect(useCart.getState().carts[1]?.lines).toHaveLength(1);
  });

  it("is not taken when the shopper keeps the place", async () => {
    cartInZone(6);
    openOverlay(picker);
    const confirmed = confirmPlace(client(), picker, place);
    await expect.poll(() => currentOverlay()?.kind).toBe("confirm");
    closeOverlay();
    await confirmed;
    expect(deliveryLocation().text).toBe("9 Old Street");
    expect(currentOverlay()).toEqual(picker);
    expect(toasts()).toEqual([]);
  });

  it("is not asked about when everything can be delivered", async () => {
    cartInZone(7);
    await chooseSavedAddress(client(), { latitude: "1", longitude: "2", address: "Home" } as Address);
    expect(deliveryLocation().text).toBe("Home");
  });
});

describe("a place picked on the map", () => {
  const pick = async (path: string) => {
    history.pushState({}, "", path);
    const picker = { kind: "location-picker", purpose: "delivery" } as const;
    openOverlay(picker);
    await confirmPlace(client(), picker, place);
  };

  it.each(["/", "/home", "/store/latest", "/store/popular"])(
    "is stored, and on %s the address form opens",
    async (path) => {
      await pick(path);
      expect(deliveryLocation()).toMatchObject(place);
      expect(currentOverlay()).toMatchObject({ kind: "address-form", place: { text: "1 Quay Road" } });
      expect(toasts()).toEqual(["New location has been set."]);
    },
  );

  it.each(["/store/blue-anchor", "/store/7"])(
    "is stored on %s too, without the address form",
    async (path) => {
      await pick(path);
      expect(deliveryLocation()).toMatchObject(place);
      expect(currentOverlay()).toBeNull();
    },
  );

  it.each(["/store/blue-anchor", "/store/latest", "/category/1", "/campaigns/2", "/shared-basket"])(
    "lets a newcomer continue on %s with the only kind of shop that there is",
    async (path) => {
      selectModule(null);
      await pick(path);
      expect(location.pathname).toBe(path);
      expect(selectedModule()?.id).toBe(1);
      expect(toasts()).toEqual(["New location has been set.", "A Module has been selected."]);
      const isAtStore = path === "/store/blue-anchor";
      expect(currentOverlay()?.kind).toBe(isAtStore ? undefined : "address-form");
    },
  );

  it("leads to the home of the only kind of shop that there is where another one was chosen", async () => {
    selectModule({ id: 9, module_type: "grocery", module_name: "Grocery", slug: "grocery" });
    await pick("/store/latest");
    expect(selectedModule()?.id).toBe(1);
    expect(currentOverlay()).toBeNull();
  });

  it("for a parcel's receiver does not change the delivery place", async () => {
    const picker = { kind: "location-picker", purpose: "receiver" } as const;
    const picked = askInOverlay(picker);
    await confirmPlace(client(), picker, place);
    expect(await picked).toEqual({ text: place.text, position: place.position, zoneId: "[7]" });
    expect(deliveryLocation().text).toBeNull();
    for (const key of ["location", "zoneid", "currentLatLng"]) expect(localStorage.getItem(key)).toBeNull();
  });
});

it("a saved address becomes the place, with its own text", async () => {
  openOverlay({ kind: "location-picker", purpose: "delivery" });
  const address = { address: "3 Gull Lane", latitude: "1", longitude: "2" } as Address;
  await chooseSavedAddress(client(), address);
  expect(deliveryLocation()).toMatchObject({
    text: "3 Gull Lane",
    position: { lat: 1, lng: 2 },
    zoneId: "[7]",
  });
  expect(toasts()).toEqual(["New delivery address selected."]);
  expect(currentOverlay()).toBeNull();
});

it("the device's position becomes the place, and the page reloads", async () => {
  vi.stubGlobal("navigator", {
    geolocation: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 3, longitude: 4 } } as GeolocationPosition),
    },
  });
  history.replaceState({}, "", "/store/latest");
  openOverlay({ kind: "location-picker", purpose: "delivery" });
  const overlaysOfEntry = () => (history.state as Record<string, unknown>)[openOverlayCountKey] ?? 0;
  expect(overlaysOfEntry()).toBe(1);
  const reload = vi.fn(() => expect(overlaysOfEntry()).toBe(0));
  await chooseCurrentPosition(client(), reload);
  expect(deliveryLocation()).toMatchObject({ text: "2 Pier Street", position: { lat: 3, lng: 4 } });
  expect(reload).toHaveBeenCalledOnce();
});
