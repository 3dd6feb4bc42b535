import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { bootGcTime, cacheWindows, dataOf, freshFor } from "@/platform/query";

/** The operator's settings: read once at start, kept in the boot tier. */
export const configQuery = (language: string) =>
  queryOptions({
    queryKey: ["config", language],
    queryFn: ({ signal }) =>
      get({ path: "/config", normalise: normaliseConfig, authenticated: false, signal, shop: { language } }),
    staleTime: freshFor(cacheWindows.config),
    gcTime: bootGcTime,
    select: dataOf,
  });
