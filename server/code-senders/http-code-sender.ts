import type { CodeSender } from "../context";
import { coreError } from "../core/errors";

/** The whole request, ms. */
const requestTimeoutMs = 10_000;

/**
 * Hands one-time codes to a service of the operator's, which sends them by SMS or e-mail: POST with the JSON `{purpose:
 * "verify" | "reset" | "profile" | "sign-in" | "owner", medium: "phone" | "email", target, code, language, shop}`. Throws 503
 * when it does not answer with 2xx; neither code nor target is logged.
 */
export function httpCodeSender(url: string, token: string | null): CodeSender {
  return {
    sends: { phone: true, email: true },
    fixedCode: null,
    send: async ({ purpose, medium, target, code, language, shop }) => {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ purpose, medium, target, code, language, shop }),
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
