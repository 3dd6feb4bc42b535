import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { StoreView } from "./store-view";

beforeEach(async () => {
  await preloadTexts("catalogue", "browse");
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answer: () => Response): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
  const client = createShopQueryClient();
  await act(async () => {
    render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <Suspense>
            <StoreView idOrSlug={"\u0000"} />
          </Suspense>
        </QueryClientProvider>
      </MemoryRouter>,
    );
  });
}
const refusal = (status: number) =>
  Response.json({ errors: [{ code: "id", message: "The id field is not valid." }] }, { status });

describe("the page of a store", () => {
  it.each([403, 404])("with an invalid slug (%i) says that there is no such store", async (status) => {
    await open(() => refusal(status));
    expect(await screen.findByRole("heading", { level: 1, name: "Not found" })).toBeDefined();
  });

  it("can be retried after a server error", async () => {
    await open(() => refusal(500));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
    expect(screen.queryByText("Not found")).toBeNull();
  });
});
