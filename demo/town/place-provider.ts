/** Place search in the demo town: no network, no account. */
import type { PlaceProvider } from "../../server/ports";
import { placeDetails, reverseGeocode, searchPlaces } from "./places";

export const demoPlaces: PlaceProvider = {
  async search(text, language) {
    const predictions = searchPlaces(text, language).map((place) => ({
      description: place.description,
      place_id: place.placeId,
      structured_formatting: { main_text: place.mainText, secondary_text: place.secondaryText },
    }));
    return { predictions, status: predictions.length > 0 ? "OK" : "ZERO_RESULTS" };
  },
  async details(placeId, language) {
    const place = placeDetails(placeId, language);
    if (!place) return { status: "NOT_FOUND" };
    return {
      result: {
        place_id: placeId,
        name: place.name,
        formatted_address: place.formattedAddress,
        geometry: { location: { lat: place.lat, lng: place.lng } },
      },
      status: "OK",
    };
  },
  async addressOf(place, language) {
    const address = reverseGeocode(place.lat, place.lng, language);
    return address === null
      ? { results: [], status: "ZERO_RESULTS" }
      : { results: [{ formatted_address: address, geometry: { location: place } }], status: "OK" };
  },
};
