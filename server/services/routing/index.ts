export { localPlanner } from "./local-planner";
export { orEstimated } from "./or-estimated";
export { osrmRoutes } from "./osrm";
export { distanceResult } from "./route-results";
export { straightLinePlanner, straightRoute } from "./straight-line";
