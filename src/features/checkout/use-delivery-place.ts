import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StoreDetails } from "@/contract";
import { isDeliverable, servesEveryZone } from "@/domain/delivery-area";
import { loadPlaceLookup } from "@/features/location";
import { useModules } from "@/features/modules";
import { connectivity } from "@/platform/connectivity";
import { translator } from "@/platform/i18n";
import { type LocationState, type Position, setLocation, useLocationStore, zoneIds } from "@/stores/location";
import { errorText } from "@/stores/show-error";
import { showErrorTexts } from "@/stores/toasts";

export interface DeliveryPlace extends LocationState {
  /** The store's module serves every zone from any of its stores. */
  everywhere: boolean;
  /** The store does not deliver to this place. */
  outside: boolean;
  /** Another place is being looked up. */
  lookingUp: boolean;
  /**
   * Moves the order to another place, with the zones that the shop names for it. False when they cannot be had or
   * nobody delivers there: then the place stays, and the shopper has seen the reason.
   */
  moveTo: (position: Position, text: string) => Promise<boolean>;
}

/** Where an order of this store goes. */
export function useDeliveryPlace(store: Pick<StoreDetails, "zone_id" | "module_id">): DeliveryPlace {
  const queryClient = useQueryClient();
  const location = useLocationStore();
  const [lookingUp, setLookingUp] = useState(false);
  const modules = useModules();
  const everywhere = servesEveryZone(store.module_id, modules ?? []);
  const { zoneId } = location;
  const outside = modules !== undefined && zoneId !== null && !isDeliverable(store, zoneIds(zoneId), modules);

  const moveTo = async (position: Position, text: string): Promise<boolean> => {
    const offline = connectivity() === "offline" || connectivity() === "unreachable";
    setLookingUp(true);
    try {
      const { resolveLocation, zoneQuery } = await loadPlaceLookup();
      const known = queryClient.getQueryData(zoneQuery(position.lat, position.lng).queryKey) !== undefined;
      if (offline && !known) {
        showErrorTexts([translator("checkout")("address.notChecked")]);
        return false;
      }
      const found = await resolveLocation(queryClient, position, text);
      if (found) setLocation(found);
      return found !== null;
    } catch (error) {
      showErrorTexts([errorText(error)]);
      return false;
    } finally {
      setLookingUp(false);
    }
  };
  return { ...location, everywhere, outside, lookingUp, moveTo };
}
