import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useInfiniteQuery } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { conversationsQuery } from "./api/get-conversations";

/**
 * Refetches the list while it still counts read messages as unread. `readAt`: epoch ms of the last response of the
 * conversation, 0 before.
 */
export function useListAfterReading(account: string, conversationId: number | null, readAt: number): void {
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery({ ...conversationsQuery(account), enabled: false });
  const listed = data?.pages.flatMap((page) => page.data.rows).find(({ id }) => id === conversationId);
  const isStale = listed !== undefined && listed.unread > 0 && readAt > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each reading.
  useEffect(() => {
    if (!isStale) return;
    void queryClient.invalidateQueries({ queryKey: [...rootKey("chat", account), "conversations"] });
  }, [queryClient, account, isStale, readAt]);
}
