import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ModuleCards } from "./module-cards";

beforeEach(async () => {
  await preloadTexts("frame");
  useLocationStore.setState({ zoneId: "[7]", position: { lat: 1, lng: 1 }, text: "Quay" });
  const module = (id: number, module_type: string, module_name: string) => ({
    id,
    module_type,
    module_name,
    stores_count: 2,
    short_description: "Send anything across town",
    zones: [{ id: 7 }],
  });
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json([module(1, "food", "Food"), module(5, "parcel", "Parcel")])),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the card of the parcel module, where nothing is counted, says what it is for", async () => {
  await showInPage(<ModuleCards message="selected" />);
  const card = await screen.findByRole("button", { name: /Parcel/ });
  expect(card.textContent).toContain("Send anything across town");
});
