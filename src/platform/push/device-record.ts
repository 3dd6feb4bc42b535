/**
 * What this device knows about its own subscription, for page and worker. Kept beside the session's record; gone at
 * sign-out. Also the ids of the last pushes: every push is sent at least once and shown once.
 */
import { readRecord, updateRecord } from "@/platform/outbox/storage/database";

export interface PushPreferences {
  orders: boolean;
  chat: boolean;
  offers: boolean;
  /** HH:mm of this device's clock; both or neither. */
  quietFrom: string | null;
  quietTo: string | null;
}

export type DeviceAddress =
  | { kind: "web"; endpoint: string; p256dh: string; auth: string }
  | { kind: "firebase"; token: string };

export interface DeviceRecord {
  /** Whose pushes come here. */
  accountKey: string;
  /** The server's opaque name of that person; null where the backend gives none. */
  recipient: string | null;
  address: DeviceAddress;
  /** Key of Web Push that it is subscribed under, base64url. */
  serverKey: string | null;
  preferences: PushPreferences;
  /** When the server was told last, epoch ms. */
  sentAt: number;
}

const key = "push-device";
const seenKey = "pushes-seen";
/** Copies of a push come within half an hour; nobody gets this many meanwhile. */
const mostSeen = 60;

export async function readDevice(): Promise<DeviceRecord | null> {
  const value = await readRecord("session", key);
  if (typeof value !== "object" || value === null) return null;
  const record = value as Partial<DeviceRecord>;
  const whole =
    typeof record.accountKey === "string" &&
    typeof record.address === "object" &&
    typeof record.preferences === "object" &&
    typeof record.sentAt === "number";
  return whole ? (value as DeviceRecord) : null;
}

export async function writeDevice(record: DeviceRecord): Promise<void> {
  await updateRecord("session", key, () => record);
}

export async function deleteDevice(): Promise<void> {
  await updateRecord("session", key, () => undefined);
}

/** Whether a push of this id was shown before. */
export async function wasPushSeen(id: string): Promise<boolean> {
  const seen = await readRecord("session", seenKey);
  return Array.isArray(seen) && seen.includes(id);
}

export async function markPushSeen(id: string): Promise<void> {
  await updateRecord<string[]>("session", seenKey, (before) => {
    const others = Array.isArray(before) ? before.filter((other) => other !== id) : [];
    return [...others, id].slice(-mostSeen);
  });
}
