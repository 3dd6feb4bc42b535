import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { registerNavigator } from "@/stores/navigation";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { HeroBanner } from "./hero-banner";

const goneTo: string[] = [];
beforeEach(async () => {
  await preloadTexts("frame");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  registerNavigator((path) => goneTo.push(path));
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
});
afterEach(() => {
  cleanup();
  closeOverlays();
  goneTo.length = 0;
  vi.unstubAllGlobals();
});

async function pressOrderNow(): Promise<void> {
  await act(async () => {
    render(
      <QueryClientProvider client={createShopQueryClient()}>
        <Suspense>
          <HeroBanner />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  fireEvent.click(await screen.findByRole("button", { name: "Order now" }));
}

it("'Order now' asks for a place first", async () => {
  useLocationStore.setState({ zoneId: null, position: null, text: null });
  await pressOrderNow();
  expect(currentOverlay()?.kind).toBe("location-picker");
  expect(goneTo).toEqual([]);
});

it("'Order now' goes home, and asks which kind of shop where none was chosen", async () => {
  useModuleStore.setState({ module: null });
  await pressOrderNow();
  expect(goneTo).toEqual(["/home"]);
  expect(currentOverlay()?.kind).toBe("module-chooser");
});

it("'Order now' goes to the home of the chosen kind", async () => {
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
  await pressOrderNow();
  expect(goneTo).toEqual(["/home"]);
  expect(currentOverlay()).toBeNull();
});
