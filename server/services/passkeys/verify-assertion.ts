import { and, eq, lt, or, sql } from "drizzle-orm";
import type { PasskeyAssertion } from "@/contract/calls/passkeys";
import type { ServerContext } from "../../context";
import { passkeys } from "../../db/schema";
import { refuse } from "../refusals";
import { type ChallengeUse, takeChallenge } from "./challenges";
import { countSignature } from "./passkey-limits";
import { relyingParty } from "./relying-party";

/**
 * The customer whose passkey signed a challenge of this use. Refuses with 403 `passkey` a signature for another page or
 * purpose, a repeated one, one without the person's finger, face or PIN, and one by a copy that counts its uses anew; with 404
 * `passkey` a passkey that is not (or no longer) known; with 429 too many from one network address.
 */
export async function verifyAssertion(
  context: ServerContext,
  assertion: PasskeyAssertion,
  use: ChallengeUse,
  address: string,
): Promise<number> {
  const { database, clock, settings } = context;
  const party = relyingParty(settings);
  if (party === null) throw refuse("passkeys_off");
  await countSignature(context, address);
  const taken = await takeChallenge(context, assertion.response.clientDataJSON, use);
  if (taken === null) throw refuse("passkey_expired");
  const [passkey] = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, assertion.id))
    .limit(1);
  if (!passkey) throw refuse("passkey_unknown");
  const { userHandle } = assertion.response;
  const isTheirs = use.customerId === null || use.customerId === passkey.customerId;
  if (!isTheirs || (userHandle && userHandle !== passkey.userHandle)) throw refuse("passkey_wrong");
  const counter = await countOfUses(assertion, taken.challenge, passkey, party);
  const [used] = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(
      and(
        eq(passkeys.id, passkey.id),
        // Again here, because two copies may come at the same moment.
        or(lt(passkeys.counter, counter), sql`${passkeys.counter} = 0 and ${counter} = 0`),
      ),
    )
    .returning({ id: passkeys.id });
  if (!used) throw refuse("passkey_wrong");
  return passkey.customerId;
}

/** How often the authenticator says that it was used, once everything that it signed has been checked. */
async function countOfUses(
  assertion: PasskeyAssertion,
  challenge: string,
  passkey: typeof passkeys.$inferSelect,
  party: { id: string; origins: string[] },
): Promise<number> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: assertion.response.clientDataJSON,
          authenticatorData: assertion.response.authenticatorData,
          signature: assertion.response.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    if (verified) return authenticationInfo.newCounter;
  } catch {
    // It throws for every failed check; only a developer's log needs the reason.
  }
  throw refuse("passkey_wrong");
}
