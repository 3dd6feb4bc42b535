import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { notificationRow } from "@/platform/http/normalise/notification";
import { requireRows } from "@/platform/http/normalise/readers";
import { dataOf } from "@/platform/query";

/** The customer's notifications, newest first. Refetched after a push and at every visit. */
export const notificationsQuery = (accountKey: string) =>
  queryOptions({
    queryKey: ["notifications", accountKey],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/notifications",
        normalise: (response) => requireRows(response, notificationRow),
        authenticated: true,
        signal,
      }),
    staleTime: 0,
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });
