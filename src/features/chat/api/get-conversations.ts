import { infiniteQueryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseConversations } from "@/platform/http/normalise/chat";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 20;

/** The customer's conversations, the newest first; with a name, those with whom it fits. */
export const conversationsQuery = (accountKey: string, name = "") =>
  infiniteQueryOptions({
    queryKey: ["chat", accountKey, "conversations", name],
    ...pagedOptions(pageSize, (page, signal) =>
      name === ""
        ? get({
            path: "/customer/message/list",
            query: { ...page },
            normalise: normaliseConversations,
            authenticated: true,
            signal,
          })
        : get({
            path: "/customer/message/search-list",
            query: { ...page, name },
            normalise: normaliseConversations,
            authenticated: true,
            signal,
          }),
    ),
    staleTime: 0,
  });
