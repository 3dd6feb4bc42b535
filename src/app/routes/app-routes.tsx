/**
 * The shop windows, which a visit begins with and which come with as little as they need; every other route stands
 * behind them in a chunk of its own.
 */

import { Route, Routes } from "react-router-dom";
import { paths } from "@/platform/navigation/paths";
import { lazy } from "@/ui/loading/lazy";
import { FrontPage } from "./front-page";
import { RequirePlace } from "./require-place";

const StorePage = lazy(() => import("@/pages/store"));
const StoreListPage = lazy(() => import("@/pages/store-list"));
const MoreRoutes = lazy(() => import("./more-routes"));

export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.landing.pattern} element={<FrontPage address="landing" />} />
      <Route path={paths.home.pattern} element={<FrontPage address="home" />} />
      <Route
        path={paths.latestStores.pattern}
        element={
          <RequirePlace>
            <StoreListPage list="latest" />
          </RequirePlace>
        }
      />
      <Route
        path={paths.popularStores.pattern}
        element={
          <RequirePlace>
            <StoreListPage list="popular" />
          </RequirePlace>
        }
      />
      <Route
        path={paths.topOfferStores.pattern}
        element={
          <RequirePlace>
            <StoreListPage list="top-offer" />
          </RequirePlace>
        }
      />
      <Route path={paths.store.pattern} element={<StorePage />} />
      <Route path="*" element={<MoreRoutes />} />
    </Routes>
  );
}
