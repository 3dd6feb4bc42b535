/**
 * Numbers of the specification as a shopper meets them: how many rows a part asks for and shows, when a row loops, how
 * long something waits. Everything but the backend is real.
 */
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BannerCarousel } from "@/features/banners/components/banner-carousel";
import { BrandsPreview } from "@/features/brands/components/brands-preview";
import { FeaturedCategories } from "@/features/categories/components/featured-categories";
import { FlashSalePanel } from "@/features/flash-sales/components/flash-sale-panel";
import { ItemSection } from "@/features/items/components/item-section";
import { ItemDescription } from "@/features/items/detail/item-information";
import { useModules } from "@/features/modules";
import OrderPlacedOverlay from "@/features/orders/components/order-placed-overlay";
import { CouponBanner } from "@/features/promotions/components/coupon-banner";
import { Highlights } from "@/features/promotions/components/highlights";
import { NewArrivals } from "@/features/promotions/components/new-arrivals";
import { PopularAndSale } from "@/features/promotions/components/popular-and-sale";
import { CategoryView } from "@/features/search/category/category-view";
import { SearchBox } from "@/features/search/components/search-box";
import { PriceFilter } from "@/features/search/listing/price-filter";
import { BestStores, StoreSection } from "@/features/stores/components/best-stores";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { useSession } from "@/stores/session";
import { KitProvider } from "@/ui/kit/kit-provider";
import { ReadMore } from "@/ui/window/read-more";
import { useFrame } from "./layout/use-frame";
import { useMenuGroup } from "./layout/use-menu-groups";

vi.setConfig({ testTimeout: 20_000 });
/** Waits for lazily loaded parts; `act` renders deferred rows at once. */
const eventually = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      check();
    },
    { timeout: 15_000 },
  );
const countOf = (text: RegExp) => screen.queryAllByText(text).length;

/** Responses by the end of the path; any other call stays pending. */
let responses: Record<string, unknown> = {};
let requests: URL[] = [];
const limitOf = (path: string): string | null | undefined =>
  requests.find(({ pathname }) => pathname.endsWith(path))?.searchParams.get("limit");

class SilentObserver {
  observe() {}
  disconnect() {}
}

beforeEach(async () => {
  responses = {};
  requests = [];
  vi.stubGlobal("ResizeObserver", SilentObserver);
  vi.stubGlobal("IntersectionObserver", SilentObserver);
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("matchMedia", () => query);
  vi.stubGlobal("fetch", (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), "https://shop.test");
    requests.push(url);
    const found = Object.entries(responses).find(([path]) => url.pathname.endsWith(path));
    return found === undefined ? new Promise(() => {}) : Promise.resolve(Response.json(found[1]));
  });
  await preloadTexts("catalogue", "promotions", "browse", "orders", "frame");
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
});
afterEach(() => {
  cleanup();
  closeOverlays();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useSession.setState({ token: null, accountKey: "guest:1" });
});

async function show(content: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={createShopQueryClient()}>
          <Suspense>{content}</Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
}

