import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepLive, useIsLive } from "./live-chats";

/**
 * Reads chats anew as soon as something happens in them, while the page is in view. Returns whether it hears of that by
 * itself; otherwise the chat has to ask.
 */
export function useLiveChat(): boolean {
  const queryClient = useQueryClient();
  useEffect(() => keepLive(queryClient), [queryClient]);
  return useIsLive((state) => state.isLive);
}
