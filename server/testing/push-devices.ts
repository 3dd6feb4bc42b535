/** Devices that pushes go to, and what was sent to them. */

import { createECDH, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Language } from "../context";
import { rowsOf } from "../db/rows";
import type { Shopper } from "./shoppers";
import type { TestServer } from "./test-server";

let count = 0;

/** A device as a browser describes it; each one is another. */
export function device() {
  count += 1;
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/device-${count}`,
    keys: {
      p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
      auth: randomBytes(16).toString("base64url"),
    },
  };
}

export const subscribe = (server: TestServer, who: Shopper, body: object, language: Language = "en") =>
  server.call("POST", "/push/subscriptions", { ...who, body, language });

/** The subscribed devices, oldest first. */
export const subscriptions = async ({ context }: TestServer) =>
  rowsOf<{ endpoint: string; customer_id: number | null; guest_id: string | null }>(
    await context.database.execute(sql`select * from push_subscriptions order by id`),
  );

/** Runs what is due, and what that queued. */
export async function sendAll(server: TestServer): Promise<void> {
  while ((await server.runJobs()) > 0);
}

/** No devices, nothing queued, nothing sent. */
export async function resetPushes(server: TestServer): Promise<void> {
  await server.context.database.execute(sql`delete from push_subscriptions`);
  await server.runJobs();
  Object.assign(server.push, { firebase: true, sent: [], results: [] });
}

/** The data of a push that was sent. */
export const pushData = (server: TestServer, index = 0) => server.push.sent[index]?.note.data ?? {};
