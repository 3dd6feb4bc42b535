/** One POST to the operator's address: no redirect is followed and no private network reached unless the operator allows it. */
import { type ClientRequest, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { type WebhookAddress, webhookAddressProblem } from "../../environment/webhook-checks";
import { publicLookup } from "../push/endpoints";

/** The whole exchange, ms. */
const requestTimeoutMs = 15_000;

/** Sends the body; returns the status. Rejects with a sentence that names no person. */
export function postWebhook(
  address: WebhookAddress,
  headers: Record<string, string>,
  body: string,
): Promise<number> {
  const problem = webhookAddressProblem(address);
  if (problem !== null) return Promise.reject(new Error(`WEBHOOK_URL ${problem}.`));
  return new Promise((resolve, reject) => {
    const call: ClientRequest = (address.url.startsWith("https:") ? secureRequest : plainRequest)(
      address.url,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(body)),
          "user-agent": "Doorstep",
          ...headers,
        },
        ...(address.allowLocal ? {} : { lookup: publicLookup }),
      },
      (response) => {
        clearTimeout(timer);
        resolve(response.statusCode ?? 0);
        // The reply is not read: a receiver that never stops talking costs nothing.
        response.destroy();
      },
    );
    const timer = setTimeout(() => call.destroy(new Error("timeout")), requestTimeoutMs);
    call.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(new Error(`The address could not be reached (${error.code ?? error.message}).`));
    });
    call.end(body);
  });
}
