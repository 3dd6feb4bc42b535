/** Secrets that the server creates at first use and stores in its database, for all its processes. */
import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import webPush from "web-push";
import type { Database, Queryable } from "../../context";
import { serverSecrets } from "../../db/schema";
import { type Owner, ownerName } from "../owner/owner";

/** A secret by its name, made at first use. */
export async function secretOf<T>(database: Queryable, name: string, make: () => T): Promise<T> {
  const read = async () => {
    const [row] = await database
      .select({ value: serverSecrets.value })
      .from(serverSecrets)
      .where(eq(serverSecrets.name, name))
      .limit(1);
    return row?.value as T | undefined;
  };
  const known = await read();
  if (known !== undefined) return known;
  await database.insert(serverSecrets).values({ name, value: make() }).onConflictDoNothing();
  // Another process may have been quicker: the stored value counts.
  return (await read()) as T;
}

export interface VapidKeys {
  /** base64url. */
  publicKey: string;
  privateKey: string;
}

/** The key pair of Web Push. A lost one costs every subscription, so it is in every backup. */
export const vapidKeys = (database: Database): Promise<VapidKeys> =>
  secretOf(database, "vapid", () => webPush.generateVAPIDKeys());

/** Opaque name of a person, the same in every push for them; reveals nothing about them. */
export async function recipientOf(database: Queryable, owner: Owner): Promise<string> {
  const key = await secretOf(database, "recipients", () => randomBytes(32).toString("base64url"));
  return createHmac("sha256", key).update(ownerName(owner)).digest("base64url").slice(0, 24);
}
