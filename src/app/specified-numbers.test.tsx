/**
 * Numbers that the specification gives. Each is imported from where it is used; those of style sheets stand in
 * `tests/e2e/specified-sizes.spec.ts`.
 */
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ResendButton, resendDelayMs } from "@/features/account-forms/components/resend-button";
import { codeLength } from "@/features/account-forms/form-rules";
import { confirmSignOut, signOutDelayMs } from "@/features/auth/confirm-sign-out";
import { bannerIntervalMs, bannerStepMs } from "@/features/banners/components/banner-carousel";
import { maxBrandsOnHome } from "@/features/brands/components/brands-preview";
import { cartDrawerWidth } from "@/features/cart/components/cart-overlay";
import { minToLoop, skeletonCounts } from "@/features/categories/components/featured-categories";
import { copiedForMs } from "@/features/coupons/use-copied-code";
import { saleIntervalMs } from "@/features/flash-sales/components/flash-sale-panel";
import { maxShownOnSale } from "@/features/flash-sales/flash-sale";
import { maxCardDescription } from "@/features/items/components/item-card";
import { homeItemSections } from "@/features/items/components/item-section";
import { maxDescription } from "@/features/items/detail/item-information";
import { enlargedPicture } from "@/features/items/detail/pictures-overlay";
import { positionTimeoutMs } from "@/features/location/current-position";
import { minSwitchableModules } from "@/features/modules/use-is-switchable";
import { failedOrderDelayMs } from "@/features/orders/components/order-placed-overlay";
import { maxWithoutLoop } from "@/features/promotions/components/highlights";
import { maxNewArrivals } from "@/features/promotions/components/new-arrivals";
import { rowsPerSlide } from "@/features/promotions/components/popular-items";
import { categoryPageSize } from "@/features/search/category/category-view";
import { suggestionsDelayMs } from "@/features/search/components/use-search-entries";
import { priceRange } from "@/features/search/listing/listing-address";
import { maxStoresOnHome } from "@/features/stores/components/best-stores";
import { wishlistDrawerWidth } from "@/features/wishlist/components/wishlist-overlay";
import { preloadTexts } from "@/platform/i18n";
import { mapZoom } from "@/platform/maps/types";
import { resolveOverlay } from "@/stores/confirm";
import { setOutboxRows } from "@/stores/outbox-rows";
import { closeOverlays, currentOverlay, type OverlayOf } from "@/stores/overlay";
import { maxShownSearches } from "@/stores/search-history";
import { session, useSession } from "@/stores/session";
import { longToastDurationMs } from "@/stores/toasts";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { readMoreLimit } from "@/ui/plain/cut-text";
import { popoverMotionMs, popoverWidth } from "@/ui/theme/recipes/floating";
import { breakpoints } from "@/ui/theme/tokens/space";
import { desktopQuery } from "./layout/desktop-query";
import { groupSize } from "./layout/use-menu-groups";

vi.hoisted(() => {
  // Some of the modules look at the window when they are loaded.
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  globalThis.matchMedia = (() => query) as unknown as typeof matchMedia;
});

const pixelsOf = (length: string): number => Number.parseFloat(length) * 16;

it("times, ms", () => {
  expect({
    bannerIntervalMs,
    bannerStepMs,
    saleIntervalMs,
    suggestionsDelayMs,
    signOutDelayMs,
    failedOrderDelayMs,
    copiedForMs,
    resendDelayMs,
    longToastDurationMs,
    positionTimeoutMs,
    popoverMotionMs,
  }).toEqual({
    bannerIntervalMs: 4_000,
    bannerStepMs: 800,
    saleIntervalMs: 4_000,
    suggestionsDelayMs: 500,
    signOutDelayMs: 500,
    failedOrderDelayMs: 500,
    copiedForMs: 1_000,
    resendDelayMs: 60_000,
    longToastDurationMs: 5_000,
    positionTimeoutMs: 5_000,
    popoverMotionMs: 300,
  });
});

it("counts and bounds", () => {
  expect({
    rowsPerSlide,
    maxNewArrivals,
    minToLoop,
    maxWithoutLoop,
    maxStoresOnHome,
    maxBrandsOnHome,
    categoryPageSize,
    maxCardDescription,
    maxDescription,
    minSwitchableModules,
    recommended: homeItemSections.recommended.limit,
    skeletonCounts,
    groupSize,
    maxShownSearches,
    maxShownOnSale,
    readMoreLimit,
    codeLength,
    priceRange,
    mapZoom,
  }).toEqual({
    rowsPerSlide: 3,
    maxNewArrivals: { phone: 4, beside: 8, alone: 10 },
    minToLoop: 7,
    maxWithoutLoop: 3,
    maxStoresOnHome: 12,
    maxBrandsOnHome: 9,
    categoryPageSize: 20,
    maxCardDescription: 130,
    maxDescription: 130,
    minSwitchableModules: 2,
    recommended: 15,
    skeletonCounts: { food: 15, grocery: 8, pharmacy: 8, ecommerce: 5, parcel: 0 },
    groupSize: 10,
    maxShownSearches: 5,
    maxShownOnSale: 15,
    readMoreLimit: 70,
    codeLength: 6,
    priceRange: { min: 0, max: 20_000 },
    mapZoom: { min: 1, max: 21, start: 17, withZone: 9, tracking: 10 },
  });
});

it("sizes that scripts give", () => {
  expect({ cartDrawerWidth, wishlistDrawerWidth, enlargedPicture, desktopQuery, popoverWidth }).toEqual({
    cartDrawerWidth: "420px",
    wishlistDrawerWidth: "523px",
    enlargedPicture: { width: 1200, height: 1800 },
    desktopQuery: "(min-width: 1181px)",
    popoverWidth: "300px",
  });
  expect(pixelsOf(breakpoints.navbar)).toBe(1181);
});

describe("waits that a shopper sees", () => {
  afterEach(() => {
    cleanup();
    closeOverlays();
    vi.useRealTimers();
  });
  it("a new code can be had 60 s after the last", async () => {
    await Promise.all([preloadTexts("account"), preloadTexts("shell")]);
    vi.useFakeTimers();
    render(
      <KitProvider>
        <ResendButton onResend={async () => {}} />
      </KitProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false);
  });
  it("a sign-out follows its confirmation after 0.5 s", async () => {
    useSession.setState({ token: "t", guestId: null, accountKey: "customer:1", epoch: 0 });
    setOutboxRows([], [], "customer:1");
    vi.useFakeTimers();
    void confirmSignOut();
    await vi.dynamicImportSettled();
    resolveOverlay(currentOverlay() as OverlayOf<"confirm">, true);
    await vi.advanceTimersByTimeAsync(499);
    expect(session().token).toBe("t");
    await vi.advanceTimersByTimeAsync(2);
    expect(session().token).toBeNull();
  });
});
