import { createHash } from "node:crypto";
import type { Language, PushMessage, ServerContext } from "../../context";
import { type DeviceTables, forgetLoginDevice, type LoginDevice } from "./login-devices";

/** Sends one copy in the device's language; a device that is gone, or was subscribed under an older key, is forgotten. */
export async function sendToDevice(
  { database, push }: Pick<ServerContext, "database" | "push">,
  tables: DeviceTables,
  device: LoginDevice,
  noteIn: (language: Language) => Promise<PushMessage>,
): Promise<void> {
  const { endpoint, p256dh, auth } = device;
  const isKnown = device.serverKey === (await push.webPushKey());
  const note = await noteIn(device.language);
  if (isKnown && (await push.send({ kind: "web", endpoint, p256dh, auth }, note)) === "sent") return;
  await forgetLoginDevice(database, tables, device.id);
}

/** News of the same order replace those that wait. */
export const topicOfOrder = (program: "board" | "courier", orderId: number): string =>
  createHash("sha256").update(`${program} ${orderId}`).digest("base64url").slice(0, 32);
