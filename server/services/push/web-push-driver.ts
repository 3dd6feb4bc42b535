/** Standard Web Push: encrypted for the device (RFC 8291), signed for the push service (VAPID). */
import { type Agent, request } from "node:https";
import webPush from "web-push";
import type { PushNote, PushTarget } from "../../context";
import { publicLookup } from "./endpoints";
import type { VapidKeys } from "./server-secrets";

/** The whole exchange with a push service, ms. */
const requestTimeoutMs = 10_000;
/** The device will never take a push again: gone, or subscribed under a key that is no longer ours. */
const gone = [400, 401, 403, 404, 410];

export interface WebPushOptions {
  keys: () => Promise<VapidKeys>;
  contact: string;
  /** Connections are made by this; null: directly, and never to a private address. */
  agent: Agent | null;
}

/** A sender of one note to one device. Throws what may go better later; the error names nobody. */
export function webPushDriver(options: WebPushOptions) {
  return async (target: Extract<PushTarget, { kind: "web" }>, note: PushNote): Promise<"sent" | "gone"> => {
    const { publicKey, privateKey } = await options.keys();
    const details = webPush.generateRequestDetails(
      { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
      JSON.stringify({ data: note.data }),
      {
        vapidDetails: { subject: options.contact, publicKey, privateKey },
        TTL: note.ttlSeconds,
        topic: note.topic,
        urgency: "high",
        contentEncoding: "aes128gcm",
      },
    );
    const status = await post(details.endpoint, details.headers, details.body as Buffer, options.agent);
    if (status >= 200 && status < 300) return "sent";
    if (gone.includes(status)) return "gone";
    throw new Error(`A push service answered ${status}.`);
  };
}

/** One POST without redirects; returns the status. */
function post(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer,
  agent: Agent | null,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      endpoint,
      { method: "POST", headers, ...(agent ? { agent } : { lookup: publicLookup }) },
      (response) => {
        response.resume();
        response.on("end", () => {
          clearTimeout(timer);
          resolve(response.statusCode ?? 0);
        });
      },
    );
    const timer = setTimeout(() => call.destroy(new Error("timeout")), requestTimeoutMs);
    call.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      // The system's message may hold the address; its code does not.
      reject(new Error(`A push service could not be reached (${error.code ?? "timeout"}).`));
    });
    call.end(body);
  });
}
