import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLocationStore } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { useModuleOfAddress } from "./use-module-of-address";

const moduleOf = (id: number, module_type: "food" | "grocery" | "parcel") => ({
  id,
  module_type,
  module_name: module_type,
  slug: module_type,
  stores_count: 2,
  zones: [{ id: 7 }],
});

function Page() {
  return <p>{useModuleOfAddress() ? "waits" : "shows its rows"}</p>;
}

beforeEach(() => {
  useLocationStore.setState({ zoneId: "[7]", position: { lat: 1, lng: 1 }, text: "Quay" });
  selectModule(moduleOf(1, "food"));
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json([moduleOf(1, "food"), moduleOf(2, "grocery"), moduleOf(5, "parcel")])),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a link's module is selected before anything of another one is shown", async () => {
  const shown = showInPage(<Page />, "/home?data_type=all&module_id=2");
  expect(screen.queryByText("shows its rows")).toBeNull();
  await shown;
  await screen.findByText("shows its rows");
  expect(selectedModule()?.id).toBe(2);
});

it("what is selected afterwards stays, whatever the address still says", async () => {
  await showInPage(<Page />, "/home?data_type=all&module_id=2");
  await screen.findByText("shows its rows");
  act(() => selectModule(moduleOf(1, "food")));
  await screen.findByText("shows its rows");
  expect(selectedModule()?.id).toBe(1);
});

it.each(["3", "5", "x", "-1", ""])("module_id=%s changes nothing", async (id) => {
  await showInPage(<Page />, `/home?data_type=all&module_id=${id}`);
  await screen.findByText("shows its rows");
  expect(selectedModule()?.id).toBe(1);
});
