import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseOfflineMethods } from "@/platform/http/normalise/offline-payment";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Ways of paying outside of the app, in the reader's language. Kept on the device: an order can be made without a network. */
export const offlineMethodsQuery = (language: string) =>
  queryOptions({
    queryKey: ["sections", language, "offline-methods"],
    queryFn: ({ signal }) =>
      get({
        path: "/offline_payment_method_list",
        normalise: normaliseOfflineMethods,
        authenticated: false,
        signal,
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
