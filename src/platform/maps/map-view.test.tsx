import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyDataSaverSetting } from "@/platform/data-saver";
import { preloadTexts } from "@/platform/i18n";
import { MapView } from "./map-view";
import type { MapDriver, MapHandle, MapOptions } from "./types";

/** Drawing needs WebGL, which jsdom lacks: these tests see whether and how the driver is called. */
const drawn = vi.hoisted(() => ({ maps: 0, driver: null as MapDriver | null }));
vi.mock("./load-driver", () => ({
  loadDriver: async () => {
    drawn.maps += 1;
    if (!drawn.driver) throw new Error("No WebGL here.");
    return drawn.driver;
  },
}));

const moved = vi.fn();
const harbour = { lat: 1, lng: 2 };
const view = (center = harbour) => (
  <Suspense>
    <MapView label="Where to" center={center} zoom={17} onMoveEnd={moved} fallbackText="1 Quay Road" />
  </Suspense>
);

beforeEach(async () => {
  await preloadTexts("frame");
  drawn.maps = 0;
  drawn.driver = null;
  moved.mockClear();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => ({
    getExtension: () => null,
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  applyDataSaverSetting(false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a map with data saver", () => {
  beforeEach(() => applyDataSaverSetting(true));

  it("is loaded only after a press", async () => {
    await act(async () => void render(view()));
    const ask = screen.getByRole("button", { name: "Show the map" });
    expect(drawn.maps).toBe(0);
    await act(async () => void fireEvent.click(ask));
    expect(drawn.maps).toBe(1);
    expect(screen.queryByRole("button", { name: "Show the map" })).toBeNull();
  });

  it("still reports its center, so that a place can be picked without it", async () => {
    const { rerender } = await act(async () => render(view()));
    expect(moved).toHaveBeenLastCalledWith(harbour, 17);
    await act(async () => rerender(view({ lat: 3, lng: 4 })));
    expect(moved).toHaveBeenLastCalledWith({ lat: 3, lng: 4 }, 17);
    expect(drawn.maps).toBe(0);
  });
});

describe("a map without data saver", () => {
  it("is loaded at once, and is replaced by the address where it cannot be drawn", async () => {
    await act(async () => void render(view()));
    expect(drawn.maps).toBe(1);
    expect(screen.getByText("1 Quay Road")).toBeDefined();
  });
});

describe("a map that the shopper moves", () => {
  /** A drawn map: the cameras it was given, and a finger that moves it. */
  function drawnMap() {
    const moveTo = vi.fn<MapHandle["moveTo"]>();
    let options: MapOptions | null = null;
    const nothing = () => {};
    drawn.driver = async (_, asked) => {
      options = asked;
      return {
        setContent: nothing,
        moveTo,
        fitContent: nothing,
        zoomBy: nothing,
        setTheme: nothing,
        resize: nothing,
        destroy: nothing,
      };
    };
    return { moveTo, drag: (to: { lat: number; lng: number }) => act(() => options?.onMoveEnd(to, 17)) };
  }
  const led = (lead: object | null) => (
    <Suspense>
      <MapView label="Where to" center={harbour} recenterKey={lead} zoom={17} onMoveEnd={moved} />
    </Suspense>
  );

  it("returns to the same center when it is given a new object, and only then", async () => {
    const { moveTo, drag } = drawnMap();
    const lead = {};
    const { rerender } = await act(async () => render(led(lead)));
    drag({ lat: 5, lng: 6 });
    expect(moved).toHaveBeenLastCalledWith({ lat: 5, lng: 6 }, 17);
    moveTo.mockClear();
    await act(async () => rerender(led(lead)));
    expect(moveTo).not.toHaveBeenCalled();
    await act(async () => rerender(led({})));
    expect(moveTo).toHaveBeenCalledExactlyOnceWith(harbour, 17);
  });
});

describe("a map that may do without streets", () => {
  const square = [
    [
      [
        [1.9, 0.9],
        [2.1, 0.9],
        [2.1, 1.1],
        [1.9, 1.1],
      ],
    ],
  ];
  const plain = () => (
    <Suspense>
      <MapView label="Where to" center={harbour} zoom={10} outlines={[square]} orPlain onMoveEnd={moved} />
    </Suspense>
  );

  it("is drawn with its zones where no other can be, and moves by keys, drags and buttons", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { container } = await act(async () => render(plain()));
      const map = await screen.findByRole("application", { name: "Where to" });
      expect(container.querySelector("path")?.getAttribute("d")).toMatch(/^M[-\d. L]+Z$/);
      expect(drawn.maps).toBe(1);
      moved.mockClear();
      fireEvent.keyDown(map, { key: "ArrowRight" });
      fireEvent.keyDown(map, { key: "ArrowUp" });
      act(() => void vi.advanceTimersByTime(300));
      // 60 px at zoom 10: 512 px times 1024 are 360 degrees.
      const [point] = moved.mock.lastCall ?? [];
      expect(point.lng).toBeCloseTo(2 + (60 * 360) / (512 * 1024), 5);
      expect(point.lat).toBeCloseTo(1 + (60 * 360) / (512 * 1024), 3);
      fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
      act(() => void vi.advanceTimersByTime(300));
      expect(moved.mock.lastCall?.[1]).toBe(11);
      expect(moved).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is drawn where the device draws no maps at all", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    await act(async () => render(plain()));
    expect(await screen.findByRole("application", { name: "Where to" })).toBeDefined();
    expect(drawn.maps).toBe(0);
  });
});
