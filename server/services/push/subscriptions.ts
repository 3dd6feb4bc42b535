/** The devices of customers and guests: subscribing, changing, moving, removing. */
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PushSubscriptionRemoval, PushSubscriptionRequest } from "@/contract/calls/push";
import type { Language, Queryable, ServerContext, Transaction } from "../../context";
import { isZoneName } from "../../core/time-zone-name";
import { customers, pushSubscriptions } from "../../db/schema";
import { type Owner, ownedBy, ownerColumns, ownerName } from "../owner/owner";
import { refuse } from "../refusals";
import { arePushKeys, isPushEndpoint } from "./endpoints";

/** Devices of one person; the ones that subscribed longest ago go first. */
export const maxDevices = 10;

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

type Device = { endpoint: string; p256dh: string; auth: string } | { fcmToken: string };

function deviceOf(context: ServerContext, body: PushSubscriptionRequest): Device {
  if (Boolean(body.endpoint) === Boolean(body.fcm_token)) throw refuse("push_address");
  if (body.fcm_token) {
    if (!context.push.firebase) throw refuse("push_firebase");
    return { fcmToken: body.fcm_token };
  }
  const { endpoint, keys } = body;
  if (!endpoint || !keys) throw refuse("push_address");
  if (!isPushEndpoint(endpoint, context.settings.pushHosts)) throw refuse("push_host");
  if (!arePushKeys(keys)) throw refuse("push_keys");
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** The preferences of a request; what it does not name is left out. */
function preferencesOf(body: PushSubscriptionRequest): Partial<SubscriptionRow> {
  const preferences: Partial<SubscriptionRow> = {};
  for (const kind of ["orders", "chat", "offers"] as const) {
    const wanted = body[kind];
    if (wanted !== undefined) preferences[kind] = wanted;
  }
  if (body.quiet_from !== undefined || body.quiet_to !== undefined) {
    if (Boolean(body.quiet_from) !== Boolean(body.quiet_to)) throw refuse("push_quiet");
    preferences.quietFrom = body.quiet_from ?? null;
    preferences.quietTo = body.quiet_to ?? null;
  }
  if (body.timezone !== undefined) {
    if (body.timezone !== null && !isZoneName(body.timezone)) throw refuse("push_quiet");
    preferences.timezone = body.timezone;
  }
  if (preferences.quietFrom && !body.timezone) throw refuse("push_quiet");
  return preferences;
}

const named = (address: { endpoint?: string | null; fcm_token?: string | null }): SQL | null =>
  address.endpoint
    ? eq(pushSubscriptions.endpoint, address.endpoint)
    : address.fcm_token
      ? eq(pushSubscriptions.fcmToken, address.fcm_token)
      : null;

/** The owner of a device. A customer's device belongs to the login that subscribed it, and ends with it. */
export interface Subscriber {
  owner: Owner;
  /** Null for guests. */
  sessionHash: string | null;
}

/** POST: a device belongs to its last subscriber. `serverKey` is the server's Web Push key, read before the transaction. */
export async function saveSubscription(
  tx: Transaction,
  context: ServerContext,
  subscriber: Subscriber,
  body: PushSubscriptionRequest,
  { language, serverKey }: { language: Language; serverKey: string },
): Promise<void> {
  const now = context.clock.now();
  const device = deviceOf(context, body);
  await lockDevices(tx, subscriber.owner);
  const values = {
    ...device,
    serverKey: "endpoint" in device ? serverKey : null,
    ...ownerColumns(subscriber.owner),
    sessionHash: subscriber.sessionHash,
    ...preferencesOf(body),
    language,
    updatedAt: now,
  };
  await tx
    .insert(pushSubscriptions)
    .values({ ...values, createdAt: now })
    .onConflictDoUpdate({
      target: "fcmToken" in values ? pushSubscriptions.fcmToken : pushSubscriptions.endpoint,
      set: values,
    });
  await removeOldDevices(tx, subscriber.owner);
}

/** Holds one person's devices, so that subscriptions at the same moment count each other. */
async function lockDevices(tx: Transaction, owner: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`push:${ownerName(owner)}`}))`);
}

/** Keeps the newest devices of a person. The caller holds them. */
async function removeOldDevices(tx: Transaction, owner: Owner): Promise<void> {
  const old = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(ownedBy(pushSubscriptions, owner))
    .orderBy(desc(pushSubscriptions.updatedAt), desc(pushSubscriptions.id))
    .offset(maxDevices);
  if (old.length === 0) return;
  await tx.delete(pushSubscriptions).where(
    inArray(
      pushSubscriptions.id,
      old.map((row) => row.id),
    ),
  );
}

/** PUT: other preferences for a device of the caller's. Refuses with 404 a device that is not subscribed. */
export async function changeSubscription(
  tx: Transaction,
  context: ServerContext,
  owner: Owner,
  body: PushSubscriptionRequest,
  language: Language,
): Promise<void> {
  const device = named(body);
  if (device === null) throw refuse("push_address");
  const [row] = await tx
    .update(pushSubscriptions)
    .set({ ...preferencesOf(body), language, updatedAt: context.clock.now() })
    .where(and(device, ownedBy(pushSubscriptions, owner)))
    .returning({ id: pushSubscriptions.id });
  if (!row) throw refuse("push_unknown");
}

/** DELETE: succeeds also when it was gone already. */
export async function removeSubscription(
  tx: Transaction,
  owner: Owner,
  address: PushSubscriptionRemoval,
): Promise<void> {
  const device = named(address);
  if (device === null) throw refuse("push_address");
  await tx.delete(pushSubscriptions).where(and(device, ownedBy(pushSubscriptions, owner)));
}

/** A guest signs in: their devices are the customer's, for as long as this login lasts. */
export async function moveGuestSubscriptions(
  tx: Transaction,
  to: { guestId: number; customerId: number; sessionHash: string | null; now: Date },
): Promise<void> {
  const customer: Owner = { kind: "customer", customerId: to.customerId };
  await lockDevices(tx, customer);
  await tx
    .update(pushSubscriptions)
    .set({ customerId: to.customerId, guestId: null, sessionHash: to.sessionHash, updatedAt: to.now })
    .where(eq(pushSubscriptions.guestId, to.guestId));
  await removeOldDevices(tx, customer);
}

/** A login ends: the token that the older call stores goes too, when it is this login's device. */
export async function clearSessionToken(tx: Queryable, customerId: number, tokenHash: string): Promise<void> {
  const devices = await tx
    .select({ token: pushSubscriptions.fcmToken })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionHash, tokenHash), eq(pushSubscriptions.customerId, customerId)));
  for (const { token } of devices) {
    if (token === null) continue;
    await tx
      .update(customers)
      .set({ firebaseToken: null })
      .where(and(eq(customers.id, customerId), eq(customers.firebaseToken, token)));
  }
}
