import type { PasskeyAssertion, PasskeyOptions } from "@/contract/calls/passkeys";
import { post } from "@/platform/http/client";
import { normaliseLoginResult } from "@/platform/http/normalise/customer";
import { normalisePasskeyOptions } from "./passkeys";

/** Options for the browser: good for one sign-in within five minutes. */
export async function passkeySignInOptions(): Promise<PasskeyOptions> {
  const answer = await post({
    path: "/auth/passkey/options",
    authenticated: false,
    normalise: normalisePasskeyOptions,
  });
  return answer.data;
}

/** Signs in with what the authenticator signed. 404 for a passkey that the shop does not know (any more), 403 otherwise. */
export async function signInByPasskey(credential: PasskeyAssertion, guestId: number | null) {
  const answer = await post({
    path: "/auth/passkey/login",
    authenticated: false,
    body: { credential, ...(guestId === null ? {} : { guest_id: guestId }) },
    normalise: normaliseLoginResult,
  });
  return answer.data;
}
