/** Standard Web Push: encrypted for the device (RFC 8291), signed for the push service (VAPID). */
import { type Agent, request } from "node:https";
import webPush from "web-push";
import type { PushMessage, PushTarget } from "../../context";
import { publicLookup } from "./endpoints";
import type { VapidKeys } from "./server-secrets";

/** The whole exchange with a push service, ms. */
const requestTimeoutMs = 10_000;
/** The subscription has ended (RFC 8030). Anything else may be our own mistake, and a device must not pay for it. */
const ended = [404, 410];
/** Reasons for the operator, beside the status. */
const reasons: Record<number, string> = {
  400: "it does not understand what this server sends",
  401: "it does not take this server's signature (see its clock and PUSH_CONTACT)",
  403: "the device is subscribed under another key, or PUSH_CONTACT is not accepted",
  413: "the push is too large",
  429: "this server sends too much",
};

export interface WebPushOptions {
  keys: () => Promise<VapidKeys>;
  contact: string;
  /** Connections are made by this; null: directly, and never to a private address. */
  agent: Agent | null;
}

/** A sender of one note to one device. Throws what may go better later; the error names nobody. */
export function webPushDriver(options: WebPushOptions) {
  return async (
    target: Extract<PushTarget, { kind: "web" }>,
    note: PushMessage,
  ): Promise<"sent" | "gone"> => {
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
    if (ended.includes(status)) return "gone";
    const reason = reasons[status];
    const { hostname } = new URL(target.endpoint);
    throw new Error(`A push service (${hostname}) answered ${status}${reason ? `: ${reason}` : ""}.`);
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
