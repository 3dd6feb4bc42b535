import type { QueryClient } from "@tanstack/react-query";
import { zoneQuery } from "@/features/location";
import { deliveryLocation, setLocation } from "@/stores/location";
import type { PickedPlace } from "@/stores/overlay";

/**
 * A guest's one address is where things go: the delivery location follows it. Rejects with the zone lookup's error
 * when nobody delivers there.
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
