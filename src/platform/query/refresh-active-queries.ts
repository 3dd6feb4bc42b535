// @chunk frame

import type { QueryClient } from "@tanstack/react-query";
import { bypassCaches } from "@/platform/http/client";

/** Asks for everything that is on the page again, past every window and every kept copy. Never rejects. */
export async function refreshActiveQueries(queryClient: QueryClient): Promise<void> {
  await bypassCaches(() => queryClient.refetchQueries({ type: "active" }));
}
