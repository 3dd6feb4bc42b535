import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseZoneCheck } from "@/platform/http/normalise/zones";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";
import type { Position } from "@/stores/location";

/** Whether a zone holds a point, by the shop's own rule. */
export const zoneCheckQuery = ({ lat, lng }: Position, zoneId: number) =>
  queryOptions({
    queryKey: ["zone", "check", lat, lng, zoneId],
    queryFn: ({ signal }) =>
      get({
        path: "/zone/check",
        query: { lat, lng, zone_id: zoneId },
        normalise: normaliseZoneCheck,
        authenticated: false,
        signal,
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
