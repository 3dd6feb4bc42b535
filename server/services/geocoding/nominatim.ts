/** Places from a service that speaks Nominatim's API (`/search`, `/reverse`; format jsonv2). */
import type { Place } from "@/domain/distance";
import type { PlaceProvider } from "../../ports";
import { fieldsOf, listOf, type MapService, textOf } from "../map-requests";
import { addressesOf, detailsOf, type FoundPlace, foundPlace, predictionsOf } from "./found-place";

const maxSuggestions = "6";

/**
 * The name and position of a row. The whole address is one line that begins with the name, or with the house number and the
 * street: "12, Quay Road, Old Town, …".
 */
function placeOfRow(value: unknown): FoundPlace | null {
  const row = fieldsOf(value);
  const address = fieldsOf(row.address);
  const parts = textOf(row.display_name)
    .split(/[,\u060c]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const street = textOf(address.road);
  const house = textOf(address.house_number);
  const named = textOf(row.name) || parts[0] || "";
  const isHouse = street !== "" && house !== "" && [street, house, ""].includes(textOf(row.name));
  const name = isHouse ? `${street} ${house}` : named;
  const said = isHouse ? [street, house] : [named];
  return foundPlace(row.lat, row.lon, name, parts.filter((part) => !said.includes(part)).join(", "));
}

const isPlace = (place: FoundPlace | null): place is FoundPlace => place !== null;

export function nominatimPlaces(ask: MapService): PlaceProvider {
  const shared = (language: string) => ({
    format: "jsonv2",
    addressdetails: "1",
    "accept-language": language,
  });
  return {
    async search(text, language) {
      const answer = await ask("/search", { q: text, limit: maxSuggestions, ...shared(language) });
      if (answer.status !== "OK") return { predictions: [], status: answer.status };
      if (!Array.isArray(answer.body)) return { predictions: [], status: "UNKNOWN_ERROR" };
      return predictionsOf(listOf(answer.body).map(placeOfRow).filter(isPlace));
    },
    details: async (placeId) => detailsOf(placeId),
    async addressOf({ lat, lng }: Place, language) {
      const answer = await ask("/reverse", {
        lat: String(lat),
        lon: String(lng),
        zoom: "18",
        ...shared(language),
      });
      if (answer.status !== "OK") return { results: [], status: answer.status };
      const row = fieldsOf(answer.body);
      // Out at sea it says {"error":"Unable to geocode"}.
      if (!("display_name" in row) && !("error" in row)) return { results: [], status: "UNKNOWN_ERROR" };
      return addressesOf([placeOfRow(row)].filter(isPlace));
    },
  };
}
