/** Requests and responses of the chat between a customer and a store, a delivery person or the shop's support. */

import { Id, Instant, nullable, oneOf, PictureAddress, page, type Static, Type } from "../schema";
import { OrderId } from "./orders";

const closed = { additionalProperties: false } as const;
/** Bytes of a message as it may come; what is stored is shorter (domain/chat-text). */
const maxTypedLength = 20_000;

/** Whom a customer writes to. */
export const peerTypes = ["vendor", "delivery_man", "admin"] as const;
export const PeerType = oneOf(peerTypes);
export type PeerType = Static<typeof PeerType>;

/**
 * The writer or reader of a message. Its `id` is one of its own, apart from the ids of customers, vendors and delivery people.
 */
export const UserInfo = Type.Object({
  id: Type.Integer(),
  f_name: Type.String(),
  l_name: Type.String(),
  phone: nullable(Type.String()),
  email: nullable(Type.String()),
  image: nullable(Type.String()),
  image_full_url: PictureAddress,
  user_id: nullable(Type.Integer()),
  vendor_id: nullable(Type.Integer()),
  deliveryman_id: nullable(Type.Integer()),
  admin_id: nullable(Type.Integer()),
});
export type UserInfo = Static<typeof UserInfo>;

export const ChatMessage = Type.Object({
  id: Type.Integer(),
  conversation_id: Id,
  /** Id of a UserInfo; 0 of the shop's support. */
  sender_id: Type.Integer(),
  message: nullable(Type.String()),
  /** JSON of the names of its pictures. */
  file: nullable(Type.String()),
  file_full_url: Type.Array(Type.String()),
  is_seen: Type.Integer({ minimum: 0, maximum: 1 }),
  order_id: nullable(Type.Integer()),
  order: Type.Null(),
  created_at: Instant,
  updated_at: Instant,
});
export type ChatMessage = Static<typeof ChatMessage>;

/** The customer is always the sender. The shop's support is the receiver 0 and has no row. */
export const Conversation = Type.Object({
  id: Id,
  sender_id: Type.Integer(),
  sender_type: Type.String(),
  receiver_id: Type.Integer(),
  receiver_type: PeerType,
  last_message_id: nullable(Type.Integer()),
  last_message_time: Instant,
  unread_message_count: Type.Integer({ minimum: 0 }),
  created_at: Instant,
  updated_at: Instant,
  sender: nullable(UserInfo),
  receiver: nullable(UserInfo),
  last_message: nullable(ChatMessage),
});
export type Conversation = Static<typeof Conversation>;

const paging = {
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
  /** The number of the page, from 1. */
  offset: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
};

/** GET /customer/message/list, the last one that said something first. */
export const ConversationsQuery = Type.Object({ ...paging, type: Type.Optional(PeerType) }, closed);
export type ConversationsQuery = Partial<Static<typeof ConversationsQuery>>;

/** GET /customer/message/search-list: by the name of whom the customer writes to. */
export const ConversationSearchQuery = Type.Object(
  { ...paging, name: Type.String({ minLength: 1, maxLength: 100 }) },
  closed,
);
export type ConversationSearchQuery = Partial<Static<typeof ConversationSearchQuery>> & { name: string };

export const ConversationPage = Type.Object({
  ...page("conversations", Conversation).properties,
  type: nullable(Type.String()),
  /** Messages in all conversations that the customer has not read. */
  total_unread: Type.Integer({ minimum: 0 }),
});
export type ConversationPage = Static<typeof ConversationPage>;

/** GET /customer/message/details, newest first, by exactly one of the four. Marks what is there as read. */
export const MessagesQuery = Type.Object(
  {
    ...paging,
    conversation_id: Type.Optional(Id),
    vendor_id: Type.Optional(Id),
    delivery_man_id: Type.Optional(Id),
    admin_id: Type.Optional(Type.Integer({ minimum: 0 })),
    /** 1 leaves what is unread so: it is fetched in advance and nobody has seen it. */
    unseen: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  },
  closed,
);
export type MessagesQuery = Partial<Static<typeof MessagesQuery>>;

export const MessagePage = Type.Object({
  ...page("messages", ChatMessage).properties,
  /** Whether the customer may write now: with support always, with others while an order is under way. */
  status: Type.Boolean(),
  conversation: nullable(Conversation),
  /** Whom the customer writes to, also before the first message; null for the shop's support. */
  receiver: nullable(UserInfo),
});
export type MessagePage = Static<typeof MessagePage>;

/** POST /customer/message/send as a form, with pictures as `image[]`. */
export const SendMessageRequest = Type.Object(
  {
    message: Type.Optional(nullable(Type.String({ maxLength: maxTypedLength }))),
    conversation_id: Type.Optional(Id),
    receiver_type: Type.Optional(PeerType),
    receiver_id: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    order_id: Type.Optional(nullable(OrderId)),
  },
  closed,
);
export type SendMessageRequest = Static<typeof SendMessageRequest>;

export const SentMessage = Type.Object({
  ...page("messages", ChatMessage).properties,
  status: Type.Boolean(),
  message: Type.String(),
  conversation: Conversation,
});
export type SentMessage = Static<typeof SentMessage>;

/** POST /shop/conversations/{id}/messages: the shop's own system answers as the store, the delivery person or support. */
export const ShopAnswerRequest = Type.Object({ message: Type.String({ maxLength: maxTypedLength }) }, closed);
export type ShopAnswerRequest = Static<typeof ShopAnswerRequest>;

export const ShopAnswer = Type.Object({
  /** The message's id. */
  id: Type.Integer(),
  conversation_id: Id,
  created_at: Instant,
});
export type ShopAnswer = Static<typeof ShopAnswer>;

/** GET /customer/automated-message. */
export const QuickRepliesQuery = Type.Object(
  { ...paging, limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }) },
  closed,
);
export type QuickRepliesQuery = Partial<Static<typeof QuickRepliesQuery>>;

export const QuickReplyPage = page("data", Type.Object({ id: Id, message: Type.String() }));
export type QuickReplyPage = Static<typeof QuickReplyPage>;

/** An event of GET /customer/message/stream, its data. */
export interface ChatEvent {
  type: "message" | "seen";
  conversation_id: number;
}
