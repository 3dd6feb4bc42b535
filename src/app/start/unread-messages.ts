// @chunk behind
/** Keeps the number of unread messages up to date for whoever is signed in. */
import { InfiniteQueryObserver, type QueryClient } from "@tanstack/react-query";
import { loadConversationsQuery } from "@/features/chat";
import { session, useSession } from "@/stores/session";
import { setUnreadMessages } from "@/stores/unread-messages";

/** Follows the customer's list of conversations, which pushes and open chats refresh; guests have none. */
export async function followUnreadMessages(queryClient: QueryClient): Promise<void> {
  const { conversationsQuery } = await loadConversationsQuery();
  let stop = () => {};
  const follow = () => {
    stop();
    stop = () => {};
    setUnreadMessages(0);
    const { token, accountKey } = session();
    if (token === null) return;
    const observer = new InfiniteQueryObserver(queryClient, {
      ...conversationsQuery(accountKey),
      retry: false,
    });
    stop = observer.subscribe(({ data }) => setUnreadMessages(data?.pages[0]?.data.unread ?? 0));
    setUnreadMessages(observer.getCurrentResult().data?.pages[0]?.data.unread ?? 0);
  };
  follow();
  useSession.subscribe((now, before) => {
    if (now.accountKey !== before.accountKey || now.token !== before.token) follow();
  });
}
