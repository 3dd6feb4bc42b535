import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { dataOf } from "@/platform/query";

/** Where a predicted place is; null when the map service has no answer. */
export const placeQuery = (placeId: string) =>
  queryOptions({
    queryKey: ["place", "details", placeId],
    queryFn: ({ signal }) =>
      get({
        path: "/config/place-api-details",
        query: { placeid: placeId },
        // Not in the first script.
        normalise: async (answer) =>
          (await import("@/platform/http/normalise/place")).normalisePlaceDetails(answer),
        authenticated: false,
        signal,
      }),
    staleTime: 300_000,
    select: dataOf,
  });
