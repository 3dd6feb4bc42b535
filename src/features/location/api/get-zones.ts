import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseZones } from "@/platform/http/normalise/zones";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** All zones with their outlines, for the map. */
export const zonesQuery = () =>
  queryOptions({
    queryKey: ["zones"],
    queryFn: ({ signal }) =>
      get({ path: "/zone/list", normalise: normaliseZones, authenticated: false, signal }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
