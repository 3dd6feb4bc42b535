/** Firebase Cloud Messaging by its Admin SDK (HTTP v1), loaded when the first push is sent and only with settings. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Agent } from "node:https";
import type { PushMessage, PushTarget } from "../../context";
import { readServiceAccount } from "../../environment/service-account";
import { accessToken } from "./google-token";

/** The token has ended (404). Anything else may be a mistake of the settings, and a device must not pay for it. */
const ended = "messaging/registration-token-not-registered";

export interface FirebaseOptions {
  /** Path of the service account's file, or its JSON. */
  serviceAccount: string;
  agent: Agent | null;
}

async function openMessaging({ serviceAccount, agent }: FirebaseOptions) {
  const json = serviceAccount.trimStart().startsWith("{")
    ? serviceAccount
    : await readFile(serviceAccount, "utf8");
  const account = readServiceAccount(json);
  const [{ initializeApp }, { getMessaging }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/messaging"),
  ]);
  const app = initializeApp(
    {
      projectId: account.projectId,
      credential: { getAccessToken: () => accessToken(account, agent) },
      ...(agent ? { httpAgent: agent } : {}),
    },
    `doorstep-${randomUUID()}`,
  );
  return getMessaging(app);
}

/** A sender of one note to one token. Data only: the worker shows it, so that nothing is ever shown twice. */
export function firebaseDriver(options: FirebaseOptions) {
  let messaging: ReturnType<typeof openMessaging> | null = null;
  return async (
    target: Extract<PushTarget, { kind: "firebase" }>,
    note: PushMessage,
  ): Promise<"sent" | "gone"> => {
    messaging ??= openMessaging(options).catch((error: unknown) => {
      messaging = null;
      const { code, message } = error as NodeJS.ErrnoException;
      throw new Error(`FIREBASE_SERVICE_ACCOUNT cannot be used: ${code ?? message}.`);
    });
    const service = await messaging;
    try {
      await service.send({
        token: target.token,
        data: note.data,
        webpush: { headers: { TTL: String(note.ttlSeconds), Topic: note.topic, Urgency: "high" } },
      });
      return "sent";
    } catch (error) {
      const code = String((error as { code?: unknown }).code ?? "unknown");
      if (code === ended) return "gone";
      // Firebase's own message may repeat the token.
      throw new Error(`Firebase did not take a push (${code}).`);
    }
  };
}
