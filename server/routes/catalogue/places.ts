/** Place search, details, addresses of points, distances and ways, in the classic form of map services. */
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
import { choosePlaceProvider, type Way } from "../../services/places";

/** A server that asks a paid service asks it no more often than this for one address. */
const perMinute = 240;

function wayOf(query: {
  origin_lat: number;
  origin_lng: number;
  destination_lat: number;
  destination_lng: number;
  mode?: string;
}): Way {
  return {
    from: { lat: query.origin_lat, lng: query.origin_lng },
    to: { lat: query.destination_lat, lng: query.destination_lng },
    mode: query.mode?.toLowerCase().startsWith("w") ? "walking" : "driving",
  };
}

export const placeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const places = choosePlaceProvider(app.context.settings);
  const config = { perMinute } as const;

  app.get(
    "/config/place-api-autocomplete",
    { schema: { querystring: AutocompleteQuery, response: { 200: Predictions } }, config },
    (request) => places.search(request.query.search_text, request.shop.language),
  );
  app.get(
    "/config/place-api-details",
    { schema: { querystring: PlaceDetailsQuery, response: { 200: PlaceResult } }, config },
    (request) => places.details(request.query.placeid, request.shop.language),
  );
  app.get(
    "/config/geocode-api",
    { schema: { querystring: PointQuery, response: { 200: GeocodeResult } }, config },
    (request) => places.addressOf(request.query, request.shop.language),
  );
  app.get(
    "/config/distance-api",
    { schema: { querystring: WayQuery, response: { 200: DistanceResult } }, config },
    (request) => places.distance(wayOf(request.query), request.shop.language),
  );
  app.get(
    "/config/direction-api",
    { schema: { querystring: WayQuery, response: { 200: DirectionResult } }, config },
    (request) => places.directions(wayOf(request.query), request.shop.language),
  );
};
