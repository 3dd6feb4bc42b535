import type { PeerType } from "@/contract/calls/chat";
import { picture, pictureList } from "./pictures";
import {
  type Fields,
  fields,
  identifier,
  integer,
  integerOrNull,
  isOn,
  requireObject,
  rows,
  text,
  textOrNull,
} from "./readers";

/** The other side of a customer's chat. */
export interface ChatPeer {
  type: PeerType;
  /** A vendor's or delivery person's id, 0 for support; null where the backend names none. */
  id: number | null;
  /** Empty for support and for removed accounts. */
  name: string;
  image: string | null;
}

export interface ChatConversation {
  id: number;
  peer: ChatPeer;
  unread: number;
  lastText: string;
  lastHasPhotos: boolean;
  lastIsMine: boolean;
  lastAt: string;
}

export interface ShownMessage {
  id: number;
  isMine: boolean;
  text: string;
  photos: string[];
  isSeen: boolean;
  orderId: number | null;
  createdAt: string;
}

export interface ChatPage {
  rows: ShownMessage[];
  totalSize: number;
  offset: number;
  /** Whether the customer may write now. */
  isOpen: boolean;
  conversation: ChatConversation | null;
  peer: ChatPeer | null;
}

export interface ConversationList {
  rows: ChatConversation[];
  totalSize: number;
  offset: number;
  unread: number;
}

const peerTypeOf = (value: unknown): PeerType =>
  value === "vendor" || value === "delivery_man" ? value : "admin";
const isCustomer = (type: unknown) => type === "customer" || type === "user";

function peerOf(type: PeerType, info: Fields | null): ChatPeer {
  const id = type === "admin" ? 0 : identifier(type === "vendor" ? info?.vendor_id : info?.deliveryman_id);
  const name = info ? `${text(info.f_name)} ${text(info.l_name)}`.trim() : "";
  return { type, id, name, image: info && picture(info, "image", "chat_image_url") };
}

/** The customer's own id. Either side may have begun the chat, so it is that of the side called customer or user. */
function ownIdOf(row: Fields): number {
  return integer(isCustomer(row.sender_type) ? row.sender_id : row.receiver_id, -1);
}

function conversationRow(row: Fields): ChatConversation | null {
  const id = identifier(row.id);
  if (id === null) return null;
  const isSender = isCustomer(row.sender_type);
  const type = peerTypeOf(isSender ? row.receiver_type : row.sender_type);
  const last = fields(row.last_message);
  const lastIsMine = last !== null && integer(last.sender_id, -2) === ownIdOf(row);
  return {
    id,
    peer: peerOf(type, fields(isSender ? row.receiver : row.sender)),
    // Some backends count unread messages for the side that did not write last.
    unread: lastIsMine ? 0 : Math.max(0, integer(row.unread_message_count)),
    lastText: text(last?.message),
    lastHasPhotos: last !== null && pictureList(last, "file", "chat_image_url").length > 0,
    lastIsMine,
    lastAt: text(row.last_message_time) || text(row.updated_at),
  };
}

/** GET /customer/message/list and search-list. */
export function normaliseConversations(response: unknown): ConversationList {
  const body = requireObject(response, ["conversations", "conversation", "total_size"]);
  const found = rows(body.conversations ?? body.conversation, conversationRow);
  return {
    rows: found,
    totalSize: Math.max(integer(body.total_size, found.length), 0),
    offset: Math.max(integer(body.offset, 1), 1),
    unread: Math.max(
      0,
      integerOrNull(body.total_unread) ?? found.reduce((sum, { unread }) => sum + unread, 0),
    ),
  };
}

/** GET /customer/message/details. */
export function normaliseMessages(response: unknown): ChatPage {
  const body = requireObject(response, ["messages"]);
  const raw = fields(body.conversation);
  const conversation = raw && conversationRow(raw);
  const own = raw ? ownIdOf(raw) : -1;
  const receiver = fields(body.receiver);
  const found = rows(body.messages, (row): ShownMessage | null => {
    const id = identifier(row.id);
    return id === null
      ? null
      : {
          id,
          isMine: integer(row.sender_id, -2) === own,
          text: text(row.message),
          photos: pictureList(row, "file", "chat_image_url"),
          isSeen: isOn(row.is_seen),
          orderId: integerOrNull(row.order_id),
          createdAt: text(row.created_at),
        };
  });
  return {
    rows: found,
    totalSize: Math.max(integer(body.total_size, found.length), 0),
    offset: Math.max(integer(body.offset, 1), 1),
    isOpen: isOn(body.status, true),
    conversation,
    peer:
      conversation?.peer ??
      (receiver && peerOf(identifier(receiver.vendor_id) ? "vendor" : "delivery_man", receiver)),
  };
}

/** A row of GET /customer/automated-message. */
export function quickReplyRow(row: Fields): { id: number; message: string } | null {
  const id = identifier(row.id);
  const message = textOrNull(row.message);
  return id === null || message === null ? null : { id, message };
}
