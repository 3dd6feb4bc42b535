import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseModules } from "@/platform/http/normalise/module";
import { bootGcTimeMs, cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** The modules that the operator runs in a zone (text of the zoneId header). */
export const modulesQuery = (zoneId: string | null, language: string) =>
  queryOptions({
    queryKey: ["modules", zoneId ?? "-", language],
    queryFn: ({ signal }) =>
      get({
        path: "/module",
        normalise: normaliseModules,
        authenticated: false,
        signal,
        shop: { zoneId, moduleId: null, language },
      }),
    staleTime: staleTimeFor(cacheWindows.modules),
    gcTime: bootGcTimeMs,
    select: dataOf,
  });
