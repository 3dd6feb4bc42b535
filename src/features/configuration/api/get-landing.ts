import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { bootGcTimeMs, cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Texts and pictures of the landing and of the newsletter block. */
export const landingQuery = (language: string) =>
  queryOptions({
    queryKey: ["landing", language],
    queryFn: ({ signal }) =>
      get({
        path: "/react-landing-page",
        // In a chunk of its own, loaded during the request: the first screen does without.
        normalise: async (answer) =>
          (await import("@/platform/http/normalise/landing")).normaliseLanding(answer),
        authenticated: false,
        signal,
        shop: { language },
      }),
    staleTime: staleTimeFor(cacheWindows.landing),
    gcTime: bootGcTimeMs,
    select: dataOf,
  });
