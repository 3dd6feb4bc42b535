import type { Place } from "@/domain/distance";
import { roadRoute, town } from "../../../demo/town";
import { type RoutePlanner, straightRoute } from "./courier";

function isInTown({ lat, lng }: Place): boolean {
  const [west, south, east, north] = town.bounds;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

/** Along the demo town's streets, where both ends lie in it; the straight line elsewhere. */
export const townRoute: RoutePlanner = (from, to) => {
  const route = isInTown(from) && isInTown(to) ? roadRoute(from, to) : [];
  return route.length > 1 ? route : straightRoute(from, to);
};
