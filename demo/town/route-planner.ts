/** Routes along the streets of the demo town, straight lines elsewhere. */
import type { Place } from "@/domain/distance";
import type { Route, RoutePlanner } from "../../server/ports";
import { localPlanner, straightRoute } from "../../server/services/routing";
import { townBounds } from "./plane";
import { roadDistance, roadRoute } from "./routing";

function isInTown({ lat, lng }: Place): boolean {
  const [west, south, east, north] = townBounds;
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

const planner = localPlanner({ route: roadRoute, measure: roadDistance });

export const demoRoutePlanner: RoutePlanner = {
  ...planner,
  courierRoute(from, to): Route {
    const route = isInTown(from) && isInTown(to) ? roadRoute(from, to) : [];
    return route.length > 1 ? route : straightRoute(from, to);
  },
};
