import { queryOptions } from "@tanstack/react-query";
import type { Zone } from "@/contract";
import { type ApiResponse, get } from "@/platform/http/client";
import { normaliseZones } from "@/platform/http/normalise/zones";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Copies stored by an earlier version of the app have only corners. */
const withOutlines = (answer: ApiResponse<Zone[]>): Zone[] =>
  dataOf(answer).map((zone: Omit<Zone, "outline"> & Partial<Zone>) => ({
    ...zone,
    outline: zone.outline ?? [[zone.formated_coordinates.map(({ lat, lng }) => [lng, lat])]],
  }));

/** All zones with their outlines, for the map. */
export const zonesQuery = () =>
  queryOptions({
    queryKey: ["zones"],
    queryFn: ({ signal }) =>
      get({ path: "/zone/list", normalise: normaliseZones, authenticated: false, signal }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: withOutlines,
  });
