import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { notificationsQuery } from "./api/get-notifications";
import { useIsUnread } from "./read-notifications";

/** How many notifications the customer has not read; 0 while unknown, and for guests. */
export function useUnreadCount(): number {
  const account = useAccountKey();
  const { data } = useQuery(notificationsQuery(account));
  const isUnread = useIsUnread(account);
  const now = Date.now();
  return data?.filter((row) => isUnread(row, now)).length ?? 0;
}
