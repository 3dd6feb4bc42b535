// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MapOptions } from "./types";

/** A stand-in for Mapbox GL 3 with the recorded results of the calls that the driver makes. */
const recorded = vi.hoisted(() => {
  type Listener = (event: unknown) => void;
  class FakeMap {
    static last: FakeMap;
    /** The first event: the style is loaded, or Mapbox refuses the token. */
    static says: { type: "load" } | { type: "error"; error: Error } = { type: "load" };
    listeners = new Map<string, Listener[]>();
    sources = new Map<string, { setData: (data: unknown) => void; data: unknown }>();
    layers: string[] = [];
    styles: unknown[] = [];
    fits: unknown[] = [];
    removed = false;
    touchZoomRotate = { disableRotation: () => {} };
    constructor(readonly options: Record<string, unknown>) {
      FakeMap.last = this;
      queueMicrotask(() => this.fire(FakeMap.says.type, FakeMap.says));
    }
    on(name: string, listener: Listener) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
      return this;
    }
    once(name: string, listener: Listener) {
      return this.on(name, listener);
    }
    fire(name: string, event: unknown = {}) {
      for (const listener of this.listeners.get(name) ?? []) listener(event);
    }
    getSource(id: string) {
      return this.sources.get(id);
    }
    addSource(id: string, { data }: { data: unknown }) {
      const source = {
        data,
        setData: (next: unknown) => {
          source.data = next;
        },
      };
      this.sources.set(id, source);
    }
    addLayer({ id }: { id: string }) {
      this.layers.push(id);
    }
    getCenter() {
      return { lat: 3, lng: 4 };
    }
    getZoom() {
      return 12;
    }
    fitBounds(bounds: unknown) {
      this.fits.push(bounds);
    }
    setStyle(style: unknown) {
      this.styles.push(style);
    }
    easeTo() {}
    resize() {}
    remove() {
      this.removed = true;
    }
  }
  class FakeMarker {
    static made: FakeMarker[] = [];
    at: unknown = null;
    constructor(readonly options: { element: HTMLElement; anchor: string }) {
      FakeMarker.made.push(this);
    }
    setLngLat(at: unknown) {
      this.at = at;
      return this;
    }
    addTo() {
      return this;
    }
    remove() {}
  }
  return { FakeMap, FakeMarker, mapbox: { accessToken: "", Map: FakeMap, Marker: FakeMarker } };
});
vi.mock("mapbox-gl", () => ({ default: recorded.mapbox }));
vi.mock("mapbox-gl/dist/mapbox-gl.css", () => ({}));

const { FakeMap, FakeMarker } = recorded;
const square = [
  [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  ],
];
const options = (change: Partial<MapOptions> = {}): MapOptions => ({
  center: { lat: 1, lng: 2 },
  zoom: 17,
  fit: false,
  interactive: true,
  cooperative: false,
  label: "Map",
  hints: { wheel: "wheel", touch: "touch" },
  language: "ar",
  theme: "light",
  markers: [{ id: "store", kind: "store", position: { lat: 1, lng: 2 }, label: "Blue Anchor" }],
  outlines: [square],
  route: [],
  onMoveStart: () => {},
  onMoveEnd: () => {},
  ...change,
});

beforeEach(() => {
  FakeMap.says = { type: "load" };
  FakeMarker.made = [];
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

async function draw(change: Partial<MapOptions> = {}) {
  const { mapboxDriver } = await import("./mapbox-driver");
  return mapboxDriver(document.createElement("div"), options(change));
}

describe("the map by Mapbox", () => {
  it("starts at the given center, in the shop's zoom range and language, longitude first", async () => {
    await draw();
    expect(FakeMap.last.options).toMatchObject({
      center: [2, 1],
      zoom: 17,
      minZoom: 1,
      maxZoom: 21,
      language: "ar",
      style: "mapbox://styles/mapbox/streets-v12",
    });
  });

  it("reports moves by the shopper, and not its own animation or a resize", async () => {
    const onMoveStart = vi.fn();
    await draw({ onMoveStart });
    FakeMap.last.fire("movestart", {});
    expect(onMoveStart).not.toHaveBeenCalled();
    FakeMap.last.fire("movestart", { originalEvent: new Event("touchmove") });
    expect(onMoveStart).toHaveBeenCalledTimes(1);
  });

  it("draws zones and markers with their names", async () => {
    await draw();
    expect(FakeMap.last.layers).toContain("doorstep-zones-line");
    expect(JSON.stringify(FakeMap.last.sources.get("doorstep-zones")?.data)).toContain("[1,1]");
    expect(FakeMarker.made[0]?.at).toEqual({ lat: 1, lng: 2 });
    expect(FakeMarker.made[0]?.options.element.getAttribute("aria-label")).toBe("Blue Anchor");
    expect(FakeMarker.made[0]?.options.anchor).toBe("bottom");
  });

  it("reports its center after each movement", async () => {
    const ends: unknown[] = [];
    await draw({ onMoveEnd: (...end) => ends.push(end) });
    FakeMap.last.fire("moveend");
    expect(ends).toEqual([[{ lat: 3, lng: 4 }, 12]]);
  });

  it("fails where Mapbox refuses the token, and leaves nothing behind", async () => {
    FakeMap.says = { type: "error", error: new Error("Unauthorized") };
    await expect(draw()).rejects.toThrow("Unauthorized");
    expect(FakeMap.last.removed).toBe(true);
  });

  it("changes its style with the theme, fits its content on request, and is removed", async () => {
    const handle = await draw({ fit: true });
    expect(FakeMap.last.fits).toHaveLength(1);
    handle.setTheme("dark");
    await vi.waitFor(() =>
      expect(FakeMap.last.styles).toEqual(["mapbox://styles/mapbox/navigation-night-v1"]),
    );
    handle.destroy();
    expect(FakeMap.last.removed).toBe(true);
  });
});
