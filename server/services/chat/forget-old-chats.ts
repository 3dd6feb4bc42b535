/** Conversations that are over are deleted with their pictures. */
import { and, inArray, lt, not, sql } from "drizzle-orm";
import { runningStatuses } from "@/domain/status-groups";
import type { ServerContext } from "../../context";
import { chatMessages, conversations, orders, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { deletePhotos } from "../photos/photo-files";

/** Days without a message after which a chat is deleted. docs/security.md names it. */
export const chatMaxAgeDays = 180;
/** Conversations of one transaction. */
const batch = 100;

/** The customer has an order with this store or courier that is still under way. */
const isUnderWay = sql`exists (
  select 1 from ${orders}
  where ${orders.customerId} = ${conversations.customerId}
    and ${inArray(orders.status, [...runningStatuses])}
    and ((${conversations.peerType} = 'delivery_man' and ${orders.courierId} = ${conversations.peerId})
      or (${conversations.peerType} = 'vendor' and ${orders.storeId} in (
        select ${stores.id} from ${stores} where ${stores.vendorId} = ${conversations.peerId}))))`;

/** Deletes conversations in which nobody has written for `chatMaxAgeDays`, unless an order is under way. Returns how many. */
export async function forgetOldChats({
  database,
  clock,
  settings,
}: Pick<ServerContext, "database" | "clock" | "settings">): Promise<number> {
  const before = new Date(clock.now().getTime() - chatMaxAgeDays * 86_400_000);
  let deleted = 0;
  for (;;) {
    const { ids, photos } = await transact(database, async (tx) => {
      const rows = await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(and(lt(conversations.lastMessageAt, before), not(isUnderWay)))
        .limit(batch)
        .for("update", { skipLocked: true });
      const found = rows.map(({ id }) => id);
      if (found.length === 0) return { ids: found, photos: [] };
      const messages = await tx
        .select({ photos: chatMessages.photos })
        .from(chatMessages)
        .where(inArray(chatMessages.conversationId, found));
      await tx.delete(conversations).where(inArray(conversations.id, found));
      return { ids: found, photos: messages.flatMap((message) => message.photos) };
    });
    await deletePhotos(settings, photos);
    deleted += ids.length;
    if (ids.length < batch) return deleted;
  }
}
