import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseWay } from "@/platform/http/normalise/way";
import type { MapPoint } from "@/platform/maps/types";
import { dataOf } from "@/platform/query";

/** A courier who has gone less far than about 100 m still has the way that was asked for, degrees. */
const step = 1_000;
const nearby = (degrees: number) => Math.round(degrees * step) / step;

/** The way that a courier still has to go: metres, seconds and its line; null when the map service knows none. */
export const courierWayQuery = (accountKey: string, orderId: number, from: MapPoint, to: MapPoint) => {
  const origin = { lat: nearby(from.lat), lng: nearby(from.lng) };
  return queryOptions({
    queryKey: ["courier", accountKey, orderId, "way", origin, to],
    queryFn: ({ signal }) =>
      get({
        path: "/config/direction-api",
        query: {
          origin_lat: origin.lat,
          origin_lng: origin.lng,
          destination_lat: to.lat,
          destination_lng: to.lng,
          mode: "DRIVE",
        },
        normalise: normaliseWay,
        authenticated: false,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The way of a moment ago is shown until the next one is there.
    placeholderData: keepPreviousData,
    select: dataOf,
  });
};
