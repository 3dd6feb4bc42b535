import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Order } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import type { MapDriver, MapHandle } from "@/platform/maps/types";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { OrderMap } from "./order-map";

/** Drawing needs WebGL, which jsdom lacks: this test sees what the driver is asked for. */
const drawn = vi.hoisted(() => ({ driver: null as MapDriver | null }));
vi.mock("@/platform/maps/load-driver", () => ({ loadDriver: async () => drawn.driver }));

beforeEach(async () => {
  await preloadTexts("frame", "orders");
  await import("@/platform/maps");
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => ({
    getExtension: () => null,
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext);
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("ResizeObserver", observer);
  vi.stubGlobal("IntersectionObserver", undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("the map of an order begins at zoom 10 and then comes as near as shows store and receiver", async () => {
  let startedAt: number | null = null;
  const moveTo = vi.fn<MapHandle["moveTo"]>();
  const nothing = () => {};
  drawn.driver = async (_, { zoom }) => {
    startedAt = zoom;
    return {
      moveTo,
      setContent: nothing,
      fitContent: nothing,
      zoomBy: nothing,
      setTheme: nothing,
      resize: nothing,
      destroy: nothing,
    };
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const order = {
    id: 7,
    order_type: "delivery",
    order_status: "confirmed",
    delivery_address: { latitude: "1", longitude: "2", contact_person_name: "Ada", address: "1 Quay Road" },
    store: { name: "Quay", address: "", latitude: "1", longitude: "2.1" },
  } as unknown as Order;
  await showInPage(<OrderMap order={order} />);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(startedAt).toBe(10);
  expect(moveTo).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const [center, zoom = 0] = moveTo.mock.lastCall ?? [];
  expect(center).toEqual({ lat: 1, lng: 2.05 });
  // Both pins, 0.1 degrees apart, are within what the map shows, with room for them at its edges.
  const shownPixels = (0.1 / 360) * 512 * 2 ** zoom;
  expect(shownPixels).toBeGreaterThan(100);
  expect(shownPixels).toBeLessThan(240 - 90);
});
