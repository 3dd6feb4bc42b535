import { sql } from "drizzle-orm";
import type { ChatEvent } from "@/contract/calls/chat";
import type { Queryable } from "../../db/database";

/** The channel of the database on which all processes hear of what happened in a chat. */
export const CHAT_CHANNEL = "chat";

/** A message on the channel: ids only. */
export interface ChatNotice {
  customerId: number;
  event: ChatEvent;
}

/** Tells the customer's open pages, in whichever process they are; only when the transaction is committed. */
export async function announceChatEvent(tx: Queryable, notice: ChatNotice): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHAT_CHANNEL}, ${JSON.stringify(notice)})`);
}
