import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { PickedPlace } from "./picked-place";
import { usePickedPoint } from "./use-picked-point";

const point = { lat: 1, lng: 2 };

const confirmed = vi.fn();

function Picker({ hasSearch }: { readonly hasSearch: boolean }) {
  const [words, setWords] = useState("");
  const picked = usePickedPoint(point, { words, hasSearch });
  return (
    <PickedPlace
      picked={picked}
      words={words}
      onWordsChange={setWords}
      hasSearch={hasSearch}
      confirming={false}
      onConfirm={() => confirmed(picked)}
    />
  );
}

const served = () => Response.json({ zone_id: "[7]", zone_data: [{ id: 7, status: 1 }] });

function openPicker(geocode: () => Response, hasSearch = true, zone: () => Response = served): void {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(address.includes("get-zone-id") ? zone() : geocode()),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Picker hasSearch={hasSearch} />
    </QueryClientProvider>,
  );
}

const geocoded = { results: [{ formatted_address: "1 Far Road" }], status: "OK" };

beforeEach(async () => {
  await preloadTexts("frame");
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const write = (words: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: /Address in your words/ }), {
    target: { value: words },
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

it.each([
  ["a point without an address", () => Response.json({ results: [], status: "ZERO_RESULTS" })],
  ["an address that cannot be asked for", () => Response.json({}, { status: 500 })],
])("the shopper's own words stand in for %s", async (_, geocode) => {
  openPicker(geocode);
  await screen.findByRole("textbox");
  write("  Blue door behind the bakery ");
  await waitFor(() => expect(confirmButton().disabled).toBe(false));
  fireEvent.click(confirmButton());
  expect(confirmed).toHaveBeenLastCalledWith({
    state: "ready",
    position: point,
    text: "Blue door behind the bakery",
    zoneId: "[7]",
    zoneData: [expect.objectContaining({ id: 7 })],
  });
});

it("a shop that looks up no addresses asks for none, and a point and words are enough", async () => {
  const geocode = vi.fn(() => Response.json({}, { status: 404 }));
  openPicker(geocode, false);
  await waitFor(() => expect(confirmButton().disabled).toBe(false));
  // Even without words: the place has its coordinates.
  expect(screen.getByText("1.00000, 2.00000")).toBeDefined();
  write("14 Quay Road, second floor");
  expect(screen.getByText("14 Quay Road, second floor")).toBeDefined();
  fireEvent.click(confirmButton());
  expect(confirmed).toHaveBeenLastCalledWith(
    expect.objectContaining({ state: "ready", position: point, text: "14 Quay Road, second floor" }),
  );
  expect(geocode).not.toHaveBeenCalled();
});

it.each([
  ["the shop knows an address", () => Response.json(geocoded), true, "1 Far Road"],
  ["the shopper has words of their own", () => Response.json({}, { status: 500 }), false, "Behind the hill"],
])(
  "a place that is not served says so beside what names it, where %s",
  async (_, geocode, hasSearch, name) => {
    const refusal = { errors: [{ code: "coordinates", message: "Service not available in this area" }] };
    openPicker(geocode, hasSearch, () => Response.json(refusal, { status: 404 }));
    expect(await screen.findByText("We do not deliver there yet.")).toBeDefined();
    if (!hasSearch) write(name);
    expect(await screen.findByText(name)).toBeDefined();
    expect(screen.getByText("We do not deliver there yet.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Service not available in this area" })).toBeDefined();
  },
);

it("a zone that could not be asked for is not told as a place that is not served", async () => {
  openPicker(
    () => Response.json(geocoded),
    true,
    () => Response.json({}, { status: 500 }),
  );
  expect(await screen.findByText("1 Far Road")).toBeDefined();
  expect(screen.queryByText("We do not deliver there yet.")).toBeNull();
});
