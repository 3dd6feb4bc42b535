import type { QueryClient } from "@tanstack/react-query";
import { pointText } from "@/domain/point-text";
import { configQuery } from "@/features/configuration";
import type { Position } from "@/stores/location";
import { preferences } from "@/stores/preferences";
import { addressOfPointQuery } from "./api/get-address-of-point";

/** Whether the shop looks up places and addresses. A backend that says nothing of it does. */
export const hasPlaceSearch = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData(configQuery(preferences().language).queryKey)?.data.place_search !== false;

/**
 * The name of a point: its address, or its coordinates where the shop looks up none. Null when it has no address. Rejects
 * when it cannot be asked for.
 */
export async function nameOfPoint(queryClient: QueryClient, position: Position): Promise<string | null> {
  if (!hasPlaceSearch(queryClient)) return pointText(position);
  const { data } = await queryClient.fetchQuery(addressOfPointQuery(position.lat, position.lng));
  return data;
}
