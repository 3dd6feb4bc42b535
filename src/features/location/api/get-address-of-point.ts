import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { currentLanguage } from "@/platform/i18n";
import { dataOf } from "@/platform/query";

/** The address of a point, or null when there is none; in the page's language unless another one is named. */
export const addressOfPointQuery = (lat: number, lng: number, language = currentLanguage()) =>
  queryOptions({
    queryKey: ["place", "address", lat.toFixed(5), lng.toFixed(5), language],
    queryFn: ({ signal }) =>
      get({
        path: "/config/geocode-api",
        query: { lat: lat.toFixed(5), lng: lng.toFixed(5) },
        // Not in the first script.
        normalise: async (answer) =>
          (await import("@/platform/http/normalise/place")).normaliseGeocode(answer),
        authenticated: false,
        signal,
        shop: { language },
      }),
    staleTime: 300_000,
    select: dataOf,
  });
