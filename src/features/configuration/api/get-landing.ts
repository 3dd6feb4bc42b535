import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseLanding } from "@/platform/http/normalise/landing";
import { bootGcTime, cacheWindows, dataOf, freshFor } from "@/platform/query";

/** Texts and pictures of the landing and of the newsletter block. */
export const landingQuery = (language: string) =>
  queryOptions({
    queryKey: ["landing", language],
    queryFn: ({ signal }) =>
      get({
        path: "/react-landing-page",
        normalise: normaliseLanding,
        authenticated: false,
        signal,
        shop: { language },
      }),
    staleTime: freshFor(cacheWindows.landing),
    gcTime: bootGcTime,
    select: dataOf,
  });
