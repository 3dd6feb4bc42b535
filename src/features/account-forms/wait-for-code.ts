import { isApiError } from "@/platform/http/api-error";

/** How long until another code may be requested after one was sent, ms; null for any other error. */
export function waitForCode(error: unknown): number | null {
  if (!isApiError(error, "refused") || error.status !== 405 || !error.hasCode("otp")) return null;
  return error.retryAfterMs ?? defaultWaitMs;
}

/** The specification's wait, ms, for backends that do not say it. */
const defaultWaitMs = 60_000;
