import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { PickedPlace } from "./picked-place";
import { usePickedPoint } from "./use-picked-point";

const point = { lat: 1, lng: 2 };

function Picker() {
  return <PickedPlace picked={usePickedPoint(point)} confirming={false} onConfirm={() => {}} />;
}

function openPicker(geocode: () => Response): void {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      address.includes("get-zone-id")
        ? Response.json({ zone_id: "[7]", zone_data: [{ id: 7, status: 1 }] })
        : geocode(),
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Picker />
    </QueryClientProvider>,
  );
}

beforeEach(async () => {
  await preloadTexts("frame");
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const confirmButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Pick Locations" });

it("a failure of the address service is not told as a point without an address", async () => {
  openPicker(() => Response.json({}, { status: 500 }));
  expect(await screen.findByText("Something went wrong.")).toBeDefined();
  expect(screen.queryByText(/No address was found/)).toBeNull();
  expect(confirmButton().disabled).toBe(true);
});

it("a point without an address says so", async () => {
  openPicker(() => Response.json({ results: [], status: "ZERO_RESULTS" }));
  expect(await screen.findByText("No address was found at this point.")).toBeDefined();
  expect(confirmButton().disabled).toBe(true);
});
