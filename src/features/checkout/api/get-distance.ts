import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normalisePlaceDistance } from "@/platform/http/normalise/place";
import { dataOf } from "@/platform/query";

interface Point {
  lat: number;
  lng: number;
}

/** The distance from the store to the door: metres and seconds, null when the map service does not know. */
export const distanceQuery = (from: Point, to: Point) =>
  queryOptions({
    queryKey: ["delivery-quote", "distance", from.lat, from.lng, to.lat, to.lng],
    queryFn: ({ signal }) =>
      get({
        path: "/config/distance-api",
        query: {
          origin_lat: from.lat,
          origin_lng: from.lng,
          destination_lat: to.lat,
          destination_lng: to.lng,
          mode: "WALK",
        },
        normalise: normalisePlaceDistance,
        authenticated: false,
        signal,
      }),
    staleTime: 300_000,
    select: dataOf,
  });
