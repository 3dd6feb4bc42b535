import { isApiError } from "@/platform/http/api-error";

/** How long until another code may be asked for where one is on its way already, ms; null for every other error. */
export function waitForCode(error: unknown): number | null {
  if (!isApiError(error, "refused") || error.status !== 405 || !error.hasCode("otp")) return null;
  return error.retryAfterMs ?? defaultWaitMs;
}

/** By the specification, ms: for backends that do not say it. */
const defaultWaitMs = 60_000;
