/** Place search, addresses, distances and directions, in the classic form of map services. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AutocompleteQuery,
  DirectionResult,
  DistanceResult,
  GeocodeResult,
  PlaceDetailsQuery,
  PlaceResult,
  PointQuery,
  Predictions,
  WayQuery,
} from "@/contract/calls/places";
import type { Language } from "../../locales";
import { networkAddressKey } from "../../plugins/rate-limit";
import type { PlaceProvider, Trip } from "../../ports";
import { refuseIn } from "../../services/refusals/catalogue-refusals";

/** Requests per minute and address: a map service costs money. */
const perMinute = 240;

const tripOf = (query: WayQuery): Trip => ({
  from: { lat: query.origin_lat, lng: query.origin_lng },
  to: { lat: query.destination_lat, lng: query.destination_lng },
  mode: query.mode?.toLowerCase().startsWith("w") ? "walking" : "driving",
});

export const placeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { places, routePlanner } = app.context;
  const config = { perMinute } as const;
  /** Refuses without a map service, so that it is not mistaken for 'nothing found'. */
  const configuredPlaces = (language: Language): PlaceProvider => {
    if (places === null) throw refuseIn("places_not_configured", language);
    return places;
  };

  app.get(
    "/config/place-api-autocomplete",
    { schema: { querystring: AutocompleteQuery, response: { 200: Predictions } }, config },
    async ({ ip, query, shop: { language } }) =>
      configuredPlaces(language).search(query.search_text, language, networkAddressKey(ip)),
  );
  app.get(
    "/config/place-api-details",
    { schema: { querystring: PlaceDetailsQuery, response: { 200: PlaceResult } }, config },
    async ({ ip, query, shop: { language } }) =>
      configuredPlaces(language).details(query.placeid, language, networkAddressKey(ip)),
  );
  app.get(
    "/config/geocode-api",
    { schema: { querystring: PointQuery, response: { 200: GeocodeResult } }, config },
    async ({ ip, query, shop: { language } }) =>
      configuredPlaces(language).addressOf(query, language, networkAddressKey(ip)),
  );
  app.get(
    "/config/distance-api",
    { schema: { querystring: WayQuery, response: { 200: DistanceResult } }, config },
    async ({ ip, query, shop: { language } }) =>
      routePlanner.distance(tripOf(query), language, networkAddressKey(ip)),
  );
  app.get(
    "/config/direction-api",
    { schema: { querystring: WayQuery, response: { 200: DirectionResult } }, config },
    async ({ ip, query, shop: { language } }) =>
      routePlanner.directions(tripOf(query), language, networkAddressKey(ip)),
  );
};
