/** Firebase messaging inside our own worker, in builds that have its settings. Never a worker of its own. */
import { initializeApp } from "firebase/app";
import { getMessaging, onBackgroundMessage } from "firebase/messaging/sw";
import { readPush } from "@/domain/push-message";
import { receivePush } from "./push";

/** Starts the SDK, after our own listeners: it adds its own in this call. */
export function startFirebase(settings: FirebaseSettings): void {
  const messaging = getMessaging(initializeApp(settings));
  onBackgroundMessage(messaging, async ({ from, messageId, data, notification }) => {
    const received = readPush(JSON.stringify({ from, fcmMessageId: messageId, data, notification }));
    if (received) await receivePush(received.message);
  });
}
