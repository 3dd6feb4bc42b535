/** Loaded only where an older build stored config without the offsets of the shop's time zone. */
import type { QueryClient } from "@tanstack/react-query";
import { runtimeOffsets } from "@/domain/runtime-offsets";
import { configQuery } from "@/features/configuration";

/**
 * Fills in the offsets of a stored config's time zone with those that this browser knows, until the shop answers: without a
 * network the shop's hours would stay unknown. The config keeps its age, and is asked for again when that is due.
 */
export function completeStoredConfig(queryClient: QueryClient, language: string): void {
  const { queryKey } = configQuery(language);
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(
    queryKey,
    (stored) =>
      stored && {
        ...stored,
        data: { ...stored.data, timezone_offsets: runtimeOffsets(stored.data.timezone, Date.now()) },
      },
    { updatedAt },
  );
}
