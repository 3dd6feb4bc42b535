import { coreError } from "../core/errors";
import type { TwilioSettings } from "../environment/setting-checks";
import { fillText, textsOf } from "../locales";
import type { CodeSender } from "../ports";
import { codeLimits } from "../services/auth/code-limits";

/** The whole request, ms. */
const requestTimeoutMs = 10_000;

/**
 * Sends codes by SMS through Twilio's API for messages. The last line lets browsers fill the code in on this shop's origin
 * only (WebOTP). Throws 503 when the message was not taken; neither code nor number is logged.
 */
export function codeByTwilio(settings: TwilioSettings, publicUrl: string): CodeSender["send"] {
  const { url, account, token, from } = settings;
  const { host } = new URL(publicUrl);
  return async ({ target, code, language, shop }) => {
    const values = { code, shop, minutes: codeLimits.lifeSeconds / 60 };
    const text = `${fillText(textsOf(language).accountMails.code_sms, values)}\n\n@${host} #${code}`;
    const response = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` },
      body: new URLSearchParams({
        To: target,
        [from.startsWith("MG") ? "MessagingServiceSid" : "From"]: from,
        Body: text,
      }),
      redirect: "error",
      signal: AbortSignal.timeout(requestTimeoutMs),
    }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    console.error(`The SMS service did not take a code (${response?.status ?? "not reached"}).`);
    throw coreError("unavailable", { retryAfterSeconds: 60 });
  };
}
