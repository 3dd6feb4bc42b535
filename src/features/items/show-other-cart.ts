import type { QueryClient } from "@tanstack/react-query";
import { modulesOfPlace } from "@/features/modules";
import { preloadTexts, translator } from "@/platform/i18n";
import { deliveryLocation } from "@/stores/location";
import { selectModule } from "@/stores/module";
import { showSuccess } from "@/stores/toasts";

/**
 * Says into which module's cart an item went, and selects that module: the cart that opens next is the one with the item.
 * Where the modules cannot be loaded only the adding is said. Never rejects.
 */
export async function showOtherCart(queryClient: QueryClient, moduleId: number): Promise<void> {
  const { zoneId } = deliveryLocation();
  const modules = await (zoneId === null ? [] : modulesOfPlace(queryClient, zoneId).catch(() => []));
  const module = modules.find(({ id }) => id === moduleId);
  await preloadTexts("browse").catch(() => undefined);
  if (!module) {
    showSuccess(translator("catalogue")("cart.added"));
    return;
  }
  selectModule(module);
  showSuccess(translator("browse")("cart.addedToModule", { module: module.module_name }));
}
