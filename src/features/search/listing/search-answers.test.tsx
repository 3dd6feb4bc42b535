import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { selectedModule, useModuleStore } from "@/stores/module";
import { ListingView } from "./listing-view";

const food = { id: 1, module_type: "food", module_name: "Food", slug: "food", zones: [{ id: 1 }] } as const;
const grocery = {
  id: 2,
  module_type: "grocery",
  module_name: "Grocery",
  slug: "grocery",
  zones: [{ id: 1 }],
} as const;
const soup = { id: 7, name: "Harbour Soup", slug: "harbour-soup", module_id: 1, price: 5 };

/** Pages of results by module and list, e.g. "2/item". */
let pages: Record<string, object> = {};
const empty = { products: [], stores: [], total_size: 0, limit: 12, offset: 1 };

beforeEach(async () => {
  pages = {};
  await preloadTexts("catalogue", "browse");
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    const url = new URL(address, "https://shop.test");
    const moduleId = new Headers(init?.headers).get("moduleId");
    const body = url.pathname.endsWith("/get-combined-data")
      ? { ...empty, ...pages[`${moduleId}/${url.searchParams.get("list_type")}`] }
      : url.pathname.endsWith("/module")
        ? [food, grocery]
        : [];
    return Promise.resolve(Response.json(body));
  });
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({ module: food });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Address = () => <output>{useLocation().search}</output>;

async function search(text: string, tab = "items"): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter
        initialEntries={[`/home?data_type=searched&search=${encodeURIComponent(text)}&tab=${tab}`]}
      >
        <QueryClientProvider client={createShopQueryClient()}>
          <Suspense>
            <ListingView />
            <Address />
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
}
const wait = { timeout: 10_000 };

describe("results of a search", () => {
  it("say that they are for a guess, and which words nothing was found for", async () => {
    pages["1/item"] = {
      products: [soup],
      total_size: 1,
      corrected_query: "soup",
      unmatched_words: ["xyzzy"],
    };
    await search("suop xyzzy");
    expect(await screen.findByText("Showing results for “soup”.", {}, wait)).toBeDefined();
    expect(screen.getByText(/You typed “suop xyzzy”\./)).toBeDefined();
    expect(screen.getByText(/Nothing was found for “xyzzy”\./)).toBeDefined();
  });

  it("say that no row has all words", async () => {
    pages["1/item"] = { products: [soup], total_size: 1, any_word: true };
    await search("soup pancakes");
    expect(await screen.findByText(/No result has all of your words/, {}, wait)).toBeDefined();
  });

  it("say nothing where the text was understood", async () => {
    pages["1/item"] = { products: [soup], total_size: 1 };
    await search("soup");
    expect(await screen.findByText("1 result", {}, wait)).toBeDefined();
    expect(screen.queryByText(/Showing results for|Nothing was found|No result has/)).toBeNull();
  });
});

describe("a search without results", () => {
  it("offers the other tab with how many it has, and everything", async () => {
    pages["1/store"] = { stores: [], total_size: 3 };
    await search("tacos");
    const places = within(await screen.findByRole("region", { name: "Search elsewhere" }, wait));
    await act(async () => void fireEvent.click(await places.findByRole("button", { name: /\(3\)/ }, wait)));
    expect(new URLSearchParams(document.querySelector("output")?.textContent ?? "").get("tab")).toBe(
      "stores",
    );
  });

  it("offers the other modules that have something, and goes there with the same text", async () => {
    pages["2/item"] = { products: [], total_size: 4 };
    await search("apples");
    const button = await screen.findByRole("button", { name: "Grocery (4)" }, wait);
    expect(screen.queryByRole("button", { name: /Places that sell it/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Everything nearby" }).getAttribute("href")).toBe(
      "/home?data_type=all",
    );
    await act(async () => void fireEvent.click(button));
    expect(selectedModule()?.id).toBe(2);
    expect(document.querySelector("output")?.textContent).toContain("search=apples");
  });

  it("does not offer a module that has only some of the words", async () => {
    pages["2/item"] = { products: [soup], total_size: 4, any_word: true };
    await search("apples");
    expect(await screen.findByRole("link", { name: "Everything nearby" }, wait)).toBeDefined();
    await act(async () => {});
    expect(screen.queryByRole("button", { name: /Grocery/ })).toBeNull();
  });
});
