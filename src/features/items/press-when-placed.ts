/** Buying needs a place: a newcomer's press is held until they have chosen one. */
import type { QueryClient } from "@tanstack/react-query";
import type { Item, Module } from "@/contract";
import { isDeliverable } from "@/domain/delivery-area";
import { modulesOfPlace } from "@/features/modules";
import { preloadTexts, translator } from "@/platform/i18n";
import { askForPlace } from "@/stores/ask-for-place";
import { deliveryLocation, zoneIds } from "@/stores/location";
import { showWarning } from "@/stores/toasts";

/**
 * Asks for the place, then does what was pressed, or says that the item is not delivered there. Nothing where no place is
 * chosen. Never rejects.
 */
export async function pressWhenPlaced(
  queryClient: QueryClient,
  item: Item,
  press: (modules: Module[]) => void,
): Promise<void> {
  if (!(await askForPlace())) return;
  const { zoneId } = deliveryLocation();
  // They were loaded for the place just now: nothing here waits for the network, and a page that is about to start anew
  // has what was pressed.
  const modules = await (zoneId === null ? [] : modulesOfPlace(queryClient, zoneId).catch(() => []));
  if (isDeliverable(item, zoneIds(zoneId), modules)) {
    press(modules);
    return;
  }
  await preloadTexts("checkout").catch(() => undefined);
  showWarning(translator("checkout")("address.outside"));
}
