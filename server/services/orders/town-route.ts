import { roadRoute } from "../../demo/town";
import type { RoutePlanner } from "./courier";
import { straightRoute } from "./courier";

/** The demo town's streets, where both ends lie in it; the straight line elsewhere. */
export const townRoute = (): RoutePlanner | null => (from, to) => {
  const route = roadRoute(from, to);
  return route.length > 1 ? route : straightRoute(from, to);
};
