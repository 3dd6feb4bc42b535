import { post } from "@/platform/http/client";

/** Subscribes an address; the answer is not read. Refused for an invalid or known address. */
export async function subscribeNewsletter(email: string): Promise<void> {
  await post({
    path: "/newsletter/subscribe",
    body: { email: email.trim() },
    authenticated: false,
    normalise: () => null,
  });
}
