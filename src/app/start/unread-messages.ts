// @chunk behind
import type { QueryClient } from "@tanstack/react-query";
import { loadNewMessages } from "@/features/chat";

/** Keeps the number of unread messages up to date for whoever is signed in, and says when somebody has written. */
export async function followUnreadMessages(queryClient: QueryClient): Promise<void> {
  await (await loadNewMessages()).tellNewMessages(queryClient);
}
