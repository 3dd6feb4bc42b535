import { coreError } from "../../core/errors";
import { refuse } from "../refusals";

/** The whole request, ms. */
const requestTimeoutMs = 8_000;

/** A JSON answer of a service. Refuses with 403 `token` what it refuses; 503 when it cannot be reached or is down. */
export async function askService(
  url: string,
  form?: Record<string, string>,
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: form === undefined ? "GET" : "POST",
    headers: { accept: "application/json" },
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    redirect: "error",
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch(() => null);
  if (response === null || response.status >= 500 || response.status === 429) {
    await response?.body?.cancel();
    throw coreError("unavailable", { retryAfterSeconds: 30 });
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || typeof body !== "object" || body === null) throw refuse("social_token_wrong");
  return body as Record<string, unknown>;
}

/** A text field of an answer; refuses when it is missing. */
export function textOf(answer: Record<string, unknown>, name: string): string {
  const value = answer[name];
  if (typeof value !== "string" || value === "") throw refuse("social_token_wrong");
  return value;
}
