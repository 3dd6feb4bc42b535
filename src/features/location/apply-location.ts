/** Stores a chosen place, and keeps the module if the new place has it. */

import type { QueryClient } from "@tanstack/react-query";
import { type ModuleOffer, moduleOffer, modulesOfPlace } from "@/features/modules";
import { rootKey } from "@/platform/query/query-roots";
import {
  type ChosenLocation,
  deliveryLocation,
  type Position,
  setLocation,
  setZone,
} from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import { isSignedIn } from "@/stores/session";
import { zoneQuery } from "./api/get-zone";
import { updateZone } from "./api/update-zone";
import { nameOfPoint } from "./name-of-point";

/**
 * Zone and address of a point together; a location is confirmed only with both. Rejects with the zone lookup's error;
 * null when the point has no address. A known address text spares the second call.
 */
export async function resolveLocation(
  queryClient: QueryClient,
  position: Position,
  knownText?: string | null,
): Promise<ChosenLocation | null> {
  const { lat, lng } = position;
  const [zone, text] = await Promise.all([
    queryClient.fetchQuery(zoneQuery(lat, lng)),
    knownText ?? nameOfPoint(queryClient, position),
  ]);
  if (!text) return null;
  return { text, position, zoneId: zone.data.zone_id, zoneData: zone.data.zone_data };
}

/**
 * Stores the place and returns what follows for the module: a module that the new place does not have is deselected. When the
 * modules cannot be loaded the module stays, and the pages report what is missing. Never rejects.
 */
export async function applyLocation(
  queryClient: QueryClient,
  location: ChosenLocation,
): Promise<ModuleOffer> {
  const modules = await modulesOfPlace(queryClient, location.zoneId).catch(() => null);
  const chosen = selectedModule();
  const offer: ModuleOffer = modules
    ? moduleOffer(modules, chosen?.id ?? null)
    : { kind: chosen ? "kept" : "several" };
  // Before the place, so that no page of the old module asks for the new place.
  if (offer.kind !== "kept" && chosen) selectModule(null);
  const zoneBefore = deliveryLocation().zoneId;
  setLocation(location);
  if (isSignedIn()) {
    void queryClient.invalidateQueries({ queryKey: rootKey("wishlist"), refetchType: "all" });
    // The shop's own bookkeeping: without it the place is chosen all the same.
    if (location.zoneId !== zoneBefore) void updateZone().catch(() => undefined);
  }
  return offer;
}

/** Reloads the zone data of the same place, e.g. after signing in. Keeps the old data when the lookup fails. */
export async function refreshZone(queryClient: QueryClient): Promise<void> {
  const { position, zoneId } = deliveryLocation();
  if (position === null || zoneId === null) return;
  try {
    const { data } = await queryClient.fetchQuery({ ...zoneQuery(position.lat, position.lng), staleTime: 0 });
    setZone(data.zone_id, data.zone_data);
  } catch {
    // The place stays as it is.
  }
}
