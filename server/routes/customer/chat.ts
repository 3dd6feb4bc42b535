import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ConversationPage,
  ConversationSearchQuery,
  ConversationsQuery,
  MessagePage,
  MessagesQuery,
  QuickRepliesQuery,
  QuickReplyPage,
  SendMessageRequest,
  SentMessage,
} from "@/contract/calls/chat";
import { maxMessagePhotos } from "@/domain/chat-text";
import { textsOf } from "../../locales";
import { onceWithPhotos } from "../../plugins/once-with-photos";
import type { ConversationTarget } from "../../services/chat/find-conversation";
import { listConversations } from "../../services/chat/list-conversations";
import { readMessages } from "../../services/chat/read-messages";
import { checkedText, countMessage, sendMessage, targetOf } from "../../services/chat/send-message";
import { refuse } from "../../services/refusals";
import { customerIdOf } from "./request-caller";

/** Conversations of a customer with stores, delivery people and the shop's support. */
export const chatRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const config = { caller: "customer" } as const;
  const tags = ["chat"];

  app.get(
    "/customer/message/list",
    { config, schema: { tags, querystring: ConversationsQuery, response: { 200: ConversationPage } } },
    (request) => listConversations(database, customerIdOf(request), request.query, request.shop.language),
  );

  app.get(
    "/customer/message/search-list",
    { config, schema: { tags, querystring: ConversationSearchQuery, response: { 200: ConversationPage } } },
    (request) => listConversations(database, customerIdOf(request), request.query, request.shop.language),
  );

  app.get(
    "/customer/message/details",
    { config, schema: { tags, querystring: MessagesQuery, response: { 200: MessagePage } } },
    (request) => {
      const { limit, offset, unseen } = request.query;
      return readMessages(database, customerIdOf(request), readTarget(request.query), {
        limit,
        offset,
        language: request.shop.language,
        seen: unseen !== 1,
      });
    },
  );

  app.post(
    "/customer/message/send",
    {
      config: { ...config, files: { image: maxMessagePhotos }, perMinute: 600 },
      schema: { tags, body: SendMessageRequest, response: { 200: SentMessage } },
    },
    async (request, reply) => {
      const { body } = request;
      const customerId = customerIdOf(request);
      const { language } = request.shop;
      const uploads = request.uploads?.get("image") ?? [];
      const target = targetOf(body);
      const text = checkedText(body.message, uploads.length);
      await countMessage(context, customerId, uploads.length);
      return onceWithPhotos(request, reply, "image", async (tx, photos) => {
        const orderId = body.order_id ?? null;
        const sent = await sendMessage(tx, context, target, { customerId, text, orderId, photos, language });
        return { ...sent, message: textsOf(language).chat.sent };
      });
    },
  );

  app.get(
    "/customer/automated-message",
    {
      config: { publicCache: "revalidated" },
      schema: { tags, querystring: QuickRepliesQuery, response: { 200: QuickReplyPage } },
    },
    (request) => {
      const { limit, offset } = request.query;
      const replies = textsOf(request.shop.language).chat.quickReplies;
      const data = replies.map((message, index) => ({ id: index + 1, message }));
      return {
        total_size: data.length,
        limit,
        offset,
        data: data.slice((offset - 1) * limit, offset * limit),
      };
    },
  );
};

/** The conversation a query names. Refuses with 403 where it names none. */
function readTarget(query: MessagesQuery): ConversationTarget {
  if (query.conversation_id !== undefined) return { conversationId: query.conversation_id };
  if (query.vendor_id !== undefined) return { peerType: "vendor", peerId: query.vendor_id };
  if (query.delivery_man_id !== undefined) return { peerType: "delivery_man", peerId: query.delivery_man_id };
  if (query.admin_id !== undefined) return { peerType: "admin", peerId: 0 };
  throw refuse("chat_receiver");
}
