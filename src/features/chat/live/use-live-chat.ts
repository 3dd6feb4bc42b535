import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { rootKey } from "@/platform/query/query-roots";
import { useAccountKey, useSession } from "@/stores/session";
import { listenToChats } from "./open-stream";

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Reads chats anew as soon as something happens in them, while the page is in view. Returns whether it hears of that by
 * itself; otherwise the chat has to ask.
 */
export function useLiveChat(): boolean {
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const token = useSession((state) => state.token);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (token === null) return undefined;
    const refresh = () => void queryClient.invalidateQueries({ queryKey: rootKey("chat", accountKey) });
    let controller: AbortController | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    const connect = async () => {
      const own = new AbortController();
      controller = own;
      const again = await listenToChats(token, own.signal, {
        onOpen: () => {
          // Something may have been said in between.
          if (failures > 0) refresh();
          failures = 0;
          setLive(true);
        },
        onEvent: refresh,
      }).catch(() => true);
      if (own.signal.aborted) return;
      setLive(false);
      if (!again) return;
      failures += 1;
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
      timer = setTimeout(() => void connect(), pause * (0.5 + Math.random() / 2));
    };
    const stop = () => {
      clearTimeout(timer);
      controller?.abort();
      controller = null;
      setLive(false);
    };
    const follow = () => {
      stop();
      if (document.visibilityState === "visible") void connect();
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    addEventListener("online", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      removeEventListener("online", follow);
      stop();
    };
  }, [queryClient, accountKey, token]);

  return isLive;
}
