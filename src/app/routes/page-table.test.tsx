/** The router, the boot script and the build know the same pages: what one of them lacks fails here. */
import { readdirSync } from "node:fs";
import type { ComponentType, ReactElement } from "react";
import { createRoutesFromElements, matchRoutes, type RouteObject } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { pageAddresses } from "@/domain/page-addresses";
import { pageAt, pagePatterns } from "@/platform/navigation/page-patterns";
import { firstRoutes, type MorePage, moreRoutes, type RouteName } from "@/platform/navigation/page-table";
import { paths } from "@/platform/navigation/paths";
import { AppRoutes } from "./app-routes";
import { firstPages } from "./first-pages";
import { morePages } from "./more-pages";
import MoreRoutes, { accountRedirects } from "./more-routes";

// The build writes it into the pages.
vi.stubGlobal("__APP_NAME__", "Doorstep");

const routesOf = (routes: ReactElement<{ children: ReactElement }>): RouteObject[] =>
  createRoutesFromElements(routes.props.children);
const router = { first: routesOf(AppRoutes()), more: routesOf(MoreRoutes()) };
const patternsOf = (routes: readonly RouteObject[]) => routes.map(({ path }) => path).sort();
const patternOf = (route: string) => paths[route as RouteName].pattern;
const all = { ...firstRoutes, ...moreRoutes };
const pages = { ...firstPages, ...morePages };
const folders = readdirSync("src/pages").sort();

const pageFolders = import.meta.glob<{ default: ComponentType }>("/src/pages/*/index.tsx");

/** An address of every route, with its page. */
const addresses = Object.entries(all).map(
  ([route, page]) => [patternOf(route).replace(/:\w+/, "corner-shop"), page] as const,
);

describe("the table of pages", () => {
  it("has the routes of the router, first and later ones", () => {
    const redirects = accountRedirects.map((name) => `/${name}`);
    expect(patternsOf(router.first)).toEqual([...Object.keys(firstRoutes).map(patternOf), "*"].sort());
    expect(patternsOf(router.more)).toEqual(
      [...Object.keys(moreRoutes).map(patternOf), ...redirects, "*"].sort(),
    );
  });

  it("has every address that links are made of, and every page", () => {
    expect(new Set(Object.keys(all).map(patternOf))).toEqual(
      new Set(Object.values(paths).map(({ pattern }) => pattern)),
    );
    expect(Object.keys(pages).sort()).toEqual(folders);
  });

  it("is the one by which a server tells pages from other addresses", () => {
    const redirects = accountRedirects.map((name) => `/${name}`);
    expect([...pageAddresses].sort()).toEqual(
      [...new Set([...Object.keys(all).map(patternOf), ...redirects])].sort(),
    );
  });

  it("does not compile with a page or route that stands on one side only", () => {
    const { wishlist, ...others } = morePages;
    // @ts-expect-error: a page of the table without its code.
    others satisfies Record<MorePage, unknown>;
    // @ts-expect-error: the code of a page that no route shows.
    ({ ...others, wishlist, gone: wishlist }) satisfies Record<MorePage, unknown>;
    // @ts-expect-error: a row for a route without an address.
    ({ nowhere: "home" }) satisfies Partial<Record<RouteName, string>>;
    expect(Object.keys(others)).not.toContain("wishlist");
  });

  it.each(addresses)("resolves %s as the router does: %s", (address, page) => {
    const [match] =
      matchRoutes([...router.first.filter(({ path }) => path !== "*"), ...router.more], address) ?? [];
    const route = Object.keys(all).find((name) => patternOf(name) === match?.route.path);
    expect(all[route as keyof typeof all]).toBe(page);
    expect(pageAt(address, "", pagePatterns(all)).page).toBe(page);
  });

  it.each(Object.entries(moreRoutes))("the route %s is shown by pages/%s", async (route, page) => {
    const guard = router.more.find(({ path }) => path === patternOf(route))?.element as ReactElement<{
      children: ReactElement;
    }>;
    const { preload } = guard.props.children.type as unknown as {
      preload(): Promise<{ default: ComponentType }>;
    };
    expect((await preload()).default).toBe((await pageFolders[`/src/pages/${page}/index.tsx`]?.())?.default);
  });

  it.each(Object.entries(pages))("the page %s has the code of its folder", async (page, load) => {
    const { default: component } = await load();
    expect(component).toBe((await pageFolders[`/src/pages/${page}/index.tsx`]?.())?.default);
  });
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
