import type { GeocodeResult, PlaceResult, Predictions } from "@/contract/calls/places";
import type { Place } from "@/domain/distance";
import type { Language } from "../language";

/**
 * Search for places and addresses. Results have the classic form of map services. Never rejects for what the map
 * service does not know or refuses: the result's `status` says so.
 */
export interface PlaceProvider {
  search(text: string, language: Language): Promise<Predictions>;
  details(placeId: string, language: Language): Promise<PlaceResult>;
  addressOf(place: Place, language: Language): Promise<GeocodeResult>;
}
