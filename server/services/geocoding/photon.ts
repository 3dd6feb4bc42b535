/** Places from a service that speaks Photon's API (`/api`, `/reverse`; GeoJSON). */
import type { Place } from "@/domain/distance";
import type { PlaceProvider } from "../../ports";
import { fieldsOf, listOf, type MapService, textOf } from "../map-requests";
import { addressesOf, detailsOf, type FoundPlace, foundPlace, predictionsOf } from "./found-place";

const maxSuggestions = "6";

/** The texts without empty and repeated ones. */
const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))];

function placeOfFeature(value: unknown): FoundPlace | null {
  const feature = fieldsOf(value);
  const of = fieldsOf(feature.properties);
  const { coordinates } = fieldsOf(feature.geometry);
  const [lng, lat] = Array.isArray(coordinates) ? coordinates : [];
  const street = distinct([textOf(of.street), textOf(of.housenumber)]).join(" ");
  const town = distinct([textOf(of.postcode), textOf(of.city)]).join(" ");
  const [name = "", ...area] = distinct([
    textOf(of.name),
    street,
    textOf(of.district),
    town,
    textOf(of.state),
    textOf(of.country),
  ]);
  return foundPlace(lat, lng, name, area.join(", "));
}

const isPlace = (place: FoundPlace | null): place is FoundPlace => place !== null;

export function photonPlaces(service: MapService): PlaceProvider {
  /** Languages that it has refused: names come as they are called there. */
  const unknownLanguages = new Set<string>();

  async function ask(path: string, parameters: Record<string, string>, language: string) {
    if (!unknownLanguages.has(language)) {
      const answer = await service(path, { ...parameters, lang: language });
      if (answer.status !== "INVALID_REQUEST" || !/lang/i.test(textOf(fieldsOf(answer.body).message)))
        return answer;
      unknownLanguages.add(language);
    }
    return service(path, parameters);
  }

  /** The places of an answer, or the status that says why there are none. */
  async function find(path: string, parameters: Record<string, string>, language: string) {
    const answer = await ask(path, parameters, language);
    if (answer.status !== "OK") return answer.status;
    const { features } = fieldsOf(answer.body);
    return Array.isArray(features)
      ? listOf(features).map(placeOfFeature).filter(isPlace)
      : ("UNKNOWN_ERROR" as const);
  }

  return {
    async search(text, language) {
      const found = await find("/api", { q: text, limit: maxSuggestions }, language);
      return typeof found === "string" ? { predictions: [], status: found } : predictionsOf(found);
    },
    details: async (placeId) => detailsOf(placeId),
    async addressOf({ lat, lng }: Place, language) {
      const parameters = { lat: String(lat), lon: String(lng), limit: "1" };
      const found = await find("/reverse", parameters, language);
      return typeof found === "string" ? { results: [], status: found } : addressesOf(found);
    },
  };
}
