/**
 * A map without tiles: the shop's zones, route and markers on a plain ground that can be moved. For shops without a basemap and
 * devices that cannot draw one.
 */
import "./gl-map.css";
import "./map-elements.css";
import { addCredits } from "./credit-element";
import { boundsOfContent, pixelOf, pointOf, zoomToShow } from "./geometry";
import { markerElement, nameMarker } from "./marker-element";
import styles from "./plain-map.module.css";
import { type MapContent, type MapDriver, type MapMarker, type MapPoint, mapZoom } from "./types";
import { zoneOutlines } from "./zone-ground";

/** The map stands still when nothing has moved it for so long, ms. */
const settleMs = 200;
/** How far an arrow key moves it, px. */
const keyStep = 60;
const svgNamespace = "http://www.w3.org/2000/svg";
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

interface Pixel {
  x: number;
  y: number;
}

export const plainDriver: MapDriver = async (container, options) => {
  let content: MapContent = options;
  let { center, zoom } = options;
  let settling: ReturnType<typeof setTimeout> | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  let groundOutlines: MapContent["outlines"] = [];
  const ground = document.createElement("div");
  ground.className = styles.ground ?? "";
  if (options.interactive) ground.dataset.moves = options.cooperative ? "together" : "alone";
  ground.setAttribute("aria-label", options.label);
  ground.setAttribute("role", options.interactive ? "application" : "img");
  const drawing = document.createElementNS(svgNamespace, "svg");
  drawing.setAttribute("aria-hidden", "true");
  const zones = document.createElementNS(svgNamespace, "path");
  zones.setAttribute("class", styles.zones ?? "");
  const route = document.createElementNS(svgNamespace, "path");
  route.setAttribute("class", styles.route ?? "");
  const markers = document.createElement("div");
  const shown = new Map<string, HTMLElement>();
  drawing.append(zones, route);
  ground.append(drawing, markers);
  container.append(ground);
  addCredits(ground, [options.credit]);

  /** Where a point stands in the element, px from its top left corner. */
  function placeOf(point: MapPoint): Pixel {
    const [at, middle] = [pixelOf(point, zoom), pixelOf(center, zoom)];
    return {
      x: at.x - middle.x + ground.clientWidth / 2,
      y: at.y - middle.y + ground.clientHeight / 2,
    };
  }
  function path(points: readonly MapPoint[], end: string): string {
    const steps = points.map((point) => {
      const { x, y } = placeOf(point);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return steps.length === 0 ? "" : `M${steps.join("L")}${end}`;
  }
  function draw(): void {
    const outlines = content.outlines.length > 0 ? content.outlines : groundOutlines;
    const rings = outlines.flat(2).map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lat, lng })));
    zones.setAttribute("d", rings.map((ring) => path(ring, "Z")).join(""));
    route.setAttribute("d", path(content.route, ""));
    const { x, y } = placeOf({ lat: 0, lng: 0 });
    ground.style.backgroundPosition = `${x}px ${y}px`;
    for (const marker of content.markers) {
      const at = placeOf(marker.position);
      const element = shown.get(marker.id);
      if (element) element.style.translate = `${at.x}px ${at.y}px`;
    }
  }
  function addMarker(marker: MapMarker): HTMLElement {
    const element = markerElement(marker, () => options.onMarkerPress?.(marker.id));
    element.classList.add(styles.marker ?? "");
    shown.set(marker.id, element);
    markers.append(element);
    return element;
  }
  function setContent(next: MapContent): void {
    content = next;
    const wanted = new Set(content.markers.map(({ id }) => id));
    for (const [id, element] of shown) {
      if (wanted.has(id)) continue;
      // Keyboard focus continues from the map, not from the start of the page.
      if (element === document.activeElement) ground.focus({ preventScroll: true });
      element.remove();
      shown.delete(id);
    }
    for (const marker of content.markers) {
      const element = shown.get(marker.id) ?? addMarker(marker);
      nameMarker(element, marker);
    }
    draw();
  }

  function settle(): void {
    if (settling !== null) clearTimeout(settling);
    settling = setTimeout(() => {
      settling = null;
      options.onMoveEnd(center, zoom);
    }, settleMs);
  }
  function change(next: { center?: MapPoint; zoom?: number }): void {
    if (settling === null) options.onMoveStart();
    center = next.center ?? center;
    zoom = Math.min(mapZoom.max, Math.max(mapZoom.min, next.zoom ?? zoom));
    draw();
    settle();
  }
  function moveBy(x: number, y: number): void {
    const middle = pixelOf(center, zoom);
    change({ center: pointOf({ x: middle.x + x, y: middle.y + y }, zoom) });
  }

  function listen(): void {
    ground.tabIndex = 0;
    const fingers = new Map<number, Pixel>();
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    ground.addEventListener(
      "pointerdown",
      (event) => {
        // A captured pointer would press the ground instead of the marker.
        if (event.target instanceof Element && event.target.closest("button")) return;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        ground.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    ground.addEventListener(
      "pointermove",
      (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const apart = spread();
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (apart > 0 && spread() > 0) change({ zoom: zoom + Math.log2(spread() / apart) });
        // One finger scrolls the page that the map is in.
        else if (!options.cooperative || event.pointerType === "mouse" || fingers.size > 1)
          moveBy(before.x - event.clientX, before.y - event.clientY);
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel"] as const)
      ground.addEventListener(end, (event) => fingers.delete(event.pointerId), { signal });
    ground.addEventListener(
      "wheel",
      (event) => {
        if (options.cooperative && !event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        change({ zoom: zoom - Math.sign(event.deltaY) / 2 });
      },
      { signal, passive: false },
    );
    ground.addEventListener(
      "keydown",
      (event) => {
        const arrow = arrows[event.key];
        if (arrow) moveBy(...arrow);
        else if (event.key === "+" || event.key === "=") change({ zoom: zoom + 1 });
        else if (event.key === "-") change({ zoom: zoom - 1 });
        else return;
        event.preventDefault();
      },
      { signal },
    );
  }

  function fitContent(): void {
    const bounds = boundsOfContent(content);
    if (!bounds) return;
    center = { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
    zoom = zoomToShow(bounds, Math.max(ground.clientWidth - 100, 100), mapZoom.min, 16.5);
    draw();
  }

  if (options.interactive) listen();
  setContent(options);
  if (options.fit) fitContent();
  if (options.outlines.length === 0)
    void zoneOutlines().then((outlines) => {
      groundOutlines = outlines;
      if (!signal.aborted) draw();
    });
  return {
    setContent,
    fitContent,
    moveTo: (point, nearness) => change({ center: point, zoom: nearness }),
    zoomBy: (steps) => change({ zoom: zoom + steps }),
    // Its colours are those of the document.
    setTheme: () => undefined,
    resize: draw,
    destroy: () => {
      listening.abort();
      if (settling !== null) clearTimeout(settling);
      ground.remove();
    },
  };
};
