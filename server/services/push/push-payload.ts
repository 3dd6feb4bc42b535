/** The payload for a device: a push's texts in the device's language and its ids, in the contract's words. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { fitPushTexts, pushKind } from "@/domain/push-message";
import type { Language, PushMessage, Queryable, ServerContext } from "../../context";
import { orders, stores } from "../../db/schema";
import { shopMoney } from "../settings/shop-money-text";
import { translated } from "../translations/translated-columns";
import { canceledWords } from "./canceled-words";
import { orderStatusPush } from "./order-status-push";
import type { PushContent, QueuedPush } from "./push-types";
import { recipientOf } from "./server-secrets";

/** Seconds that a push service keeps a note for a device that is off: news of an order is soon old. */
const ttlSeconds = { orders: 4 * 3600, chat: 24 * 3600, offers: 24 * 3600 } as const;

/** The subject of a push: ids and texts in the contract's words. Null when an order is gone. */
async function subjectOf(
  database: Queryable,
  content: PushContent,
  language: Language,
): Promise<Record<string, string> | null> {
  if ("status" in content) {
    const [order] = await database
      .select({ id: orders.id, storeName: stores.name, translations: stores.translations })
      .from(orders)
      .leftJoin(stores, eq(stores.id, orders.storeId))
      .where(eq(orders.id, content.orderId))
      .limit(1);
    if (!order) return null;
    const storeName = translated(order.storeName ?? "", order.translations, "name", language);
    const reader = { language, money: await shopMoney(database, language), store: storeName };
    const texts = orderStatusPush({ ...content, storeName, more: canceledWords(content, reader) }, language);
    return {
      ...fitPushTexts({ ...texts, image: "" }),
      order_id: String(content.orderId),
      order_status: content.status,
      module_id: String(content.moduleId),
      order_type: content.orderType,
    };
  }
  return {
    ...fitPushTexts({ title: content.title, body: content.body, image: content.image ?? "" }),
    order_id: content.orderId === undefined ? "" : String(content.orderId),
    conversation_id: content.conversationId === undefined ? "" : String(content.conversationId),
    sender_type: content.senderType ?? "",
  };
}

/** The note for one device. Null when what it is about is gone. */
export async function pushPayload(
  context: ServerContext,
  { owner, content, pushId, queuedAt }: QueuedPush,
  device: { language: Language; silent: boolean },
): Promise<PushMessage | null> {
  const subject = await subjectOf(context.database, content, device.language);
  if (subject === null) return null;
  const kind = pushKind(content.type);
  // A newer push about the same subject replaces one that waits at the push service.
  const about = kind === "orders" ? subject.order_id : kind === "chat" ? subject.conversation_id : pushId;
  return {
    data: {
      image: "",
      conversation_id: "",
      sender_type: "",
      ...subject,
      type: content.type,
      is_read: "0",
      recipient: await recipientOf(context.database, owner),
      push_id: pushId,
      sent_at: String(queuedAt),
      silent: device.silent ? "1" : "0",
    },
    ttlSeconds: ttlSeconds[kind],
    topic: createHash("sha256").update(`${kind} ${about}`).digest("base64url").slice(0, 32),
  };
}
