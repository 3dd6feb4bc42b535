// @chunk frame

import type { QueryClient } from "@tanstack/react-query";
import { bypassCaches } from "@/platform/http/client";

/** Refetches every active query, past cache windows and stored copies. Never rejects. */
export async function refreshActiveQueries(queryClient: QueryClient): Promise<void> {
  await bypassCaches(() => queryClient.refetchQueries({ type: "active" }));
}
