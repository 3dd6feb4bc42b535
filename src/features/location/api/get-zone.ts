import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseZoneLookup } from "@/platform/http/normalise/zones";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Rounded to about a metre, so that the same point asked twice is one request. */
const point = (value: number) => Number(value.toFixed(5));

/** Zones that serve a point, smallest first; refused (404, 403) outside of them, with a message to show. */
export const zoneQuery = (lat: number, lng: number) =>
  queryOptions({
    queryKey: ["zone", point(lat), point(lng)],
    queryFn: ({ signal }) =>
      get({
        path: "/config/get-zone-id",
        query: { lat: point(lat), lng: point(lng) },
        normalise: normaliseZoneLookup,
        authenticated: false,
        signal,
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
