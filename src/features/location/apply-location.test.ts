import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { modulesQuery } from "@/features/modules";
import { normaliseModules } from "@/platform/http/normalise/module";
import { deliveryLocation } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import { preferences } from "@/stores/preferences";
import { useSession } from "@/stores/session";
import { forgetPlace } from "../../../tests/fixtures/forget-place";
import { testApi } from "../../../tests/fixtures/test-api";
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
  forgetPlace();
  selectModule(null);
});

describe("the zone of a customer", () => {
  const api = testApi();
  const told = () => api.seen.filter(({ url }) => url.pathname.endsWith("/customer/update-zone"));
  const signIn = () => {
    api.values = { token: "a-token" };
    useSession.setState({ token: "a-token" });
  };
  beforeEach(() => api.json(200, []));
  afterEach(() => useSession.setState({ token: null }));

  it("is told to the shop when the place leads to another one, and only then", async () => {
    signIn();
    await applyLocation(clientWith(1), place);
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]?.headers.authorization).toBe("Bearer a-token");
    await applyLocation(clientWith(1), { ...place, text: "3 Quay Road" });
    expect(told()).toHaveLength(1);
  });

  it("is nobody's business for a guest, and a shop that does not know the call keeps nobody from their place", async () => {
    await applyLocation(clientWith(1), place);
    expect(told()).toEqual([]);
    forgetPlace();
    signIn();
    api.json(500, {});
    await applyLocation(clientWith(1), place);
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    expect(deliveryLocation().zoneId).toBe("[7]");
  });
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
