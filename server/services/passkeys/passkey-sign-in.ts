/** Signing in with a passkey: nothing is typed, the authenticator names the person. */
import { eq } from "drizzle-orm";
import type { LoginResult } from "@/contract";
import type { PasskeyLoginRequest, PasskeyOptions } from "@/contract/calls/passkeys";
import type { ServerContext } from "../../context";
import { customers } from "../../db/schema";
import { type SignInOrigin, signInVerified } from "../auth/verification";
import { refuse } from "../refusals";
import { challengeLifeMs, createChallenge } from "./challenges";
import { countChallenge } from "./passkey-limits";
import { relyingParty } from "./relying-party";
import { verifyAssertion } from "./verify-assertion";

/** POST /auth/passkey/options: the same for everybody. 403 `passkey` where this server has none. */
export async function signInOptions(context: ServerContext, address: string): Promise<PasskeyOptions> {
  const party = relyingParty(context.settings);
  if (party === null) throw refuse("passkeys_off");
  await countChallenge(context, address);
  return {
    challenge: await createChallenge(context, { purpose: "sign-in", customerId: null }),
    rpId: party.id,
    timeout: challengeLifeMs,
    userVerification: "required",
    allowCredentials: [],
  };
}

/** POST /auth/passkey/login. Refusals as `verifyAssertion`, and 403 for a blocked account. */
export async function signInByPasskey(
  context: ServerContext,
  { credential, guest_id: guestId }: PasskeyLoginRequest,
  origin: SignInOrigin,
): Promise<LoginResult> {
  const use = { purpose: "sign-in", customerId: null } as const;
  const customerId = await verifyAssertion(context, credential, use, origin.address);
  const [customer] = await context.database
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .limit(1);
  if (!customer) throw refuse("passkey_unknown");
  return signInVerified(context, customer, { loginType: "manual", guestId, origin });
}
