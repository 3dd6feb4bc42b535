/** Announces new messages on every page, also to shoppers without notifications. */
import { InfiniteQueryObserver, type QueryClient } from "@tanstack/react-query";
import { serverNow } from "@/platform/connectivity";
import type { ChatConversation } from "@/platform/http/normalise/chat";
import { preloadTexts, translator } from "@/platform/i18n";
import { isChatShown } from "@/platform/navigation/is-chat-shown";
import { paths } from "@/platform/navigation/paths";
import { goTo } from "@/stores/navigation";
import { session, useSession } from "@/stores/session";
import { longToastDurationMs, showToast } from "@/stores/toasts";
import { setUnreadMessages } from "@/stores/unread-messages";
import { conversationsQuery } from "../api/get-conversations";
import { peerName } from "../peer-name";
import { keepLive } from "./live-chats";

/** A conversation that was silent for this long, ms, is over: a stream for it would only cost battery. */
const talkMs = 2 * 24 * 3_600_000;
/** Characters of a message in its toast. */
const maxWords = 120;

/**
 * Counts unread messages and announces new ones. The stream is open while an order is under way or after a recent message,
 * and closed otherwise. Guests have no chats.
 */
export function tellNewMessages(
  queryClient: QueryClient,
  hasRunningOrder: (accountKey: string) => boolean,
): void {
  let stop = () => {};
  const follow = () => {
    stop();
    stop = () => {};
    setUnreadMessages(0);
    const { token, accountKey } = session();
    if (token === null) return;
    /** The time of the newest known message, by conversation. */
    let known: ReadonlyMap<number, string> | null = null;
    let rows: readonly ChatConversation[] = [];
    let endStream: (() => void) | null = null;

    const decide = () => {
      const isTalking = rows.some(({ lastAt }) => serverNow() - Date.parse(lastAt) < talkMs);
      if (isTalking || hasRunningOrder(accountKey)) endStream ??= keepLive(queryClient);
      else {
        endStream?.();
        endStream = null;
      }
    };
    const read = (page: { rows: readonly ChatConversation[]; unread: number } | undefined) => {
      if (page === undefined) return;
      setUnreadMessages(page.unread);
      rows = page.rows;
      const before = known;
      known = new Map(rows.map(({ id, lastAt }) => [id, lastAt]));
      if (before !== null) {
        const fresh = rows.find(
          (row) => row.unread > 0 && !row.lastIsMine && row.lastAt > (before.get(row.id) ?? ""),
        );
        if (fresh && !isChatShown()) void showMessage(fresh);
      }
      decide();
    };
    const observer = new InfiniteQueryObserver(queryClient, {
      ...conversationsQuery(accountKey),
      retry: false,
    });
    const stops = [
      observer.subscribe(({ data }) => read(data?.pages[0]?.data)),
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        if (type === "updated" && query.queryKey[0] === "orders") decide();
      }),
    ];
    read(observer.getCurrentResult().data?.pages[0]?.data);
    stop = () => {
      for (const end of stops) end();
      endStream?.();
    };
  };
  follow();
  useSession.subscribe((now, before) => {
    if (now.accountKey !== before.accountKey || now.token !== before.token) follow();
  });
}

async function showMessage({ id, peer, lastText }: ChatConversation): Promise<void> {
  await preloadTexts("chat", "push");
  const t = translator("chat");
  showToast({
    // The same as a push's, which may come as well.
    id: "push-message",
    kind: "info",
    title: peerName(peer, t),
    text: lastText.slice(0, maxWords) || t("list.picture"),
    duration: longToastDurationMs,
    action: {
      label: translator("push")("push.open"),
      run: () => goTo(paths.chatting.href({ conversationId: id, type: peer.type, chatFrom: true })),
    },
  });
}
