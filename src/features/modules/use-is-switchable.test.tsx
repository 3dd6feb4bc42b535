import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createShopQueryClient } from "@/platform/query";
import { type ChosenLocation, setLocation, setZone } from "@/stores/location";
import { many } from "../../../tests/fixtures/api-rows";
import { eventually, stubbedShop } from "../../../tests/fixtures/stubbed-shop";
import { useIsSwitchable } from "./use-is-switchable";

const shop = stubbedShop();
const quay: ChosenLocation = { text: "Quay", position: { lat: 1, lng: 1 }, zoneId: "[1]", zoneData: [] };
const market: ChosenLocation = { ...quay, text: "Market", zoneId: "[2]" };
const module = (id: number) => ({
  id,
  module_type: "food",
  module_name: `Module ${id}`,
  slug: `m${id}`,
  zones: [{ id: 1 }],
});
let client = createShopQueryClient();

beforeEach(() => {
  client = createShopQueryClient();
  localStorage.clear();
  setLocation(quay);
  localStorage.setItem("doorstep.switchable", "en [1]");
});

const show = () =>
  renderHook(useIsSwitchable, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });

describe("a bar whose modules are not known yet", () => {
  it("begins with the switcher that it had last here, and in another zone without", async () => {
    const { result } = show();
    expect(result.current).toBe(true);
    act(() => setLocation(market));
    expect(result.current).toBe(false);
  });

  it("has what was known of this place when they are forgotten again", async () => {
    shop.responses = { "/module": many(2, module) };
    localStorage.removeItem("doorstep.switchable");
    const { result } = show();
    expect(result.current).toBe(false);
    await eventually(() => expect(result.current).toBe(true));
    shop.responses = {};
    await act(async () => void client.resetQueries());
    expect(result.current).toBe(true);
  });
});

it("what is stored is read once for each place and not with each rendering", () => {
  const reads = vi.spyOn(Storage.prototype, "getItem");
  const { rerender } = show();
  const first = reads.mock.calls.length;
  expect(first).toBeGreaterThan(0);
  rerender();
  rerender();
  expect(reads.mock.calls.length).toBe(first);
  act(() => setZone("[1]", []));
  expect(reads.mock.calls.length).toBeGreaterThan(first);
});
