import { post } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/customer";

/** Ends the token at the server. Backends without the call answer 404, which is as good: the device forgets it anyway. */
export async function endToken(token: string): Promise<void> {
  await post({
    path: "/auth/logout",
    authenticated: true,
    shop: { token },
    body: {},
    normalise: normaliseMessage,
  });
}
