/**
 * The shop windows, which a visit begins with and which come with as little as they need; every other route stands
 * behind them in a chunk of its own.
 */

import type { ReactElement } from "react";
import { Route, Routes } from "react-router-dom";
import type { FirstRoute } from "@/platform/navigation/page-table";
import { paths } from "@/platform/navigation/paths";
import { lazy } from "@/ui/loading/lazy";
import { firstPages } from "./first-pages";
import { FrontPage } from "./front-page";
import { RequirePlace } from "./require-place";

const StorePage = lazy(firstPages.store);
const StoreListPage = lazy(firstPages["store-list"]);
const MoreRoutes = lazy(() => import("./more-routes"));

const storeList = (list: "latest" | "popular" | "top-offer") => (
  <RequirePlace>
    <StoreListPage list={list} />
  </RequirePlace>
);

const elements: Readonly<Record<FirstRoute, ReactElement>> = {
  landing: <FrontPage address="landing" />,
  home: <FrontPage address="home" />,
  latestStores: storeList("latest"),
  popularStores: storeList("popular"),
  topOfferStores: storeList("top-offer"),
  store: <StorePage />,
};

export function AppRoutes() {
  return (
    <Routes>
      {(Object.keys(elements) as FirstRoute[]).map((route) => (
        <Route key={route} path={paths[route].pattern} element={elements[route]} />
      ))}
      <Route path="*" element={<MoreRoutes />} />
    </Routes>
  );
}
