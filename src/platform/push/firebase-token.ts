/** The token of Firebase messaging. Its SDK is loaded here and nowhere else on the page. */
import { deleteApp, initializeApp } from "firebase/app";
import { getMessaging, getToken } from "firebase/messaging";
import { withTimeout } from "./web-subscription";

const tokenTimeoutMs = 30_000;

/** Requests this device's token, with our own worker: otherwise the SDK would register a second one. Rejects after 30 s. */
export async function firebaseToken(
  settings: FirebaseSettings,
  vapidKey: string | null,
  registration: ServiceWorkerRegistration,
): Promise<string> {
  const app = initializeApp(settings, "push");
  try {
    return await withTimeout(
      getToken(getMessaging(app), {
        serviceWorkerRegistration: registration,
        ...(vapidKey ? { vapidKey } : {}),
      }),
      tokenTimeoutMs,
    );
  } finally {
    // Only the token is needed here: the worker receives the messages.
    void deleteApp(app).catch(() => undefined);
  }
}
