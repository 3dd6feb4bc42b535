// @chunk frame

import type { QueryClient } from "@tanstack/react-query";
import { bypassCaches } from "@/platform/http/client";

/** Asks again for everything that is shown, past every cache window and stored copy. Never rejects. */
export async function refreshActiveQueries(queryClient: QueryClient): Promise<void> {
  await bypassCaches(() => queryClient.refetchQueries({ type: "active" }));
}