const many = <T,>(count: number, row: (id: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => row(index + 1));
const named = (kind: string) => (id: number) => ({ id, name: `${kind} ${id}`, slug: `${kind}-${id}` });
const item = (id: number) => ({
  ...named("Dish")(id),
  module_id: 1,
  module_type: "food",
  price: 5,
  store_id: 1,
});
const category = (id: number) => ({ ...named("Kind")(id), parent_id: 0, featured: 1, module_id: 1 });
const brand = (id: number) => ({ ...named("Brand")(id), items_count: 1, module_id: 1 });
const banner = (id: number) => ({ id, title: `Banner ${id}`, type: "default", image_full_url: "/b.png" });
const advertisement = (id: number) => ({
  id,
  title: `Offer ${id}`,
  store: { ...named("Store")(1), module_id: 1 },
});
const page = (rows: unknown[], key = "products") => ({ [key]: rows, total_size: rows.length, offset: 1 });

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const sale = (count: number) => ({
  id: 1,
  title: "Sale",
  start_date: inMinutes(-60),
  end_date: inMinutes(60),
  active_products: many(count, (id) => ({ id, stock: 5, available_stock: 5, price: 3, item: item(id) })),
});

function MenuGroup({ name }: { readonly name: "categories" | "latest" }) {
  return <output data-testid={name}>{useMenuGroup(name, true).entries?.length ?? ""}</output>;
}
function Switcher() {
  const switcher = useFrame().switchable ? "switcher" : "none";
  return <output>{useModules() === undefined ? "loading" : switcher}</output>;
}

describe("a part asks for the specification's number of rows", () => {
  it.each<[string, ReactNode, string, string]>([
    ["best stores nearby", <BestStores key="1" />, "/stores/popular", "12"],
    ["new stores", <StoreSection key="2" name="latest" />, "/stores/latest", "12"],
    ["recommended items", <ItemSection key="3" name="recommended" />, "/items/recommended", "15"],
    ["a category's items", <CategoryView key="4" idOrSlug="7" />, "/categories/items/7", "20"],
  ])("%s", async (_, content, path, limit) => {
    await show(content);
    await eventually(() => expect(limitOf(path)).toBe(limit));
  });
});

describe("a part shows the specification's number of rows", () => {
  it("new arrivals are ten alone and eight beside a picture", async () => {
    responses = {
      "/items/new-arrival": { ...page(many(12, item)), categories: [] },
      "/other-banners": {},
    };
    await show(<NewArrivals moduleType="food" />);
    await eventually(() => expect(countOf(/^Dish \d+$/)).toBe(10));
    cleanup();
    responses["/other-banners"] = { new_arrival_section_banner_full_url: "/side.png" };
    await show(<NewArrivals moduleType="food" />);
    await eventually(() => expect(countOf(/^Dish \d+$/)).toBe(8));
  });

  it("brands on the home are nine", async () => {
    responses = { "/brand": many(12, brand) };
    await show(<BrandsPreview />);
    await eventually(() => expect(countOf(/^Brand \d+$/)).toBe(9));
  });

  it("a flash sale shows fifteen items", async () => {
    responses = { "/flash-sales": sale(17) };
    await show(<FlashSalePanel />);
    await eventually(() => expect(countOf(/^Dish \d+$/)).toBe(15));
  });

  it("a slide of popular items has three rows", async () => {
    responses = { "/items/popular": page(many(7, item)), "/flash-sales": null };
    await show(<PopularAndSale />);
    await eventually(() => expect(countOf(/^Dish 1$/)).toBe(1));
    const [track] = screen.getAllByRole("list", { name: /Popular/ });
    const slides = Array.from((track as HTMLElement).children, (slide) =>
      within(slide as HTMLElement).getAllByText(/^Dish \d+$/),
    );
    expect(slides.map((cards) => cards.length)).toEqual([3, 3, 1]);
  });

  it.each([
    ["food", 15],
    ["grocery", 8],
    ["pharmacy", 8],
    ["ecommerce", 5],
  ] as const)("featured categories of %s load behind %i skeletons", async (moduleType, count) => {
    await show(<FeaturedCategories moduleType={moduleType} />);
    const strip = document.querySelector("section [aria-hidden=true]");
    expect(strip?.children).toHaveLength(count);
  });

  it("a group of the menus has its first ten entries", async () => {
    responses = {
      "/categories": many(12, category),
      "/stores/latest": page(many(12, named("Store")), "stores"),
    };
    const counts = () => [
      screen.getByTestId("categories").textContent,
      screen.getByTestId("latest").textContent,
    ];
    await show(
      <>
        <MenuGroup name="categories" />
        <MenuGroup name="latest" />
      </>,
    );
    await eventually(() => expect(counts()).toEqual(["10", "10"]));
    expect(limitOf("/stores/latest")).toBe("10");
  });

  it.each([
    [1, "none"],
    [2, "switcher"],
  ])("with %i module(s) there is %s", async (count, expected) => {
    const module = (id: number) => ({
      id,
      module_type: "food",
      module_name: `Module ${id}`,
      slug: `m${id}`,
      zones: [{ id: 1 }],
    });
    responses = { "/module": many(count, module) };
    await show(<Switcher />);
    await eventually(() => expect(screen.getByRole("status").textContent).toBe(expected));
  });

  it("a description is cut at 130 letters, any other long text at 70", async () => {
    const description = "a".repeat(200);
    await show(<ItemDescription item={{ ...item(1), description } as never} />);
    expect(screen.getByText(/^a+…$/).textContent).toHaveLength(131);
    cleanup();
    await show(<ReadMore text={description} moreLabel="More" lessLabel="Less" />);
    expect(screen.getByText(/^a+…$/).textContent).toHaveLength(71);
  });

  it("prices can be filtered from 0 to 20,000", async () => {
    await show(<PriceFilter minPrice={null} maxPrice={null} onChange={() => {}} />);
    for (const field of screen.getAllByRole<HTMLInputElement>("spinbutton"))
      expect([field.min, field.max]).toEqual(["0", "20000"]);
  });
});

describe("a row loops", () => {
  const previous = async () => {
    await eventually(() => expect(screen.queryByLabelText("Previous") === null).toBe(false));
    return screen.getByLabelText<HTMLButtonElement>("Previous");
  };
  it.each([
    [6, true],
    [7, false],
  ])("%i featured categories: the first has nothing before it is %s", async (count, disabled) => {
    responses = { "/categories": many(count, category) };
    await show(<FeaturedCategories moduleType="food" />);
    expect((await previous()).disabled).toBe(disabled);
  });
  it.each([
    [3, true],
    [4, false],
  ])("%i advertisements: the first has nothing before it is %s", async (count, disabled) => {
    responses = { "/advertisement/list": many(count, advertisement) };
    await show(<Highlights />);
    expect((await previous()).disabled).toBe(disabled);
  });
});

describe("times", () => {
  /** Slides that are 100 px wide, in a document without layout. */
  function layOutSlides(): void {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const index = this.tagName === "LI" ? Array.from(this.parentElement?.children ?? []).indexOf(this) : 0;
      return new DOMRect(index * 100, 0, 100, 100);
    });
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("banners move every 4 s, within 0.8 s", async () => {
    await import("@/ui/window/carousel/animate-scroll");
    responses = { "/banners": { banners: many(3, banner), campaigns: [] } };
    layOutSlides();
    vi.useFakeTimers();
    await show(<BannerCarousel moduleType="food" />);
    await pass(10);
    const track = screen.getByRole("list");
    const begun = performance.now();
    const at = async (ms: number) => {
      await pass(begun + ms - performance.now());
      return Math.round(track.scrollLeft);
    };
    // Nothing moves in the first ten seconds, so the step after 8 s is left out.
    const first = Math.ceil((10_000 - begun + 50) / 4_000) * 4_000;
    expect(await at(first - 60)).toBe(0);
    const halfway = await at(first + 400);
    expect(halfway).toBeGreaterThan(0);
    expect(halfway).toBeLessThan(100);
    expect(await at(first + 700)).toBeLessThan(100);
    expect(await at(first + 900)).toBe(100);
    expect(await at(first + 3_900)).toBe(100);
    expect(await at(first + 4_400)).toBeGreaterThan(100);
  });

  it("a flash sale's items move every 4 s", async () => {
    responses = { "/flash-sales": sale(6) };
    vi.useFakeTimers();
    const moved = vi.fn();
    Element.prototype.scrollBy = moved;
    await show(<FlashSalePanel />);
    await pass(10_500);
    const before = moved.mock.calls.length;
    await pass(8_000);
    expect(moved.mock.calls.length - before).toBe(2);
    await pass(2_000);
    await pass(2_000);
    expect(moved.mock.calls.length - before).toBe(3);
  });

  it("suggestions are requested 0.5 s after the last key press", async () => {
    vi.useFakeTimers();
    await show(<SearchBox />);
    fireEvent.focus(screen.getByRole("combobox"));
    await pass(2_000);
    requests = [];
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "so" } });
    await pass(400);
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "sou" } });
    await pass(490);
    expect(requests).toEqual([]);
    await pass(30);
    expect(requests.map(({ searchParams }) => searchParams.get("name"))).toEqual(["sou"]);
  });

  it("a coupon's code reads 'copied' for one second", async () => {
    responses = { "/coupon/list/all": [{ id: 1, code: "SAVE10", title: "Ten off", discount: 10 }] };
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    vi.useFakeTimers();
    await show(<CouponBanner />);
    await pass(10);
    fireEvent.click(screen.getByRole("button", { name: /SAVE10/ }));
    await pass(10);
    await pass(950);
    expect(screen.queryAllByText("Copied!")).not.toEqual([]);
    await pass(100);
    expect(screen.queryAllByText("Copied!")).toEqual([]);
  });

  it("the question about a failed order opens after 0.5 s", async () => {
    vi.useFakeTimers();
    await show(
      <KitProvider>
        <OrderPlacedOverlay
          overlay={{ kind: "order-placed", orderId: 7, status: "fail" } as never}
          open
          onClose={() => {}}
          onClosed={() => {}}
        />
      </KitProvider>,
    );
    await pass(490);
    expect(currentOverlay()).toBeNull();
    await pass(20);
    expect(currentOverlay()).toMatchObject({ kind: "failed-order", orderId: 7 });
  });
});
