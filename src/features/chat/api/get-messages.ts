import { infiniteQueryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseMessages } from "@/platform/http/normalise/chat";
import { pagedOptions } from "@/platform/query/paged-options";
import { type ChatTarget, targetKey } from "../chat-target";

const pageSize = 20;

const queryOf = (target: ChatTarget) => {
  if ("conversationId" in target) return { conversation_id: target.conversationId };
  if (target.type === "vendor") return { vendor_id: target.id };
  return target.type === "delivery_man" ? { delivery_man_id: target.id } : { admin_id: 0 };
};

/** Messages of a conversation, newest first. Asking for them marks them as read. */
export const messagesQuery = (accountKey: string, target: ChatTarget) =>
  infiniteQueryOptions({
    queryKey: ["chat", accountKey, "messages", targetKey(target)],
    ...pagedOptions(pageSize, (page, signal) =>
      get({
        path: "/customer/message/details",
        query: { ...page, ...queryOf(target) },
        normalise: normaliseMessages,
        authenticated: true,
        signal,
      }),
    ),
    staleTime: 0,
  });
