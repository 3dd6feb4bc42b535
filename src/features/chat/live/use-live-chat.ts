import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepLive, useIsLive } from "./live-chats";

/**
 * Refetches chats as soon as something happens in them, while the page is in view. Returns whether the stream is open;
 * otherwise the chat has to poll.
 */
export function useLiveChat(): boolean {
  const queryClient = useQueryClient();
  useEffect(() => keepLive(queryClient), [queryClient]);
  return useIsLive((state) => state.isLive);
}
