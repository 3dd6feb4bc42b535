/** The router, the boot script and the build know the same pages: what one of them lacks fails here. */
import { readdirSync } from "node:fs";
import type { ComponentType, ReactElement } from "react";
import { createRoutesFromElements, matchRoutes, type RouteObject } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { pageAt, pagePatterns } from "@/platform/navigation/page-patterns";
import { firstRoutes, moreRoutes, pagesWithoutRoute } from "@/platform/navigation/page-table";
import { paths } from "@/platform/navigation/paths";
import { FIRST_PARTS } from "../../../scripts/build/first-parts";
import { AppRoutes } from "./app-routes";
import MoreRoutes, { accountRedirects } from "./more-routes";

// The build writes it into the pages.
vi.stubGlobal("__APP_NAME__", "Doorstep");

const routesOf = (routes: ReactElement<{ children: ReactElement }>): RouteObject[] =>
  createRoutesFromElements(routes.props.children);
const router = { first: routesOf(AppRoutes()), more: routesOf(MoreRoutes()) };
const patternsOf = (routes: readonly RouteObject[]) => routes.map(({ path }) => path).sort();
const all = [...firstRoutes, ...moreRoutes];
const folders = readdirSync("src/pages").sort();

/** An address of every route. */
const addresses = all.map(({ pattern }) => pattern.replace(/:\w+/, "corner-shop"));

describe("the table of pages", () => {
  it("has the routes of the router, first and later ones", () => {
    expect(patternsOf(router.first)).toEqual([...firstRoutes.map(({ pattern }) => pattern), "*"].sort());
    const redirects = accountRedirects.map((name) => `/${name}`);
    expect(patternsOf(router.more)).toEqual(
      [...moreRoutes.map(({ pattern }) => pattern), ...redirects, "*"].sort(),
    );
  });

  it("has every address that links are made of, and every page", () => {
    expect(new Set(all.map(({ pattern }) => pattern))).toEqual(
      new Set(Object.values(paths).map(({ pattern }) => pattern)),
    );
    expect([...new Set([...all.map(({ page }) => page), ...pagesWithoutRoute])].sort()).toEqual(folders);
    expect(Object.keys(FIRST_PARTS).filter((page) => !folders.includes(page))).toEqual([]);
  });

  it.each(addresses)("resolves %s as the router does", (address) => {
    const [match] =
      matchRoutes([...router.first.filter(({ path }) => path !== "*"), ...router.more], address) ?? [];
    const row = all.find(({ pattern }) => pattern === match?.route.path);
    expect(pageAt(address, "", pagePatterns(all)).page).toBe(row?.page);
  });

  it.each(moreRoutes.map(({ pattern, page }) => [pattern, page] as const))(
    "%s is shown by pages/%s",
    async (pattern, page) => {
      const route = router.more.find(({ path }) => path === pattern);
      let element = route?.element as ReactElement<{ children?: ReactElement }>;
      // A page that needs a place or a customer stands in what asks for it.
      if (element.props.children) element = element.props.children as typeof element;
      const { preload } = element.type as unknown as { preload(): Promise<{ default: ComponentType }> };
      const pages = import.meta.glob<{ default: ComponentType }>("/src/pages/*/index.tsx");
      const module = await pages[`/src/pages/${page}/index.tsx`]?.();
      expect((await preload()).default).toBe(module?.default);
    },
  );
});

describe("the page of an address, before the router has loaded", () => {
  const at = (path: string, search = "") => pageAt(path, search, pagePatterns(firstRoutes));

  it("is a list of stores at the three addresses of such lists, and a store elsewhere below", () => {
    for (const list of [paths.latestStores, paths.popularStores, paths.topOfferStores])
      expect(at(list.href()).page).toBe("store-list");
    expect(at("/store/corner-shop")).toEqual({ page: "store", id: "corner-shop" });
    expect(at("/store/corner-shop/more").page).toBeNull();
  });

  it("is a home, and a listing where the address names one", () => {
    expect([at("/").page, at("/home").page]).toEqual(["home", "home"]);
    expect(at("/home", "?data_type=all").page).toBe("listing");
    expect(at("/homes").page).toBeNull();
  });
});
