/** How many rows the parts of a page ask for and show, and from how many on a row loops, by the specification. */
import { cleanup, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { BrandsPreview } from "@/features/brands/components/brands-preview";
import { FeaturedCategories } from "@/features/categories/components/featured-categories";
import { FlashSalePanel } from "@/features/flash-sales/components/flash-sale-panel";
import { ItemSection } from "@/features/items/components/item-section";
import ReviewList from "@/features/items/components/review-list";
import { ItemDescription } from "@/features/items/detail/item-information";
import { useModules } from "@/features/modules";
import { Highlights } from "@/features/promotions/components/highlights";
import { NewArrivals } from "@/features/promotions/components/new-arrivals";
import { PopularItems } from "@/features/promotions/components/popular-items";
import { CategoryView } from "@/features/search/category/category-view";
import { PriceFilter } from "@/features/search/listing/price-filter";
import { BestStores, StoreSection } from "@/features/stores/components/best-stores";
import { ReadMore } from "@/ui/plain/read-more";
import { advertisement, brand, category, item, many, named, page, sale } from "../../tests/fixtures/api-rows";
import { showInPage } from "../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../tests/fixtures/stubbed-shop";
import { useFrame } from "./layout/use-frame";
import { useMenuGroup } from "./layout/use-menu-groups";

vi.setConfig({ testTimeout: 20_000 });

const shop = stubbedShop();
const review = {
  id: 1,
  customer_name: "Ann",
  rating: 4,
  created_at: "2026-01-01T10:00:00Z",
  attachment_full_url: [],
  customer: {},
};
const countOf = (text: RegExp) => screen.queryAllByText(text).length;

function MenuGroup({ name }: { readonly name: "categories" | "latest" }) {
  return <output data-testid={name}>{useMenuGroup(name, true).entries?.length ?? ""}</output>;
}
function Switcher() {
  const switcher = useFrame().switchable ? "switcher" : "no switcher";
  return <output>{useModules() === undefined ? "loading" : switcher}</output>;
}

describe("a part asks for the specification's number of rows", () => {
  it.each<[string, ReactNode, string, string]>([
    ["best stores nearby", <BestStores key="1" />, "/stores/popular", "12"],
    ["new stores", <StoreSection key="2" name="latest" />, "/stores/latest", "12"],
    ["recommended items", <ItemSection key="3" name="recommended" />, "/items/recommended", "15"],
    ["a category's items", <CategoryView key="4" idOrSlug="7" />, "/categories/items/7", "20"],
  ])("%s", async (_, content, path, limit) => {
    await showInPage(content);
    await eventually(() => expect(shop.limitOf(path)).toBe(limit));
  });
});

describe("a part shows the specification's number of rows", () => {
  it("new arrivals are ten alone and eight beside a picture", async () => {
    shop.responses = {
      "/items/new-arrival": { ...page(many(12, item)), categories: [] },
      "/other-banners": {},
    };
    await showInPage(<NewArrivals moduleType="food" />);
    await eventually(() => expect(countOf(/^Dish \d+$/)).toBe(10));
    cleanup();
    shop.responses["/other-banners"] = { new_arrival_section_banner_full_url: "/side.png" };
    await showInPage(<NewArrivals moduleType="food" />);
    await eventually(() => expect(countOf(/^Dish \d+$/)).toBe(8));
  });

  it("brands on the home are nine", async () => {
    shop.responses = { "/brand": many(12, brand) };
    await showInPage(<BrandsPreview />);
    await eventually(() => expect(countOf(/^Brand \d+$/)).toBe(9));
  });

  it("a flash sale shows fifteen items", async () => {
    shop.responses = { "/flash-sales": sale(17) };
    await showInPage(<FlashSalePanel />);
    await eventually(() => expect(countOf(/^Dish \d+$/)).toBe(15));
  });

  it("a slide of popular items has three rows", async () => {
    shop.responses = { "/items/popular": page(many(7, item)) };
    await showInPage(<PopularItems />);
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
    await showInPage(<FeaturedCategories moduleType={moduleType} />);
    const strip = document.querySelector("section [aria-hidden=true]");
    expect(strip?.children).toHaveLength(count);
  });

  it("a group of the menus has its first ten entries", async () => {
    shop.responses = {
      "/categories": many(12, category),
      "/stores/latest": page(many(12, named("Store")), "stores"),
    };
    const counts = () => [
      screen.getByTestId("categories").textContent,
      screen.getByTestId("latest").textContent,
    ];
    await showInPage(
      <>
        <MenuGroup name="categories" />
        <MenuGroup name="latest" />
      </>,
    );
    await eventually(() => expect(counts()).toEqual(["10", "10"]));
    expect(shop.limitOf("/stores/latest")).toBe("10");
  });

  it.each([
    [1, "no switcher"],
    [2, "switcher"],
  ])("with %i module(s) the frame shows: %s", async (count, expected) => {
    const module = (id: number) => ({
      id,
      module_type: "food",
      module_name: `Module ${id}`,
      slug: `m${id}`,
      zones: [{ id: 1 }],
    });
    shop.responses = { "/module": many(count, module) };
    await showInPage(<Switcher />);
    await eventually(() => expect(screen.getByRole("status").textContent).toBe(expected));
  });

  it("a description is cut at 130 letters, a comment and any other long text at 70", async () => {
    const description = "a".repeat(200);
    await showInPage(<ItemDescription item={{ ...item(1), description } as never} />);
    expect(screen.getByText(/^a+…$/).textContent).toHaveLength(131);
    cleanup();
    await showInPage(<ReviewList reviews={[{ ...review, comment: description }] as never} />);
    expect(screen.getByText(/^a+…$/).textContent).toHaveLength(71);
    cleanup();
    await showInPage(<ReadMore text={description} moreLabel="More" lessLabel="Less" />);
    expect(screen.getByText(/^a+…$/).textContent).toHaveLength(71);
    cleanup();
    await showInPage(<ReadMore text={"a".repeat(70)} moreLabel="More" lessLabel="Less" />);
    expect(screen.queryByRole("button")).toBe(null);
  });

  it("prices can be filtered from 0 to 20,000", async () => {
    await showInPage(<PriceFilter minPrice={null} maxPrice={null} onChange={() => {}} />);
    const typed = screen.getAllByRole<HTMLInputElement>("textbox");
    expect(typed.map(({ placeholder }) => placeholder)).toEqual(["0", "20000"]);
    const handles = screen.getAllByRole("slider").map((handle) => handle.getAttribute("aria-valuetext"));
    expect(handles).toEqual(["$0.00", "$20,000.00"]);
  });
});

describe("at its first slide", () => {
  const previous = async () => {
    await eventually(() => expect(screen.queryByLabelText("Previous") === null).toBe(false));
    return screen.getByLabelText<HTMLButtonElement>("Previous");
  };
  it.each([
    [6, "stops"],
    [7, "loops"],
  ])("a row of %i featured categories %s", async (count, atItsEnds) => {
    shop.responses = { "/categories": many(count, category) };
    await showInPage(<FeaturedCategories moduleType="food" />);
    expect((await previous()).disabled).toBe(atItsEnds === "stops");
  });
  it.each([
    [3, "stops"],
    [4, "loops"],
  ])("a row of %i advertisements %s", async (count, atItsEnds) => {
    shop.responses = { "/advertisement/list": many(count, advertisement) };
    await showInPage(<Highlights />);
    expect((await previous()).disabled).toBe(atItsEnds === "stops");
  });
});
