import type { Agent } from "node:https";
import type { Database, PushPort } from "../../context";
import type { Settings } from "../../environment/settings";
import { firebaseDriver } from "./firebase-driver";
import { RelayAgent } from "./relay-agent";
import { type VapidKeys, vapidKeys } from "./server-secrets";
import { webPushDriver } from "./web-push-driver";

type PushSettings = Pick<Settings, "pushContact" | "pushRelay" | "firebaseServiceAccount">;

/** Both drivers behind the one port. `agent` is for tests; otherwise the settings say how connections are made. */
export function createPushPort(
  settings: PushSettings,
  database: Database,
  agent: Agent | null = settings.pushRelay ? new RelayAgent(settings.pushRelay) : null,
): PushPort {
  let known: VapidKeys | null = null;
  const keys = async () => {
    known ??= await vapidKeys(database);
    return known;
  };
  const web = webPushDriver({ keys, contact: settings.pushContact, agent });
  const firebase =
    settings.firebaseServiceAccount === null
      ? null
      : firebaseDriver({ serviceAccount: settings.firebaseServiceAccount, agent });
  return {
    firebase: firebase !== null,
    webPushKey: async () => (await keys()).publicKey,
    send: async (target, note) => {
      if (target.kind === "web") return web(target, note);
      // Settings that were forgotten at a start come back; until then the operator is told.
      if (firebase === null)
        throw new Error("A device is subscribed through Firebase, and FIREBASE_SERVICE_ACCOUNT is not set.");
      return firebase(target, note);
    },
  };
}
