// @chunk frame

import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "@/platform/http/api-error";
import { bypassCaches } from "@/platform/http/client";
import { storedCopyMaxAgeMs } from "../http/api-cache";
import { libraryPersister } from "./library";

/** Wait before the one retry. */
const retryDelayMs = 1_000;

export interface QueryClientSettings {
  /** An error that no component shows: a write without its own handler, or a read marked `meta: { showError: true }`. */
  onError?(error: unknown): void;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Toast this read's error, as for newsletter and suggestions. */
      showError?: boolean;
    };
    mutationMeta: {
      /** The mutation shows its errors itself. */
      ownErrors?: boolean;
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
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.ownErrors !== true) settings.onError?.(error);
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
      mutations: {
        // Writes that must not be lost go through the outbox; others fail at once without network.
        networkMode: "always",
        retry: false,
      },
    },
  });
}

/** For queries of the boot tier, which stay in memory for as long as their copies are stored. */
export const bootGcTimeMs = storedCopyMaxAgeMs;

/** Refetches every active query, past cache windows and stored copies. Never rejects. */
export async function refreshActiveQueries(queryClient: QueryClient): Promise<void> {
  await bypassCaches(() => queryClient.refetchQueries({ type: "active" }));
}
