import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StoreDetails } from "@/contract";
import { configureHttp } from "@/platform/http/client";
import { normaliseStoreDetails } from "@/platform/http/normalise/store";
import { preloadTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { AllStores } from "./components/all-stores";
import { StoreMenu } from "./page/store-menu";

/** Responds to the latest request of a list; items may be each in a category. */
let answer: (names: string[], categories?: number[]) => void = () => {};
let requests: string[] = [];

beforeEach(async () => {
  requests = [];
  await preloadTexts("catalogue", "browse");
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  vi.stubGlobal("scrollTo", () => {});
  // A desktop.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((resolve) => {
        if (address.endsWith("/config")) return;
        requests.push(address);
        const list = address.includes("/stores/") ? "stores" : "products";
        answer = (names, categories = []) => {
          const rows = names.map((name, id) => ({
            id: id + 1,
            name,
            module_id: 1,
            price: 5,
            slug: name,
            delivery: true,
            category_id: categories[id],
            free_delivery: name.startsWith("Free"),
          }));
          resolve(Response.json({ [list]: rows, total_size: rows.length, limit: 12, offset: 1 }));
        };
      }),
  );
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const names = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const move = () => act(() => useLocationStore.setState({ zoneId: "[2]", text: "Hill" }));

describe("all stores", () => {
  it("stay while a filter loads, and disappear with another place", async () => {
    await showInPage(<AllStores />);
    await act(() => answer(["Blue Anchor", "Gull"]));
    await vi.waitFor(() => expect(names()).toEqual(["Blue Anchor", "Gull"]));
    fireEvent.click(screen.getByRole("button", { name: "Top Rated" }));
    expect(names()).toEqual(["Blue Anchor", "Gull"]);
    await act(() => answer(["Gull"]));
    await vi.waitFor(() => expect(names()).toEqual(["Gull"]));
    move();
    expect(names()).toEqual([]);
  });
});

describe("all stores of a backend that does not know a filter", () => {
  it("shows what fulfils it, without a count that is not so", async () => {
    await showInPage(<AllStores />, "/?store_filter=free_delivery");
    await act(() => answer(["Free 1", "Gull", "Free 2", "Heron", "Free 3", "Free 4", "Tern"]));
    await vi.waitFor(() => expect(names()).toEqual(["Free 1", "Free 2", "Free 3", "Free 4"]));
    expect(screen.getByRole("heading", { level: 2, name: "All stores" })).toBeDefined();
  });

  it("says that there is none instead of nothing", async () => {
    await showInPage(<AllStores />, "/?store_filter=free_delivery");
    await act(() => answer(["Gull", "Heron"]));
    expect(await screen.findByText("Stores not found!")).toBeDefined();
  });
});

describe("a store's menu", () => {
  const store = normaliseStoreDetails({
    id: 7,
    name: "Blue Anchor",
    slug: "blue-anchor",
    module_id: 1,
    module_type: "food",
    category_details: [{ id: 3, name: "Soups" }],
  }) as StoreDetails;

  it("stays while a search loads, and disappears with another place", async () => {
    await showInPage(<StoreMenu store={store} below={[]} />);
    await act(() => answer(["Soup", "Rice"]));
    await vi.waitFor(() => expect(names()).toEqual(["Soup", "Rice"]));
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "so" } });
    await vi.waitFor(() => expect(requests.at(-1)).toContain("name=so"), { timeout: 2_000 });
    expect(names()).toEqual(["Soup", "Rice"]);
    await act(() => answer(["Soup"]));
    await vi.waitFor(() => expect(names()).toEqual(["Soup"]));
    move();
    await vi.waitFor(() => expect(names()).toEqual([]));
  });

  it("stands in its sections from its first row on: no row is taken away under a finger", async () => {
    const sections = [
      { id: 3, name: "Soups" },
      { id: 4, name: "Rice" },
    ];
    await showInPage(<StoreMenu store={{ ...store, category_details: sections as never }} below={[]} />);
    Element.prototype.scrollBy = () => {};
    const removed: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof Element)
            removed.push(...[...node.querySelectorAll("h3")].map((row) => row.textContent));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await act(() => answer(["Tomato", "Pilaf"], [3, 4]));
    await vi.waitFor(() =>
      expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
        "Soups",
        "Rice",
      ]),
    );
    watch.disconnect();
    expect(names()).toEqual(["Tomato", "Pilaf"]);
    expect(removed).toEqual([]);
  });
});
