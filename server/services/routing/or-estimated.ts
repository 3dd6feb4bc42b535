import type { RoutePlanner } from "../../ports";

type Routes = Pick<RoutePlanner, "distance" | "directions">;

/** Routes of a service; where it rejects, the estimate of another planner, so that its failures close no shop. */
export function orEstimated(routes: Routes, planner: Routes): Routes {
  return {
    distance: (trip, language, networkAddress) =>
      routes.distance(trip, language, networkAddress).catch(() => planner.distance(trip, language)),
    directions: (trip, language, networkAddress) =>
      routes.directions(trip, language, networkAddress).catch(() => planner.directions(trip, language)),
  };
}
