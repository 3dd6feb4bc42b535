/** Markers are drawn as elements: they carry a name for screen readers and follow the theme by themselves. */
import type { MapMarker, MapMarkerKind } from "./types";

const svgNamespace = "http://www.w3.org/2000/svg";

/** Strokes of the icon inside the marker, on a grid of 24. */
const icons: Record<MapMarkerKind, readonly string[]> = {
  delivery: ["M4 11.5 12 5l8 6.5", "M6.500 10v9h11v-9", "M10 19v-5h4v5"],
  store: [
    "M4.500 10.500V19h15v-8.500",
    "M3.500 8l1.500-3.500h14L20.500 8a2.800 2.800 0 0 1-5.600 0 2.900 2.900 0 0 1-5.800 0A2.800 2.800 0 0 1 3.500 8z",
  ],
  cluster: [],
  courier: [
    "M6 17.500a2 2 0 1 0 .01 0M18 17.500a2 2 0 1 0 .01 0",
    "M8 17.500h7.500c0-4 1-6 3-6.500L16 6h-2.500",
    "M4 15.500c0-3 2-4.500 5-4.500h3.500v4",
  ],
};

/** `onPress` is called for a pressable marker only. */
export function markerElement(marker: MapMarker, onPress: () => void): HTMLElement {
  const { kind } = marker;
  const element = document.createElement(marker.pressable ? "button" : "div");
  element.className = "map-marker";
  element.dataset.kind = kind;
  if (element instanceof HTMLButtonElement) {
    element.type = "button";
    element.addEventListener("click", onPress);
  } else element.setAttribute("role", "img");
  if (marker.count !== undefined) {
    element.textContent = String(marker.count);
    return element;
  }
  const drawing = document.createElementNS(svgNamespace, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  for (const shape of icons[kind]) {
    const path = document.createElementNS(svgNamespace, "path");
    path.setAttribute("d", shape);
    drawing.append(path);
  }
  element.append(drawing);
  return element;
}

/** Updates a marker that is already shown. */
export function nameMarker(element: HTMLElement, { label, kind, pressable, selected }: MapMarker): void {
  element.setAttribute("aria-label", label);
  if (pressable && kind !== "cluster") element.setAttribute("aria-pressed", String(selected === true));
}
