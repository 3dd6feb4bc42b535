import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseWay } from "@/platform/http/normalise/way";
import type { MapPoint } from "@/platform/maps/types";
import { dataOf } from "@/platform/query";

/** Positions are rounded to 1/1000 degree, about 100 m, so that a small move keeps the route. */
const step = 1_000;
const nearby = (degrees: number) => Math.round(degrees * step) / step;

/** The courier's remaining route: metres, seconds and its line; null when the map service knows none. */
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
    // The previous route stays until the next one has loaded.
    placeholderData: keepPreviousData,
    select: dataOf,
  });
};
