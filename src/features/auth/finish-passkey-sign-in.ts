import type { LoginResult } from "@/contract";
import type { PasskeyAssertion } from "@/contract/calls/passkeys";
import { askForPasskey, passkeySignInOptions, signInByPasskey } from "@/features/passkeys";
import { prepareSignIn, session } from "@/stores/session";
import type { PendingAuth } from "./pending-auth";

export type OnSignInResult = (result: LoginResult, attempt: PendingAuth) => Promise<void>;

/** Signs in with an authenticator's signature. Where a code is still needed, signing again sends another one. */
export async function finishPasskeySignIn(
  credential: PasskeyAssertion,
  onResult: OnSignInResult,
): Promise<void> {
  await prepareSignIn();
  const result = await signInByPasskey(credential, session().guestId);
  const repeat = async () => {
    const again = await askForPasskey(await passkeySignInOptions());
    return again.kind === "credential" ? signInByPasskey(again.credential, session().guestId) : result;
  };
  await onResult(result, { kind: "sign-in", loginType: "manual", contacts: {}, repeat });
}
