/**
 * What this device knows about its own subscription, for page and worker. Kept beside the session's record; gone at
 * sign-out. Also the ids of the last pushes: every push is sent at least once and shown once.
 */
import { change, read } from "@/platform/outbox/database";

export interface PushWishes {
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
  wishes: PushWishes;
  /** When the server was told last, epoch ms. */
  sentAt: number;
}

const key = "push-device";
const seenKey = "pushes-seen";
/** Copies of a push come within half an hour; nobody gets this many meanwhile. */
const mostSeen = 60;

export async function readDevice(): Promise<DeviceRecord | null> {
  const value = await read("session", key);
  if (typeof value !== "object" || value === null) return null;
  const record = value as Partial<DeviceRecord>;
  const whole =
    typeof record.accountKey === "string" &&
    typeof record.address === "object" &&
    typeof record.wishes === "object" &&
    typeof record.sentAt === "number";
  return whole ? (value as DeviceRecord) : null;
}

export async function writeDevice(record: DeviceRecord): Promise<void> {
  await change("session", key, () => record);
}

export async function forgetDevice(): Promise<void> {
  await change("session", key, () => undefined);
}

/** Whether a push of this id was shown before. */
export async function wasSeen(id: string): Promise<boolean> {
  const seen = await read("session", seenKey);
  return Array.isArray(seen) && seen.includes(id);
}

export async function rememberSeen(id: string): Promise<void> {
  await change<string[]>("session", seenKey, (before) => {
    const others = Array.isArray(before) ? before.filter((other) => other !== id) : [];
    return [...others, id].slice(-mostSeen);
  });
}
