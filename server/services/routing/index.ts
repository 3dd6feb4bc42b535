export { localPlanner } from "./local-planner";
export { distanceResult } from "./route-results";
export { straightLinePlanner, straightRoute } from "./straight-line";
