/** Codes that Firebase sends: the page asks for one, this server asks Firebase's Identity Toolkit whether it was right. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { coreError } from "../../core/errors";
import type { FirebasePhoneSettings } from "../../environment/setting-checks";
import type { PhoneVerification } from "../../ports";
import { refuse } from "../refusals";

/** The whole request, ms. */
const requestTimeoutMs = 8_000;
/** Firebase's tokens live an hour; this one was made a moment ago. */
const maxTokenAgeSeconds = 600;
const clockToleranceSeconds = 60;

/** Firebase's refusals of a code, by the first word of its message. */
const wrong = new Set(["INVALID_CODE", "MISSING_CODE"]);
const over = new Set(["SESSION_EXPIRED", "INVALID_SESSION_INFO", "MISSING_SESSION_INFO", "CODE_EXPIRED"]);
const tooMany = new Set(["TOO_MANY_ATTEMPTS_TRY_LATER", "QUOTA_EXCEEDED"]);

const unavailable = () => coreError("unavailable", { retryAfterSeconds: 30 });

function refusalOf(body: unknown): Error {
  const message = (body as { error?: { message?: unknown } } | null)?.error?.message;
  const [word = ""] = typeof message === "string" ? message.split(/[ :]/) : [];
  if (wrong.has(word)) return refuse("firebase_code_wrong");
  if (over.has(word)) return refuse("firebase_code_over");
  if (tooMany.has(word)) return refuse("otp_block_time");
  // A key that is not allowed, a project without phone sign-in: nothing that the person did.
  return unavailable();
}

/** Firebase, as it is set up. */
export function firebasePhone(settings: FirebasePhoneSettings, now: () => Date): PhoneVerification {
  const keys = createRemoteJWKSet(new URL(settings.keysUrl), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 3_600_000,
  });
  return {
    provedPhone: async ({ sessionInfo, code }) => {
      const url = new URL(`${settings.url}/v1/accounts:signInWithPhoneNumber`);
      url.searchParams.set("key", settings.apiKey);
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ sessionInfo, code }),
        redirect: "error",
        signal: AbortSignal.timeout(requestTimeoutMs),
      }).catch(() => null);
      if (response === null) throw unavailable();
      const body: unknown = await response.json().catch(() => null);
      if (!response.ok) throw refusalOf(body);
      const token = (body as { idToken?: unknown } | null)?.idToken;
      if (typeof token !== "string") throw unavailable();
      return phoneOf(token, settings.projectId, keys, now());
    },
  };
}

/** The number in an ID token of this project; refuses with 403 `otp` one of another, 503 when the keys cannot be fetched. */
async function phoneOf(token: string, projectId: string, keys: JWTVerifyGetKey, now: Date): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      algorithms: ["RS256"],
      requiredClaims: ["sub", "exp", "iat", "phone_number"],
      maxTokenAge: maxTokenAgeSeconds,
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
    if (typeof payload.phone_number === "string") return payload.phone_number;
  } catch (error) {
    const isOutage =
      error instanceof errors.JWKSTimeout ||
      error instanceof TypeError ||
      (error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC");
    if (isOutage) throw unavailable();
  }
  throw refuse("firebase_code_wrong");
}
