import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ConversationPage, PeerType } from "@/contract/calls/chat";
import { nameHasWords, searchText, withoutArticle } from "@/domain/search-text";
import type { Language, Queryable } from "../../context";
import { conversations, couriers, stores } from "../../db/schema";
import { allTexts } from "../../locales";
import { formatConversations } from "./format-chat";

export interface ConversationList {
  limit: number;
  /** Number of the page, from 1. */
  offset: number;
  type?: PeerType;
  /** Part of the other side's name. */
  name?: string;
}

/** Conversations whose store, courier or support has this in its name, in any language. */
function namedLike(name: string) {
  const words = searchText(name);
  if (words === "") return sql`${name.trim() === ""}`;
  // A word in its normal form has no sign that a pattern knows.
  const patterns = words.split(" ").map((word) => `%${withoutArticle(word)}%`);
  const hasWords = (column: SQL) => sql`search_text(${column}) like all (${sql.param(patterns)}::text[])`;
  const storeNames = sql`${stores.name} || ' ' || coalesce(translated_texts(${stores.translations}, 'name'), '')`;
  const isSupport = allTexts().some(({ chat }) => nameHasWords(chat.support, name));
  return sql`(
    (${conversations.peerType} = 'vendor' and exists (
      select 1 from ${stores} where ${stores.vendorId} = ${conversations.peerId}
        and ${hasWords(storeNames)}))
    or (${conversations.peerType} = 'delivery_man' and exists (
      select 1 from ${couriers} where ${couriers.id} = ${conversations.peerId}
        and ${hasWords(sql`${couriers.firstName} || ' ' || ${couriers.lastName}`)}))
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
