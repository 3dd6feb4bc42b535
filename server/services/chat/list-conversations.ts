import { and, count, desc, eq, sql } from "drizzle-orm";
import type { ConversationPage, PeerType } from "@/contract/calls/chat";
import type { Language, Queryable } from "../../context";
import { conversations, couriers, stores } from "../../db/schema";
import { allTexts } from "../../locales";
import { formatConversations } from "./format-chat";

export interface ConversationList {
  limit: number;
  /** Number of the page, from 1. */
  offset: number;
  type?: PeerType;
  /** Part of the name of whom the customer writes to. */
  name?: string;
}

/** Conversations whose store, courier or support has this in its name, in any language. */
function namedLike(name: string) {
  const pattern = `%${name.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const isSupport = allTexts.some(({ chat }) =>
    chat.support.toLowerCase().includes(name.trim().toLowerCase()),
  );
  return sql`(
    (${conversations.peerType} = 'vendor' and exists (
      select 1 from ${stores} where ${stores.vendorId} = ${conversations.peerId}
        and (${stores.name} ilike ${pattern} or ${stores.translations}::text ilike ${pattern})))
    or (${conversations.peerType} = 'delivery_man' and exists (
      select 1 from ${couriers} where ${couriers.id} = ${conversations.peerId}
        and ${couriers.firstName} || ' ' || ${couriers.lastName} ilike ${pattern}))
    or (${conversations.peerType} = 'admin' and ${isSupport}))`;
}

/** A page of the customer's conversations, the one with the newest message first. */
export async function listConversations(
  database: Queryable,
  customerId: number,
  { limit, offset, type, name }: ConversationList,
  language: Language,
): Promise<ConversationPage> {
  const own = eq(conversations.customerId, customerId);
  const where = and(
    own,
    type === undefined ? undefined : eq(conversations.peerType, type),
    name === undefined ? undefined : namedLike(name),
  );
  const rows = await database
    .select()
    .from(conversations)
    .where(where)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const [total] = await database.select({ count: count() }).from(conversations).where(where);
  const [unread] = await database
    .select({ count: sql<string>`coalesce(sum(${conversations.unreadCount}), 0)` })
    .from(conversations)
    .where(own);
  return {
    total_size: total?.count ?? 0,
    limit,
    offset,
    type: type ?? null,
    conversations: await formatConversations(database, customerId, rows, language),
    total_unread: Number(unread?.count ?? 0),
  };
}
