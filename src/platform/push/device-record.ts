/**
 * This device's push subscription, for page and worker. Stored beside the session record and deleted at sign-out. Also the
 * ids of the last pushes, because a push may be delivered twice and is shown once.
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
  /** Account whose pushes this device receives. */
  accountKey: string;
  /** The server's opaque name of the account; null where the backend gives none. */
  recipient: string | null;
  address: DeviceAddress;
  /** The Web Push key of the subscription, base64url. */
  serverKey: string | null;
  preferences: PushPreferences;
  /** When it was last sent to the server, epoch ms. */
  sentAt: number;
}

const key = "push-device";
const seenKey = "pushes-seen";
/** Copies of a push arrive within half an hour; nobody gets this many pushes meanwhile. */
const maxSeen = 60;

/** Stored under the older name `wishes`: an open tab of an earlier build reads the same record. */
type StoredDevice = Omit<DeviceRecord, "preferences"> & { wishes: PushPreferences };

export async function readDevice(): Promise<DeviceRecord | null> {
  const value = await readRecord("session", key);
  if (typeof value !== "object" || value === null) return null;
  const record = value as Partial<StoredDevice>;
  const complete =
    typeof record.accountKey === "string" &&
    typeof record.address === "object" &&
    typeof record.wishes === "object" &&
    typeof record.sentAt === "number";
  if (!complete) return null;
  const { wishes, ...others } = value as StoredDevice;
  return { ...others, preferences: wishes };
}

export async function writeDevice({ preferences, ...others }: DeviceRecord): Promise<void> {
  await updateRecord<StoredDevice>("session", key, () => ({ ...others, wishes: preferences }));
}

export async function deleteDevice(): Promise<void> {
  await updateRecord("session", key, () => undefined);
}

/** Whether a push of this id was already shown. */
export async function wasPushSeen(id: string): Promise<boolean> {
  const seen = await readRecord("session", seenKey);
  return Array.isArray(seen) && seen.includes(id);
}

export async function markPushSeen(id: string): Promise<void> {
  await updateRecord<string[]>("session", seenKey, (before) => {
    const others = Array.isArray(before) ? before.filter((other) => other !== id) : [];
    return [...others, id].slice(-maxSeen);
  });
}
