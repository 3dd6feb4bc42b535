/** Devices that hear by Web Push what their login is told: of the board's people, and of couriers. */
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { StaffPushRequest } from "@/contract/calls/staff-push";
import type { Language, Queryable, ServerContext, Transaction } from "../../context";
import type {
  boardDevices,
  courierDevices,
  courierSessions,
  couriers,
  operatorSessions,
  operators,
} from "../../db/schema";
import { arePushKeys, isPushEndpoint } from "../push/endpoints";
import { refuse } from "../refusals";

/** Where a kind of people has its devices and logins. */
export interface DeviceTables {
  readonly people: typeof operators | typeof couriers;
  readonly sessions: typeof operatorSessions | typeof courierSessions;
  /** The column of `sessions` that says whose it is. */
  readonly personId: PgColumn;
  readonly devices: typeof boardDevices | typeof courierDevices;
  /** Devices of one person; the ones that subscribed longest ago go first. */
  readonly most: number;
}

export type LoginDevice = (typeof boardDevices | typeof courierDevices)["$inferSelect"];

/** Saves a device; it belongs to the login that subscribed it last. */
export async function saveLoginDevice(
  tx: Transaction,
  { settings, clock }: Pick<ServerContext, "settings" | "clock">,
  { people, sessions, personId, devices, most }: DeviceTables,
  login: { personId: number; tokenHash: string },
  { endpoint, keys }: StaffPushRequest,
  { language, serverKey }: { language: Language; serverKey: string },
): Promise<void> {
  if (!isPushEndpoint(endpoint, settings.pushHosts)) throw refuse("push_host");
  if (!arePushKeys(keys)) throw refuse("push_keys");
  // Subscriptions at the same moment count each other.
  await tx.execute(sql`select 1 from ${people} where ${people.id} = ${login.personId} for no key update`);
  await tx.execute(sql`
    insert into ${devices} (endpoint, p256dh, auth, server_key, session_hash, language, updated_at)
    values (${endpoint}, ${keys.p256dh}, ${keys.auth}, ${serverKey}, ${login.tokenHash}, ${language},
      ${clock.now().toISOString()}::timestamptz)
    on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, server_key = excluded.server_key,
      session_hash = excluded.session_hash, language = excluded.language, updated_at = excluded.updated_at`);
  await tx.execute(sql`
    delete from ${devices} where ${devices.id} in (
      select ${devices.id} from ${devices} join ${sessions} on ${sessions.tokenHash} = ${devices.sessionHash}
      where ${personId} = ${login.personId}
      order by ${devices.updatedAt} desc, ${devices.id} desc offset ${most})`);
}

/** Succeeds also when it was gone already, and leaves other people's devices alone. */
export async function removeLoginDevice(
  tx: Transaction,
  { sessions, personId, devices }: DeviceTables,
  person: number,
  endpoint: string,
): Promise<void> {
  await tx.execute(sql`
    delete from ${devices} where ${devices.endpoint} = ${endpoint}
      and ${devices.sessionHash} in (select ${sessions.tokenHash} from ${sessions} where ${personId} = ${person})`);
}

/** Forgets a device that is gone, or that was subscribed under an older key of the server. */
export async function forgetLoginDevice(
  database: Queryable,
  { devices }: DeviceTables,
  id: number,
): Promise<void> {
  await database.execute(sql`delete from ${devices} where ${devices.id} = ${id}`);
}
