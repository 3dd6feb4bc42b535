import type { GeocodeResult, PlaceResult, Predictions } from "@/contract/calls/places";
import type { Place } from "@/domain/distance";
import type { Language } from "../locales";

/**
 * Search for places and addresses. Results have the classic form of map services. Never rejects for what the map
 * service does not know or refuses: the result's `status` says so. `networkAddress` is who asks, where look-ups are shared
 * out.
 */
export interface PlaceProvider {
  search(text: string, language: Language, networkAddress?: string): Promise<Predictions>;
  details(placeId: string, language: Language, networkAddress?: string): Promise<PlaceResult>;
  addressOf(place: Place, language: Language, networkAddress?: string): Promise<GeocodeResult>;
}
