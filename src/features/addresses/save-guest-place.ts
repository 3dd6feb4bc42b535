import type { QueryClient } from "@tanstack/react-query";
import { zoneQuery } from "@/features/location";
import { deliveryLocation, setLocation } from "@/stores/location";
import type { PickedPlace } from "@/stores/overlay";

/**
 * Makes a guest's only address the delivery location. Rejects with the zone lookup's error when nobody delivers there.
 */
export async function saveGuestPlace(queryClient: QueryClient, place: PickedPlace): Promise<void> {
  const { position, zoneId, zoneData } = deliveryLocation();
  const { lat, lng } = place.position;
  if (position && position.lat === lat && position.lng === lng && zoneId !== null) {
    setLocation({ text: place.text, position, zoneId, zoneData });
    return;
  }
  const { data } = await queryClient.fetchQuery(zoneQuery(lat, lng));
  setLocation({
    text: place.text,
    position: place.position,
    zoneId: data.zone_id,
    zoneData: data.zone_data,
  });
}
