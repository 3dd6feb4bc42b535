import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normalisePlaceDetails } from "@/platform/http/normalise/place";
import { dataOf } from "@/platform/query";

/** Where a predicted place is; null when the map service has no answer. */
export const placeQuery = (placeId: string) =>
  queryOptions({
    queryKey: ["place", "details", placeId],
    queryFn: ({ signal }) =>
      get({
        path: "/config/place-api-details",
        query: { placeid: placeId },
        normalise: normalisePlaceDetails,
        authenticated: false,
        signal,
      }),
    staleTime: 300_000,
    select: dataOf,
  });
