/** The token of Firebase messaging. Its SDK is loaded here and nowhere else on the page. */
import { deleteApp, initializeApp } from "firebase/app";
import { getMessaging, getToken } from "firebase/messaging";
import { withTimeout } from "./web-subscription";

const patience = 30_000;

/** Asks for this device's token, always with our own worker: without it the SDK would register a second one. */
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
      patience,
    );
  } finally {
    // Nothing else is wanted of it: messages are heard by the worker.
    void deleteApp(app).catch(() => undefined);
  }
}
