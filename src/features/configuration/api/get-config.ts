import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { bootGcTimeMs, cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** The operator's settings: loaded once at start, stored in the boot tier. */
export const configQuery = (language: string) =>
  queryOptions({
    queryKey: ["config", language],
    queryFn: ({ signal }) =>
      get({
        path: "/config",
        // In a chunk of its own, loaded during the request: the first screen does without.
        normalise: async (answer) => (await import("@/platform/http/normalise/config")).readConfig(answer),
        authenticated: false,
        signal,
        shop: { language },
      }),
    staleTime: staleTimeFor(cacheWindows.config),
    gcTime: bootGcTimeMs,
    select: dataOf,
  });
