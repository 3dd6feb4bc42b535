/**
 * From a queued push to its devices: one job finds them and queues a copy for each, another sends a copy. So only a
 * failing device is retried. Delivery is at least once: every copy has the same `push_id`, so that a device shows it once.
 */
import { and, desc, eq } from "drizzle-orm";
import { pushKind } from "@/domain/push-message";
import { quietMinutesLeft } from "@/domain/quiet-hours";
import type { Language, PushTarget, Queryable, ServerContext, Transaction } from "../../context";
import { customers, guests, orders, pushSubscriptions } from "../../db/schema";
import { transact } from "../../db/transact";
import { languageFrom } from "../../locales";
import { type Owner, ownedBy, ownerName } from "../owner/owner";
import { currentOwner } from "./current-owner";
import { priorityAt, pushPriorities } from "./push-fairness";
import { pushPayload } from "./push-payload";
import { PUSH_DELIVERY_JOB, type PushContent, type PushDelivery, type QueuedPush } from "./push-types";
import { maxDevices, type SubscriptionRow } from "./subscriptions";

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
  const now = context.clock.now();
  const kind = pushKind(queued.content.type);
  await transact(context.database, async (tx) => {
    const owner = await currentOwner(tx, queued.owner);
    const rows = await tx
      .select()
      .from(pushSubscriptions)
      .where(ownedBy(pushSubscriptions, owner))
      .orderBy(desc(pushSubscriptions.updatedAt), desc(pushSubscriptions.id))
      .limit(maxDevices);
    const copies: { delivery: PushDelivery; waitSeconds: number }[] = [];
    for (const row of rows.filter((device) => device[kind]))
      copies.push({
        delivery: { ...queued, owner, subscriptionId: row.id },
        waitSeconds: kind === "offers" ? (await quietMinutes(tx, context, row, now)) * 60 : 0,
      });
    const token = await unsubscribedToken(tx, context, owner);
    if (token !== null) copies.push({ delivery: { ...queued, owner, token }, waitSeconds: 0 });
    const storeId = await storeOf(tx, queued.content);
    const priorities = await pushPriorities(tx, { owner, storeId, copies: copies.length }, now);
    for (const [index, { delivery, waitSeconds }] of copies.entries()) {
      await context.jobs.send(
        tx,
        PUSH_DELIVERY_JOB,
        { ...delivery },
        {
          priority: priorities[index] ?? 0,
          ...(waitSeconds > 0 ? { startAfterSeconds: waitSeconds } : {}),
        },
      );
    }
  });
}

/** The token of the older calls, unless it is subscribed as a device too. */
async function unsubscribedToken(
  tx: Transaction,
  context: ServerContext,
  owner: Owner,
): Promise<string | null> {
  const plain = context.push.firebase ? await legacyToken(tx, owner) : null;
  if (plain === null) return null;
  const [known] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.fcmToken, plain.token))
    .limit(1);
  return known ? null : plain.token;
}

/** The store that a push is about; null when it is about none. */
async function storeOf(tx: Transaction, content: PushContent): Promise<number | null> {
  if (content.orderId === undefined) return null;
  const [order] = await tx
    .select({ storeId: orders.storeId })
    .from(orders)
    .where(eq(orders.id, content.orderId))
    .limit(1);
  return order?.storeId ?? null;
}

/** Minutes until the device's quiet hours end; 0 when it is not quiet now. A time zone that nobody knows is never quiet. */
async function quietMinutes(
  database: Queryable,
  { timeZones }: ServerContext,
  { quietFrom: from, quietTo: to, timezone }: SubscriptionRow,
  now: Date,
): Promise<number> {
  if (!from || !to || !timezone) return 0;
  const timeZone = await timeZones.find(database, timezone);
  return quietMinutesLeft(timeZone && { from, to, timeZone }, now);
}

/** Whether the device was subscribed under another key than this server's: its push service refuses every push. */
const hasOtherKey = async ({ push }: ServerContext, { serverKey }: SubscriptionRow): Promise<boolean> =>
  serverKey !== null && serverKey !== (await push.webPushKey());

/** Copies of one person that this process sends at a time: devices that do not respond hold up nobody else's. */
const maxSendingToOwner = 4;
/** The pause before a copy that waits for others of its owner is tried again, s. */
const sendingRetrySeconds = 5;
const sending = new Map<string, number>();

/** Sends one copy, or queues it again while too many of its owner are on their way. */
export async function deliver(context: ServerContext, delivery: PushDelivery): Promise<void> {
  const owner = ownerName(delivery.owner);
  const count = sending.get(owner) ?? 0;
  if (count >= maxSendingToOwner) {
    await context.jobs.send(context.database, PUSH_DELIVERY_JOB, delivery, {
      startAfterSeconds: sendingRetrySeconds,
      priority: priorityAt(context.clock.now().getTime() + sendingRetrySeconds * 1000),
    });
    return;
  }
  sending.set(owner, count + 1);
  try {
    await sendCopy(context, delivery);
  } finally {
    const left = (sending.get(owner) ?? 1) - 1;
    if (left > 0) sending.set(owner, left);
    else sending.delete(owner);
  }
}

/**
 * Sends one copy if the device still belongs to the owner; deletes a device that is gone or subscribed under an older key,
 * which subscribes again at the app's next start.
 */
async function sendCopy(context: ServerContext, delivery: PushDelivery): Promise<void> {
  const { database } = context;
  const { owner } = delivery;
  if ("token" in delivery) {
    const plain = await legacyToken(database, owner);
    if (plain?.token !== delivery.token) return;
    const note = await pushPayload(context, delivery, { language: plain.language, silent: false });
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
  const silent = (await quietMinutes(database, context, row, context.clock.now())) > 0;
  const note = await pushPayload(context, delivery, { language: row.language, silent });
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
