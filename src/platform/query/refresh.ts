// @chunk frame

import type { QueryClient } from "@tanstack/react-query";
import { askAnew } from "@/platform/http/client";

/** Asks for everything that is on the page again, past every window and every kept copy. Never rejects. */
export async function refreshShown(queryClient: QueryClient): Promise<void> {
  await askAnew(() => queryClient.refetchQueries({ type: "active" }));
}
