// @chunk frame

import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "@/platform/http/api-error";
import { storedCopyMaxAgeMs } from "./cache-windows";
import { libraryPersister } from "./library";

/** Wait before the one retry. */
const retryDelayMs = 1_000;

export interface QueryClientSettings {
  /** The error of a read marked `meta: { showError: true }`, which no component shows. */
  onError?(error: unknown): void;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Toast this read's error, as for newsletter and suggestions. */
      showError?: boolean;
    };
  }
}

/** The page's one query client. */
export function createShopQueryClient(settings: QueryClientSettings = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.showError === true) settings.onError?.(error);
      },
    }),
    defaultOptions: {
      queries: {
        // With 'online' nothing would be restored while offline.
        networkMode: "offlineFirst",
        persister: libraryPersister,
        // The library reads records only while memory has none, so memory may drop them early.
        gcTime: 30 * 60_000,
        retry: (count, error) => count < 1 && isApiError(error, "network", "timeout"),
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: true,
        // A thrown error would replace the page: each section handles its own missing data.
        throwOnError: false,
      },
    },
  });
}

/** For queries of the boot tier, which stay in memory for as long as their copies are stored. */
export const bootGcTimeMs = storedCopyMaxAgeMs;
