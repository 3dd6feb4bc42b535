import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { CampaignView } from "./campaign-view";

beforeEach(async () => {
  await preloadTexts("catalogue", "browse");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the page of a campaign", () => {
  it.each([
    ["with an unknown id", "0", null],
    ["with an unknown id in the query", "week", 0],
    ["with an unknown slug", "no-such-week", null],
  ])("%s says so", async (_, idOrSlug, id) => {
    const client = createShopQueryClient();
    await act(async () => {
      render(
        <MemoryRouter>
          <QueryClientProvider client={client}>
            <Suspense>
              <CampaignView idOrSlug={idOrSlug} id={id} moduleId={null} />
            </Suspense>
          </QueryClientProvider>
        </MemoryRouter>,
      );
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Not found" })).toBeDefined();
  });
});
