/** The page's one stream of chats, open while somebody uses it and the page is in view. */
import type { QueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import { rootKey } from "@/platform/query/query-roots";
import { session, useSession } from "@/stores/session";
import { listenToChats } from "./open-stream";

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Whether the stream is open. */
export const useIsLive = create<{ isLive: boolean }>(() => ({ isLive: false }));
const setLive = (isLive: boolean) => useIsLive.setState({ isLive });

let users = 0;
let close = () => {};

/** Refetches chats as soon as something happens in them. Returns a function that ends it, with its last user. */
export function keepLive(queryClient: QueryClient): () => void {
  users += 1;
  if (users === 1) close = followChats(queryClient);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    users -= 1;
    if (users === 0) close();
  };
}

function followChats(queryClient: QueryClient): () => void {
  let controller: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const connect = async (token: string, accountKey: string) => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: rootKey("chat", accountKey) });
    const own = new AbortController();
    controller = own;
    const again = await listenToChats(token, own.signal, {
      onOpen: () => {
        // A message may have come in between.
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
    timer = setTimeout(() => void connect(token, accountKey), pause * (0.5 + Math.random() / 2));
  };
  const stop = () => {
    clearTimeout(timer);
    controller?.abort();
    controller = null;
    setLive(false);
  };
  const follow = () => {
    stop();
    const { token, accountKey } = session();
    if (token !== null && document.visibilityState === "visible") void connect(token, accountKey);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  addEventListener("online", follow);
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.accountKey !== before.accountKey || now.token !== before.token) follow();
  });
  return () => {
    document.removeEventListener("visibilitychange", follow);
    removeEventListener("online", follow);
    unsubscribe();
    stop();
  };
}
