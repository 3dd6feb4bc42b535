import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { ListingView } from "./listing-view";

beforeEach(async () => {
  await preloadTexts("catalogue", "browse");
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname } = new URL(address, "https://shop.test");
    const body = pathname.endsWith("/categories")
      ? [
          {
            id: 3,
            slug: "fruit",
            name: "Fruit",
            parent_id: 0,
            childes: [{ id: 4, slug: "figs", name: "Figs" }],
          },
        ]
      : pathname.endsWith("/brand")
        ? [{ id: 8, slug: "beacon", name: "Beacon" }]
        : { products: [], total_size: 0, limit: 12, offset: 1 };
    return Promise.resolve(Response.json(body));
  });
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({
    module: { id: 4, module_type: "ecommerce", module_name: "Goods", slug: "goods" },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The browser's back button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

async function openListing(query: string): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`/?${query}`]}>
        <QueryClientProvider client={createShopQueryClient()}>
          <Suspense>
            <ListingView />
            <Back />
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
}

describe("a listing", () => {
  it.each(["data_type=category&id=no-such", "data_type=category&id=99", "data_type=brand&brand_id=99"])(
    "of something unknown (%s) says 'Not found' and lists nothing",
    async (query) => {
      await openListing(query);
      expect(await screen.findByRole("heading", { level: 1, name: "Not found" })).toBeDefined();
      expect(screen.queryByRole("tab")).toBeNull();
      // The title is set in an effect, after the page is painted.
      await waitFor(() => expect(document.title).toMatch(/^Not found/));
    },
  );

  it.each([
    ["data_type=category&id=figs", "Figs"],
    ["data_type=brand&brand_id=8", "Beacon"],
    ["data_type=category", "Everything"],
  ])("of something empty (%s) keeps its name and tabs", async (query, name) => {
    await openListing(query);
    const words = query.includes("brand") ? "Items not found!" : "Nothing here yet in this category";
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/filter away/)).toBeNull();
    expect(screen.getByRole("heading", { level: 1, name: new RegExp(name, "i") })).toBeDefined();
    expect(screen.getAllByRole("tab")).toHaveLength(2);
  });

  it("of a category has it ticked among its filters, and lists everything without it", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await openListing("data_type=category&id=fruit&name=Fruit");
    const fruit = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Fruit" });
    expect(fruit.checked).toBe(true);
    await act(async () => void fireEvent.click(fruit));
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Fruit" }).checked).toBe(false);
    expect(screen.getByRole("heading", { level: 1, name: /^Everything/ })).toBeDefined();
  });

  it("of stores has chips that filter with one press, and says how it is sorted", async () => {
    await openListing("data_type=all&tab=stores&sort=fast_delivery");
    const chip = () => screen.getByRole("button", { name: "Free delivery" });
    await screen.findByRole("button", { name: "Free delivery" });
    expect(chip().getAttribute("aria-pressed")).toBe("false");
    await act(async () => void fireEvent.click(chip()));
    expect(chip().getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByRole("button", { name: /^Remove the filter/ })).toBeNull();
    await act(async () => void fireEvent.click(chip()));
    expect(chip().getAttribute("aria-pressed")).toBe("false");
    const sort = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
    expect(sort.selectedOptions[0]?.text).toBe("Sort: fastest");
  });

  it("of stores offers each filter once where all of them are beside it", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await openListing("data_type=all&tab=stores&filter=free_delivery");
    const chips = await screen.findAllByRole("button", { name: "Free delivery" });
    expect(chips.map((chip) => chip.getAttribute("aria-pressed"))).toEqual(["true"]);
    // The choice is named above the list, as on the other tab.
    const applied = screen.getByRole("button", { name: "Remove the filter Free delivery" });
    await act(async () => void fireEvent.click(applied));
    expect(screen.getByRole("button", { name: "Free delivery" }).getAttribute("aria-pressed")).toBe("false");
  });

  it("shows the previous tab again after going back", async () => {
    await openListing("data_type=all&filter=discounted");
    const tab = (name: string) => screen.getByRole("tab", { name });
    const chosen = (name: string) => tab(name).getAttribute("aria-selected");
    await act(async () => void fireEvent.click(tab("Stores")));
    expect([chosen("Items"), chosen("Stores")]).toEqual(["false", "true"]);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Back" })));
    expect([chosen("Items"), chosen("Stores")]).toEqual(["true", "false"]);
    expect(screen.getByRole("button", { name: /^Remove the filter/ })).toBeDefined();
  });
});
