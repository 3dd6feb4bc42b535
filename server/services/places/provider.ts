/** The port of place search: who answers is a matter of settings, what is answered is the classic form. */
import type {
  DirectionResult,
  DistanceResult,
  GeocodeResult,
  PlaceResult,
  Predictions,
} from "@/contract/calls/places";
import type { Place } from "@/domain/distance";
import type { Language } from "../../context";

export interface Way {
  from: Place;
  to: Place;
  mode: "driving" | "walking";
}

/** Never rejects for what a map service does not know or refuses: the answer's `status` says so. */
export interface PlaceProvider {
  search(text: string, language: Language): Promise<Predictions>;
  details(placeId: string, language: Language): Promise<PlaceResult>;
  addressOf(place: Place, language: Language): Promise<GeocodeResult>;
  distance(way: Way, language: Language): Promise<DistanceResult>;
  directions(way: Way, language: Language): Promise<DirectionResult>;
}
