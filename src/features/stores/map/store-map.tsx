import { useMemo, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { boundsOf, type MapMarker, type MapPoint, MapView, mapZoom, zoomToShow } from "@/platform/maps";
import { useLocationStore } from "@/stores/location";
import { clusterPins, type StorePin } from "./store-markers";

/** Px of the narrowest map without the room that pins need at its edges, by which the first zoom is chosen. */
const assumedWidth = 240;
/** At this zoom what is still one cluster stands in one place. */
const nearestZoom = 17;
/** A store that is looked for is shown at least so near. */
const streetZoom = 14;

export interface StoreMapProps {
  readonly pins: readonly StorePin[];
  readonly selected: number | null;
  readonly onSelect: (id: number) => void;
  /** A new object brings the selected store into the middle. */
  readonly showSelected: object | null;
}

function cameraFor(points: readonly MapPoint[], maxZoom: number): { center: MapPoint; zoom: number } | null {
  const bounds = boundsOf(points);
  if (!bounds) return null;
  const center = { lat: (bounds.north + bounds.south) / 2, lng: (bounds.east + bounds.west) / 2 };
  return { center, zoom: zoomToShow(bounds, assumedWidth, mapZoom.withZone, maxZoom) };
}

/** Stores as pins, pins that lie over one another as their number. */
export function StoreMap({ pins, selected, onSelect, showSelected }: StoreMapProps) {
  const t = useTexts("browse");
  const place = useLocationStore((state) => state.position);
  const [camera, setCamera] = useState(() => {
    const start = cameraFor([...(place ? [place] : []), ...pins.map(({ position }) => position)], 16);
    return { ...(start ?? { center: { lat: 0, lng: 0 }, zoom: mapZoom.min }), moved: {} };
  });
  const [zoom, setZoom] = useState(camera.zoom);
  const [shown, setShown] = useState(showSelected);
  if (shown !== showSelected) {
    setShown(showSelected);
    const pin = pins.find(({ id }) => id === selected);
    if (pin) setCamera({ center: pin.position, zoom: Math.max(zoom, streetZoom), moved: {} });
  }

  const clusters = useMemo(() => {
    const found = clusterPins(pins, zoom, selected);
    return new Map(
      found.map((cluster) => {
        const [first] = cluster.points;
        const alone = cluster.points.length === 1;
        return [alone ? `store-${first?.id}` : `cluster-${first?.id}-${cluster.points.length}`, cluster];
      }),
    );
  }, [pins, zoom, selected]);

  const markers = useMemo<MapMarker[]>(() => {
    const ofStores = [...clusters].map(([id, { position, points }]): MapMarker => {
      const [first] = points;
      const count = points.length;
      return count > 1
        ? { id, kind: "cluster", position, label: t("stores.cluster", { count }), count, pressable: true }
        : {
            id,
            kind: "store",
            position,
            label: first?.name ?? "",
            pressable: true,
            selected: first?.id === selected,
          };
    });
    return place
      ? [{ id: "place", kind: "delivery", position: place, label: t("stores.yourPlace") }, ...ofStores]
      : ofStores;
  }, [clusters, selected, place, t]);

  const press = (id: string) => {
    const points = clusters.get(id)?.points ?? [];
    const [first] = points;
    if (!first) return;
    const camera = cameraFor(
      points.map(({ position }) => position),
      nearestZoom,
    );
    if (points.length > 1 && camera && zoom < nearestZoom - 0.5)
      setCamera({ center: camera.center, zoom: Math.max(camera.zoom, zoom + 1), moved: {} });
    else onSelect(first.id);
  };

  return (
    <MapView
      label={t("stores.onMap")}
      center={camera.center}
      zoom={camera.zoom}
      recenterKey={camera.moved}
      markers={markers}
      onMarkerPress={press}
      // By halves: what a pinch changes in between regroups nothing.
      onMoveEnd={(_, next) => setZoom(Math.round(next * 2) / 2)}
      fallbackText={t("stores.mapOffline")}
    />
  );
}
