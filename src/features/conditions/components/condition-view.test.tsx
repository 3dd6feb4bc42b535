import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { ConditionView } from "./condition-view";

/** The 'Not found' page is loaded lazily, ms. */

beforeEach(async () => {
  await preloadTexts("catalogue", "browse");
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname } = new URL(address, "https://shop.test");
    if (pathname.endsWith("/common-condition"))
      return Promise.resolve(Response.json([{ id: 5, slug: "cough", name: "Cough" }]));
    return Promise.resolve(
      pathname.endsWith("/cough")
        ? Response.json({ products: [], total_size: 0, limit: 12, offset: 1 })
        : Response.json({ errors: [{ code: "condition", message: "Gone." }] }, { status: 404 }),
    );
  });
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({
    module: { id: 3, module_type: "pharmacy", module_name: "Pharmacy", slug: "pharmacy" },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the page of a condition", () => {
  it.each([
    ["that the server does not know says 'Not found'", "no-such", "Not found"],
    ["without items keeps its name", "cough", "Cough"],
  ])("%s", async (_, idOrSlug, title) => {
    await act(async () => {
      render(
        <MemoryRouter>
          <QueryClientProvider client={createShopQueryClient()}>
            <Suspense>
              <ConditionView idOrSlug={idOrSlug} />
            </Suspense>
          </QueryClientProvider>
        </MemoryRouter>,
      );
    });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeDefined();
  });
});
