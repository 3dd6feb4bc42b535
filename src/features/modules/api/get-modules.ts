import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { bootGcTime, cacheWindows, dataOf, freshFor } from "@/platform/query";

/** The modules that the operator runs in a zone (text of the zoneId header). */
export const modulesQuery = (zoneId: string | null, language: string) =>
  queryOptions({
    queryKey: ["modules", zoneId ?? "-", language],
    queryFn: ({ signal }) =>
      get({
        path: "/module",
        // In its own chunk, which comes while the answer is under way: the first screen does without.
        normalise: async (answer) =>
          (await import("@/platform/http/normalise/module")).normaliseModules(answer),
        authenticated: false,
        signal,
        shop: { zoneId, moduleId: null, language },
      }),
    staleTime: freshFor(cacheWindows.modules),
    gcTime: bootGcTime,
    select: dataOf,
  });
