import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { modulesQuery } from "@/features/modules";
import { normaliseModules } from "@/platform/http/normalise/module";
import { clearLocation, deliveryLocation } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import { preferences } from "@/stores/preferences";
import { applyLocation } from "./apply-location";

const place = { text: "1 Quay Road", position: { lat: 1, lng: 2 }, zoneId: "[7]", zoneData: [] };
const food = { id: 1, module_type: "food" as const, module_name: "Food", slug: "food" };

/** A client that knows the modules of zone 7 already. */
function clientWith(...moduleIds: number[]): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rows = moduleIds.map((id) => ({
    id,
    module_name: `Module ${id}`,
    module_type: "food",
    zones: [{ id: 7 }],
  }));
  const now = Date.now();
  queryClient.setQueryData(modulesQuery(place.zoneId, preferences().language).queryKey, {
    data: normaliseModules(rows),
    receivedAt: now,
    storedAt: now,
    serverTime: null,
  });
  return queryClient;
}

beforeEach(() => {
  clearLocation();
  selectModule(null);
});

describe("a new place", () => {
  it("keeps a module that it has, too", async () => {
    selectModule(food);
    expect(await applyLocation(clientWith(1, 2), place)).toEqual({ kind: "kept" });
    expect(selectedModule()?.id).toBe(1);
    expect(deliveryLocation()).toMatchObject({ text: "1 Quay Road", zoneId: "[7]" });
  });

  it("deselects a module that it does not have, and reports that one must be chosen", async () => {
    selectModule(food);
    expect(await applyLocation(clientWith(2, 3), place)).toEqual({ kind: "several" });
    expect(selectedModule()).toBeNull();
  });

  it("returns the only module, and reports when there is none", async () => {
    expect(await applyLocation(clientWith(4), place)).toMatchObject({ kind: "one", module: { id: 4 } });
    expect(await applyLocation(clientWith(), place)).toEqual({ kind: "none" });
  });
});
