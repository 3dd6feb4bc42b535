import { useMemo, useState } from "react";
import { isInOutline, type Outline } from "@/domain/zone-outline";
import { useConfig } from "@/features/configuration";
import { boundsOfOutlines, isSamePoint, mapZoom, zoomToShow } from "@/platform/maps";
import { useQuery } from "@/platform/query";
import type { Position } from "@/stores/location";
import { zonesQuery } from "../api/get-zones";

const unknownPosition: Position = { lat: 0, lng: 0 };
/** About the width of the map on a phone, px. */
const mapWidth = 340;

interface MapCamera {
  readonly center: Position;
  readonly zoom: number;
}

/** Without a place the zones are shown, with a zoom of at least 9. */
function cameraOfZones(home: Position, outlines: readonly Outline[]): MapCamera {
  const bounds = boundsOfOutlines(outlines);
  if (!bounds) return { center: home, zoom: mapZoom.start };
  const inside = outlines.some((outline) => isInOutline(outline, home));
  const middle = { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
  return {
    center: inside ? home : middle,
    zoom: zoomToShow(bounds, mapWidth, mapZoom.withZone, mapZoom.start),
  };
}

/** The picker's view, and the point under its pin; null until both are known or while the map is moved. */
export function usePickerView(start: Position | null) {
  const config = useConfig();
  const { data: zones, isPending: zonesPending } = useQuery(zonesQuery());
  const outlines = useMemo(
    () => (zones ?? []).filter((zone) => zone.status === 1).map((zone) => zone.outline),
    [zones],
  );
  const [target, setTarget] = useState<MapCamera | null>(null);
  const [point, setPoint] = useState<Position | null>(null);
  const [moving, setMoving] = useState(false);
  const ready = start !== null || (config !== undefined && !zonesPending);
  const first = useMemo<MapCamera>(() => {
    if (start) return { center: start, zoom: mapZoom.start };
    const home = config?.default_location;
    return cameraOfZones(home ? { lat: Number(home.lat), lng: Number(home.lng) } : unknownPosition, outlines);
  }, [start, config, outlines]);
  const { center, zoom } = target ?? first;
  return {
    ready,
    outlines,
    center,
    zoom,
    target,
    moving,
    // The center is known before the map is loaded.
    point: moving || !ready ? null : (point ?? center),
    /** The place is known before the map has moved there: it can be confirmed at once. */
    leadTo(position: Position) {
      setTarget({ center: position, zoom: mapZoom.start });
      setPoint(position);
    },
    onMoveStart: () => setMoving(true),
    onMoveEnd(next: Position) {
      setMoving(false);
      // A map that was only resized or zoomed keeps its point and its address.
      setPoint((before) => (before && isSamePoint(before, next) ? before : next));
    },
  };
}

export type PickerView = ReturnType<typeof usePickerView>;
