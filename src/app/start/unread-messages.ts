// @chunk behind
import type { QueryClient } from "@tanstack/react-query";
import { isOver } from "@/domain/order-status-steps";
import { loadNewMessages } from "@/features/chat";
import { loadRunningOrders } from "@/features/orders";

/** Keeps the number of unread messages up to date for whoever is signed in, and says when somebody has written. */
export async function followUnreadMessages(queryClient: QueryClient): Promise<void> {
  const [{ tellNewMessages }, { ordersQuery }] = await Promise.all([loadNewMessages(), loadRunningOrders()]);
  tellNewMessages(queryClient, (accountKey) =>
    (queryClient.getQueryData(ordersQuery(accountKey, "running").queryKey)?.pages ?? []).some((page) =>
      page.data.rows.some((order) => !isOver(order)),
    ),
  );
}
