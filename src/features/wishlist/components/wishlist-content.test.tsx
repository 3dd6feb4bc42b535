import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts, translator } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useModuleStore } from "@/stores/module";
import { useSession } from "@/stores/session";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { WishlistContent } from "./wishlist-content";

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await preloadTexts("account", "catalogue", "frame");
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
  useSession.setState({ token: "secret", accountKey: "customer:abc" });
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  useSession.setState({ token: null, accountKey: "guest:1" });
});

async function openList(): Promise<void> {
  const client = createShopQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  await act(async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <Suspense>
            <KitProvider>
              <WishlistContent />
            </KitProvider>
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
}
const empty = () => screen.queryByText(translator("catalogue")("wishlist.emptyText"));

describe("a wishlist", () => {
  it("is empty when the server says so", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ item: [], store: [] })));
    await openList();
    await vi.waitFor(() => expect(empty()).not.toBeNull());
  });

  it("names what a store takes off from a sum on, as cards do", async () => {
    const dish = { id: 4, name: "Soup", slug: "soup", module_id: 1, module_type: "food", price: 5 };
    const offer = { store_discount: 10, store_discount_min_purchase: 20, store_discount_max_discount: 8 };
    vi.stubGlobal("fetch", () =>
      Promise.resolve(Response.json({ item: [{ ...dish, ...offer }], store: [] })),
    );
    await openList();
    const row = (await screen.findByText("Soup")).closest("li");
    expect(row?.textContent?.replace(/[\u2066-\u2069]/g, "")).toContain("10% off from $20, up to $8");
  });

  it("that was never loaded is not called empty without network, and can be retried", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    onlineManager.setOnline(false);
    await openList();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
    expect(empty()).toBeNull();
  });
});
