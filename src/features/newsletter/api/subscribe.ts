import { post } from "@/platform/http/client";

/** Subscribes an email address; refused for an invalid or known one. */
export async function subscribeNewsletter(email: string): Promise<void> {
  await post({
    path: "/newsletter/subscribe",
    body: { email: email.trim() },
    authenticated: false,
    normalise: () => null,
  });
}
