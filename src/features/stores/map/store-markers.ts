/** Markers of the map of stores: a pin a store, a number where pins would lie over one another. */
import type { Store } from "@/contract";
import { parsePosition } from "@/domain/parse-position";
import { type Cluster, clusterPoints, type MapPoint } from "@/platform/maps";

export interface StorePin {
  id: number;
  name: string;
  position: MapPoint;
}

/** The stores whose position is known. */
export const storePins = (stores: readonly Store[]): StorePin[] =>
  stores.flatMap(({ id, name, latitude, longitude }) => {
    const position = parsePosition(latitude, longitude);
    return position ? [{ id, name, position }] : [];
  });

/** Pins as they stand at a zoom. The selected store is never part of a cluster. */
export function clusterPins(
  pins: readonly StorePin[],
  zoom: number,
  selected: number | null,
): Cluster<StorePin>[] {
  const chosen = pins.filter(({ id }) => id === selected);
  const others = pins.filter(({ id }) => id !== selected);
  return [
    ...clusterPoints(others, zoom),
    ...chosen.map((pin) => ({ position: pin.position, points: [pin] })),
  ];
}
