import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";
import { normaliseReviewReminder } from "@/platform/http/normalise/reviews";
import { dataOf } from "@/platform/query";

/** The order that the customer is asked to review, once a visit. */
export const reviewReminderQuery = (accountKey: string) =>
  queryOptions({
    queryKey: ["review-reminder", accountKey],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/review-reminder",
        normalise: normaliseReviewReminder,
        authenticated: true,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
    select: dataOf,
  });

/** Stops asking the customer about this order. */
export const closeReviewReminder = (orderId: number): Promise<unknown> =>
  get({
    path: "/customer/review-reminder-cancel",
    query: { order_id: orderId },
    normalise: normaliseMessage,
    authenticated: true,
  });
