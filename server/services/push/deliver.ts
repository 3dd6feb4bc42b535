/**
 * From a queued push to its devices: one job finds them and queues a copy for each, another sends a copy. So only a
 * failing device is retried. Delivery is at least once: every copy has the same `push_id`, so that a device shows it once.
 */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { pushKind } from "@/domain/push-message";
import { quietMinutesLeft } from "@/domain/quiet-hours";
import type { Language, PushNote, PushTarget, Queryable, ServerContext } from "../../context";
import { customers, guests, orders, pushSubscriptions, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { languageFrom } from "../../locales";
import { type Owner, ownedBy } from "../owner/owner";
import { orderStatusPush } from "./order-status-push";
import { PUSH_DELIVERY_JOB, type PushContent, type PushDelivery, type QueuedPush } from "./push-types";
import { recipientOf } from "./server-secrets";
import type { SubscriptionRow } from "./subscriptions";

/** Seconds that a push service keeps a note for a device that is off: news of an order is soon old. */
const ttlSeconds = { orders: 4 * 3600, chat: 24 * 3600, offers: 24 * 3600 } as const;

/** The account that a guest has joined, otherwise the owner. */
async function currentOwner(database: Queryable, owner: Owner): Promise<Owner> {
  if (owner.kind !== "guest") return owner;
  const [guest] = await database
    .select({ customerId: guests.joinedCustomerId })
    .from(guests)
    .where(eq(guests.id, owner.guestId))
    .limit(1);
  const customerId = guest?.customerId ?? null;
  return customerId === null ? owner : { kind: "customer", customerId };
}

/** The token that the older calls store (cm-firebase-token, guest/request). */
async function legacyToken(
  database: Queryable,
  owner: Owner,
): Promise<{ token: string; language: Language } | null> {
  const [row] =
    owner.kind === "customer"
      ? await database
          .select({ token: customers.firebaseToken, language: customers.language })
          .from(customers)
          .where(eq(customers.id, owner.customerId))
          .limit(1)
      : await database
          .select({ token: guests.firebaseToken })
          .from(guests)
          .where(eq(guests.id, owner.guestId))
          .limit(1);
  if (!row?.token) return null;
  return { token: row.token, language: languageFrom("language" in row ? String(row.language) : null) };
}

/** Queues a copy for every device that wants it; offers wait until its quiet hours are over. */
export async function queueDeliveries(context: ServerContext, queued: QueuedPush): Promise<void> {
  const kind = pushKind(queued.content.type);
  await transact(context.database, async (tx) => {
    const owner = await currentOwner(tx, queued.owner);
    const rows = await tx.select().from(pushSubscriptions).where(ownedBy(pushSubscriptions, owner));
    for (const row of rows.filter((device) => device[kind])) {
      const delivery: PushDelivery = { ...queued, owner, subscriptionId: row.id };
      const wait = kind === "offers" ? quietMinutesLeft(quietOf(row), context.clock.now()) * 60 : 0;
      await context.jobs.send(
        tx,
        PUSH_DELIVERY_JOB,
        { ...delivery },
        wait > 0 ? { startAfterSeconds: wait } : {},
      );
    }
    const plain = context.push.firebase ? await legacyToken(tx, owner) : null;
    if (plain === null) return;
    const [known] = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.fcmToken, plain.token))
      .limit(1);
    if (!known) {
      await context.jobs.send(tx, PUSH_DELIVERY_JOB, { ...queued, owner, token: plain.token });
    }
  });
}

const quietOf = (row: SubscriptionRow) =>
  row.quietFrom && row.quietTo && row.timezone
    ? { from: row.quietFrom, to: row.quietTo, timezone: row.timezone }
    : null;

/** Whether the device was subscribed under another key than this server's: its push service refuses every push. */
const hasOtherKey = async ({ push }: ServerContext, { serverKey }: SubscriptionRow): Promise<boolean> =>
  serverKey !== null && serverKey !== (await push.webPushKey());

/**
 * Sends one copy when the device still belongs to the owner; deletes a device that is gone, or subscribed under an older
 * key: the app subscribes anew at its next start.
 */
export async function deliver(context: ServerContext, delivery: PushDelivery): Promise<void> {
  const { database } = context;
  const { owner } = delivery;
  if ("token" in delivery) {
    const plain = await legacyToken(database, owner);
    if (plain?.token !== delivery.token) return;
    const note = await noteFor(context, delivery, { language: plain.language, silent: false });
    const result = note && (await context.push.send({ kind: "firebase", token: plain.token }, note));
    if (result === "gone") await clearLegacyToken(database, owner, plain.token);
    return;
  }
  const [row] = await database
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, delivery.subscriptionId), ownedBy(pushSubscriptions, owner)))
    .limit(1);
  const target = row && targetOf(row);
  if (!row || !target) return;
  const forget = () => database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, row.id));
  if (await hasOtherKey(context, row)) return void (await forget());
  const silent = quietMinutesLeft(quietOf(row), context.clock.now()) > 0;
  const note = await noteFor(context, delivery, { language: row.language, silent });
  if (note === null) return;
  if ((await context.push.send(target, note)) === "gone") {
    await forget();
    if (target.kind === "firebase") await clearLegacyToken(database, owner, target.token);
  }
}

function targetOf(row: SubscriptionRow): PushTarget | null {
  if (row.fcmToken !== null) return { kind: "firebase", token: row.fcmToken };
  const { endpoint, p256dh, auth } = row;
  return endpoint && p256dh && auth ? { kind: "web", endpoint, p256dh, auth } : null;
}

async function clearLegacyToken(database: Queryable, owner: Owner, token: string): Promise<void> {
  if (owner.kind === "customer") {
    await database
      .update(customers)
      .set({ firebaseToken: null })
      .where(and(eq(customers.id, owner.customerId), eq(customers.firebaseToken, token)));
  } else {
    await database
      .update(guests)
      .set({ firebaseToken: null })
      .where(and(eq(guests.id, owner.guestId), eq(guests.firebaseToken, token)));
  }
}

/** The subject of a push: ids and texts in the contract's words. Null when an order is gone. */
async function subjectOf(
  database: Queryable,
  content: PushContent,
  language: Language,
): Promise<Record<string, string> | null> {
  if ("status" in content) {
    const [order] = await database
      .select({ id: orders.id, storeName: stores.name })
      .from(orders)
      .leftJoin(stores, eq(stores.id, orders.storeId))
      .where(eq(orders.id, content.orderId))
      .limit(1);
    if (!order) return null;
    const texts = orderStatusPush({ ...content, storeName: order.storeName ?? "" }, language);
    return {
      ...texts,
      order_id: String(content.orderId),
      order_status: content.status,
      module_id: String(content.moduleId),
      order_type: content.orderType,
    };
  }
  return {
    title: content.title,
    body: content.body,
    image: content.image ?? "",
    order_id: content.orderId === undefined ? "" : String(content.orderId),
    conversation_id: content.conversationId === undefined ? "" : String(content.conversationId),
    sender_type: content.senderType ?? "",
  };
}

async function noteFor(
  context: ServerContext,
  { owner, content, pushId, queuedAt }: QueuedPush,
  device: { language: Language; silent: boolean },
): Promise<PushNote | null> {
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
