import { post } from "@/platform/http/client";
import { requireObject } from "@/platform/http/normalise/readers";

/** Subscribes an email address; refused for an invalid or known one. */
export async function subscribeNewsletter(email: string): Promise<void> {
  await post({
    path: "/newsletter/subscribe",
    body: { email: email.trim() },
    authenticated: false,
    normalise: requireObject,
  });
}
