import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { useSession } from "@/stores/session";
import { useToasts } from "@/stores/toasts";
import { CouponBanner } from "./coupon-banner";

const coupon = {
  id: 1,
  code: "SAVE10",
  title: "Ten off",
  discount: 10,
  discount_type: "percent",
  min_purchase: 0,
  max_discount: 0,
  coupon_type: "default",
};

beforeEach(async () => {
  await preloadTexts("catalogue", "promotions");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([coupon])));
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useSession.setState({ token: null, accountKey: "guest:1" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function showBanner(): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={createShopQueryClient()}>
          <Suspense>
            <CouponBanner />
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
}

/** Presses the code while the clipboard responds like this. */
async function pressCode(writeText: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await showBanner();
  const code = await screen.findByRole("button", { name: /SAVE10/ });
  await act(async () => {
    fireEvent.click(code);
  });
}

describe("a coupon", () => {
  it.each([
    [{}, ["10% off", "Any order"]],
    [{ max_discount: 5, min_purchase: 10 }, ["10% off, up to \u2068$5\u2069", "Orders from \u2068$10\u2069"]],
    [
      { store: { id: 3, name: "Blue Anchor" }, discount_type: "amount", discount: 3, min_purchase: 20.5 },
      ["\u2068$3.00\u2069 off", "At \u2068Blue Anchor\u2069 · Orders from \u2068$20.50\u2069"],
    ],
    [{ coupon_type: "free_delivery", min_purchase: 15 }, ["Free delivery", "Orders from \u2068$15\u2069"]],
  ])("of %j names its worth with the cap, its store and its minimum", async (fields, texts) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json([{ ...coupon, ...fields }])));
    await showBanner();
    for (const text of texts) expect(await screen.findByText(text), text).toBeTruthy();
  });
});

describe("a coupon that is counted by person", () => {
  const firstOrder = { ...coupon, coupon_type: "first_order" };
  it("is shown to a customer", async () => {
    useSession.setState({ token: "a-token", accountKey: "customer:ada" });
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json([firstOrder])));
    await showBanner();
    expect(await screen.findByText("On your first order")).toBeTruthy();
  });
  it("is not offered to a guest, whatever the backend lists", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(Response.json([firstOrder, { ...coupon, id: 2, code: "ALL" }])),
    );
    await showBanner();
    expect(await screen.findByText("ALL")).toBeTruthy();
    expect(screen.queryByText("On your first order")).toBeNull();
  });
});

describe("the coupons of a home", () => {
  it.each([
    [null, "Copy a code and enter it at the checkout. Some need an account."],
    ["secret", "Copy a code and enter it at the checkout"],
  ])("say to a shopper with the token %s what it takes to use them", async (token, text) => {
    useSession.setState({ token });
    await showBanner();
    expect(await screen.findByText(text)).toBeTruthy();
    useSession.setState({ token: null });
  });
});

describe("the code of a coupon", () => {
  it("shows 'copied' once it is in the clipboard", async () => {
    await pressCode(() => Promise.resolve());
    expect((await screen.findAllByText("Copied!")).length).toBeGreaterThan(0);
  });

  it("that could not be copied is logged, without a message", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await pressCode(() => Promise.reject(new Error("denied")));
    expect(warn).toHaveBeenCalledOnce();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(screen.queryByText("Copied!")).toBeNull();
  });
});
