import type { QueryClient } from "@tanstack/react-query";
import type { Store } from "@/contract";
import { modulesOfPlace } from "@/features/modules";
import { followStore } from "@/features/store-changes";
import { deliveryLocation } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import { rememberViewed } from "@/stores/recently-viewed";

/**
 * Follows up on an opened store: it is remembered and followed, and its module is selected where the place offers it, so that
 * search, cart and bars are not of another. Rejects when the modules cannot be loaded.
 */
export async function storeOpened(queryClient: QueryClient, store: Store): Promise<void> {
  const { id, slug, name, logo_full_url: picture, module_id: moduleId } = store;
  followStore(queryClient, id);
  rememberViewed({ kind: "store", id, slug, name, picture, moduleId });
  const { zoneId } = deliveryLocation();
  if (zoneId === null || selectedModule()?.id === moduleId) return;
  const offered = (await modulesOfPlace(queryClient, zoneId)).find((module) => module.id === moduleId);
  if (offered) selectModule(offered);
}
