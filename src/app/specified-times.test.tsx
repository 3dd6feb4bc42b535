/** How long the parts of a page wait and move, by the specification. */
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { BannerCarousel } from "@/features/banners/components/banner-carousel";
import { FlashSalePanel } from "@/features/flash-sales/components/flash-sale-panel";
import OrderPlacedOverlay from "@/features/orders/components/order-placed-overlay";
import { CouponBanner } from "@/features/promotions/components/coupon-banner";
import { SearchBox } from "@/features/search/components/search-box";
import { currentOverlay } from "@/stores/overlay";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { banner, many, sale } from "../../tests/fixtures/api-rows";
import { showInPage } from "../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../tests/fixtures/stubbed-shop";

vi.setConfig({ testTimeout: 20_000 });

const shop = stubbedShop();

describe("the specification's times", () => {
  /** Slides that are 100 px wide, in a document without layout. */
  function layOutSlides(): void {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const index = this.tagName === "LI" ? Array.from(this.parentElement?.children ?? []).indexOf(this) : 0;
      return new DOMRect(index * 100, 0, 100, 100);
    });
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("banners move every 4 s, within 0.8 s", async () => {
    await import("@/ui/plain/carousel/animate-scroll");
    shop.responses = { "/banners": { banners: many(3, banner), campaigns: [] } };
    layOutSlides();
    vi.useFakeTimers();
    await showInPage(<BannerCarousel moduleType="food" />);
    await pass(10);
    const track = screen.getByRole("list");
    const begun = performance.now();
    const at = async (ms: number) => {
      await pass(begun + ms - performance.now());
      return Math.round(track.scrollLeft);
    };
    const first = 4_000;
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
    shop.responses = { "/flash-sales": sale(6) };
    vi.useFakeTimers();
    const moved = vi.fn();
    Element.prototype.scrollBy = moved;
    await showInPage(<FlashSalePanel />);
    const before = moved.mock.calls.length;
    await pass(8_500);
    expect(moved.mock.calls.length - before).toBe(2);
    await pass(2_000);
    await pass(2_000);
    expect(moved.mock.calls.length - before).toBe(3);
  });

  it("suggestions are requested 0.5 s after the last key press", async () => {
    vi.useFakeTimers();
    await showInPage(<SearchBox />);
    fireEvent.focus(screen.getByRole("combobox"));
    await pass(2_000);
    shop.requests = [];
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "so" } });
    await pass(400);
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "sou" } });
    await pass(490);
    expect(shop.requests).toEqual([]);
    await pass(30);
    expect(shop.requests.map(({ searchParams }) => searchParams.get("name"))).toEqual(["sou"]);
  });

  it("a coupon's code reads 'copied' for one second", async () => {
    shop.responses = { "/coupon/list/all": [{ id: 1, code: "SAVE10", title: "Ten off", discount: 10 }] };
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    vi.useFakeTimers();
    await showInPage(<CouponBanner />);
    await pass(10);
    fireEvent.click(screen.getByRole("button", { name: /SAVE10/ }));
    await pass(10);
    await pass(950);
    expect(screen.queryAllByText("Copied!")).not.toEqual([]);
    await pass(100);
    expect(screen.queryAllByText("Copied!")).toEqual([]);
  });

  it("the question about a failed order opens after 0.5 s", async () => {
    shop.responses = { "/customer/order/payment-failed": { payment_state: "failed" } };
    vi.useFakeTimers();
    await showInPage(
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
