import type { CodeSender } from "./context";
import { coreError } from "./errors";

/** The whole request, ms. */
const requestTimeoutMs = 10_000;

/**
 * Hands one-time codes to a service of the operator's, which sends them by SMS or e-mail: POST with the JSON `{purpose:
 * "verify" | "reset" | "profile" | "sign-in", medium: "phone" | "email", target, code}`. Throws 503 when it does not answer with 2xx; neither code
 * nor target is logged.
 */
export function httpCodeSender(url: string, token: string | null): CodeSender {
  return {
    isConfigured: true,
    fixedCode: null,
    send: async ({ purpose, medium, target, code }) => {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ purpose, medium, target, code }),
        redirect: "error",
        signal: AbortSignal.timeout(requestTimeoutMs),
      }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return;
      console.error(`CODE_SENDER_URL did not take a code (${response?.status ?? "not reached"}).`);
      throw coreError("unavailable", { retryAfterSeconds: 60 });
    },
  };
}

/** No service is configured: nothing is sent, and no code is ever written down. */
export const noCodeSender: CodeSender = { isConfigured: false, fixedCode: null, send: async () => {} };
