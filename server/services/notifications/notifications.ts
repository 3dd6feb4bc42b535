/** The history of what a person was told: written with every push, read by its customer. */
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { CustomerNotification } from "@/contract/calls/customer";
import type { Queryable, Transaction } from "../../context";
import { notifications, orders, stores } from "../../db/schema";
import { type Owner, ownerColumns } from "../owner/owner";
import { canceledWords } from "../push/canceled-words";
import { orderStatusPush } from "../push/order-status-push";
import { isPushContent, type PushContent } from "../push/push-types";
import { shopMoney } from "../settings/shop-money-text";
import type { ShopView } from "../settings/shop-view";

const day = 86_400_000;
/** Older rows are neither shown nor kept. */
export const notificationMaxAgeMs = 60 * day;
/** Rows of one response: about thirty orders with all their steps. */
export const maxNotifications = 200;

/** Adds a row, in the transaction of the push that it records. */
export async function recordNotification(
  tx: Queryable,
  owner: Owner,
  content: PushContent,
  createdAt: Date,
): Promise<void> {
  await tx.insert(notifications).values({ ...ownerColumns(owner), content, createdAt });
}

/** A guest signs in: what the guest was told is the customer's. */
export async function moveGuestNotifications(
  tx: Transaction,
  guestId: number,
  customerId: number,
): Promise<void> {
  await tx.update(notifications).set({ customerId, guestId: null }).where(eq(notifications.guestId, guestId));
}

/** The customer's notifications of the last 60 days, newest first. An order that is not theirs is not named. */
export async function listNotifications(
  database: Queryable,
  customerId: number,
  { language, now }: Pick<ShopView, "language" | "now">,
): Promise<CustomerNotification[]> {
  const rows = await database
    .select({
      id: notifications.id,
      content: notifications.content,
      createdAt: notifications.createdAt,
      orderId: orders.id,
      storeName: stores.name,
    })
    .from(notifications)
    .leftJoin(
      orders,
      and(
        sql`${orders.id} = (${notifications.content} ->> 'orderId')::bigint`,
        eq(orders.customerId, customerId),
      ),
    )
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(notifications.customerId, customerId),
        gt(notifications.createdAt, new Date(now.getTime() - notificationMaxAgeMs)),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(maxNotifications);
  const money = await shopMoney(database, language);
  return rows.flatMap(({ id, content, createdAt, orderId, storeName }) => {
    if (!isPushContent(content)) return [];
    const texts =
      "status" in content
        ? orderStatusPush(
            {
              ...content,
              orderId,
              storeName: storeName ?? "",
              // An order's details are shown to its owner alone.
              more:
                orderId === null ? "" : canceledWords(content, { language, money, store: storeName ?? "" }),
            },
            language,
          )
        : { title: content.title, body: content.body };
    const image = "status" in content ? "" : (content.image ?? "");
    const time = createdAt.toISOString();
    return {
      id,
      title: texts.title,
      description: texts.body,
      image_full_url: image || null,
      data: {
        title: texts.title,
        description: texts.body,
        image,
        type: content.type,
        order_id: orderId === null ? "" : String(orderId),
        ...("status" in content
          ? {
              order_status: content.status,
              module_id: String(content.moduleId),
              order_type: content.orderType,
            }
          : {
              conversation_id: content.conversationId === undefined ? "" : String(content.conversationId),
              sender_type: content.senderType ?? "",
            }),
      },
      created_at: time,
      updated_at: time,
    };
  });
}
