// @chunk-folder frame
export { type AppHistory, createBrowserHistory, type Location } from "./history";
export { Link, NavLink } from "./link";
export { MemoryRouter } from "./memory-router";
export { matchPath } from "./path-pattern";
export {
  Navigate,
  type NavigateFunction,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from "./router";
export { matchRoutes, Route, type RouteEntry, Routes, routesOf, useParams } from "./routes";
