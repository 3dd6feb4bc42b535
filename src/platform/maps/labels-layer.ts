/** Names of quarters, streets and places over the map, as plain elements: without a network there are no glyph files. */
import type { BasemapLabel } from "./basemap";
import { visibleLabels } from "./visible-labels";

/** The part of a map that labels need. */
export interface LabelledMap {
  project: (point: [number, number]) => { x: number; y: number };
  getZoom: () => number;
  getContainer: () => HTMLElement;
}

const sizes: Record<string, { letter: number; line: number }> = {
  quarter: { letter: 9.6, line: 20 },
  avenue: { letter: 6.6, line: 16 },
};
const plainSize = { letter: 6.2, line: 15 };
/** While the map moves the labels are chosen again this often, ms. */
const chooseIntervalMs = 160;

/** Shows the labels; Call `move` on every movement and `settle` when the map stands still. */
export function createLabels(map: LabelledMap, labels: readonly BasemapLabel[]) {
  const layer = document.createElement("div");
  layer.className = "map-labels";
  layer.setAttribute("aria-hidden", "true");
  map.getContainer().append(layer);
  const elements = new Map<number, HTMLElement>();
  let chosenAt = 0;

  const pointOf = ({ lng, lat }: BasemapLabel) => map.project([lng, lat]);

  function choose(): void {
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const placed = labels.map((label) => {
      const size = sizes[label.class] ?? plainSize;
      const { x, y } = pointOf(label);
      return { x, y, width: label.name.length * size.letter, height: size.line, minZoom: label.minZoom };
    });
    const shown = new Set(visibleLabels(placed, { zoom: map.getZoom(), width, height }));
    for (const [index, element] of elements) {
      if (shown.has(index)) continue;
      element.remove();
      elements.delete(index);
    }
    for (const index of shown) if (!elements.has(index)) elements.set(index, add(labels[index]));
  }

  function add(label: BasemapLabel | undefined): HTMLElement {
    const element = document.createElement("span");
    element.className = "map-label";
    element.dataset.class = label?.class;
    element.textContent = label?.name ?? "";
    layer.append(element);
    return element;
  }

  function place(): void {
    for (const [index, element] of elements) {
      const label = labels[index];
      if (!label) continue;
      const { x, y } = pointOf(label);
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
    }
  }

  return {
    move() {
      const now = performance.now();
      if (now - chosenAt > chooseIntervalMs) {
        chosenAt = now;
        choose();
      }
      place();
    },
    settle() {
      chosenAt = performance.now();
      choose();
      place();
    },
    remove: () => layer.remove(),
  };
}
