import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyDataSaverSetting } from "@/platform/data-saver";
import { preloadTexts } from "@/platform/i18n";
import { addCredits } from "./credit-element";
import { MapView } from "./map-view";
import type { MapDriver, MapHandle, MapOptions } from "./types";

/** Drawing needs WebGL, which jsdom lacks: these tests see whether and how the driver is called. */
const drawn = vi.hoisted(() => ({ maps: 0, driver: null as MapDriver | null, lacking: false }));
vi.mock("./load-driver", async () => ({
  loadDriver: async () => {
    drawn.maps += 1;
    if (drawn.lacking) throw (await import("./no-basemap")).noBasemap;
    if (!drawn.driver) throw new Error("No WebGL here.");
    return drawn.driver;
  },
}));

/** The listener that waits for the network. */
const recovered = vi.hoisted(() => ({ now: null as (() => void) | null }));
vi.mock("@/platform/connectivity", async (original) => ({
  ...(await original<typeof import("@/platform/connectivity")>()),
  onRecovered: (listener: () => void) => {
    recovered.now = listener;
    return () => {
      recovered.now = null;
    };
  },
}));

const nothing = () => {};
/** A map that does nothing. */
const stillMap = (): MapHandle => ({
  setContent: nothing,
  moveTo: nothing,
  fitContent: nothing,
  zoomBy: nothing,
  setTheme: nothing,
  resize: nothing,
  destroy: nothing,
});

/** A zone of the shop, as its API sends it. */
const zone = {
  id: 1,
  name: "Centre",
  outline: [
    [
      [
        [1.9, 0.9],
        [2.1, 0.9],
        [2.1, 1.1],
      ],
    ],
  ],
};

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
  drawn.lacking = false;
  recovered.now = null;
  moved.mockClear();
  vi.stubGlobal("fetch", async () => Response.json([zone]));
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
  it("is loaded at once, and is replaced by one without streets where it cannot be drawn", async () => {
    await act(async () => void render(view()));
    expect(drawn.maps).toBe(1);
    expect(await screen.findByRole("application", { name: "Where to" })).toBeDefined();
    expect(screen.queryByText("1 Quay Road")).toBeNull();
  });

  it("gets its streets, where it was moved to, once the network that was in the way is back", async () => {
    const { container } = await act(async () => render(view()));
    const map = await screen.findByRole("application", { name: "Where to" });
    fireEvent.keyDown(map, { key: "+" });
    await vi.waitFor(() => expect(moved).toHaveBeenLastCalledWith(harbour, 18));
    let began: MapOptions | null = null;
    drawn.driver = async (_, options) => {
      began = options;
      return stillMap();
    };
    await act(async () => recovered.now?.());
    await vi.waitFor(() => expect(began).toMatchObject({ center: harbour, zoom: 18 }));
    expect(container.querySelectorAll("[role=application]")).toHaveLength(0);
  });

  it("is not tried again where the shop has none", async () => {
    drawn.lacking = true;
    await act(async () => void render(view()));
    await screen.findByRole("application", { name: "Where to" });
    expect(recovered.now).toBeNull();
  });
});

describe("whose data a map shows", () => {
  const credited = (credit: string) => (
    <Suspense>
      <MapView label="Where to" center={harbour} onMoveEnd={moved} credit={credit} />
    </Suspense>
  );
  const map = () => screen.findByRole("application", { name: "Where to" });

  it("is said where callers put looked-up places on it", async () => {
    await act(async () => void render(credited("© OpenStreetMap contributors")));
    const link = await screen.findByRole("link", { name: "© OpenStreetMap contributors" });
    expect(link.getAttribute("href")).toBe("https://www.openstreetmap.org/copyright");
  });

  it("is said once for each name", () => {
    const element = document.createElement("div");
    addCredits(element, [
      "© OpenStreetMap",
      "© Town",
      "© OpenStreetMap contributors",
      "© Town",
      "",
      undefined,
    ]);
    expect(element.textContent).toBe("© Town · © OpenStreetMap contributors");
  });

  it("is not said where it is nobody's", async () => {
    await act(async () => void render(credited("")));
    await map();
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("a map that the shopper moves", () => {
  /** A drawn map: the cameras it was given, and a finger that moves it. */
  function drawnMap() {
    const moveTo = vi.fn<MapHandle["moveTo"]>();
    let options: MapOptions | null = null;
    drawn.driver = async (_, asked) => {
      options = asked;
      return { ...stillMap(), moveTo };
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
      <MapView label="Where to" center={harbour} zoom={10} outlines={[square]} onMoveEnd={moved} />
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

  it("shows the shop's zones where its caller names none, and its markers can be pressed", async () => {
    const pressed = vi.fn();
    const marker = { id: "7", kind: "store", position: harbour, label: "Bakery", pressable: true } as const;
    const stores = (selected: boolean) => (
      <Suspense>
        <MapView
          label="Where to"
          center={harbour}
          zoom={10}
          markers={[{ ...marker, selected }]}
          onMarkerPress={pressed}
        />
      </Suspense>
    );
    const { container, rerender } = await act(async () => render(stores(false)));
    await vi.waitFor(() =>
      expect(container.querySelector("path")?.getAttribute("d")).toMatch(/^M[-\d. L]+Z$/),
    );
    const pin = await screen.findByRole("button", { name: "Bakery", pressed: false });
    pin.focus();
    fireEvent.click(pin);
    expect(pressed).toHaveBeenCalledExactlyOnceWith("7");
    await act(async () => rerender(stores(true)));
    // The same element: it keeps the focus.
    expect(screen.getByRole("button", { name: "Bakery", pressed: true })).toBe(document.activeElement);
  });
});
